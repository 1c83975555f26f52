// What happens in the hex game, as past-tense facts, and who may see them. VP are in events of their own, which only
// their owner sees (HT-END-7); dice and money are public.

import { masking, ownOnly, type Projection, type Seat, whole } from '../../src/core/engine/index.js';
import type { Hex, Site } from './board/layout.js';
import type { HexStanding } from './state.js';

/** Who and where. */
interface At {
  readonly n: number;
  readonly seat: Seat;
  readonly company: string;
}

/** Every fact of the game. */
export type HexEvent =
  | {
      readonly n: number;
      readonly type: 'orderRolled';
      readonly order: readonly Seat[];
      readonly for: 'chooseCompany' | 'chooseTycoon' | 'chooseStartingCity' | 'turnOrder';
      /** The dice of every seat, re-rolls behind; the longest lists are the ties. */
      readonly dice: readonly (readonly number[])[];
    }
  | (At & { readonly type: 'companyChosen' })
  | { readonly n: number; readonly type: 'tycoonChosen'; readonly seat: Seat; readonly tycoon: string }
  | (At & {
      readonly type: 'startingCityChosen';
      readonly hex: Hex;
      /** True where nobody picked it: the only city left, or a dropped seat's (HT-SETUP-7, E-HOST-2). */
      readonly settled: boolean;
    })
  | {
      readonly n: number;
      readonly type: 'developmentMarkersDealt';
      readonly seat: Seat;
      readonly count: number;
      readonly markers: readonly string[] | null;
    }
  | { readonly n: number; readonly type: 'roundBegan'; readonly round: number }
  | (At & { readonly type: 'turnBegan' })
  | (At & { readonly type: 'victoryPointStolen'; readonly target: string })
  | (At & { readonly type: 'railMarkerBuilt'; readonly site: Site; readonly price: number })
  | (At & { readonly type: 'stationFeePaid'; readonly to: string; readonly amount: number })
  | (At & { readonly type: 'stationBuilt'; readonly hex: Hex; readonly price: number })
  | (At & { readonly type: 'companyIncomePaid'; readonly amount: number })
  | (At & { readonly type: 'loanAvailabilityRolled'; readonly dice: readonly number[] })
  | (At & { readonly type: 'investmentRolled'; readonly dice: readonly number[]; readonly bonus: number })
  | (At & { readonly type: 'companyLoanTaken'; readonly amount: number })
  | (At & { readonly type: 'stockBought'; readonly seller: string; readonly quantity: number })
  | (At & {
      readonly type: 'eventRolled';
      readonly die: number;
      readonly bonus: number;
      readonly event: string;
    })
  | (At & {
      readonly type: 'trainWreckRolled';
      readonly dice: readonly number[];
      readonly lossDie: number | null;
    })
  | (At & { readonly type: 'obsolescenceGained'; readonly count: number })
  | (At & { readonly type: 'obsolescenceRemoved'; readonly price: number })
  | (At & { readonly type: 'companyMoneyGained'; readonly amount: number })
  | (At & { readonly type: 'upkeepPaid'; readonly due: number; readonly paid: number })
  | (At & { readonly type: 'dividendsRolled'; readonly dice: readonly number[]; readonly bonus: number })
  | (At & { readonly type: 'dividendPaid'; readonly amount: number })
  | (At & { readonly type: 'trainLevelUpgraded'; readonly level: number; readonly price: number })
  | (At & {
      readonly type: 'developmentMarkerDrawn';
      readonly price: number;
      readonly marker: string | null;
    })
  | {
      readonly n: number;
      readonly type: 'developmentMarkerPlaced';
      readonly seat: Seat;
      readonly marker: string;
      readonly hex: Hex;
    }
  | (At & {
      readonly type: 'railroadFounded';
      readonly founder: string;
      readonly hex: Hex;
      readonly price: number;
    })
  | (At & { readonly type: 'victoryPointsChanged'; readonly by: number; readonly reason: string })
  | {
      readonly n: number;
      readonly type: 'gameEnded';
      readonly reason: string;
      readonly ranking: readonly HexStanding[];
    };

/** Whom each event may be shown to. */
export const eventProjections: Readonly<Record<HexEvent['type'], Projection<never>>> = {
  orderRolled: whole,
  companyChosen: whole,
  tycoonChosen: whole,
  startingCityChosen: whole,
  developmentMarkersDealt: /* @__PURE__ */ masking('markers'),
  roundBegan: whole,
  turnBegan: whole,
  victoryPointStolen: whole,
  railMarkerBuilt: whole,
  stationFeePaid: whole,
  stationBuilt: whole,
  companyIncomePaid: whole,
  loanAvailabilityRolled: whole,
  investmentRolled: whole,
  companyLoanTaken: whole,
  stockBought: whole,
  eventRolled: whole,
  trainWreckRolled: whole,
  obsolescenceGained: whole,
  obsolescenceRemoved: whole,
  companyMoneyGained: whole,
  upkeepPaid: whole,
  dividendsRolled: whole,
  dividendPaid: whole,
  trainLevelUpgraded: whole,
  developmentMarkerDrawn: /* @__PURE__ */ masking('marker'),
  developmentMarkerPlaced: whole,
  railroadFounded: whole,
  victoryPointsChanged: ownOnly,
  gameEnded: whole,
};
