// The facts that a milepost game reports (past tense), and who may see them. Payments are public as they happen
// (M-INFO-7); only deck order is secret, and no event tells it.

import { type GameEvent, type Projection, whole } from '../../src/core/engine/index.js';
import type { Milepost, Segment } from './board/board.js';
import type { TrackDeal } from './state.js';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
}
interface SeatFact<Type extends string> extends Fact<Type> {
  readonly seat: number;
}
interface TrainFact<Type extends string> extends SeatFact<Type> {
  readonly train: number;
}

/** Every event of the family. Amounts are millions. */
export type MilepostEvent =
  | (SeatFact<'handDealt'> & { readonly hand: readonly number[] })
  | (SeatFact<'firstSeatFound'> & { readonly payout: number })
  | Fact<'deckReshuffled'>
  | (SeatFact<'cardDrawn'> & { readonly card: number })
  | (SeatFact<'eventDrawn'> & { readonly card: number })
  | (Fact<'eventEnded'> & { readonly card: number })
  | (SeatFact<'requirementMet'> & { readonly card: number })
  | (SeatFact<'handDiscarded'> & { readonly cards: readonly number[] })
  | (SeatFact<'demandsDiscarded'> & { readonly cards: readonly number[] })
  | (Fact<'contractsOpened'> & { readonly cards: readonly number[] })
  | (Fact<'roundBegan'> & { readonly round: number })
  | SeatFact<'turnBegan'>
  | SeatFact<'turnLost'>
  | SeatFact<'turnForfeited'>
  | SeatFact<'operationsEnded'>
  | SeatFact<'turnEnded'>
  | (SeatFact<'trackBuilt'> & {
      readonly from: Milepost;
      readonly to: Milepost;
      readonly segment: Segment;
      readonly price: number;
    })
  | (SeatFact<'rightBought'> & { readonly crossing: string; readonly price: number })
  | (SeatFact<'rightPassed'> & { readonly crossing: string; readonly to: number })
  | (SeatFact<'trackErased'> & { readonly segments: readonly Segment[] })
  | (SeatFact<'bridgeReserved'> & { readonly segment: Segment })
  | (SeatFact<'reservationLapsed'> & { readonly segment: Segment })
  | (TrainFact<'locoUpgraded'> & { readonly loco: string; readonly price: number })
  | (TrainFact<'locoCrossgraded'> & { readonly loco: string; readonly price: number })
  | (TrainFact<'trainPlaced'> & { readonly milepost: Milepost })
  | (TrainFact<'trainMoved'> & { readonly from: Milepost; readonly to: Milepost; readonly points: number })
  | (TrainFact<'ferryCrossed'> & { readonly ferry: string; readonly to: Milepost; readonly points: number })
  | (TrainFact<'trainSentBack'> & { readonly to: Milepost })
  | (TrainFact<'rateHalved'> & { readonly points: number })
  | TrainFact<'trainTurned'>
  | (SeatFact<'rentPaid'> & { readonly to: number; readonly amount: number })
  | (SeatFact<'rentOwed'> & { readonly to: number; readonly amount: number })
  | (SeatFact<'feePaid'> & { readonly amount: number })
  | (SeatFact<'feeOwed'> & { readonly amount: number })
  | (SeatFact<'paidByBank'> & { readonly amount: number })
  | (SeatFact<'taxPaid'> & { readonly amount: number })
  | (SeatFact<'loanTaken'> & { readonly amount: number })
  | (SeatFact<'loanRepaid'> & { readonly amount: number })
  | (TrainFact<'loadPickedUp'> & { readonly city: string; readonly good: string })
  | (TrainFact<'loadDropped'> & { readonly city: string; readonly good: string })
  | (TrainFact<'loadLost'> & { readonly good: string })
  | (Fact<'chipLaid'> & { readonly city: string; readonly good: string })
  | (Fact<'storedLoadReturned'> & { readonly city: string; readonly good: string })
  | (TrainFact<'loadDelivered'> & {
      readonly city: string;
      readonly good: string;
      readonly card: number;
      readonly payout: number;
      readonly bonus: number;
    })
  | (SeatFact<'dealOffered'> & { readonly deal: TrackDeal })
  | (SeatFact<'dealAnswered'> & { readonly deal: TrackDeal; readonly accepted: boolean })
  | SeatFact<'victoryDeclared'>
  | (Fact<'targetRaised'> & { readonly target: number })
  | (Fact<'timeExpired'> & { readonly lastRound: number })
  | (Fact<'gameEnded'> & { readonly reason: string });

/** Whom each event may be shown to: all is played in the open. */
export const milepostEvents: Readonly<Record<MilepostEvent['type'], Projection>> = {
  handDealt: whole,
  firstSeatFound: whole,
  deckReshuffled: whole,
  cardDrawn: whole,
  eventDrawn: whole,
  eventEnded: whole,
  requirementMet: whole,
  handDiscarded: whole,
  demandsDiscarded: whole,
  contractsOpened: whole,
  roundBegan: whole,
  turnBegan: whole,
  turnLost: whole,
  turnForfeited: whole,
  operationsEnded: whole,
  turnEnded: whole,
  trackBuilt: whole,
  rightBought: whole,
  rightPassed: whole,
  trackErased: whole,
  bridgeReserved: whole,
  reservationLapsed: whole,
  locoUpgraded: whole,
  locoCrossgraded: whole,
  trainPlaced: whole,
  trainMoved: whole,
  ferryCrossed: whole,
  trainSentBack: whole,
  rateHalved: whole,
  trainTurned: whole,
  rentPaid: whole,
  rentOwed: whole,
  feePaid: whole,
  feeOwed: whole,
  paidByBank: whole,
  taxPaid: whole,
  loanTaken: whole,
  loanRepaid: whole,
  loadPickedUp: whole,
  loadDropped: whole,
  loadLost: whole,
  chipLaid: whole,
  storedLoadReturned: whole,
  loadDelivered: whole,
  dealOffered: whole,
  dealAnswered: whole,
  victoryDeclared: whole,
  targetRaised: whole,
  timeExpired: whole,
  gameEnded: whole,
};
