// The second trains (ID-VAR-TRAINS-1): with two trains a seat, each chooses a loco of level II beside the
// first, in turn order after the draft. The draft opens the choice, see foremen/draft.ts.

import type { GameAction, OpenDecision } from '../../../src/core/engine/index.js';
import { locosLeft } from '../../milepost/rules/trains/locos.js';
import { seatsFrom } from '../../milepost/rules/turns/turn-order.js';
import type { FullGame } from '../../milepost/rules/types.js';
import { chooseSecondTrain } from './actions/choose-second-train.js';
import { secondTrainFacts } from './facts.js';
import type { IronState } from './state.js';
import type { IronGame, IronMechanic } from './types.js';

/**
 * The choice of the second trains; it never opens in a game without the option.
 * @internal
 */
export const secondTrains = {
  start: () => ({ secondTrains: null }),
  waits: {
    chooseSecondTrain: {
      prompt: 'Choose the second train.',
      actions: [chooseSecondTrain],
      rule: 'ID-VAR-TRAINS-1',
      open,
      pass: passAtSecondTrain,
    },
  },
  events: secondTrainFacts,
  invariants: faults,
} satisfies IronMechanic;

// One seat after the other.
function open({ state }: IronGame): readonly OpenDecision[] {
  const { secondTrains: choice } = state.own;
  if (choice === null) return [];
  const seat = seatsFrom(state.first, state.seats.length)[choice.chosen];
  return [{ seat, kind: 'chooseSecondTrain', optional: false, since: choice.since }];
}

// A seat that does not choose gets the first type with a card left.
function passAtSecondTrain(game: IronGame, { seat }: OpenDecision): GameAction {
  const to = game.rules.chosenLocos.find((loco) => locosLeft(game, loco) > 0);
  return { type: 'chooseSecondTrain', seat, to } as GameAction;
}

// ID-VAR-TRAINS-1: seats choose second trains after the draft, in turn order, and have only those they chose.
function faults({ rules, state }: FullGame<IronState>): string[] {
  const { draft, secondTrains: choice } = state.own;
  if (choice === null) return [];
  const { chosen, since } = choice;
  const seats = state.seats.length;
  if (rules.chosenLocos.length === 0 || draft !== null || chosen >= seats)
    return ['second trains are chosen where none are left to choose (ID-VAR-TRAINS-1)'];
  if (since > state.step) return ['a choice has been open since a step to come'];
  const trainsOf = (place: number) => rules.firstLocos.length + (place < chosen ? 1 : 0);
  const isInTurn = seatsFrom(state.first, seats).every(
    (seat, place) => state.seats[seat].trains.length === trainsOf(place),
  );
  return isInTurn ? [] : ['second trains were chosen out of turn (ID-VAR-TRAINS-1)'];
}
