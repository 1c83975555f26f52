// Labels of buttons: what whoever presses them does, and what it costs.

import { describe, expect, test } from 'vitest';
import { titles } from '../../../rulesets/titles.js';
import { createGame, engine as plain, type RulesetId, type State } from '../../../src/index.js';
import { proposalOf, proposalsAt, withPlanning } from '../../../src/table/plans/index.js';
import { labelOf, wordingOf } from '../../../src/table/words/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const ids = Object.keys(titles) as RulesetId[];
const engine = withPlanning(plain, await Promise.all(ids.map((id) => titles[id].planning())));

describe.each(ids)('%s', (id) => {
  test('what any action does is said to whoever presses it: no name in front, the verb plain', () => {
    const { states } = playRandomGame(plain, id, { seed: 'labels', seats: 2, steps: 300, suggested: 90 });
    const labels = new Set<string>();
    for (const state of states.filter((_, n) => n % 15 === 0)) {
      const wording = wordingOf(plain, state as State);
      for (const action of plain.legalActions(state as State)) labels.add(labelOf(wording, action));
    }
    expect(labels.size).toBeGreaterThan(20);
    // `Portland, Ore.` has a full stop of its own.
    const isLabel = (label: string) =>
      /^[A-Z]\p{L}*[^s\W]( |$)/u.test(label) && !/(?<!Ore|Me)\.$/.test(label);
    expect([...labels].filter((label) => !isLabel(label) && !/^(Pass|Discard)/.test(label))).toEqual([]);
    expect([...labels].filter((label) => /^(Seat \d|Pas |Discards)/.test(label))).toEqual([]);
  });
});

describe('a proposal', () => {
  const state = createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
  const { seat } = state.turn;
  const wording = wordingOf(plain, state);
  const label = (place: string) => labelOf(wording, proposalsAt(engine, state, seat, place)[0]);

  test('says how much of it is played now, where it leads and what it costs', () => {
    expect(label('lhasa')).toBe('Build 16 of 29 steps to Lhasa, 18 M');
    expect(label('tianjin')).toMatch(/^Build to Tianjin, \d M$/);
  });

  test('says what is played first', () => {
    const [build] = proposalsAt(engine, state, seat, 'tianjin');
    const first = { type: 'endOperations', seat } as const;
    expect(labelOf(wording, { ...build, actions: [first, ...build.actions] })).toMatch(
      /^End operations, then build to Tianjin, \d M$/,
    );
  });

  test('of one action is the action with its price', () => {
    const actions = [...plain.legalActions(state, seat)];
    const labels = actions.map((action) => labelOf(wording, proposalOf(engine, state, action)));
    expect(labels).toContain('End the turn');
    expect(labels[0]).toBe(`${labelOf(wording, actions[0])}, 2 M`);
  });
});

test('a seat without a name and an action without a sentence have labels too', () => {
  expect(labelOf({}, { type: 'endTurn', seat: 1 })).toBe('End turn');
  expect(labelOf({ sentences: { endTurn: '{seat} passes.' } }, { type: 'endTurn', seat: 1 })).toBe('Pass');
});
