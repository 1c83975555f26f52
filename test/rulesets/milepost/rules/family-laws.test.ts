// What the family's laws are for: rules that change money, loads or track and tell nobody.

import { expect, test } from 'vitest';
import { seatToWrite, trainToWrite } from '../../../../rulesets/milepost/generated/state.js';
import { milepostLaws } from '../../../../rulesets/milepost/rules/laws.js';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import {
  type ActionSpec,
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  type StepContext,
} from '../../../../src/core/engine/index.js';
import { examineGame, LAWS } from '../../../../src/testing/index.js';
import { toyCountry, toyEngine } from '../toy-rails.js';

type Step = StepContext<never>;
type Slip = (step: Step, state: MilepostState, seat: number) => void;

/** The toy title, in which an action of a type does something that no fact tells. */
function slippery(type: string, slip: Slip): AnyEngine {
  const [toy] = toyEngine(toyCountry).rulesets as readonly AnyRuleset[];
  const known = new Map<unknown, ActionSpec<never>>();
  const altered = (spec: ActionSpec<never>): ActionSpec<never> => {
    if (spec.type !== type) return spec;
    const apply: ActionSpec<never>['apply'] = (step, state, action) => {
      spec.apply(step, state, action);
      slip(step, state as MilepostState, (action as { seat: number }).seat);
    };
    if (!known.has(spec)) known.set(spec, Object.create(spec, { apply: { value: apply, enumerable: true } }));
    return known.get(spec)!;
  };
  const phases = Object.fromEntries(
    Object.entries(toy.phases).map(([name, phase]) => [
      name,
      { ...phase, actions: phase.actions.map((spec) => altered(spec as ActionSpec<never>)) },
    ]),
  );
  return createEngine([{ ...toy, phases } as AnyRuleset]) as AnyEngine;
}

test.each<[string, string, Slip]>([
  [
    'money-is-told',
    'endTurn',
    (step, state, seat) => {
      seatToWrite(step, state, seat).cash -= 1;
    },
  ],
  [
    'loads-are-told',
    'pickUpLoad',
    (step, state, seat) => {
      trainToWrite(step, state, seat, 0).loads = [];
    },
  ],
  [
    'track-is-told',
    'placeTrain',
    (_step, state, seat) => {
      const tracks = [...state.rail.tracks];
      tracks[seat] = tracks[seat].slice(1);
      state.rail = { ...state.rail, tracks };
    },
  ],
])('%s finds what %s does in silence', (law, type, slip) => {
  const plan = {
    seed: 1,
    seats: 2,
    steps: 120,
    every: 1_000,
    suggested: 90,
    without: LAWS.map(({ name }) => name),
    laws: milepostLaws(),
  };
  const [{ id }] = slippery(type, slip).rulesets;
  const found = examineGame(slippery(type, slip), id, plan).findings;
  expect(found.map((finding) => finding.law)).toContain(law);
  expect(found.find((finding) => finding.law === law)?.action).toMatchObject({ type });
});
