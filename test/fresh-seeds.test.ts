// Wherever nobody names a seed, 128 bits are drawn. Of simulate and the playground, their own tests say so.

import { afterAll, describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine } from '../src/core/engine/index.js';
import { toBoardgameIO } from '../src/serve/adapters/boardgame-io/index.js';
import { openSession } from '../src/serve/protocol/index.js';
import { openCommand } from './cli/command.js';
import { pebbles } from './core/engine/pebbles/pebbles.js';

const FRESH = /^[0-9a-f]{32}$/;

/** An engine that notes the seeds of the games that begin. */
function noting(): { readonly engine: AnyEngine; readonly seeds: unknown[] } {
  const plain = createEngine([pebbles]) as unknown as AnyEngine;
  const seeds: unknown[] = [];
  const startGame = (id: string, config: { readonly seed: unknown }) => {
    seeds.push(config.seed);
    return plain.startGame(id, config as never);
  };
  return { engine: { ...plain, startGame: startGame as never }, seeds };
}

function expectFresh(seeds: readonly unknown[]): void {
  expect(seeds.length).toBeGreaterThan(1);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(seed).toMatch(FRESH);
}

describe('the command', () => {
  const command = openCommand();
  afterAll(() => command.close());

  test.each([
    ['play', 'hex-tycoon', '--bots', 'random', '--max-rounds', '1'],
    ['analyze', 'hex-tycoon', '--bots', 'random', '--max-rounds', '1', '--games', '1'],
  ])('%s', async (...words) => {
    const [one, other] = [await command.json(...words), await command.json(...words)];
    expectFresh([one.seed, other.seed]);
  });
});

test('games that a session of the protocol begins', () => {
  const { engine, seeds } = noting();
  const session = openSession(engine, { seed: 'a secret' });
  const begin = { protocol: 1, type: 'new', ruleset: 'pebbles', config: { seats: 2 } };
  for (let n = 0; n < 20; n++) expect(session.answer(JSON.stringify(begin))).toContain('"ok":true');
  expectFresh(seeds);
});

test('matches of boardgame.io', () => {
  const { engine, seeds } = noting();
  const { validateSetupData } = toBoardgameIO(engine, 'pebbles');
  for (let n = 0; n < 5; n++) expect(validateSetupData?.(undefined, 2)).toBeUndefined();
  expectFresh(seeds);
});
