// moveTrain: one step, paid for before it is taken (M-MOVE-3 … 12).

import { trainToWrite } from '../../generated/state.js';
import {
  defineMilepostAction,
  eachTrainOf,
  mustBePlaced,
  mustHaveTrain,
  type TrainAction,
  trainOf,
} from '../define-action.js';
import { type Ban, citesItsCard, stepBan } from '../events/in-play.js';
import { field } from '../fields.js';
import { closedLinkBan, linkedMileposts, openLinks } from '../rail/city-links.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { arrive } from './arrival.js';
import { isReversal, type Passage, wayBetween } from './movement.js';
import { payFee, payRent, rentDueTo, rentOutOfReach } from './rent.js';

interface TrainMove extends TrainAction {
  readonly to: number;
}

const needsGround = ['train/no-such-train', 'train/not-placed'];
const needsWay = [...needsGround, 'move/no-track'];

export const moveTrain = defineMilepostAction({
  type: 'moveTrain',
  payload: () => ({ to: field.milepost, train: field.train }),
  notation: ['move', 'to', 'train?'],

  // By train, then by direction, then along links.
  *offers(game, seat) {
    for (const { train, named } of eachTrainOf(game, seat)) {
      if (train.at === null || train.points < 1) continue;
      for (const to of placesBeside(game, train.at)) {
        yield { type: 'moveTrain', seat, to, ...named };
      }
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    {
      code: 'move/no-track',
      rule: 'M-MOVE-5',
      needs: needsGround,
      test: (game, move) =>
        wayOf(game, move) === undefined && linkBanOf(game, move) === null ? { to: move.to } : null,
    },
    {
      code: 'move/no-points',
      rule: 'M-MOVE-3',
      needs: needsGround,
      test: (game, move) => ((trainOf(game, move) as Train).points < 1 ? {} : null),
    },
    {
      code: 'move/reversal',
      rule: 'M-MOVE-7',
      needs: needsWay,
      test: (game, move) =>
        isReversal(game.board, trainOf(game, move) as Train, move.to) ? { to: move.to } : null,
    },
    {
      code: 'move/event',
      rule: 'M-EVENT-22',
      ...citesItsCard,
      needs: needsGround,
      test: (game, move) =>
        stepBan(game, (trainOf(game, move) as Train).at as number, move.to) ?? linkBanOf(game, move),
    },
    {
      code: 'move/no-rent',
      rule: 'M-MOVE-12',
      scope: 'own',
      needs: needsWay,
      test(game, move) {
        const { seat, to } = move;
        const owner = rentDueTo(game, seat, wayOf(game, move)?.owner ?? null);
        if (owner === null) return null;
        const from = (trainOf(game, move) as Train).at as number;
        const rent = rentOutOfReach(game, seat, { owner, from, to });
        return rent === null ? null : { owner, rent };
      },
    },
  ],

  apply(context, state, { seat, to, train = 0 }) {
    const { rules, board, before, emit } = context;
    const game = { rules, board, state: before };
    const mover = before.seats[seat].trains[train];
    const from = mover.at as number;
    const { segment, owner } = wayBetween(game, from, to) as Passage;
    const due = rentDueTo(game, seat, owner);
    if (due !== null) payRent(context, state, seat, { owner: due, from, to });
    rules.policies.tolls?.payStep(context, state, { seat, train, from, to });
    if (owner === seat && rules.moveFee > 0 && !mover.feePaid) payFee(context, state, seat, train);
    const moved = trainToWrite(context, state, seat, train);
    moved.points = mover.points - 1; // M-MOVE-3
    moved.arrivedBy = segment; // M-OPEN-15
    emit({ type: 'trainMoved', seat, train, from, to, points: moved.points });
    arrive(context, state, { seat, train, from, to });
  },
});

function* placesBeside(game: KnownGame, at: number): Iterable<number> {
  for (let direction = 0; direction < 6; direction++) {
    const to = game.board.neighbours[6 * at + direction];
    if (to >= 0) yield to;
  }
  if (game.board.cityLinks.length > 0) yield* linkedMileposts(game.board, openLinks(game), at);
}

// A link that an event has closed is a way all the same, which the event refuses (ID-EVENT-28).
function linkBanOf(game: KnownGame, move: TrainMove): Ban | null {
  return closedLinkBan(game, (trainOf(game, move) as Train).at as number, move.to);
}

function wayOf(game: KnownGame, move: TrainMove): Passage | undefined {
  return wayBetween(game, (trainOf(game, move) as Train).at as number, move.to);
}
