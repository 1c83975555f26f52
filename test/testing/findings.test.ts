// Every finding brings the game that shows it: it can be played again, examined again, and written down.

import { describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import {
  examineActions,
  examineGame,
  LAWS,
  type LawFinding,
  outlineOf,
  readPlaythrough,
  twinOf,
} from '../../src/testing/index.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import { SICK_RULESETS } from '../core/engine/sick-pebbles.js';
import { examineTwins } from './examine-twins.js';

const PLAN = { seed: 1, seats: 3, steps: 60, every: 6, limit: 40 };
const SEEDS = [1, 2, 3, 4, 5, 6];

const engineOf = (changes: Partial<typeof pebbles>) =>
  createEngine([defineRuleset<PebblesTitle>({ ...pebbles, ...changes })]) as AnyEngine;

const upTo = ({ law, game, step }: LawFinding) => ({
  ...game,
  actions: law === 'plays-on' ? game.actions : game.actions.slice(0, step),
});

// What becomes of the last action, and of none before it.
function playAgain(engine: AnyEngine, { game }: LawFinding): string {
  let state = engine.createGame(game.ruleset, game.config);
  for (const [n, action] of game.actions.entries()) {
    try {
      const result = engine.tryAction(state, action);
      if (result.ok) state = result.state;
      else if (n === game.actions.length - 1) return `refused: ${result.rejection.rule}`;
      else throw new Error(`action ${n} is refused`);
    } catch (error) {
      if (n < game.actions.length - 1) throw error;
      return String(error);
    }
  }
  return 'played';
}

// One keeps count of games beside the state, so that no second look is like the first.
const REPEATABLE = SICK_RULESETS.filter(({ sickness }) => sickness !== 'a step that remembers other games');

test.each(REPEATABLE)(
  '$sickness: what is found is found again in its own game',
  ({ law, sickness, ruleset }) => {
    const sick = engineOf(ruleset);
    // Only the law against it is looked at, but where rules write what is past: the first law of all sees that before it spreads.
    const isSpreading = sickness.startsWith('an action that writes the state before it');
    const others = LAWS.map(({ name }) => name).filter((name) => name !== law);
    const without = isSpreading ? [] : others;
    for (const seed of SEEDS) {
      const plan = { ...PLAN, seed, seats: 2 + (seed % 3), every: 3, limit: 1, without };
      const [finding] = examineGame(sick, 'pebbles', plan).findings;
      if (finding === undefined) continue;
      expect(playAgain(sick, finding)).toMatch(/^played$|^refused|fault/i);
      expect(examineActions(sick, upTo(finding), plan).findings).toEqual([finding]);
      return;
    }
    throw new Error('nothing was found');
  },
);

describe('a law that plays on brings what it played', () => {
  const onlyWith = (absent: number, say: string) => ({
    automatic: [
      {
        name: 'sick',
        rule: 'P-TURN-1',
        due: ({ state }: { state: { absent: readonly number[]; round: number } }) =>
          state.absent.length === absent && state.round > 1,
        apply() {
          throw new Error(say);
        },
      },
      ...pebbles.automatic,
    ] as never,
  });

  test('seats that are dropped, and what the last one does', () => {
    const sick = engineOf(onlyWith(2, 'nobody left to play with'));
    const { findings } = examineGame(sick, 'pebbles', { ...PLAN, every: 3 });
    const finding = findings.find(({ law }) => law === 'seats-can-be-dropped')!;
    expect(finding.detail).toContain('nobody left to play with');
    const further = finding.game.actions.slice(finding.step);
    expect(further.filter(({ type }) => type === 'dropSeat')).toHaveLength(2);
    expect(playAgain(sick, finding)).toMatch(/fault/i);
    expect(playAgain(engineOf({}), finding)).toBe('played');
  });

  test('what is played out at random', () => {
    const [takeStone, ...others] = pebbles.phases.turn.actions;
    const slipping: typeof takeStone = {
      ...takeStone,
      apply(context, state, action) {
        if (state.step > 12) throw new Error('the stone slipped');
        takeStone.apply(context, state, action);
      },
    };
    const phases = { ...pebbles.phases, turn: { ...pebbles.phases.turn, actions: [slipping, ...others] } };
    const sick = engineOf({ phases });
    const { findings } = examineGame(sick, 'pebbles', { ...PLAN, steps: 4 });
    const finding = findings.find(({ law }) => law === 'branches-are-apart')!;
    expect(finding.game.actions.length).toBeGreaterThan(finding.step + 5);
    expect(playAgain(sick, finding)).toContain('the stone slipped');
  });

  test('a table that stops', () => {
    const sick = engineOf({ finish: () => {} });
    const finding = examineGame(sick, 'pebbles', PLAN).findings.find(
      ({ law }) => law === 'games-can-be-stopped',
    )!;
    expect(finding.game.actions.at(-1)).toEqual({ type: 'endGame', seat: null });
  });

  test('as text that is read again', () => {
    const sick = engineOf(onlyWith(1, 'one is missing'));
    const { findings } = examineGame(sick, 'pebbles', { ...PLAN, every: 3 });
    const finding = findings.find(({ law }) => law === 'seats-can-be-dropped')!;
    const { actions } = readPlaythrough(sick, outlineOf(sick, finding.game));
    expect(actions).toEqual(finding.game.actions);
  });
});

test('a finding about twins names the twin', () => {
  const peeping = SICK_RULESETS.find(({ sickness }) => sickness === "a list that depends on another's hand")!;
  const sick = engineOf(peeping.ruleset);
  const { findings } = examineTwins(sick, 'pebbles', { seed: 1, seats: 3, steps: 30, every: 3 });
  const [finding] = findings;
  const [, viewer, seed] = /^seat (\d): the legal actions differ: .* \(twin «(.+)»\)$/.exec(finding.detail)!;
  let state = sick.createGame('pebbles', finding.game.config);
  for (const action of finding.game.actions) state = sick.applyAction(state, action);
  const twin = twinOf(sick, state, Number(viewer), seed);
  const [one, other] = [state, twin].map((of) => [...sick.legalActions(of, Number(viewer))]);
  expect(one).not.toEqual(other);
});

test('a refusal that is new is looked into wherever it comes up', () => {
  const [takeStone, ...others] = pebbles.phases.turn.actions;
  const shy: typeof takeStone = {
    ...takeStone,
    check: [
      {
        code: 'house/shy',
        rule: 'P-TURN-1',
        test: ({ state }) => (state.round === 2 ? ({ at: new Date(0) } as never) : null),
      },
      ...takeStone.check,
    ],
  };
  const phases = { ...pebbles.phases, turn: { ...pebbles.phases.turn, actions: [shy, ...others] } };
  const { findings } = examineGame(engineOf({ phases }), 'pebbles', { ...PLAN, every: 1000 });
  const finding = findings.find(({ law }) => law === 'refusals-agree');
  expect(finding?.detail).toContain('house/shy');
});
