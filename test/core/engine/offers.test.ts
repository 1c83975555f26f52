// Offers by index: sampling draws among them, and makes the exact list where next to none of them is legal.

import { describe, expect, test } from 'vitest';
import type { Condition, GameAction } from '../../../src/core/engine/index.js';
import { findOpen } from '../../../src/core/engine/play/decision.js';
import { pickLegal } from '../../../src/core/engine/play/legal.js';
import type { Setting } from '../../../src/core/engine/play/setting.js';
import { areMet, conditionsToAsk, indexedOffers } from '../../../src/core/engine/rules/offers.js';

interface Numbered extends GameAction {
  readonly n: number;
}

const numbered = (n: number): Numbered => ({ type: 'number', seat: 0, n }) as Numbered;

// A kind of action that offers so many numbers, of which those are legal that the condition says.
function kind(count: number, isLegal: (n: number) => boolean, isBarred = false) {
  const check: Pick<Condition<never, Numbered>, 'about' | 'test'>[] = [
    { about: 'seat', test: () => (isBarred ? {} : null) },
    { test: (_, { n }) => (isLegal(n) ? null : {}) },
  ];
  return { type: 'number', check, offers: () => ({ count, at: numbered }) };
}

const decision = { seat: 0, kind: 'numbers', optional: false, since: 0 };

function settingOf(...actions: object[]): Setting {
  const phases = { numbers: { actions } };
  return { ruleset: { phases, decisions: () => [decision] }, rules: {}, board: {} } as unknown as Setting;
}

// Draws the lowest number every time, and notes between which it was to draw.
function lowest() {
  const drawn: [number, number][] = [];
  const int = (from: number, to: number) => {
    drawn.push([from, to]);
    return from;
  };
  return { drawn, random: { int } };
}

const state = { outcome: null, absent: [] };
const pick = (...kinds: object[]) => {
  const { drawn, random } = lowest();
  const picked = pickLegal(settingOf(...kinds), state, undefined, random as never);
  return { drawn, n: (picked?.action as Numbered | undefined)?.n ?? null };
};

describe('sampling', () => {
  test('draws once where what it draws is legal', () => {
    expect(pick(kind(50, () => true))).toEqual({ drawn: [[0, 49]], n: 0 });
  });

  test('draws sixty times, then among those that are legal', () => {
    const { drawn, n } = pick(kind(50, (of) => of === 7 || of === 9));
    expect(n).toBe(7);
    expect(drawn).toHaveLength(61);
    expect(drawn.slice(-2)).toEqual([
      [0, 49],
      [0, 1],
    ]);
  });

  test('is null where none is legal', () => {
    expect(pick(kind(50, () => false))).toMatchObject({ n: null });
    expect(pick()).toEqual({ drawn: [], n: null });
  });

  test('leaves out a kind that the seat may not choose at all', () => {
    expect(
      pick(
        kind(50, () => true, true),
        kind(3, () => true),
      ),
    ).toEqual({ drawn: [[0, 2]], n: 0 });
    expect(pick(kind(50, () => true, true))).toEqual({ drawn: [], n: null });
  });
});

test('E-OVER-1: nothing is open after the end, whatever the ruleset says', () => {
  const setting = settingOf(kind(3, () => true));
  expect(findOpen(setting, state)).toEqual([decision]);
  expect(findOpen(setting, { ...state, outcome: {} })).toEqual([]);
});

test('of dropped seats only what is obligatory is open', () => {
  const optional = { ...decision, optional: true };
  const setting = {
    ruleset: { phases: { [decision.kind]: {} }, decisions: () => [decision, optional] },
  } as unknown as Setting;
  expect(findOpen(setting, { outcome: null, absent: [0] })).toEqual([decision]);
  expect(findOpen(setting, { outcome: null, absent: [1] })).toEqual([decision, optional]);
});

test('a list is offered by index as it is legal', () => {
  const spec = { ...kind(0, (n) => n % 2 === 1), offers: () => [1, 2, 3, 4].map(numbered) };
  const { count, at, areLegal } = indexedOffers(spec as never, {} as never, decision);
  expect([count, at(0), at(1), areLegal]).toEqual([2, numbered(1), numbered(3), true]);
});

test('a list does not ask conditions that refuse nothing of the seat, and asks each of the others of every instance', () => {
  const isOdd = { test: (_: never, { n }: Numbered) => (n % 2 === 1 ? null : {}) };
  const isSmall = { test: (_: never, { n }: Numbered) => (n < 4 ? null : {}) };
  const gated = (mayRefuse: boolean) => ({ ...isSmall, mayRefuse: () => mayRefuse });
  const asked = (mayRefuse: boolean) => {
    const spec = { type: 'number', check: [isOdd, gated(mayRefuse)] };
    return conditionsToAsk(spec as never, {} as never, 0);
  };
  const legal = (mayRefuse: boolean) =>
    [1, 2, 3, 4, 5].filter((n) => areMet(asked(mayRefuse), {} as never, numbered(n) as never));
  expect(legal(true)).toEqual([1, 3]);
  expect(asked(false)).toEqual([isOdd]);
  expect(legal(false)).toEqual([1, 3, 5]);
});
