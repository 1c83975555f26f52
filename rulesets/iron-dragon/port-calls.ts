// What a train has done in the port it stands on, as far as it decides what it may do there.

import { legalOffers } from '../../src/core/engine/index.js';
import { moveTrain } from '../milepost/actions/move-train.js';
import type { MilepostState } from '../milepost/state.js';
import type { KnownGame } from '../milepost/types.js';
import { hasBribe } from './bribes.js';
import { ownOf, setOwn } from './own-state.js';
import { SHIPS } from './ships.js';
import { callOf, type PortCall, type TrainRef, withTrain } from './ships-state.js';

/** ID-SHIP-6: what was declined in a port is forgotten once the train has left it over land. */
export function leavePort(state: MilepostState, train: TrainRef): void {
  writeCall(state, train, null);
}

/** ID-SHIP-5: the train stays where it is, and draws no more there. */
export function noteDecline(state: MilepostState, { seat, train }: TrainRef): void {
  const landed = callOf(ownOf(state).ships, seat, train)?.landed ?? false;
  writeCall(state, { seat, train }, { seat, train, landed, draws: 'after-leaving' });
}

/** ID-SHIP-11, ID-SHIP-14: it moves no further this turn, and draws only once it has delivered. */
export function noteLanding(state: MilepostState, { seat, train }: TrainRef): void {
  writeCall(state, { seat, train }, { seat, train, landed: true, draws: 'after-delivery' });
}

/** ID-SHIP-14: a delivery in the turn of landing opens the ships of the port to the train. */
export function noteDelivery(state: MilepostState, { seat, train }: TrainRef): void {
  const call = callOf(ownOf(state).ships, seat, train);
  if (call?.draws === 'after-delivery') writeCall(state, call, { ...call, draws: 'freely' });
}

/** A turn of the seat begins: its ships can sail (ID-SHIP-4, ID-SHIP-9), and its landings are over (ID-SHIP-12). */
export function readyShips(
  { rules, board }: Pick<KnownGame, 'rules' | 'board'>,
  state: MilepostState,
  seat: number,
): void {
  const { ships } = ownOf(state);
  const isOwn = (train: TrainRef) => train.seat === seat;
  if (!ships.voyages.some(isOwn) && !ships.calls.some(isOwn)) return;
  setOwn(state, {
    ships: {
      ...ships,
      voyages: ships.voyages.map((voyage) =>
        isOwn(voyage) ? { ...voyage, points: SHIPS[voyage.ship].speed } : voyage,
      ),
      calls: ships.calls.flatMap((call) =>
        isOwn(call) ? callNextTurn({ rules, board, state }, call) : [call],
      ),
    },
  });
}

function callNextTurn(game: KnownGame, call: PortCall): PortCall[] {
  // nothing was declined, so it may draw without leaving.
  if (call.draws === 'freely' || call.draws === 'after-delivery') return [];
  // judged as its operations begin; a lost turn has none.
  const draws = game.state.turn.lost || hasWayOut(game, call) ? 'after-leaving' : 'once-more';
  return [{ ...call, landed: false, draws }];
}

function hasWayOut(game: KnownGame, { seat, train }: TrainRef): boolean {
  for (const move of legalOffers(moveTrain, game, { seat })) {
    if ((move.train ?? 0) === train && hasBribe.test(game, move) === null) return true;
  }
  return false;
}

function writeCall(state: MilepostState, train: TrainRef, call: PortCall | null): void {
  const { ships } = ownOf(state);
  if (call === null && callOf(ships, train.seat, train.train) === undefined) return;
  setOwn(state, { ships: { ...ships, calls: withTrain(ships.calls, train, call) } });
}
