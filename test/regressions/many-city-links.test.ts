// What each seat relied on to join its majors was kept once for every set of city links, in 2^links places: a board of 22 links
// took 0.6 s a step, and 26 hung.

import { expect, test } from 'vitest';
import { createRandom } from '../../src/core/engine/index.js';
import { cpuTimeOf } from '../cpu-time.js';
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

/** Plays so many steps, and counts the actions that were legal on the way. */
function listedIn(links: number, steps: number): number {
  const { engine, state: begun } = toyGame({ board: boardWith(links), seats: 4, seed: 'links' });
  const random = createRandom('links');
  let state = begun as never;
  let listed = 0;
  for (let step = 0; step < steps; step++) {
    const [{ seat }] = engine.decisions(state);
    listed += [...engine.legalActions(state, seat)].length;
    const action = engine.sampleAction(state, seat, random);
    if (action === null) break;
    state = engine.applyAction(state, action) as never;
  }
  return listed;
}

test('M-BUILD-12: a board of city links is played like one of none, and so is one of 36', () => {
  // With a place for every set of links, 20 links took a hundred times as long as none.
  const [without, withLinks] = [0, 20].map((links) => cpuTimeOf(() => listedIn(links, 40)));
  expect(withLinks).toBeLessThan(10 * without + 1000);
  for (const links of [0, 36]) expect(listedIn(links, 150)).toBeGreaterThan(300);
});
