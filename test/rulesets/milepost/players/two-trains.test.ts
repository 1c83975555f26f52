// What the family's plans do for a seat with two trains.

import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/core/engine/index.js';
import { type ToySeat, toyGame } from '../toy-game.js';

/** What seat 0 plays in a phase, as its plans say. */
function played(seat: ToySeat, phase: 'operations' | 'building' = 'operations'): readonly string[] {
  const { engine, state: begun } = toyGame({
    options: { additionalTrains: true },
    state: { seats: [seat], turn: { phase } },
  });
  const lines: string[] = [];
  for (let state = begun as never; ; ) {
    const [decision] = engine.decisions(state);
    if (decision.seat !== 0 || decision.kind !== phase) return lines;
    const [action] = engine.suggest(state, decision, createRandom('plan'));
    // What a search is shown first is the same.
    expect(engine.plans(state, decision, createRandom('plan'))[0].line[0]).toEqual(action);
    lines.push(engine.formatAction('toy-rails', action).slice('0: '.length));
    state = engine.applyAction(state, action) as never;
  }
}

const track = ['D 5,3 6,4 6,5 7,6 7,7 7,8'];
const withIron = { at: 'D', loads: ['iron'] };
const withCoal = { at: '7,6', loads: ['coal'] };

test.each([
  [[withIron, withCoal], 0],
  [[withCoal, withIron], 1],
])(
  'M-VAR-13: each train goes on with the load that it has aboard, whichever is the first',
  (trains, iron) => {
    const lines = played({ hand: [2, 3, 30], track, trains });
    expect(lines).toContain(`deliver coal 2 0 train=${1 - iron}`);
    expect(lines[0]).toMatch(new RegExp(`^move .* train=${iron}$`));
    expect(lines.some((line) => line.startsWith('pick-up'))).toBe(false);
    expect(lines.filter((line) => line.startsWith('end'))).toEqual(['end-operations']);
  },
);

test('M-VAR-13: one train of two fetches what one card asks for', () => {
  const lines = played({ hand: [3, 31, 32], track, trains: [{ at: 'D' }, { at: 'D' }] });
  expect(lines.filter((line) => line.startsWith('pick-up iron')).length).toBe(1);
});

test('M-TURN-5: a hand is thrown in when it is poor for both trains, and not for one', () => {
  const idle = { at: 'A' };
  expect(played({ hand: [3, 6, 30], cash: 0, trains: [{ at: 'D' }, idle] })).toEqual(['discard-hand']);
  const lines = played({ hand: [2, 3, 30], track, cash: 0, trains: [idle, withCoal] });
  expect(lines).toContain('deliver coal 2 0 train=1');
  expect(lines).not.toContain('discard-hand');
});

test('M-VAR-13: built for is the train that waits for track, and either train may get a better loco', () => {
  const begun = ['D 5,3 6,4'];
  const building = played(
    { hand: [2, 3, 30], track: begun, cash: 30, trains: [{ at: 'A' }, withIron] },
    'building',
  );
  expect(building[0]).toMatch(/^build /);
  const rich = played({ hand: [2, 3, 30], track, cash: 90, trains: [{ at: 'D' }, withCoal] }, 'building');
  expect(rich[0]).toMatch(/^upgrade .* train=[01]$/);
});
