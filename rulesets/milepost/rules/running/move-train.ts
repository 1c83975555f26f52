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
import { type Due, itemsOf } from '../money/price-items.js';
import type { Arrival } from '../policy-arguments.js';
import { closedLinkBan, linkedMileposts, openLinks } from '../rail/city-links.js';
import type { MilepostState, Train } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';
import { arrive } from './arrival.js';
import { isReversal, type Passage, wayBetween } from './movement.js';
import { feeOf, payFee, payRent, rentDueTo, rentOf, rentOutOfReach } from './rent.js';

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
      test(game, move) {
        const { at } = trainOf(game, move) as Train;
        const segment = game.board.segment(at as number, move.to);
        return stepBan(game, at as number, move.to, segment) ?? linkBanOf(game, move);
      },
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

  price(game, { seat, to, train = 0 }) {
    const from = game.state.seats[seat].trains[train]?.at ?? null;
    if (from === null) return [];
    const dues = duesOf(game, { seat, train, from, to }, wayBetween(game, from, to)?.owner ?? null);
    return itemsOf(dues, game.state.seats[seat].cash);
  },

  apply(context, state, { seat, to, train = 0 }) {
    const { rules, board, before, emit } = context;
    const game = { rules, board, state: before };
    const mover = before.seats[seat].trains[train];
    const from = mover.at as number;
    const step = { seat, train, from, to };
    const { segment, owner } = wayBetween(game, from, to) as Passage;
    const dues = duesOf(game, step, owner);
    for (let place = 0; place < dues.length; place++) pay(context, state, step, dues[place]);
    const moved = trainToWrite(context, state, seat, train);
    moved.points = mover.points - 1; // M-MOVE-3
    moved.arrivedBy = segment; // M-OPEN-15
    emit({ type: 'trainMoved', seat, train, from, to, points: moved.points });
    arrive(context, state, { seat, train, from, to });
  },
});

/** The mileposts that a train may come to by a step: by direction, then along links. */
export function* placesBeside(game: KnownGame, at: number): Iterable<number> {
  for (let direction = 0; direction < 6; direction++) {
    const to = game.board.neighbours[6 * at + direction];
    if (to >= 0) yield to;
  }
  if (game.board.cityLinks.length > 0) yield* linkedMileposts(game.board, openLinks(game), at);
}

const FREE: readonly Due[] = [];

// M-MOVE-11, M-VAR-11: rent on others' track, then a toll, then the fee on own track.
function duesOf(game: KnownGame, step: Arrival, owner: number | null): readonly Due[] {
  const { rules, state } = game;
  const { seat, train, from, to } = step;
  const isOwn = owner === seat && rules.moveFee > 0;
  const { tolls } = rules.policies;
  if ((owner === null || owner === seat) && !isOwn && tolls === null) return FREE;
  const dues: Due[] = [];
  if (owner !== null && owner !== seat) dues.push(rentOf(game, seat, { owner, from, to }));
  const toll = tolls?.ofStep(game, step) ?? null;
  if (toll !== null) dues.push({ item: toll, owedBy: toll.rule });
  if (isOwn) dues.push(feeOf(game, state.seats[seat].trains[train]));
  return dues;
}

function pay(context: StepContext, state: MilepostState, step: Arrival, { item }: Due): void {
  const { seat, train, from, to } = step;
  const { what, amount, params } = item;
  if (what === 'rent' && item.to !== null)
    payRent(context, state, seat, { owner: params.owner as number, from, to });
  if (what === 'toll' && amount > 0) context.rules.policies.tolls?.payStep(context, state, step);
  if (what === 'fee' && amount > 0) payFee(context, state, seat, train);
}

// A link that an event has closed is still a way; the event refuses it (ID-EVENT-28).
function linkBanOf(game: KnownGame, move: TrainMove): Ban | null {
  return closedLinkBan(game, (trainOf(game, move) as Train).at as number, move.to);
}

function wayOf(game: KnownGame, move: TrainMove): Passage | undefined {
  return wayBetween(game, (trainOf(game, move) as Train).at as number, move.to);
}
