// Where a milepost game waits, and what may be answered there. The turn's own phases come first, in the order of play.

import type { ActionSpec, OpenDecision, Phase } from '../../src/core/engine/index.js';
import { buildTrack } from './building/build-track.js';
import { demandsOf } from './cards/demands.js';
import { discardDemands } from './cards/discard-demands.js';
import { discardHand } from './cards/discard-hand.js';
import { answerTrackDeal } from './deals/answer-track-deal.js';
import { offerTrackDeal } from './deals/offer-track-deal.js';
import { chooseLoadToLose } from './loads/choose-load-to-lose.js';
import { deliverLoad } from './loads/deliver-load.js';
import { dropLoad } from './loads/drop-load.js';
import { pickUpLoad } from './loads/pick-up-load.js';
import { takeLoan } from './money/take-loan.js';
import { backtrack } from './running/backtrack.js';
import { crossFerry } from './running/cross-ferry.js';
import { moveTrain } from './running/move-train.js';
import { placeTrain } from './running/place-train.js';
import { crossgradeLoco } from './trains/crossgrade-loco.js';
import { upgradeLoco } from './trains/upgrade-loco.js';
import { endOperations } from './turns/end-operations.js';
import { endTurn } from './turns/end-turn.js';
import type { KnownGame, MilepostTypes } from './types.js';

/** Actions that a title adds to the family's phases. */
export interface AddedActions {
  // biome-ignore lint/suspicious/noExplicitAny: a title's actions know its own types
  readonly startup?: readonly ActionSpec<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly operations?: readonly ActionSpec<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly building?: readonly ActionSpec<any>[];
}

/** The phases of a milepost title. */
export function milepostPhases({ startup = [], operations = [], building = [] }: AddedActions) {
  return {
    startup: {
      prompt: 'Build track or upgrade, then end the startup turn.',
      actions: [buildTrack, ...startup, upgradeLoco, crossgradeLoco, takeLoan, endTurn],
      rule: 'M-SETUP-10',
    },
    operations: {
      prompt: 'Run the train, then end operations; or discard the hand instead of the turn.',
      actions: [
        placeTrain,
        crossFerry,
        ...operations,
        deliverLoad,
        pickUpLoad,
        dropLoad,
        moveTrain,
        discardHand,
        backtrack,
        takeLoan,
        endOperations,
        endTurn,
      ],
      rule: 'M-TURN-1',
    },
    building: {
      prompt: 'Build track or upgrade, then end the turn.',
      actions: [buildTrack, ...building, upgradeLoco, crossgradeLoco, offerTrackDeal, takeLoan, endTurn],
      rule: 'M-TURN-1',
    },
    lost: {
      prompt: 'The turn is lost: turn a train round, or end it.',
      actions: [backtrack, endTurn],
      rule: 'M-EVENT-10',
    },
    loseLoad: {
      prompt: 'Choose a load to lose.',
      actions: [chooseLoadToLose],
      rule: 'M-EVENT-20',
      choice: true,
    },
    answerDeal: {
      prompt: 'Take the offer for your track, or not.',
      actions: [answerTrackDeal],
      rule: 'M-VAR-14',
    },
    discardDemands: {
      prompt: 'Discard the surplus demand cards.',
      actions: [discardDemands],
      rule: 'M-VAR-3d',
    },
  } satisfies Record<string, Phase<MilepostTypes>>;
}

/** Who must decide what: secret discards first, then the first pending choice, then the seat on turn. */
export function openDecisions({ state }: KnownGame): readonly OpenDecision[] {
  const { drafts, pending, turn } = state;
  if (drafts !== null) {
    return drafts.answers.flatMap((answer, seat) =>
      answer === null ? [{ seat, kind: 'discardDemands', optional: false, since: drafts.since }] : [],
    );
  }
  if (pending.length > 0) {
    const [{ seat, kind, since }] = pending;
    return [{ seat, kind, optional: false, since }];
  }
  if (turn.phase === 'over') return [];
  return [{ seat: turn.seat, kind: turn.phase, optional: false, since: turn.since }];
}

/** What an absent seat plays: it passes, gives up the first load, refuses deals, discards its worst cards. */
export function passFor({ rules, board, state }: KnownGame, { seat, kind }: OpenDecision) {
  switch (kind) {
    case 'operations':
      return { type: 'endOperations', seat };
    case 'loseLoad': {
      const choice = state.pending[0] as { train: number };
      return { type: 'chooseLoadToLose', seat, load: state.seats[seat].trains[choice.train].loads[0] };
    }
    case 'answerDeal':
      return { type: 'answerTrackDeal', seat, accept: false };
    case 'discardDemands': {
      const best = (card: number) =>
        Math.max(...demandsOf({ rules, board }, card).map(({ payout }) => payout));
      const worst = [...state.seats[seat].hand].sort(
        (left, right) => best(left) - best(right) || left - right,
      );
      const cards = worst.slice(0, 2).sort((left, right) => left - right); // E-SHAPE-3
      return { type: 'discardDemands', seat, cards };
    }
    default:
      return { type: 'endTurn', seat };
  }
}
