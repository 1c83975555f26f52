// A hand is thrown in by what others would bring from where the train stands, not by what hands bring on average.

import { expect, test } from 'vitest';
import { isPoor, worthOfNewHands } from '../../../../rulesets/milepost/players/bots/next-hand.js';
import { planRoute } from '../../../../rulesets/milepost/players/bots/plan.js';
import { familyPlanning, type PlanGame } from '../../../../rulesets/milepost/players/bots/planning.js';
import { DOUBT } from '../../../../rulesets/milepost/players/bots/weights.js';
import { worthFor } from '../../../../rulesets/milepost/players/bots/worth.js';
import { china, engine } from '../china-game.js';

const { along, at, position, way } = china;
const line = (to: string) => along(way(at('lhasa'), at(to)));

const standing = (city: string, track: ReturnType<typeof line>) => {
  const state = position({ seats: [{ at: at(city), track, hand: [1, 2, 3], cash: 60 }, {}] });
  return {
    ...engine.settingOf(state),
    state,
    planning: { ...familyPlanning, refusalOf: () => null },
  } as object as PlanGame;
};

test('at the end of the line new hands are worth less than in the middle of it', () => {
  const [far, near] = ['lhasa', 'wuhan'].map((city) => standing(city, line('shanghai')));
  expect(worthOfNewHands(far, 0)).toBeLessThan(worthOfNewHands(near, 0) - 3);
});

test('a hand is poor that brings nothing, or a turn’s worth less than others would from there', () => {
  const far = standing('lhasa', line('golmud'));
  const { perTurn } = worthFor(far, 0, far.state.seats[0].trains[0]);
  const worth = worthOfNewHands(far, 0) - DOUBT * perTurn;
  const { route } = planRoute(standing('wuhan', line('shanghai')), 0, 0);
  if (route === null) throw new Error('the hand brings nothing');
  expect(isPoor(far, 0, null)).toBe(true);
  expect(isPoor(far, 0, { ...route, worth: worth + 0.1 })).toBe(false);
  expect(isPoor(far, 0, { ...route, worth: worth - 0.1 })).toBe(true);
});
