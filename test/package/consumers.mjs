// The package in the tools that its users have: the README's twelve lines compile in TypeScript 5.9, 6 and 7 with every way of finding
// modules that knows subpaths, and run in Node, Vitest, Jest and a bundle by Vite. `railhead lint-ruleset` finds the same slips by
// each TypeScript that it may meet. Other runtimes are for runtimes.mjs.
//   npm run try -- consumers railhead-0.0.0.tgz

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPILERS } from './compilers.mjs';

const MODULES = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  preserve: { module: 'preserve' },
  node16: { module: 'node16' },
  nodenext: { module: 'nodenext' },
};
const TOOLS = ['jest@30.5.2', 'vitest@4.1.12', 'vite@8.3.8', '@types/node@20.19.43'];
const STRICT = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noImplicitOverride: true, noImplicitReturns: true },
  ...{ noUnusedLocals: true, noUnusedParameters: true, noFallthroughCasesInSwitch: true },
  ...{ isolatedModules: true, verbatimModuleSyntax: true, erasableSyntaxOnly: true },
  ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], noEmit: true },
};
const SAID = /^Ben builds from .+ 2 quick-china china-rails\n$/;

const lintSlips = JSON.parse(readFileSync(join(import.meta.dirname, '../cli/lint-slips.json'), 'utf8'));
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const table = readme.slice(readme.indexOf('## Twelve things'), readme.indexOf('- **Begin**'));
const lines = [...table.matchAll(/^\| [^|`]+ \| `(.+)` \|$/gm)].map(([, line]) => line);
if (lines.length !== 12) throw new Error(`the README has ${lines.length} lines of twelve`);

const NAMES = {
  railhead: [
    ...['applyAction', 'checkAction', 'createGame', 'createRandom', 'decisions', 'describe'],
    ...['deserialize', 'engine', 'legalActions', 'serialize', 'suggest'],
  ],
  'railhead/engine': ['layer'],
  'railhead/rulesets/china-rails': ['chinaRails', 'chinaRailsPlanning'],
  'railhead/rulesets/milepost': ['defineBoard'],
  'railhead/table': ['createGameStore', 'priceOf', 'withPlanning'],
};
const GIVEN = 'const planner = withPlanning(engine, [chinaRailsPlanning]);';
const USED = [...'loaded sentence total line refusal'.split(' '), 'quickChina.id', 'board.id'];
const FILES = "['map', 'deck'].map((file) => load(`railhead/maps/china-rails/${file}.json`))";

/** The twelve lines as a module, or as the body of an asynchronous function. */
function program({ how, say, typed = false }) {
  const brought = Object.entries(NAMES).map(([from, names]) =>
    how === 'import()'
      ? `const { ${names.join(', ')} } = await import('${from}');`
      : `import { ${names.join(', ')} } from '${from}';`,
  );
  const data = typed ? ' as [Parameters<typeof defineBoard>[0], Parameters<typeof defineBoard>[1]]' : '';
  const read = how === 'import()' ? 'require' : 'createRequire(import.meta.url)';
  return [
    ...(how === 'import()' ? [] : ["import { createRequire } from 'node:module';"]),
    ...brought,
    `const load = ${read};`,
    `const [map, deck] = ${FILES}${data};`,
    GIVEN,
    ...lines,
    `void [${USED.join(', ')}];`,
    `${say}(\`\${sentence} \${total} \${quickChina.id} \${board.id}\`);`,
    '',
  ].join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'railhead-consumers-'));
const write = (name, text) => writeFileSync(join(folder, name), text);
try {
  write('package.json', JSON.stringify({ name: 'user', private: true, type: 'module' }));
  const compilers = Object.entries(COMPILERS).map(([name, version]) => `typescript-${name}@npm:typescript@${version}`);
  run('npm', 'install', '--no-audit', '--no-fund', '--silent', resolve(process.argv[2]), ...compilers, ...TOOLS);
  write('twelve.mts', program({ how: 'import', say: 'console.log', typed: true }));
  for (const compiler of Object.keys(COMPILERS)) {
    for (const [name, modules] of Object.entries(MODULES))
      step(`TypeScript ${compiler}, ${name}`, () => compile(compiler, modules));
  }
  for (const reader of Object.keys(COMPILERS)) step(`lint-ruleset by TypeScript ${reader}`, () => lint(reader));
  step('node', () => told(program({ how: 'import', say: 'console.log' }), 'twelve.mjs'));
  step('Vitest', inVitest);
  step('Jest', inJest);
  step('Vite', inVite);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function compile(compiler, modules) {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...STRICT, ...modules }, files: ['twelve.mts'] }));
  run(process.execPath, `node_modules/typescript-${compiler}/bin/tsc`, '-p', '.');
}

