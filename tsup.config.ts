// The package: every entry of package.json's exports as a module with its types, and the command. Node requires modules from 20.19 and
// 22.12 on, so there is one kind of module, and one copy of the library in a process, however it was loaded.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entryFiles as entry, titleFolders } from './entries.mjs';
import { packMaps } from './maps/tools/pack-numbers.js';
import command, { external } from './tsup.cli.config.js';

/**
 * Entries for tsup's bundler of types, each passing on a real one. It compiles entries of one folder together, and those of every
 * folder apart: forty times the same sources, in five gigabytes.
 */
function standIns(files: Readonly<Record<string, string>>): Record<string, string> {
  const folder = '.entries';
  mkdirSync(folder, { recursive: true });
  const pairs = Object.entries(files).map(([name, file]) => {
    const standIn = `${folder}/${name.replaceAll('/', '.')}.ts`;
    const path = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    writeFileSync(standIn, `export * from '${path}';\n`);
    return [name, standIn] as const;
  });
  return Object.fromEntries(pairs);
}

// Built in (NOTICE has their licences): one's package names a file for node that is no module; of zod, node would load fifty files of
// sentences in other languages that nobody reads, which takes longer than all the rest of an import.
const noExternal = ['@panzoom/panzoom', 'zod'];

// The functions whose calls bundlers may drop where nobody uses what they make.
const withoutEffects = ['src', 'rulesets']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/@__NO_SIDE_EFFECTS__\b[^\n]*\n(?:export )?function (\w+)/g),
  ])
  .map(([, name]) => name);

// What `export * as` gives is filled by a call, which bundlers keep, and with it all that the module exports.
const FILLED = /^var (\w+_exports) = \{\};\n__export\(\1, (\{[\s\S]*?^\})\);$/gm;

// Chunks import others by name where they use them. A bare import is there for effects, and nothing here has any; bundlers that split code
// would load all that it leads to.
const BARE = /^import "\.[^"]+";\n/gm;

// Of zod: a table of which a line is the result of a call, and a registry that is kept on the global object. Both are for JSON Schemas,
// and no bundler drops them by itself.
const FORMATS = /: (formatContributor\()/g;
const REGISTRY =
  /^\((_a\d*) = globalThis\)\.__zod_globalRegistry \?\? \(\1\.__zod_globalRegistry = (registry\d*)\(\)\);\nvar globalRegistry = globalThis\.__zod_globalRegistry;/m;

// Bundlers that do not know of a function from another file that it is marked so find the mark at its calls.
const marks: NonNullable<Options['plugins']>[number] = {
  name: 'marks',
  renderChunk(code) {
    const calls = new RegExp(`^(var \\w+ = | *\\w+: )((?:${withoutEffects.join('|')})\\d*\\()`, 'gm');
    const marked = code
      .replaceAll(BARE, '')
      .replaceAll(calls, '$1/* @__PURE__ */ $2')
      .replaceAll(FORMATS, ': /* @__PURE__ */ $1')
      .replace(
        REGISTRY,
        'var globalRegistry = /* @__PURE__ */ (() => (globalThis.__zod_globalRegistry ??= $2()))();',
      );
    return {
      code: marked.replaceAll(
        FILLED,
        'var $1 = /* @__PURE__ */ (() => {\n  const all = {};\n  __export(all, $2);\n  return all;\n})();',
      ),
    };
  },
};

// Boards, decks and catalogues are JSON files. Their types say what an import of one gives.
function writeTypesOfData(): void {
  const write = (file: string, type: string) => {
    mkdirSync(`dist/${dirname(file)}`, { recursive: true });
    writeFileSync(`dist/${file}.d.ts`, `declare const data: ${type};\nexport default data;\n`);
  };
  for (const id of ['milepost', ...titleFolders])
    write(`rulesets/${id}/catalogue.json`, "readonly import('../../table.js').CatalogueRule[]");
  for (const id of titleFolders) {
    const kind = existsSync(`rulesets/${id}/board/define-board.ts`) ? id : 'milepost';
    for (const [at, part] of ['map', 'deck', 'scenery'].entries()) {
      if (!existsSync(`maps/${id}/${part}.json`)) continue;
      const given = `Parameters<typeof import('../../rulesets/${kind}.js').defineBoard>[${at}]`;
      write(`maps/${id}/${part}.json`, `NonNullable<${given}>`);
    }
  }
}

// Some of what zod does when it is loaded no bundler can drop. So what is small and does without zod is in files of its own: an entry that no
// subpath leads to keeps it apart.
const small = '.entries/small.ts';
mkdirSync(dirname(small), { recursive: true });
writeFileSync(
  small,
  ['random/generator', 'random/uniform', 'fresh-seed', 'engine/base/rejection', 'engine/typed-by-title']
    .map((name) => `export * from '../src/core/${name}.js';\n`)
    .join(''),
);

// Panning and the comparison of pictures do something when they are loaded. This entry, to which no subpath leads either, keeps them
// apart from what is pure.
const mounted = { mounted: 'src/table/board/index.ts' };

// A page with one title needs nothing of the others.
const titles = Object.fromEntries(titleFolders.map((id) => [`titles/${id}`, `rulesets/${id}/title.ts`]));

export default defineConfig([
  // The command goes with the modules, so that both share their chunks.
  {
    entry: { ...entry, small, ...mounted, ...titles, ...command.entry },
    format: ['esm'],
    splitting: true,
    // dist/metafile-esm.json says of every file what it was made of: test/package/shipped.mjs looks for libraries in it.
    metafile: true,
    external,
    noExternal,
    plugins: [marks],
    esbuildPlugins: [packMaps],
    onSuccess: async () => writeTypesOfData(),
  },
  {
    entry: standIns(entry),
    format: ['esm'],
    // TypeScript 6 warns of an option that tsup's bundler of types still sets.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
