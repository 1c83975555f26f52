// Tests import the library as plain modules, as its users do, and not as vite rewrites it: there every name of another module is
// the call of a getter. Each source is compiled to a module of its own, with a map that leads what a failure prints back to it.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type OnResolveArgs, type OnResolveResult } from 'esbuild';
import type { Plugin } from 'vitest/config';
import manifest from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const COMPILED = join(ROOT, 'node_modules/.cache/railhead/sources');
// Not the command, which loads modules of its user's, and not tools, which look for files beside themselves.
const SOURCE = /^(src(?!\/cli\/)|rulesets|maps(?!\/tools\/))\/.*(?<!\.d)\.ts$/;

/** Leaves runs alone that wait for changes. */
export function compiledSources(): Plugin {
  let isOn = false;
  return {
    name: 'railhead-compiled-sources',
    enforce: 'pre',
    async configResolved({ test }) {
      isOn = test?.watch !== true;
      if (isOn) await compile();
    },
    async resolveId(name, importer, options) {
      if (!isOn) return null;
      const resolved = await this.resolve(name, importer, { ...options, skipSelf: true });
      const path = relative(ROOT, resolved?.id ?? '');
      return SOURCE.test(path) ? join(COMPILED, compiledName(path)) : resolved;
    },
  };
}

const compiledName = (source: string) => source.replace(/\.ts$/, '.js');

async function compile(): Promise<void> {
  const sources = ['src', 'rulesets', 'maps']
    .flatMap((folder) => filesIn(ROOT, folder))
    .filter((path) => SOURCE.test(path));
  const { outputFiles } = await build({
    entryPoints: sources.map((path) => join(ROOT, path)),
    outdir: COMPILED,
    outbase: ROOT,
    write: false,
    // Each by itself, but with the JSON that it imports, and with the one package that names no module for node.
    bundle: true,
    external: packages,
    plugins: [{ name: 'apart', setup: ({ onResolve }) => onResolve({ filter: /^\.\.?\/.*\.js$/ }, apart) }],
    mainFields: ['module'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  const gone = new Set(existsSync(COMPILED) ? filesIn(COMPILED) : []);
  for (const { path, text } of outputFiles) {
    gone.delete(relative(COMPILED, path));
    writeChanged(path, text);
  }
  for (const path of gone) rmSync(join(COMPILED, path));
  writeChanged(join(COMPILED, 'package.json'), '{ "type": "module" }\n');
}

const apart = ({ path }: OnResolveArgs): OnResolveResult => ({ path, external: true });

const { dependencies, optionalDependencies, peerDependencies } = manifest;
const packages = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

function filesIn(root: string, folder = ''): readonly string[] {
  const all = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

// Another run may be reading it: a file is as it was or as it will be.
function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
