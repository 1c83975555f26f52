import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { peered } from './boardgame-io-peer.js';
import { recordGames } from './recorded.js';
import { applied, drafted, simulated } from './ways.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const [game] = recordGames(engine, 'twentieth-century-limited', {
  seats: 2,
  seed: 'ways',
  least: 1,
});
const short = { ...game, actions: game.actions.slice(0, 40) };

test('whatever is timed against each other comes to the same state', () => {
  const ways = [simulated(), applied(), drafted(), peered(short, 'returning'), peered(short, 'mutating')];
  expect(new Set(ways.map(({ answer }) => answer(short))).size).toBe(1);
});