// The command reads with the TypeScript that the project has as `typescript`.
function lint(reader) {
  const installed = join(folder, 'node_modules/typescript');
  rmSync(installed, { recursive: true, force: true });
  symlinkSync(`typescript-${reader}`, installed, 'dir');
  const { slips, clean } = lintSlips;
  const texts = [...slips.map(([text]) => text), ...clean];
  for (const [n, text] of texts.entries()) write(`one-${n}.ts`, `${text}\nexport {};\n`);
  write('all.ts', texts.map((_, n) => `import './one-${n}.js';\n`).join(''));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/railhead/dist/cli.js', 'lint-ruleset', 'all.ts', '--json'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 1) throw new Error(`it ends with ${status}: ${stderr}`);
  const found = JSON.parse(stdout).slips.map(({ path, line, word }) => `${path} ${line} ${word}`);
  const expected = slips.map(([, slip], n) => `one-${n}.ts ${slip}`);
  if (found.join('\n') !== expected.join('\n')) throw new Error(`it finds\n${found.join('\n')}`);
}

function told(source, file) {
  write(file, source);
  const said = run(process.execPath, file);
  if (!SAID.test(said)) throw new Error(`it says «${said}»`);
}

function asserts() {
  return `const said = (text) => expect(text + '\\n').toMatch(${SAID});`;
}

function inVitest() {
  const [imports, body] = splitImports(program({ how: 'import', say: 'said' }));
  write(
    'twelve.vitest.test.mjs',
    `import { expect, test } from 'vitest';\n${imports}\ntest('twelve', () => {\n${asserts()}\n${body}\n});\n`,
  );
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', 'twelve.vitest.test.mjs');
}

// What the README says of Jest: `import()` with --experimental-vm-modules.
function inJest() {
  const body = program({ how: 'import()', say: 'said' });
  write('twelve.jest.test.cjs', `test('twelve', async () => {\n${asserts()}\n${body}\n});\n`);
  write('jest.config.json', JSON.stringify({ testMatch: ['**/*.jest.test.cjs'], transform: {} }));
  run(process.execPath, '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--config', 'jest.config.json');
}

function inVite() {
  const [imports, body] = splitImports(program({ how: 'import', say: 'console.log' }));
  const source = `${imports}\n${body}`
    .replace("import { createRequire } from 'node:module';\n", '')
    .replace(/const load = .+\nconst \[map, deck\] = .+\n/, '');
  const data = ['map', 'deck'].map((name) => `import ${name} from 'railhead/maps/china-rails/${name}.json';\n`);
  write('twelve.vite.js', data.join('') + source);
  write('vite.config.mjs', "export default { build: { lib: { entry: 'twelve.vite.js', formats: ['es'] }, minify: true } };\n");
  run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--outDir', 'out', '--logLevel', 'error');
  const [built] = run(process.execPath, '-p', "fs.readdirSync('out').filter((f) => /^(twelve|user)/.test(f)).join()").trim().split(',');
  const said = run(process.execPath, join('out', built));
  if (!SAID.test(said)) throw new Error(`it says «${said}»`);
}

function splitImports(source) {
  const all = source.split('\n');
  const isImport = (line) => line.startsWith('import ');
  return [all.filter(isImport).join('\n'), all.filter((line) => !isImport(line)).join('\n')];
}

function run(command, ...args) {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function step(name, act) {
  try {
    act();
    console.log(`${name}: works`);
  } catch (error) {
    console.error(`${name}: failed\n${error.stdout ?? ''}${error.stderr ?? error}`);
    process.exitCode = 1;
  }
}
