// How much a page loads at once, in kB (1,000 bytes) of gzip, for what is imported most: bundled by esbuild with code splitting, from what is built.
//   npm run check:sizes
// It fails where something is larger than its limit. A limit is what was measured when it was last set; an aim is where it should go,
// and docs/performance.md says of each that is missed what is left in it. Titles have theirs in rulesets/<id>/size-limit.json.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { titleFolders } from '../../entries.mjs';

const ROOT = join(import.meta.dirname, '../..');
const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const [first] = titleFolders;
const engine = { 'railhead/engine': ['createLeanEngine'] };
const whole = { 'railhead/engine': ['createEngine'] };
const page = { ...engine, 'railhead/table': ['createBoard', 'planBuild', 'withPlanning'] };
const name = camelCase(first);
const IMPORTS = [
  { what: 'createRandom of the root', from: { railhead: ['createRandom'] }, aim: 2, limit: 1.3 },
  { what: 'an error class of the root', from: { railhead: ['IllegalActionError'] }, aim: 2, limit: 0.3 },
  { what: 'the verbs of the root', from: { railhead: ['applyAction', 'createGame'] }, aim: 180, limit: 217.2 },
  { what: 'lean engine', from: engine, aim: 24, limit: 28.4 },
  { what: 'whole engine', from: whole, limit: 42.6 },
  { what: 'graph', from: { 'railhead/graph': ['*'] }, aim: 6, limit: 6.7 },
  { what: 'sentenceOf and wordingOf', from: { 'railhead/table': ['sentenceOf', 'wordingOf'] }, aim: 7, limit: 7.3 },
  { what: 'createBoard', from: { 'railhead/table': ['createBoard'] }, aim: 9, limit: 11.8 },
  ...titleFolders.flatMap((id) => {
    const sizes = JSON.parse(readFileSync(join(ROOT, `rulesets/${id}/size-limit.json`), 'utf8'));
    const entry = `railhead/rulesets/${id}`;
    return [
      {
        what: `lean engine, rules and words of ${id}`,
        from: { 'railhead/engine': ['createLeanEngine', 'words'], [entry]: [`${camelCase(id)}Rules`, `${camelCase(id)}Words`] },
        ...sizes.title,
      },
      { what: `lean engine and rules of ${id}`, from: { ...engine, [entry]: [`${camelCase(id)}Rules`] }, ...sizes.rules },
      { what: `whole engine and ${id}`, from: { ...whole, [entry]: [camelCase(id)] }, ...sizes.whole },
    ];
  }),
  {
    what: 'the board page of the README',
    from: { ...page, [`railhead/rulesets/${first}`]: [`${name}Rules`, `${name}Planning`, `${name}Picture`] },
    aim: 90,
    limit: 144.6,
  },
  {
    what: 'a whole table of one title',
    from: { 'railhead/table': ['openTable'], 'railhead/titles': [`${name}Title`] },
    aim: 110,
    limit: 177,
  },
];

// What the table of the documentation says, in the same order.
const [, table] = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').split('| import | at once | aim |');
const WRITTEN = [...table.matchAll(/^\| [^|]+ \| ([\d.; ]+) \|/gm)].flatMap(([, sizes]) => sizes.split('; ').map(Number));

const folder = mkdtempSync(join(tmpdir(), 'railhead-sizes-'));
try {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules/railhead'));
  for (const [n, { what, from, aim, limit }] of IMPORTS.entries()) {
    const { atOnce, later } = await weigh(from);
    if (!(Math.abs(WRITTEN[n] - atOnce) <= 0.6)) fail(`docs/performance.md: it says ${WRITTEN[n]} kB of ${what}, which is ${atOnce.toFixed(1)}`);
    const missed = atOnce > aim ? ` (aim ${aim})` : '';
    console.log(`${atOnce.toFixed(1).padStart(6)} kB${later > 0.05 ? `, ${later.toFixed(1)} more when asked for` : ''}  ${what}${missed}`);
    if (atOnce > limit) fail(`${what}: ${atOnce.toFixed(2)} kB, ${limit} at most. Take something out.`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function fail(why) {
  console.error(why);
  process.exitCode = 1;
}

// What is loaded at once is the first file and all that it imports by statements.
async function weigh(from) {
  const lines = Object.entries(from).map(([entry, names], n) =>
    names[0] === '*'
      ? `import * as all${n} from '${entry}'; console.log(all${n});`
      : `import { ${names.join(', ')} } from '${entry}'; console.log(${names.join(', ')});`,
  );
  const { outputFiles, metafile } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: folder, sourcefile: 'page.js' },
    absWorkingDir: folder,
    outdir: 'out',
    preserveSymlinks: true,
    ...{ bundle: true, splitting: true, minify: true, write: false, metafile: true },
    ...{ format: 'esm', platform: 'neutral', mainFields: ['module', 'main'], logLevel: 'error' },
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [path.slice(folder.length + 1), gzipSync(contents, { level: 9 }).length / 1000]));
  const atOnce = new Set();
  const load = (path) => {
    if (atOnce.has(path)) return;
    atOnce.add(path);
    for (const { path: next, kind, external } of metafile.outputs[path].imports)
      if (kind === 'import-statement' && !external) load(next);
  };
  load(Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === 'page.js' || path.endsWith('stdin.js')));
  const sum = (paths) => paths.reduce((all, path) => all + sizes.get(path), 0);
  return { atOnce: sum([...atOnce]), later: sum([...sizes.keys()].filter((path) => !atOnce.has(path))) };
}
