// What greedy players look ahead to: the network to come, and that nothing comes after the last round.

import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/core/engine';
import { play, position, toyBoard } from '../toy-board';

const eras = [1, 2, 3, 4, 5, 6, 7, 8];
// Card 10 (era − 1) + k is the k-th of its era; those of Era 3 are of two kinds.
const cities = (era: number, k: number) => (era === 2 ? 'a e' : era === 3 ? ['b f', 'x z'][k % 2] : 'a b');
const toy = toyBoard({
  lines: 'a-b b-c c-d d-e e-f x-y y-z',
  cities: 'a b e f x z',
  regionals: eras.flatMap((era) => Array.from({ length: 10 }, (_, k) => `${era}: ${cities(era, k)}`)),
  companies: Array(28).fill('10: x z'),
});
const suggested = (state: ReturnType<typeof position>) => {
  const [decision] = toy.engine.decisions(state);
  return toy.engine.suggest(state, decision, createRandom('plan') as never);
};

test('TC-REGION-4: the region is kept that goes on where the one before it will have been built', () => {
  const seat = { track: toy.lines('a-b'), regionals: [0, 10] };
  const state = play(toy, position(toy, 2, { seats: [seat] }), {
    type: 'scoreRegionalCard',
    seat: 0,
    card: 0,
    opponentLines: [],
  });
  const drawn = (state.pending[0] as { cards: readonly number[] }).cards;
  // `x z` is two lines from anywhere, `b f` four from here, and one from where `a e` ends.
  expect(drawn.map((card) => cities(3, card % 10)).sort()).toEqual(['b f', 'x z']);
  const [{ card }] = suggested(state) as unknown as readonly { card: number }[];
  expect(cities(3, card % 10)).toBe('b f');
});

const begun = {
  ...{ seat: 0, since: 0, trackKind: null, trackLines: [], trackClosed: false },
  ...{ actionTaken: false, displayReset: false },
};

// The lines suggested to a seat that is to join `a e` for its region, and `x z` for its company; some lie since this step.
const laidBehind = (lines: string, ending: object | null = null) => {
  const track = toy.lines(lines);
  const turn = { ...begun, trackKind: track.length > 0 ? 'place' : null, trackLines: track };
  const seat = { track, regionals: [10], stack: [0], companies: [toy.company] };
  const state = position(toy, 2, { seats: [seat], turn, ending });
  return (suggested(state) as unknown as readonly { line: number }[]).map(({ line }) => line).sort();
};

test('TC-END-3: in the last round track is laid for what can still be completed', () => {
  expect(laidBehind('e-f')).toEqual(toy.lines('c-d d-e'));
  expect(laidBehind('e-f', { seat: 1, by: 'regionals' })).toEqual(toy.lines('x-y y-z'));
});

test('TC-TURN-5: lines that the best card leaves over in its last turn complete another card first', () => {
  // Four lines join `a e`: two of this turn and the next are left over, and two join `x z`.
  expect(laidBehind('')).toEqual(toy.lines('x-y y-z a-b'));
  // After one line elsewhere only one is left over.
  expect(laidBehind('e-f')).toEqual(toy.lines('c-d d-e'));
});

test('a plan for track is known again by its card in the next step', () => {
  const plansWith = (lines: string) => {
    const seat = { track: toy.lines(lines), regionals: [10], stack: [0], companies: [toy.company] };
    const state = position(toy, 2, { seats: [seat], turn: begun });
    const [decision] = toy.engine.decisions(state);
    return toy.engine.plans(state, decision, createRandom('plan') as never);
  };
  const aims = (lines: string) => plansWith(lines).map(({ aim }) => aim);
  expect(new Set(aims(''))).toEqual(new Set(['10', `${toy.company}`]));
  // `x-y` goes on with the company; where that is complete, there is no such plan.
  expect(new Set(aims('x-y'))).toEqual(new Set(['10', `${toy.company}`]));
  expect(aims('x-y y-z')).toEqual(['10']);
});
