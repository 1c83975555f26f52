// The package: every entry of package.json's exports as a module with its types, the same for CommonJS, and the command.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entryFiles as entry } from './entries.mjs';
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

// Bundlers that do not know of a function from another file that it is marked so find the mark at its calls.
const marks: NonNullable<Options['plugins']>[number] = {
  name: 'marks',
  renderChunk(code) {
    const calls = new RegExp(`^(var \\w+ = )((?:${withoutEffects.join('|')})\\d*\\()`, 'gm');
    const marked = code.replaceAll(calls, '$1/* @__PURE__ */ $2');
    return {
      code: marked.replaceAll(
        FILLED,
        'var $1 = /* @__PURE__ */ (() => {\n  const all = {};\n  __export(all, $2);\n  return all;\n})();',
      ),
    };
  },
};

// What require is given is the module itself, and its types are the module's: there is one copy of the library in a process, however
// it was loaded. Node requires modules from 20.19 and 22.12 on, which a library that this one needs asks for as well.
function writeForRequire(): void {
  for (const name of Object.keys(entry)) {
    const module = `./${basename(name)}.js`;
    writeFileSync(`dist/${name}.cjs`, `module.exports = require('${module}');\n`);
    writeFileSync(`dist/${name}.d.cts`, `export * from '${module}';\n`);
  }
}

export default defineConfig([
  // The command goes with the modules, so that both share their chunks.
  {
    entry: { ...entry, ...command.entry },
    format: ['esm'],
    splitting: true,
    external,
    noExternal,
    plugins: [marks],
    onSuccess: async () => writeForRequire(),
  },
  {
    entry: standIns(entry),
    format: ['esm'],
    // TypeScript 6 warns of an option that tsup's bundler of types still sets.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
