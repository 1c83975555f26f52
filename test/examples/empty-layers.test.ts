// Titles of third parties lose nothing under an empty layer.

import { type AnyEngine, type AnyRuleset, createEngine } from 'railhead/engine';
import { expect, test } from 'vitest';
import { fenShares } from '../../docs/examples/fen-shares/fen-shares';
import { sealedBids } from '../../docs/examples/sealed-bids/sealed-bids';
import { valleyLine } from '../../docs/examples/valley-line/valley-line';
import { expertBot, greedyBot, playGame, randomBot } from '../../src/players/bots/index';
import { SOAK } from '../long-run';
import { playsAsItsBase } from '../testing/plays-as-its-base';

// An expert thinks long, and what it asks is asked of every decision alike.
const bots = [
  ['random', randomBot, 12],
  ['greedy', greedyBot, 12],
  ['expert', expertBot({ playouts: SOAK ? 4 : 2, steps: SOAK ? 40 : 20, plans: 2 }), SOAK ? 12 : 3],
] as const;

test.each(
  ([fenShares, sealedBids, valleyLine] as readonly AnyRuleset[]).flatMap((title) =>
    bots.map(([name, bot, maxRounds]) => [title.id, name, title, { bot, maxRounds }] as const),
  ),
)('%s is played alike by %s bots under an empty layer', (id, _, title, { bot, maxRounds }) => {
  const engine = createEngine([title]) as unknown as AnyEngine;
  const config = { seats: title.seats.min, seed: 2 };
  const difference = playsAsItsBase(engine, id, {
    config,
    play: (of, laid, plan) => playGame(of, laid, { ...plan, bots: [bot], maxRounds }),
  });
  expect(difference).toBeNull();
});
