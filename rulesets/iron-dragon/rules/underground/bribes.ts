// The underground and its bribes (ID-UNDER-1 … 11): one for moving there, one for building there, each once a
// turn. They go to the seat that controls the Orc, else to the bank; Orc and Troll are exempt.

import type { Params, PriceItem } from '../../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard } from '../../../milepost/board/board.js';
import { seatToWrite } from '../../../milepost/generated/state.js';
import { receive } from '../../../milepost/rules/money/income.js';
import { toBank } from '../../../milepost/rules/money/price-items.js';
import { wayBetween } from '../../../milepost/rules/running/movement.js';
import { rentDueTo } from '../../../milepost/rules/running/rent.js';
import type { Tolls } from '../../../milepost/rules/tables.js';
import { ownToWrite } from '../../generated/state.js';
import { bribeTaker, foremanOf } from '../foremen/cards.js';
import { foremanRule } from '../foremen/prices.js';
import type { State } from '../state.js';
import type { IronContext, IronGame, IronTypes } from '../types.js';

/** A bribe, in gold pieces (ID-UNDER-2, ID-UNDER-8). */
const BRIBE = 1;

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

// A bribe for the first use of the turn (ID-UNDER-3, R-19), to the player with the Orc, else to the bank
// (ID-UNDER-4); none with Orc or Troll (ID-UNDER-5, ID-UNDER-6, ID-UNDER-10).
function bribe(game: IronGame, seat: number, rule: string, isPaid: boolean): PriceItem {
  const { own } = game.state;
  if (foremanOf(own, seat)?.bribes !== undefined)
    return toBank('toll', foremanRule(game, seat) ?? rule, 0, {});
  if (isPaid) return toBank('toll', rule, 0, {});
  return { what: 'toll', rule, amount: BRIBE, to: bribeTaker(own) ?? 'bank', params: {} };
}

// ID-UNDER-2: for the seat's first step of the turn with an end underground, whichever of its trains moves
// (M-OPEN-37).
function bribeForStep(game: IronGame, { seat, from, to }: TrainMove): PriceItem | null {
  if (!isUnderground(game.board, from, to)) return null;
  return bribe(game, seat, 'ID-UNDER-2', game.state.own.bribed.moving);
}

/** The bribe for a step is not due, or there is money for it and the rent of the step (ID-UNDER-7). */
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
    if (cash === null || (bribeForStep(game, step)?.amount ?? 0) === 0) return null;
    const lacks = cash - rentOf(game, step) < BRIBE && !mayOweBribe(game, step);
    return lacks ? { bribe: BRIBE } : null;
  },
};

/**
 * a train that begins its turn underground without money would be stuck there permanently, so it may
 * owe the bribe. As long as no bribe is paid it has not moved, so it began there. A rent paid this turn was
 * money at the beginning.
 */
function mayOweBribe({ board, state }: IronGame, { seat, from }: TrainMove): boolean {
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
  // ID-UNDER-8, R-21: the first segment of the turn built to an underground milepost; part of the cap
  // (ID-UNDER-9).
  ofBuilding(game, seat, _from, to) {
    if (game.board.underground[to] !== 1) return null;
    return bribe(game, seat, 'ID-UNDER-8', game.state.own.bribed.building);
  },

  ofStep: bribeForStep,

  passOn(context, state, seat, amount) {
    ownToWrite(context, state).bribed = { ...state.own.bribed, building: true };
    payee(context, state, seat, amount);
  },

  payStep(context, state, step) {
    const { seat } = step;
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
