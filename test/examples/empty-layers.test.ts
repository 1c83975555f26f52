// Titles of third parties lose nothing under an empty layer.

import { type AnyEngine, type AnyRuleset, createEngine } from 'railhead/engine';
import { expect, test } from 'vitest';
import { fenShares } from '../../docs/examples/fen-shares/fen-shares';
import { sealedBids } from '../../docs/examples/sealed-bids/sealed-bids';
import { valleyLine } from '../../docs/examples/valley-line/valley-line';
import { expertBot, greedyBot, playGame, randomBot } from '../../src/players/bots/index';
import { playsAsItsBase } from '../../src/testing/index';

const bots = [
  ['random', randomBot],
  ['greedy', greedyBot],
  ['expert', expertBot({ playouts: 4, steps: 40, plans: 2 })],
] as const;

test.each(
  ([fenShares, sealedBids, valleyLine] as readonly AnyRuleset[]).flatMap((title) =>
    bots.map(([name, bot]) => [title.id, name, title, bot] as const),
  ),
)('%s is played alike by %s bots under an empty layer', (id, _, title, bot) => {
  const engine = createEngine([title]) as unknown as AnyEngine;
  const config = { seats: title.seats.min, seed: 2 };
  const difference = playsAsItsBase(engine, id, {
    config,
    play: (of, laid, plan) => playGame(of, laid, { ...plan, bots: [bot], maxRounds: 12 }),
  });
  expect(difference).toBeNull();
});
