// Builds the playground. In the package it is a small script beside the built modules, which it loads (npm run build). On
// the documentation site it is one script of everything, which works from a file too (npm run docs).

import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const from = join(import.meta.dirname, '../playground');
const covers = join(import.meta.dirname, '../pictures/covers');

const common = {
  entryPoints: [join(from, 'playground.ts')],
  bundle: true,
  minify: true,
  target: 'es2024',
  // Without the paths of the editor's tsconfig: what is bundled is the package as it is published.
  tsconfigRaw: {},
  logLevel: 'error',
};

// Each package that the modules load lies beside the page, as one module. `railhead playground` reads where
// in `imports.json`, and puts addresses into the modules: a list in the page would be a script in the page.
async function buildBeside(dist) {
  const to = join(dist, 'playground');
  const modules = { ...common, outdir: to, format: 'esm', metafile: true };
  const page = await build({ ...modules, plugins: [builtModules, ownModules] });
  const own = await build({ ...modules, entryPoints: [join(from, 'own-modules.ts')] });
  const packages = await packagesOf(join(to, 'playground.js'));
  const entryPoints = packages.map((name) => ({ in: name, out: fileOf(name) }));
  const beside = await build({ ...modules, entryPoints });
  // What each file was made of, as dist/metafile-esm.json says it of the modules.
  const outputs = [page, own, beside].map(({ metafile }) => metafile.outputs);
  writeFileSync(join(dist, 'metafile-playground.json'), JSON.stringify({ outputs: Object.assign({}, ...outputs) }));
  const imports = Object.fromEntries(packages.map((name) => [name, `${fileOf(name)}.js`]));
  writePage(to, ['<script type="module" src="playground.js"></script>']);
  writeFileSync(join(to, 'imports.json'), `${JSON.stringify(imports, null, 2)}\n`);
}

const builtModules = {
  name: 'built-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^railhead(\/|$)/ }, ({ path }) => ({
      path: path.replace(/^railhead$/, 'railhead/index').replace(/^railhead(.*)$/, '..$1.js'),
      external: true,
    }));
  },
};

// `railhead playground --rules` serves another module in place of this one.
const ownModules = {
  name: 'own-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/own-modules\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

async function packagesOf(script) {
  const { metafile } = await build({
    ...common,
    entryPoints: [script],
    outdir: 'none',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const loaded = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  return [...new Set(loaded.filter(({ external }) => external).map(({ path }) => path))].sort();
}

const fileOf = (name) => `packages/${name.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-')}`;

export async function buildOnSite(site) {
  const to = join(site, 'playground');
  await build({ ...common, outdir: to, format: 'iife' });
  writePage(to, ['<script defer src="playground.js"></script>']);
}

function writePage(to, scripts) {
  mkdirSync(to, { recursive: true });
  const page = readFileSync(join(from, 'index.html'), 'utf8');
  writeFileSync(join(to, 'index.html'), page.replace('</head>', `${scripts.join('\n')}\n</head>`));
  copyFileSync(join(from, 'style.css'), join(to, 'style.css'));
  cpSync(covers, join(to, 'covers'), { recursive: true });
}

if (process.argv[1] === import.meta.filename) {
  await buildBeside(join(import.meta.dirname, '../../dist'));
  console.log('playground: npx railhead playground');
}
