// The facts this title reports, and who may see them: cards drawn from a deck only by their owner.

import { type GameEvent, masking, type Projection, type Seat, whole } from '../../src/core/engine/index.js';
import type { CardNumber, Line } from './board/board.js';
import type { Score } from './state.js';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
}
interface SeatFact<Type extends string> extends Fact<Type> {
  readonly seat: Seat;
}

/** Every event of the title. */
export type TwentiethEvent =
  | (SeatFact<'companiesDealt'> & { readonly cards: readonly CardNumber[] })
  | (Fact<'bonusesOpened'> & { readonly cards: readonly CardNumber[] })
  | (Fact<'displayOpened'> & { readonly cards: readonly CardNumber[] })
  | (SeatFact<'regionalsDrawn'> & { readonly era: number; readonly cards: readonly CardNumber[] })
  | (SeatFact<'regionalKept'> & { readonly era: number; readonly card: CardNumber })
  | (SeatFact<'regionalDiscarded'> & { readonly era: number; readonly card: CardNumber })
  | (Fact<'roundBegan'> & { readonly round: number })
  | SeatFact<'turnBegan'>
  | (SeatFact<'segmentPlaced'> & { readonly line: Line })
  | (SeatFact<'segmentPickedUp'> & { readonly line: Line })
  | (SeatFact<'waiversPaid'> & { readonly to: Seat; readonly lines: readonly Line[] })
  | (SeatFact<'regionalScored'> & { readonly card: CardNumber; readonly opponentLines: readonly Line[] })
  | (SeatFact<'companyScored'> & { readonly card: CardNumber; readonly opponentLines: readonly Line[] })
  | (SeatFact<'companyDrawn'> & { readonly source: 'deck' | 'display'; readonly card: CardNumber })
  | (Fact<'displayRefilled'> & { readonly card: CardNumber })
  | Fact<'companyDeckReshuffled'>
  | (SeatFact<'trackSold'> & { readonly card: CardNumber; readonly lines: readonly Line[] })
  | (SeatFact<'companyDiscarded'> & { readonly card: CardNumber })
  | (SeatFact<'eraSkipped'> & { readonly era: number; readonly card: CardNumber })
  | (SeatFact<'bonusClaimed'> & { readonly card: CardNumber; readonly revealed: readonly CardNumber[] })
  | (SeatFact<'displayReset'> & {
      readonly discarded: readonly CardNumber[];
      readonly opened: readonly CardNumber[];
    })
  | (SeatFact<'endTriggered'> & { readonly by: 'companies' | 'regionals' })
  | (SeatFact<'bonusAwarded'> & { readonly card: CardNumber })
  | (Fact<'gameEnded'> & { readonly reason: string; readonly scores: readonly Score[] });

const maskedCard = /* @__PURE__ */ (() => masking('card'))();
const maskedCards = /* @__PURE__ */ (() => masking('cards'))();

/** TC section 17: hands and draws from decks are the owner's; everything else lies on the table. */
export const events: Readonly<Record<TwentiethEvent['type'], Projection<never>>> = {
  companiesDealt: maskedCards,
  bonusesOpened: whole,
  displayOpened: whole,
  regionalsDrawn: maskedCards,
  regionalKept: maskedCard,
  regionalDiscarded: whole,
  roundBegan: whole,
  turnBegan: whole,
  segmentPlaced: whole,
  segmentPickedUp: whole,
  waiversPaid: whole,
  regionalScored: whole,
  companyScored: whole,
  companyDrawn: (event: GameEvent & { source: string }, viewer: Seat | null) =>
    event.source === 'display' ? event : maskedCard(event, viewer),
  displayRefilled: whole,
  companyDeckReshuffled: whole,
  trackSold: whole,
  companyDiscarded: whole,
  eraSkipped: whole,
  bonusClaimed: whole,
  displayReset: whole,
  endTriggered: whole,
  bonusAwarded: whole,
  gameEnded: whole,
};
