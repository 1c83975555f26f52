// Writes the modules that copy, seal and show the states of the titles:   npm run states
// A test fails where one of them is not in step with its declaration.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { state as hexTycoon } from '../../rulesets/hex-tycoon/state.js';
import { state as twentieth } from '../../rulesets/twentieth-century-limited/state.js';
import { stateModule } from '../../src/states/state-module.js';

const at = { engine: '../../../src/core/engine/index.js', declaration: '../state.js' };

// The declarations, with the names of their types.
const STATES = [
  { folder: 'hex-tycoon', declared: hexTycoon, state: 'HexState', known: 'HexKnown', view: 'HexView' },
  {
    folder: 'twentieth-century-limited',
    declared: twentieth,
    state: 'State',
    known: 'KnownState',
    view: 'View',
  },
] as const;

/** Every generated module with its text. */
export function stateModules(): readonly { readonly file: string; readonly text: string }[] {
  return STATES.map(({ folder, declared, ...types }) => {
    const file = `rulesets/${folder}/generated/state.ts`;
    return { file, text: formatted(file, stateModule(declared, { ...at, ...types })) };
  });
}

function formatted(file: string, text: string): string {
  const biome = ['check', '--write', `--stdin-file-path=${file}`];
  return execFileSync('node_modules/.bin/biome', biome, { input: text, encoding: 'utf8' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of stateModules()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
}
