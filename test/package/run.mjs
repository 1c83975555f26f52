// The package as its users get it: packed, installed in a folder of its own, and used.
//   npm run test:package [-- railhead-0.0.0.tgz]     packs (and so builds) unless a tarball is given
// Every entry imported and required, which is the same module; types for both, checked with those of the package alone; the
// examples of README and docs under strict types; the command, with rules of one's own too; the starters of docs/examples with
// their tests; a bundle by Vite.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { titleEntries } from '../../entries.mjs';
import { COMPILERS } from './compilers.mjs';

const ROOT = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const entries = [
  ...Object.keys(manifest.exports)
    .filter((path) => !path.endsWith('.json') && !path.includes('*'))
    .map((path) => path.slice(2)),
  ...titleEntries,
].map((entry) => join('railhead', entry));
// Peers of some entries, and what the examples are built with: the versions that the repository itself uses, and every TypeScript
// that must be able to read the types. The newest of them builds the examples.
const TOOLS = [
  ...Object.keys(manifest.peerDependencies).filter((name) => name !== 'typescript'),
  ...['@reduxjs/toolkit', '@types/node', '@types/ws', 'esbuild', 'libsql', 'vite', 'vue', 'ws'],
]
  .map((name) => `${name}@${versionOf(name)}`)
  .concat(Object.entries(COMPILERS).map(([name, version]) => `typescript-${name}@npm:typescript@${version}`))
  .concat(`typescript@${Object.values(COMPILERS).at(-1)}`);
// The oldest zod that an author's rules may be written in beside the one that the package brings.
const OLDEST_ZOD = 'oldest-zod@npm:zod@4.0.17';

// Starters: each is a package of its own, with its tests.
const EXAMPLES = ['house-rule', 'island-rails', 'fen-shares', 'valley-line', 'sealed-bids', 'host'];

// What examples use without saying where they have it from.
const GIVEN = { 'docs/adapters.md': 'declare const hostKey: string, matchID: string, url: string;' };

