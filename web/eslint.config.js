// What can be a mistake, not how it looks: `make check` runs this beside svelte-check and vitest.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'fixtures', 'node_modules', 'src/lib/contract.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript says it (noUnusedLocals), and knows more of templates.
      '@typescript-eslint/no-unused-vars': 'off',
      // The views of four games meet in the contract of boards.
      '@typescript-eslint/no-explicit-any': 'off',
      // An effect reads what it hangs on; spaces in a template are kept by `{' '}`.
      '@typescript-eslint/no-unused-expressions': 'off',
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps that are made anew, not changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check knows which warnings there are, and fails at any.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
