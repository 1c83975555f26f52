// Writes the modules that copy, seal and show the states of the titles:   npm run states
// A test fails where one of them is not in step with its declaration.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { state as hexTycoon } from '../../rulesets/hex-tycoon/state.js';
import { state as ironDragon } from '../../rulesets/iron-dragon/state.js';
import { state as milepost } from '../../rulesets/milepost/state.js';
import { state as twentieth } from '../../rulesets/twentieth-century-limited/state.js';
import type { DeclaredState } from '../../src/core/engine/declared/declare-state.js';
import type { StateNames } from '../../src/states/nests.js';
import { stateModule } from '../../src/states/state-module.js';

const at = { engine: '../../../src/core/engine/index.js', declaration: '../state.js' };

const title = { state: 'State', known: 'KnownState', view: 'View' };

// The declarations, with the names of their types.
const STATES: readonly (Omit<StateNames, keyof typeof at> & Of)[] = [
  {
    folder: 'milepost',
    declared: milepost,
    state: 'MilepostState',
    known: 'MilepostKnown',
    view: 'MilepostView',
  },
  {
    folder: 'iron-dragon',
    declared: ironDragon,
    ...title,
    base: { declared: milepost, module: '../../milepost/generated/state.js' },
  },
  { folder: 'hex-tycoon', declared: hexTycoon, state: 'HexState', known: 'HexKnown', view: 'HexView' },
  { folder: 'twentieth-century-limited', declared: twentieth, ...title },
];

interface Of {
  readonly folder: string;
  readonly declared: DeclaredState;
}

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
