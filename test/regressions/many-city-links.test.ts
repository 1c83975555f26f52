// What each seat relied on to join its majors was kept once for every set of city links, in 2^links places: a board of 22 links
// took 0.6 s a step, and 26 hung.

import { expect, test } from 'vitest';
import { createRandom } from '../../src/core/engine/index.js';
import { toyGame } from '../rulesets/milepost/toy-game.js';
import { cardlessBoard } from '../rulesets/milepost/toy-rails.js';

const TOWNS = [...'CDEFGHIJK'];

function boardWith(links: number) {
  const pairs = TOWNS.flatMap((one, place) => TOWNS.slice(place + 1).map((other) => [one, other] as const));
  return cardlessBoard({
    rows: [
      'A . C . D . E . .', //
      ' . . . . . . . .',
      'F . G . H . I . .',
      ' . . . . . . . .',
      'J . K . . . . . B',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
    cityLinks: Object.fromEntries(
      pairs
        .slice(0, links)
        .map(
          ([one, other]) =>
            [`${one}-${other}`.toLowerCase(), [one.toLowerCase(), other.toLowerCase()]] as const,
        ),
    ) as Record<string, [string, string]>,
  });
}

test('M-BUILD-12: a board of 36 city links is played like one of none', { timeout: 10_000 }, () => {
  const steps = [0, 36].map((links) => {
    const { engine, state: begun } = toyGame({ board: boardWith(links), seats: 4, seed: 'links' });
    const random = createRandom('links');
    let state = begun as never;
    let listed = 0;
    for (let step = 0; step < 150; step++) {
      const [{ seat }] = engine.decisions(state);
      listed += [...engine.legalActions(state, seat)].length;
      const action = engine.sampleAction(state, seat, random);
      if (action === null) break;
      state = engine.applyAction(state, action) as never;
    }
    return listed;
  });
  for (const listed of steps) expect(listed).toBeGreaterThan(300);
});
