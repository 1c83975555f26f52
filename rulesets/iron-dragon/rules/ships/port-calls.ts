// What a train has done in its port: it decides what the train may still do there.

import { legalOffers } from '../../../../src/core/engine/index.js';
import { moveTrain } from '../../../milepost/rules/running/move-train.js';
import { shipsToWrite } from '../../generated/state.js';
import type { PortCall, State, TrainRef } from '../state.js';
import type { IronContext, IronGame } from '../types.js';
import { mustHaveBribe } from '../underground/bribes.js';
import { SHIPS } from './cards.js';
import { callOf, withTrain } from './voyages.js';

/** ID-SHIP-6: what was declined in a port is forgotten once the train has left it over land. */
export function leavePort(context: IronContext, state: State, { seat, train }: TrainRef): void {
  writeCall(context, state, { seat, train, call: null });
}

/** ID-SHIP-5: the train stays where it is, and draws no more there. */
export function noteDecline(context: IronContext, state: State, { seat, train }: TrainRef): void {
  const landed = callOf(state.own.ships, seat, train)?.landed ?? false;
  writeCall(context, state, { seat, train, call: { seat, train, landed, draws: 'after-leaving' } });
}

/** ID-SHIP-11, ID-SHIP-14: it moves no further this turn, and draws only once it has delivered. */
export function noteLanding(context: IronContext, state: State, { seat, train }: TrainRef): void {
  const call: PortCall = { seat, train, landed: true, draws: 'after-delivery' };
  writeCall(context, state, { seat, train, call });
}

/** ID-SHIP-14: a delivery in the turn of landing opens the ships of the port to the train. */
export function noteDelivery(context: IronContext, state: State, { seat, train }: TrainRef): void {
  const call = callOf(state.own.ships, seat, train);
  if (call?.draws === 'after-delivery')
    writeCall(context, state, { seat, train, call: { ...call, draws: 'freely' } });
}

/** Begins a seat's turn: its ships can sail (ID-SHIP-4, ID-SHIP-9), its landings are over (ID-SHIP-12). */
export function readyShips(context: IronContext, state: State, seat: number): void {
  const { rules, board } = context;
  const { ships } = state.own;
  const isOwn = (train: TrainRef) => train.seat === seat;
  if (!ships.voyages.some(isOwn) && !ships.calls.some(isOwn)) return;
  const voyages = ships.voyages.map((voyage) =>
    isOwn(voyage) ? { ...voyage, points: SHIPS[voyage.ship].speed } : voyage,
  );
  const calls = ships.calls.flatMap((call) =>
    isOwn(call) ? callNextTurn({ rules, board, state }, call) : [call],
  );
  const written = shipsToWrite(context, state);
  written.voyages = voyages;
  written.calls = calls;
}

function callNextTurn(game: IronGame, call: PortCall): PortCall[] {
  // nothing was declined, so it may draw without leaving.
  if (call.draws === 'freely' || call.draws === 'after-delivery') return [];
  // judged as its operations begin; a lost turn has no operations.
  const draws = game.state.turn.lost || hasWayOut(game, call) ? 'after-leaving' : 'once-more';
  return [{ ...call, landed: false, draws }];
}

function hasWayOut(game: IronGame, { seat, train }: TrainRef): boolean {
  for (const move of legalOffers(moveTrain, game, { seat })) {
    if ((move.train ?? 0) === train && mustHaveBribe.test(game, move) === null) return true;
  }
  return false;
}

function writeCall(
  context: IronContext,
  state: State,
  { seat, train, call }: TrainRef & { readonly call: PortCall | null },
): void {
  const { calls } = state.own.ships;
  if (call === null && callOf(state.own.ships, seat, train) === undefined) return;
  shipsToWrite(context, state).calls = withTrain(calls, { seat, train }, call);
}
