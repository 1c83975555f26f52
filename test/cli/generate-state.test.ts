// generate-state: the built command writes the copies of a declared state, and a title that uses them is played.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { randomBot } from '../../src/players/bots/index.js';
import { playGame } from '../../src/players/bots/play-game.js';
import { conformance } from '../../src/testing/conformance.js';
import { type BuiltCommand, buildCommand } from './command.js';
import { tram } from './tram/tram.js';

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

/** The example's declaration as JavaScript, with the engine in it. */
async function compiled(): Promise<string> {
  const outfile = command.file('state.mjs');
  await build({
    entryPoints: ['test/cli/tram/state.ts'],
    alias: { 'railhead/engine': './src/entries/engine.ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return outfile;
}

const formatted = (text: string): string =>
  execFileSync(
    'node_modules/.bin/biome',
    ['check', '--write', '--stdin-file-path=test/cli/tram/written.ts'],
    {
      input: text,
      encoding: 'utf8',
    },
  );

describe('railhead generate-state', () => {
  test('writes the module beside the declaration, or on standard output', async () => {
    const state = await compiled();
    const written = await command.run('generate-state', state, '--out', command.file('generated-state.ts'));
    expect([written.code, written.err]).toEqual([0, '']);
    const text = command.read('generated-state.ts');
    expect((await command.run('generate-state', state)).out).toBe(text);
    const kept = readFileSync('test/cli/tram/generated-state.ts', 'utf8');
    expect(formatted(text.replaceAll('./state.mjs', './state.js'))).toBe(kept);
  });

  test('refuses a module without a declared state, and TypeScript', async () => {
    const file = command.file('nothing.mjs');
    writeFileSync(file, 'export const states = 1;\n');
    const nothing = await command.run('generate-state', file);
    expect([nothing.code, nothing.err]).toEqual([
      1,
      `railhead: ${file} exports no declared state: export const state = declareState(…)\n`,
    ]);
    const none = await command.run('generate-state');
    expect(none.code).toBe(2);
    const source = await command.run('generate-state', 'test/cli/tram/state.ts');
    expect(source.err).toContain('it is TypeScript: compile it first');
  });

  test('says in the help what it takes', async () => {
    expect((await command.run('generate-state', '--help')).out).toContain('--out <file>');
  });
});

describe('a title with generated copies', () => {
  const engine = createEngine([tram]);
  const any: AnyEngine = engine;

  test('is played on forks, without drafts', () => {
    expect(tram.state.writeDraft).toBeUndefined();
    const { state } = playGame(engine, 'tram', { config: { seats: 3, seed: 4 }, bots: [randomBot] });
    expect(state.outcome?.reason).toBe('terminus');
    const begun = engine.createGame('tram', { seats: 2, seed: 1 });
    const drawn = engine.applyAction(begun, { type: 'draw', seat: 0 });
    expect(drawn.seats[1]).toBe(begun.seats[1]);
    expect(engine.view(drawn, 1).seats[0].hand).toEqual([null]);
  });

  test('keeps the laws, forks and drafts alike', () => {
    expect(conformance(any, 'tram', { seed: 1, seats: 2, steps: 40 })).toEqual([]);
  });
});
