// The numbers and tables of a game, which variants may replace. Rule code reads them and never asks which
// option is on.

import type { Seat, StepContext, TitleTypes } from '../../../src/core/engine/index.js';
import type { BuildCharts } from '../board/build-charts.js';
import type { HexBoard } from '../board/compile-board.js';
import type { MarkerTable } from '../board/development-markers.js';
import type { Hex, Site } from '../board/layout.js';
import type { CharacterTable } from './components/abilities.js';
import type { HexEvent } from './facts.js';
import type { KnownCompany, KnownState, State } from './state.js';

/** The set of markers that a company has. */
export interface MarkerSet {
  readonly rails: number;
  readonly stations: number;
}

/** A row of the event table (HT-EVENT-1). */
export interface EventRow {
  readonly id: string;
  readonly name: string;
  readonly obsolescence?: number;
  readonly money?: number;
  readonly points?: number;
  /** True where the company's trains may be wrecked (HT-EVENT-4). */
  readonly wreck?: boolean;
}

/** The picks of setting up, in order (HT-SETUP-13). */
export type PickPhase = 'chooseCompany' | 'chooseTycoon' | 'chooseStartingCity';

/** The rules of one game. Amounts are MB unless they say VP. */
export interface HexRules {
  readonly companies: CharacterTable;
  readonly tycoons: CharacterTable;
  readonly developmentMarkers: MarkerTable;
  readonly picks: readonly PickPhase[];
  readonly firstCompany: MarkerSet;
  readonly extraCompany: MarkerSet;
  readonly starting: {
    readonly money: number;
    readonly points: number;
    readonly trainLevel: number;
    readonly markers: number;
  };
  readonly charts: BuildCharts;
  /** HT-BUILD-8: the extra cost of the first, second, … rail marker of a turn; its length is the limit. */
  readonly railSurcharges: readonly number[];
  readonly railsPerSite: number;
  readonly capacity: {
    readonly hexside: number;
    readonly riverHexside: number;
    readonly mountainHexside: number;
    readonly interior: number;
    /** Town, forest or coastal, or several of them. */
    readonly narrowInterior: number;
    readonly mountainInterior: number;
  };
  readonly stationPrice: number;
  readonly stationsPerTurn: number;
  readonly income: {
    readonly city: number;
    readonly town: number;
    readonly development: number;
    readonly station: number;
    readonly otherStartingCity: number;
    readonly obsolescence: number;
  };
  /** Rows by result; results beyond the last take the last. */
  readonly eventTable: readonly EventRow[];
  readonly earlyRounds: { readonly last: number; readonly eventBonus: number };
  readonly pointsPerUnpaidUpkeep: number;
  /** HT-DIVIDEND-2: VP per MB up to the first die, to the second, and beyond. */
  readonly dividends: readonly [first: number, second: number, rest: number];
  readonly upgradesPerTurn: number;
  /** HT-UPGRADE-2: MB per level of the new train level. */
  readonly upgradePrice: number;
  /** Null where the game lacks them. */
  readonly loans: { readonly dice: number; readonly perTurn: number; readonly points: number } | null;
  readonly stocks: { readonly dice: number; readonly price: number; readonly points: number } | null;
  readonly draws: { readonly price: number; readonly perTurn: number } | null;
  readonly extraRailroadPrice: number | null;
  readonly bonuses: {
    readonly perTrainLevel: number;
    readonly perSoleConnection: number;
    /** MB that one VP costs at the end; null where money is worth nothing. */
    readonly moneyPerPoint: number | null;
  };
  readonly roundLimit: number | null;
  readonly policies: HexPolicies;
}

/** Questions that a layer may answer in its own way. */
export interface HexPolicies {
  /** What a rail marker costs, fees of stations apart. */
  railPrice(game: PolicyGame, company: KnownCompany, rail: ListedRail): number;
  /** What a city or town pays a company that it is connected to, markers and stations apart. */
  placeIncome(game: PolicyGame, company: KnownCompany, place: PayingPlace): number;
  /** Called when a company's turn has begun, before its first phase. */
  atTurnStart(context: InstantContext, state: State, at: InstantOf): void;
  /** Called when a company's turn ends, before the game may end. */
  atTurnEnd(context: InstantContext, state: State, at: InstantOf): void;
  /** Called when a company has earned its income. */
  atIncome(context: InstantContext, state: State, at: InstantOf & { readonly amount: number }): void;
  /** Called when a company has built a station. */
  atStation(context: InstantContext, state: State, at: InstantOf & { readonly hex: Hex }): void;
}

/** The company whose turn it is, and its seat. */
interface InstantOf {
  readonly seat: Seat;
  readonly company: string;
}

/** The context of a hook: that of the step in which its instant comes. */
type InstantContext = StepContext<InstantTypes>;
interface InstantTypes extends TitleTypes {
  readonly state: State;
  readonly known: KnownState;
  readonly event: HexEvent;
  readonly rules: HexRules;
  readonly board: HexBoard;
}

/** What the questions are asked about. */
interface PolicyGame {
  readonly board: HexBoard;
  readonly state: { readonly [Part in 'companies' | 'seats']: KnownState[Part] };
}

/** A rail marker on offer. */
export interface ListedRail {
  readonly site: Site;
  /** Rail markers that the company has built this turn. */
  readonly built: number;
  /** MB by the charts and surcharges (HT-BUILD-7, 8, 12 … 14). */
  readonly usual: number;
}

/** A city or town that pays. */
export interface PayingPlace {
  readonly hex: Hex;
  /** MB by the table of incomes (HT-INCOME-1, 4). */
  readonly usual: number;
}
