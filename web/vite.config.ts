import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// Pawns are solid: without strokes of their own they take the rim of whoever draws them.
const SOLID = ['merchant', 'pasha', 'sage'];

function symbol(name: string, source: string): string {
  const icon = SOLID.includes(name)
    ? source
        .replace(/ stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/, '')
        .replace('fill="none" stroke="currentColor"', 'fill="currentColor"')
        .replaceAll(' fill="currentColor" stroke="none"', '')
    : source;
  return icon.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="i-${name}"`).replace('</svg>', '</symbol>');
}

/** All icons as one sprite inside the page, so that `<use href="#i-name">` needs no request. */
function sprite(): Plugin {
  const folder = new URL('./icons/', import.meta.url);
  const symbols = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => symbol(file.slice(0, -4), readFileSync(new URL(file, folder), 'utf8').trim()));
  return {
    name: 'majlis-sprite',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--sprite-->',
        () => `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols().join('')}</svg>`,
      ),
  };
}

export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [svelte(), sprite()],
    server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
    build: {
      target: 'es2022',
      outDir: gallery ? 'dist' : '../src/majlis/server/page',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: gallery ? 'gallery/index.html' : 'index.html' },
    },
  };
});
