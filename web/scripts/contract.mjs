/** Turns the JSON Schema of the server, read from stdin, into the types of the page, written to stdout. */
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const HEADER = `/**
 * What travels between server and page. Generated, do not edit; \`make contract\` writes it anew.
 *
 * The declarations stand in \`src/majlis/server/wire.py\`, in the routes, and in the \`seen.py\` of each game.
 */
`;

const schema = JSON.parse(await text(process.stdin));
const names = Object.keys(schema.$defs);
const types = await compile(schema, 'Contract', {
  additionalProperties: false,
  bannerComment: '',
  style: { singleQuote: true, printWidth: 140 },
  unreachableDefinitions: true,
});

// The compiler tells below each type where it was found, and puts them in the order of finding.
const told = types.replace(/( \*\n)? \* This interface was referenced by `Contract`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '');
const declared = new Map(
  told
    .replaceAll('/**\n */\n', '')
    .split(/\n(?=\/\*\*|export (?:type|interface))(?<!\*\/\n)/)
    .map((block) => [/^export (?:type|interface) (\w+)/m.exec(block)?.[1], block.trim()]),
);
// A type of data, unlike an interface, also fits where any record is asked for.
const plain = (block) => block.replace(/^export interface (\w+) (\{[^]*\})$/m, 'export type $1 = $2;');
const missing = names.filter((name) => !declared.has(name));
if (missing.length) throw new Error(`no types came of ${missing.join(', ')}`);
process.stdout.write([HEADER, ...names.map((name) => `${plain(declared.get(name))}\n`)].join('\n'));
