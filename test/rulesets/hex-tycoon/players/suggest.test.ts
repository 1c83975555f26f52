// What the title suggests to greedy players at the points where rules of its own page leave a choice.

import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/core/engine/index.js';
import { type Toy, toyTable } from '../toy-table.js';

// A town at 1,0; cities at 0,0, 2,0 and 3,0, the corners starting cities.
const land = toyTable(['S o C S', ' . . . .']);
const own = (more: object = {}) => ({ id: 'golden-boy', at: '0,0', ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', ...more });

function suggested(at: Toy, kind: string, seat = 0) {
  const decision = land.engine.decisions(at as never).find((one) => one.kind === kind && one.seat === seat);
  if (decision === undefined) throw new RangeError(`${kind} is not asked`);
  return land.engine.suggest(at as never, decision, createRandom('a test'));
}

test.each([
  [5, 2, 'removeObsolescence'],
  [4, 2, 'endPhase'], // an upkeep of 2 would be left unpaid by 1 MB
])('HT-OPT-TYCOON-14: with %i MB before an upkeep of %i Dan is told to %s', (money, trainLevel, type) => {
  const at = land.position({
    options: { tycoons: true },
    companies: [own({ money, trainLevel, obsolescence: 1 }), rival()],
    seats: [{ tycoon: 'dealer-dan' }, {}],
    state: { phase: 'beforeUpkeep', round: 4 },
  });
  expect(suggested(at, 'beforeUpkeep')).toEqual([{ type, seat: 0 }]);
});

test('HT-TURN-3: who has gone broke lays his markers, but for nobody else', () => {
  const broke = { money: 0, obsolescence: 90 };
  const markers = { options: {}, seats: [{ markers: ['capital'] }, {}] };
  const at = (mine: object, rails = '') =>
    land.position({ ...markers, companies: [own(mine), rival({ rails })] });
  expect(suggested(at(broke), 'placeMarker')).toEqual([
    { type: 'placeDevelopmentMarker', seat: 0, marker: 'capital', hex: land.hex('2,0') },
  ]);
  expect(suggested(at({ money: 0 }), 'placeMarker')).toEqual([]);
  expect(suggested(at(broke, '3,0|2,0 2,0'), 'placeMarker')).toEqual([]);
});

test('HT-OPT-EXTRA-5: Red Runner, who has no more rail markers as an extra railroad, is not founded first', () => {
  const at = land.position({
    options: { extraRailroads: true },
    companies: [own({ money: 40 }), rival()],
    state: { phase: 'upgrade' },
  });
  expect(suggested(at, 'upgrade')).toMatchObject([{ type: 'foundRailroad', company: 'blacks-tracks' }]);
});