const folder = mkdtempSync(join(tmpdir(), 'railhead-package-'));
try {
  const tarball = process.argv[2] === undefined ? pack() : resolve(process.argv[2]);
  install(tarball);
  step('every entry, imported and required', () => node('entries.mjs', ...entries));
  step('types of every entry', checkTypes);
  step('types of the examples in README and docs', checkExamples);
  step('the command', () => void node('node_modules/railhead/dist/cli.js', 'list'));
  step('the playground', () => node('playground.mjs'));
  for (const example of EXAMPLES) step(`docs/examples/${example}`, () => testExample(example));
  step('docs/examples/fen-shares, its option in another zod', testOtherZod);
  step('the command with rules of one’s own', playOwnRules);
  step('a bundle by Vite', () => node('bundle.mjs'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function pack() {
  const told = run('npm', ['pack', '--json', '--pack-destination', folder], ROOT);
  // What the build prints comes before the list.
  const [{ filename, size, entryCount }] = JSON.parse(told.slice(told.lastIndexOf('\n[') + 1));
  console.log(`${filename}: ${entryCount} files, ${Math.round(size / 1000)} kB`);
  return join(folder, filename);
}

function install(tarball) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', tarball, ...TOOLS, OLDEST_ZOD]);
  for (const file of ['entries.mjs', 'bundle.mjs', 'playground.mjs']) cpSync(join(import.meta.dirname, file), join(folder, file));
}

// As an ES module and as CommonJS, with the library's own declarations checked too, and all that they lean on; by every TypeScript
// that users may have. Those of boardgame.io do not stand up to that, so its adapter is checked by itself.
function checkTypes() {
  const apart = {
    'railhead/adapters/boardgame-io': { skipLibCheck: true },
    // They need a browser, and so the names of one.
    'railhead/table': { lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
  };
  useTypes('entries', entries.filter((entry) => !Object.hasOwn(apart, entry)), {});
  for (const name of Object.keys(COMPILERS).slice(0, -1))
    run(process.execPath, [join(folder, `node_modules/typescript-${name}/bin/tsc`), '-p', folder]);
  for (const [entry, options] of Object.entries(apart)) useTypes('apart', [entry], options);
}

function useTypes(name, used, more) {
  const uses = used.map((entry, n) => `import * as entry${n} from '${entry}';\nentry${n} satisfies object;`);
  const files = ['mts', 'cts'].map((extension) => `${name}.${extension}`);
  for (const file of files) writeFileSync(join(folder, file), uses.join('\n'));
  compile(folder, { noEmit: true, ...more }, files);
}

// Those that run are run by the tests of the repository, which know no types.
function checkExamples() {
  const guides = ['guides', 'recipes'].flatMap((of) =>
    readdirSync(join(ROOT, 'docs', of)).map((name) => `docs/${of}/${name}`),
  );
  const more = ['adapters', 'adding-a-ruleset', 'bots', 'map-format', 'planning', 'shared-seeds', 'testing'].map((name) => `docs/${name}.md`);
  const documents = ['README.md', 'docs/quick-start.md', ...more, ...guides];
  const examplesIn = (where) =>
    documents.flatMap((document) => {
      const text = readFileSync(join(ROOT, document), 'utf8');
      const fence = new RegExp(`^ *\`\`\`ts${where}\\n([\\s\\S]*?)^ *\`\`\``, 'gm');
      return [...text.matchAll(fence)].map(([, source], n) => {
        const file = `${document.replaceAll(/\W/g, '-')}${where.trim()}-${n}.mts`;
        writeFileSync(join(folder, file), `${GIVEN[document] ?? ''}\n${source}\nexport {};\n`);
        return file;
      });
    });
  // The declarations of boardgame.io do not stand up to a check. `tsc --init` turns the two last options on.
  const options = {
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  };
  const files = examplesIn('');
  compile(folder, options, files);
  const pages = examplesIn(' browser');
  compile(folder, { ...options, lib: ['ES2023', 'DOM', 'DOM.Iterable'] }, pages);
  return `${files.length} examples, and ${pages.length} for a page`;
}

// An example finds the packages of the folder around it, as it would find those it installs itself.
function copyExample(example, name = example) {
  const home = join(folder, 'examples', name);
  mkdirSync(home, { recursive: true });
  cpSync(join(ROOT, 'docs/examples', example), home, { recursive: true });
  return home;
}

function testExample(example, home = copyExample(example)) {
  const passed = /^# pass \d+$/m.exec(run('npm', ['test', '--silent'], home));
  if (passed === null) throw new Error('it ran no test');
  return passed[0].slice(2);
}

// An older version, and the face that its authors mostly use.
function testOtherZod() {
  const home = copyExample('fen-shares', 'fen-shares-with-another-zod');
  const file = join(home, 'fen-shares.ts');
  const own = readFileSync(file, 'utf8').replace(
    /rail\.switchOption\(('[^']+'), ({[^}]+}), (\[[^\]]+\])\)/,
    '{ schema: z.boolean().default(false), label: $1, changes: $2, rules: $3 }',
  );
  if (!own.includes('z.boolean()')) throw new Error('the example is written in another way now');
  writeFileSync(file, `import * as z from 'oldest-zod';\n${own}`);
  return testExample('fen-shares', home);
}

// In threads too, which load the module for themselves.
function playOwnRules() {
  const own = ['--rules', 'examples/fen-shares/out/fen-shares.js', '--bots', 'random', '--seed', '1', '--json'];
  const command = (...words) => JSON.parse(node('node_modules/railhead/dist/cli.js', ...words, ...own));
  const { outcome } = command('play', 'fen-shares');
  const { played, reasons } = command('simulate', 'fen-shares', '--games', '4', '--threads', '2');
  if (outcome.reason !== 'lastRound' || reasons.lastRound !== 4) throw new Error('no game came to its end');
  return `${played} games`;
}

function compile(home, more, files) {
  const options = { target: 'ES2022', lib: ['ES2023'], module: 'NodeNext', strict: true, types: ['node'], ...more };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '-p', home]);
}

function node(...args) {
  return run(process.execPath, args);
}

function run(command, args, cwd = folder) {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function step(name, act) {
  const began = performance.now();
  let told;
  try {
    told = act();
  } catch (error) {
    console.error(`${name}: failed\n${error.stdout ?? ''}${error.stderr ?? error}`);
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log([`${name}: ${seconds} s`, told?.trim()].filter(Boolean).join(', '));
}
