// What happens in the hex game, as past-tense facts, and who may see them. VP are in separate events, which
// only their owner sees (HT-END-7); dice and money are public.

import { type EventOf, fact, masking, ownOnly, type Seat } from '../../../src/core/engine/index.js';
import type { Hex, Site } from '../board/layout.js';
import type { HexStanding, PhaseName } from './state.js';

/** Who and where. */
interface At {
  readonly seat: Seat;
  readonly company: string;
}

/** A fact about an amount of MB. */
interface Amount extends At {
  readonly amount: number;
}

/** A fact about dice. */
interface Rolled extends At {
  readonly dice: readonly number[];
}

/** Every fact of the game: what it says, and whom it may be shown to. */
export const facts = {
  orderRolled: fact<{
    readonly order: readonly Seat[];
    readonly for: 'chooseCompany' | 'chooseTycoon' | 'chooseStartingCity' | 'turnOrder';
    /** The dice of every seat, re-rolls behind; the longest lists are the ties. */
    readonly dice: readonly (readonly number[])[];
  }>(),
  companyChosen: fact<At>(),
  tycoonChosen: fact<{ readonly seat: Seat; readonly tycoon: string }>(),
  /** It is settled where nobody picked it: the only city left, or a dropped seat's (HT-SETUP-7, E-HOST-2). */
  startingCityChosen: fact<At & { readonly hex: Hex; readonly settled: boolean }>(),
  developmentMarkersDealt: fact<{
    readonly seat: Seat;
    readonly count: number;
    readonly markers: readonly string[] | null;
  }>(masking('markers')),
  roundBegan: fact<{ readonly round: number }>(),
  turnBegan: fact<At>(),
  /** A phase in which the company can do nothing passes by itself (HT-TURN-3). */
  phasePassed: fact<At & { readonly phase: PhaseName }>(),
  victoryPointStolen: fact<At & { readonly target: string }>(),
  railMarkerBuilt: fact<At & { readonly site: Site; readonly price: number }>(),
  stationFeePaid: fact<Amount & { readonly to: string }>(),
  stationBuilt: fact<At & { readonly hex: Hex; readonly price: number }>(),
  companyIncomePaid: fact<Amount>(),
  loanAvailabilityRolled: fact<Rolled>(),
  investmentRolled: fact<Rolled & { readonly bonus: number }>(),
  companyLoanTaken: fact<Amount>(),
  stockBought: fact<At & { readonly seller: string; readonly quantity: number }>(),
  eventRolled: fact<At & { readonly die: number; readonly bonus: number; readonly event: string }>(),
  trainWreckRolled: fact<Rolled & { readonly lossDie: number | null }>(),
  obsolescenceGained: fact<At & { readonly count: number }>(),
  obsolescenceRemoved: fact<At & { readonly price: number }>(),
  companyMoneyGained: fact<Amount>(),
  upkeepPaid: fact<At & { readonly due: number; readonly paid: number }>(),
  dividendsRolled: fact<Rolled & { readonly bonus: number }>(),
  dividendPaid: fact<Amount>(),
  trainLevelUpgraded: fact<At & { readonly level: number; readonly price: number }>(),
  developmentMarkerDrawn: fact<At & { readonly price: number; readonly marker: string | null }>(
    masking('marker'),
  ),
  developmentMarkerPlaced: fact<{ readonly seat: Seat; readonly marker: string; readonly hex: Hex }>(),
  railroadFounded: fact<At & { readonly founder: string; readonly hex: Hex; readonly price: number }>(),
  victoryPointsChanged: fact<At & { readonly by: number; readonly reason: string }>(ownOnly),
  gameEnded: fact<{ readonly reason: string; readonly ranking: readonly HexStanding[] }>(),
};

/** Every event of the game. */
export type HexEvent = EventOf<typeof facts>;
