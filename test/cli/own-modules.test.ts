// `railhead playground --rules`: the module of somebody's own and the files that it loads are served, linked to the built package, and
// nothing beside them; what a browser cannot load is refused in words.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BadInputError } from '../../src/cli/console';
import { importsIn, ownModulesOf } from '../../src/cli/own-modules';
import { addressOf, servePlayground } from '../../src/cli/playground';

const FILES = {
  'built/engine.js': 'export {};',
  'built/index.js': 'export {};',
  'built/secret.js': 'export {};',
  'built/playground/index.html': '<!doctype html>',
  'built/playground/own-modules.js': 'export const ownModules = async () => [];',
  'built/playground/imports.json': '{ "zod/mini": "packages/zod-mini.js" }',
  'own/out/game.js': `import { createEngine } from "railhead/engine";
import 'railhead';
import * as z from 'zod/mini';
import { map } from './parts/map.js';
import words from "../words.json" with { type: 'json' };
// import 'left-pad';
/** import { x } from 'right-pad' */
export const text = "from 'nowhere'";
export { map };
`,
  'own/out/parts/map.js': "export * from '../more.mjs';\nexport const map = 1;\n",
  'own/out/more.mjs': "export const more = () => import('railhead/engine');\n",
  'own/out/other.js': 'export {};',
  'own/words.json': '{ "one": 1 }',
};

let folder: string;
let server: Server;
const file = (path: string, text?: string) => {
  const at = join(folder, path);
  if (text !== undefined) {
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  return at;
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-own-'));
  for (const [path, text] of Object.entries(FILES)) file(path, text);
  server = await servePlayground(file('built'), 0, { rules: file('own/out/game.js') });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const answerTo = (path: string) => fetch(new URL(path, addressOf(server)));

test('the page is told where the module is', async () => {
  const text = await (await answerTo('own-modules.js')).text();
  expect(text).toBe(
    'export const ownModules = () => Promise.all([import("/own/out/game.js")]);\nexport const ownFiles = null;\n',
  );
});

test('modules of railhead and packages of the page are named by their addresses, and nothing else is', async () => {
  const text = await (await answerTo('/own/out/game.js')).text();
  expect(text).toContain('import { createEngine } from "/engine.js";');
  expect(text).toContain("import '/index.js';");
  expect(text).toContain("from '/playground/packages/zod-mini.js';");
  expect(text).toContain("from './parts/map.js';");
  expect(await (await answerTo('/own/out/more.mjs')).text()).toContain("import('/engine.js')");
});

test.each([
  ['/own/out/game.js', 'text/javascript; charset=utf-8'],
  ['/own/out/parts/map.js', 'text/javascript; charset=utf-8'],
  ['/own/out/more.mjs', 'text/javascript; charset=utf-8'],
  ['/own/words.json', 'application/json'],
])('%s is served as %s, under the policy of the page', async (path, type) => {
  const { status, headers } = await answerTo(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

test.each([
  '/own/out/other.js',
  '/own/',
  '/own/out/',
  '/own/../built/secret.js.map',
  '/own/%2e%2e/words.json',
  '/out/game.js',
])('%s is not', async (path) => expect((await answerTo(path)).status).toBe(404));

test.each<[string, Record<string, string>, string]>([
  [
    'a package',
    { 'a/a.js': "import pad from 'left-pad';" },
    'imports left-pad, which the playground does not have',
  ],
  [
    'a part of Node.js',
    { 'a/a.js': "export * from 'node:fs';" },
    'imports node:fs, which the playground does not have',
  ],
  ['an entry that there is not', { 'a/a.js': "import 'railhead/nothing';" }, 'imports railhead/nothing'],
  ['a file that there is not', { 'a/a.js': "import './b.js';" }, 'which does not exist'],
  ['TypeScript', { 'a/a.ts': 'export {};' }, 'is not JavaScript'],
  ['TypeScript behind it', { 'a/a.js': "import './b.ts';", 'a/b.ts': '' }, 'is not JavaScript'],
])('a module with %s is refused', async (_, files, message) => {
  const [module] = Object.entries(files).map(([path, text]) => file(path, text));
  const refused = servePlayground(file('built'), 0, { rules: module });
  await expect(refused).rejects.toThrow(BadInputError);
  await expect(refused).rejects.toThrow(message);
});

test('modules that import each other are each served once', () => {
  const [one] = [file('c/one.js', "import './two.js';"), file('c/two.js', "import './one.js';")];
  const { entry, files } = ownModulesOf(one, () => false);
  expect([entry, [...files.keys()]]).toEqual(['/own/one.js', ['/own/one.js', '/own/two.js']]);
});

test('imports are found in statements of any layout', () => {
  const text = `import a from 'a';import{b}from"b"; import 'c';
export {
  d,
} from 'd';
export * as e from 'e';
  import f, { type g } from 'f';
const no = "import x from 'x'"; export const from = 'y';
export default function z() { return from + 'z'; }
`;
  expect(importsIn(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
