// The facts this title reports, and who may see them: cards drawn from a deck only by their owner.

import { type EventOf, fact, type GameEvent, masking, type Seat } from '../../../src/core/engine/index.js';
import type { CardNumber, Line } from '../board/board.js';
import type { Score } from './state.js';

/** A fact about a seat. */
interface OfSeat {
  readonly seat: Seat;
}

/** A fact about a card. */
interface OfCard extends OfSeat {
  readonly card: CardNumber;
}

/** A fact about a card that was scored over lines of others. */
interface Scored extends OfCard {
  readonly opponentLines: readonly Line[];
}

/** A fact about cards that anybody can see. */
interface Open {
  readonly cards: readonly CardNumber[];
}

const maskedCard = masking('card');
const maskedCards = masking('cards');

/** TC section 17: hands and draws from decks are the owner's; everything else lies on the table. */
export const facts = {
  companiesDealt: fact<OfSeat & Open>(maskedCards),
  bonusesOpened: fact<Open>(),
  displayOpened: fact<Open>(),
  regionalsDrawn: fact<OfSeat & Open & { readonly era: number }>(maskedCards),
  regionalKept: fact<OfCard & { readonly era: number }>(maskedCard),
  regionalDiscarded: fact<OfCard & { readonly era: number }>(),
  roundBegan: fact<{ readonly round: number }>(),
  turnBegan: fact<OfSeat>(),
  segmentPlaced: fact<OfSeat & { readonly line: Line }>(),
  segmentPickedUp: fact<OfSeat & { readonly line: Line }>(),
  waiversPaid: fact<OfSeat & { readonly to: Seat; readonly lines: readonly Line[] }>(),
  regionalScored: fact<Scored>(),
  companyScored: fact<Scored>(),
  companyDrawn: fact<OfCard & { readonly source: 'deck' | 'display' }>((event, viewer) =>
    (event as GameEvent & { source: string }).source === 'display' ? event : maskedCard(event, viewer),
  ),
  displayRefilled: fact<{ readonly card: CardNumber }>(),
  companyDeckReshuffled: fact(),
  trackSold: fact<OfCard & { readonly lines: readonly Line[] }>(),
  companyDiscarded: fact<OfCard>(),
  eraSkipped: fact<OfCard & { readonly era: number }>(),
  bonusClaimed: fact<OfCard & { readonly revealed: readonly CardNumber[] }>(),
  displayReset: fact<
    OfSeat & { readonly discarded: readonly CardNumber[]; readonly opened: readonly CardNumber[] }
  >(),
  endTriggered: fact<OfSeat & { readonly by: 'companies' | 'regionals' }>(),
  bonusAwarded: fact<OfCard>(),
  gameEnded: fact<{ readonly reason: string; readonly scores: readonly Score[] }>(),
};

/** Every event of the title. */
export type TwentiethEvent = EventOf<typeof facts>;
