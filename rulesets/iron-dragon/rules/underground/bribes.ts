// The underground and its bribes (ID-UNDER-1 … 11): one for moving there, one for building there, each once a turn. They go
// to whoever controls the Orc, else to the bank; Orc and Troll are exempt.

import type { Params } from '../../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard } from '../../../milepost/board/board.js';
import { seatToWrite } from '../../../milepost/generated/state.js';
import { receive } from '../../../milepost/rules/money/income.js';
import { wayBetween } from '../../../milepost/rules/running/movement.js';
import { rentDueTo } from '../../../milepost/rules/running/rent.js';
import type { Tolls } from '../../../milepost/rules/tables.js';
import { ownToWrite } from '../../generated/state.js';
import { bribeTaker, foremanOf } from '../foremen/cards.js';
import type { State } from '../state.js';
import type { IronContext, IronGame, IronTypes } from '../types.js';

/** A bribe, in gold pieces (ID-UNDER-2, ID-UNDER-8). */
export const BRIBE = 1;

/** A train's step from one milepost to another. */
interface TrainMove {
  readonly seat: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

// True if one of the mileposts is underground; entrances are (ID-UNDER-1).
function isUnderground({ underground }: MilepostBoard, from: Milepost, to: Milepost): boolean {
  return underground[from] === 1 || underground[to] === 1;
}

// True if the seat's foreman spares it the bribes (ID-UNDER-5, ID-UNDER-6, ID-UNDER-10).
function isExempt({ own }: IronGame['state'], seat: number): boolean {
  return foremanOf(own, seat)?.bribes !== undefined;
}

// True if the step is the seat's first of the turn with an end underground, whichever of its trains moves (M-OPEN-37), and
// it is not exempt (ID-UNDER-3, R-19).
function isBribeDue({ board, state }: IronGame, { seat, from, to }: TrainMove): boolean {
  return isUnderground(board, from, to) && !isExempt(state, seat) && !state.own.bribed.moving;
}

/** The bribe for a step is not due, or there is money for it besides a rent that the step costs (ID-UNDER-7). */
export const mustHaveBribe = {
  code: 'move/no-bribe',
  rule: 'ID-UNDER-7',
  scope: 'own' as const,
  needs: ['train/no-such-train', 'train/not-placed', 'move/no-track'],
  test(
    game: IronGame,
    { seat, train = 0, to }: { seat: number; train?: number; to: Milepost },
  ): Params | null {
    const step = { seat, from: game.state.seats[seat].trains[train].at as Milepost, to };
    const { cash } = game.state.seats[seat];
    if (cash === null || !isBribeDue(game, step)) return null;
    const lacks = cash - rentOf(game, step) < BRIBE && !mayOweBribe(game, step);
    return lacks ? { bribe: BRIBE } : null;
  },
};

/**
 * a train that begins its turn underground with nothing in hand would be stuck there for good, so it may owe the bribe.
 * As long as none is paid it has not moved, so it began there; a rent paid this turn was money at the beginning.
 */
export function mayOweBribe({ board, state }: IronGame, { seat, from }: TrainMove): boolean {
  const { cash } = state.seats[seat];
  return board.underground[from] === 1 && cash !== null && cash < BRIBE && state.turn.rented.length === 0;
}

function rentOf(game: IronGame, { seat, from, to }: TrainMove): number {
  const owner = rentDueTo(game, seat, wayBetween(game, from, to)?.owner ?? null);
  if (owner === null) return 0;
  const rent = game.rules.policies.rentFor(game, seat, { owner, from, to });
  return (game.state.seats[seat].cash ?? 0) >= rent ? rent : 0;
}

/** Bribes as the family's tolls. */
export const bribes: Tolls<IronTypes> = {
  // ID-UNDER-8, R-21: the first segment of the turn built to an underground milepost; part of the cap (ID-UNDER-9).
  ofBuilding({ board, state }, seat, _from, to) {
    const isDue = board.underground[to] === 1 && !isExempt(state, seat);
    return isDue && !state.own.bribed.building ? BRIBE : 0;
  },

  passOn(context, state, seat, amount) {
    ownToWrite(context, state).bribed = { ...state.own.bribed, building: true };
    payee(context, state, seat, amount);
  },

  payStep(context, state, step) {
    const { rules, board, before } = context;
    const { seat } = step;
    if (!isBribeDue({ rules, board, state: before }, step)) return;
    const { bribed, owedBribes } = state.own;
    const own = ownToWrite(context, state);
    own.bribed = { ...bribed, moving: true };
    const payer = seatToWrite(context, state, seat);
    if (payer.cash >= BRIBE) {
      payer.cash -= BRIBE;
      payee(context, state, seat, BRIBE);
      return;
    }
    const to = bribeTaker(state.own);
    own.owedBribes = [...owedBribes, { seat, to }];
    context.emit({ type: 'bribeOwed', seat, to, amount: BRIBE });
  },
};

// ID-UNDER-4: to the player with the Orc at this moment, else to the bank.
function payee(context: IronContext, state: State, seat: number, amount: number): void {
  handOver(context, state, { seat, to: bribeTaker(state.own) }, amount);
}

function handOver(
  context: IronContext,
  state: State,
  { seat, to }: { readonly seat: number; readonly to: number | null },
  amount: number,
): void {
  context.emit({ type: 'bribePaid', seat, to, amount });
  if (to !== null) receive(context, state, to, amount);
}

/** what is owed is taken from the next money that comes in, before anything else. */
export function settleBribes(context: IronContext, state: State, seat: number): void {
  for (;;) {
    const { owedBribes } = state.own;
    const owed = owedBribes.findIndex((bribe) => bribe.seat === seat);
    if (owed < 0 || state.seats[seat].cash < BRIBE) return;
    ownToWrite(context, state).owedBribes = owedBribes.filter((_, place) => place !== owed);
    seatToWrite(context, state, seat).cash -= BRIBE;
    handOver(context, state, owedBribes[owed], BRIBE);
  }
}
