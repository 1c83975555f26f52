// The package as its users get it: packed, installed in a folder of its own, and used.
//   npm run test:package [-- railhead-0.0.0.tgz]     packs (and so builds) unless a tarball is given
// Every entry as ES module and as CommonJS, with the same exports; the same game in both; types for both, checked with
// those of the package alone; the command; the house rule of docs/examples with its tests; a bundle by Vite.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = ['house-rule'];
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const entries = Object.keys(manifest.exports)
  .filter((path) => !path.endsWith('.json'))
  .map((path) => `railhead${path.slice(1)}`);
// Peers of some entries, and what the examples are built with: the versions that the repository itself uses.
const TOOLS = ['@types/node', 'fast-check', 'typescript', 'vite'].map((name) => `${name}@${versionOf(name)}`);

const folder = mkdtempSync(join(tmpdir(), 'railhead-package-'));
try {
  const tarball = process.argv[2] === undefined ? pack() : resolve(process.argv[2]);
  install(tarball);
  step('every entry, imported and required', () => node('entries.mjs', ...entries));
  step('types of every entry', checkTypes);
  step('the command', () => void node('node_modules/railhead/dist/cli.js', 'list'));
  for (const example of EXAMPLES) step(`docs/examples/${example}`, () => testExample(example));
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
  console.log(`${filename}: ${entryCount} files, ${Math.round(size / 1024)} kB`);
  return join(folder, filename);
}

function install(tarball) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', tarball, ...TOOLS]);
  for (const file of ['entries.mjs', 'bundle.mjs']) cpSync(join(import.meta.dirname, file), join(folder, file));
}

// As an ES module and as CommonJS, with the library's own types checked too.
function checkTypes() {
  const uses = entries.map((entry, n) => `import * as entry${n} from '${entry}';\nentry${n} satisfies object;`);
  for (const extension of ['mts', 'cts']) writeFileSync(join(folder, `types.${extension}`), uses.join('\n'));
  const options = { target: 'ES2022', lib: ['ES2023'], module: 'NodeNext', strict: true, types: ['node'], noEmit: true };
  const config = { compilerOptions: options, files: ['types.mts', 'types.cts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  node('node_modules/typescript/bin/tsc');
}

// It finds the packages of the folder around it, as it would find those it installs itself.
function testExample(example) {
  const home = join(folder, 'examples', example);
  mkdirSync(home, { recursive: true });
  cpSync(join(ROOT, 'docs/examples', example), home, { recursive: true });
  const passed = /^# pass \d+$/m.exec(run('npm', ['test', '--silent'], home));
  if (passed === null) throw new Error(`docs/examples/${example} ran no test`);
  return passed[0].slice(2);
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
