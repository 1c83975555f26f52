// Nonsense that reaches a public endpoint sooner or later: wrong types, prototype keys, invalid numbers, huge
// lists, missing seats and decisions. Nothing here is ever a legal action.

import type { GameAction, Random } from '../core/engine/index.js';

const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  '0',
  '__proto__',
  'x'.repeat(5000),
  true,
  [],
  [[]],
  [Number.NaN],
  [null],
  Array.from({ length: 20_000 }, (_, n) => n),
  {},
  { length: 3 },
  10n,
  Symbol('stone'),
  () => 1,
  new Date(0),
  new Map([['stone', 1]]),
];

const NO_ACTIONS: readonly unknown[] = [
  ...WRONG_VALUES,
  { seat: 0 },
  { type: 5, seat: 0 },
  { type: null },
  { type: ['dropSeat'], seat: null },
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '', 'valueOf'].map((type) => ({
    type,
    seat: 0,
  })),
  JSON.parse('{"__proto__": {"type": "dropSeat", "seat": null, "target": 0}}'),
  { type: 'dropSeat', seat: 0, target: 1 },
  { type: 'dropSeat', seat: null },
  { type: 'dropSeat', seat: null, target: 24 },
  { type: 'dropSeat', seat: null, target: '0' },
  { type: 'dropSeat', seat: null, target: 0, extra: 1 },
  { type: 'leaveSeat', seat: 0, target: 1 },
  { type: 'leaveSeat', seat: null, target: 24 },
  { type: 'takeSeat', seat: null },
  { type: 'takeSeat', seat: null, target: '0' },
  { type: 'endGame', seat: 0 },
  { type: 'endGame', seat: null, target: 0 },
  { type: 'endGame' },
];

/**
 * Something that no engine may take for an action; `legal` is what it is sometimes made of.
 *
 * @example
 * const action = nonsense([...legalActions(state)], createRandom(7));
 * tryAction(state, action as never); // refuses it, and never throws
 */
export function nonsense(legal: readonly GameAction[], random: Random): unknown {
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)];
  if (legal.length === 0 || random.int(0, 3) === 0) return pick(NO_ACTIONS);
  const action = pick(legal);
  switch (random.int(0, 6)) {
    case 0:
      return {
        ...action,
        [pick(['extra', 'viewer', 'constructor', 'toString', 'stone2'])]: pick(WRONG_VALUES),
      };
    case 1:
      return withOwnProto(action);
    case 2:
      return { ...action, seat: pick([null, undefined, -1, 0.5, Number.NaN, '0', 23, 24, 1e9, [0]]) };
    case 3:
      return {
        ...action,
        decision: pick(['', '0/0/', '999999/0/turn', '__proto__', 'x'.repeat(100), 7, null]),
      };
    case 4:
      return [action];
    case 5:
      return JSON.stringify(action);
    default: {
      const field = pick(Object.keys(action).filter((name) => name !== 'decision'));
      // Null and nothing may be legal where a field is nullable or optional.
      const value = pick(
        WRONG_VALUES.filter((wrong) => wrong != null && typeof wrong !== typeof action[field as never]),
      );
      return { ...action, [field]: value };
    }
  }
}

// A literal `__proto__` sets the prototype; JSON makes it a field, as an attacker's JSON would.
function withOwnProto(action: GameAction): unknown {
  const { type } = action;
  return JSON.parse(`${JSON.stringify(action).slice(0, -1)},"__proto__":{"type":${JSON.stringify(type)}}}`);
}
