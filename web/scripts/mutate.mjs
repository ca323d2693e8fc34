/**
 * Plants errors in the arithmetic of the page, one at a time, and lets the unit tests find them.
 *
 *   node scripts/mutate.mjs              all files
 *   node scripts/mutate.mjs src/lib      some of them
 *
 * Each arithmetic or comparing operator, and each `Math.min` and `Math.max`, is turned into another one. A
 * planted error that no test finds is a survivor; `mutants.json` names those that may live, with the reason.
 * Components (`.svelte`) are looked at in the browser; what they compute beyond drawing belongs into a module.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = new URL('..', import.meta.url).pathname;
const KIND = ts.SyntaxKind;
const OTHER = new Map([
  [KIND.PlusToken, '-'],
  [KIND.MinusToken, '+'],
  [KIND.AsteriskToken, '/'],
  [KIND.SlashToken, '*'],
  [KIND.PercentToken, '*'],
  [KIND.LessThanToken, '<='],
  [KIND.LessThanEqualsToken, '<'],
  [KIND.GreaterThanToken, '>='],
  [KIND.GreaterThanEqualsToken, '>'],
]);
const SWAPPED = { min: 'max', max: 'min' };

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('contract.ts'));
}

/** The places of a file where an error can be planted, and what stands there then. */
function mutants(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, instead) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const planted = text.slice(0, node.getStart()) + instead + text.slice(node.getEnd());
    const code = text.split('\n')[line - 1].trim();
    found.push({ file: relative(ROOT, file), line, code, change: `${node.getText()} -> ${instead}`, text, planted });
  };
  const visit = (node) => {
    if (ts.isBinaryExpression(node) && OTHER.has(node.operatorToken.kind) && !isText(node)) add(node.operatorToken, OTHER.get(node.operatorToken.kind));
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math' && SWAPPED[node.name.text]) add(node.name, SWAPPED[node.name.text]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Words put together are no arithmetic. */
const isText = (node) => node.operatorToken.kind === KIND.PlusToken && [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

function survives({ file, text, planted }) {
  const path = join(ROOT, file);
  try {
    writeFileSync(path, planted);
    const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'related', '--run', '--bail', '1', file], { cwd: ROOT, timeout: 60_000 });
    return run.status === 0;
  } finally {
    writeFileSync(path, text);
  }
}

const known = JSON.parse(readFileSync(join(ROOT, 'mutants.json'), 'utf8'));
/** Why a mutant may live: an entry for its line, or one for its whole file, which is then not run at all. */
const reasonOf = ({ file, code }) => known.find((one) => one.file === file && code.includes(one.code ?? ''))?.reason;
const isDrawing = ({ file }) => known.some((one) => one.file === file && !one.code);
const asked = process.argv.slice(2).map((path) => join(ROOT, path));
const all = (asked.length ? asked : [join(ROOT, 'src')]).flatMap(files).flatMap(mutants);
let [caught, excused] = [0, 0];
const lost = [];
for (const [number, mutant] of all.entries()) {
  const where = `${mutant.file}:${mutant.line}  ${mutant.change}`;
  process.stderr.write(`\r${number + 1} of ${all.length}  ${where}`.padEnd(110).slice(0, 110));
  if (!isDrawing(mutant) && !survives(mutant)) caught += 1;
  else if (reasonOf(mutant)) {
    excused += 1;
    if (!isDrawing(mutant)) console.log(`\nlives  ${where}\n       ${mutant.code}\n       because ${reasonOf(mutant)}`);
  } else lost.push(`${where}\n       ${mutant.code}`);
}
for (const { file, code, reason } of known) if (!code) console.log(`\nnot run  ${file}: ${reason}`);
for (const where of lost) console.log(`\nLOST   ${where}`);
console.log(`\n${all.length} planted, ${caught} caught, ${excused} live with a reason, ${lost.length} were not found`);
process.exit(lost.length ? 1 : 0);
