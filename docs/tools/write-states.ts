// Writes the modules that copy, seal and show the states of the titles:   npm run states
// A test fails where one of them is not in step with its declaration.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { state as hexTycoon } from '../../rulesets/hex-tycoon/state.js';
import { stateModule } from '../../src/states/state-module.js';

/** Every generated module with its text. */
export function stateModules(): readonly { readonly file: string; readonly text: string }[] {
  const engine = '../../../src/engine/index.js';
  const declaration = '../state.js';
  return [
    {
      file: 'rulesets/hex-tycoon/generated/state.ts',
      text: stateModule(hexTycoon, {
        engine,
        declaration,
        state: 'HexState',
        known: 'HexKnown',
        view: 'HexView',
      }),
    },
  ].map(({ file, text }) => ({ file, text: formatted(file, text) }));
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
