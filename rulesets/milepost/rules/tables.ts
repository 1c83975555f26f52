// The compiled rules of a milepost game: tables of numbers and named policies. Variants adjust them; rule
// code reads them and never asks which variant is on.

import type { PriceItem, StepContext } from '../../../src/core/engine/index.js';
import type { CitySize, Crossing, Demand, DemandCard, Milepost, Terrain, Water } from '../board/board.js';
import type { EventCard } from './events/event-card.js';
import type { SpecialLoad } from './loads/special-loads.js';
import type { Arrival, Delivery, RentedUse } from './policy-arguments.js';
import type { KnownGameOf, MilepostBundle, MilepostTypes } from './types.js';

/** A terrain that track can be built to. */
export type PricedTerrain = Exclude<Terrain, 'blank' | 'sea' | 'city'>;

/** A locomotive type. */
export interface Loco {
  readonly name: string;
  /** Each level gained costs the price of an upgrade. */
  readonly level: number;
  /** Cards of it in the set; null where there are enough for everybody. */
  readonly cards: number | null;
  /** Mileposts a turn. */
  readonly speed: number;
  /** Loads. */
  readonly capacity: number;
  /** What it can be upgraded to (M-BUILD-18). */
  readonly upgrades: readonly string[];
  /** What it can be crossgraded to (M-VAR-7). */
  readonly crossgrades: readonly string[];
}

/** One step of the tax chart: cash from `cash` on pays `tax`. */
export interface TaxStep {
  readonly cash: number;
  readonly tax: number;
}

/** The rules of one game. Money is in whole millions. */
export interface MilepostRules {
  // Setup
  /** What every seat begins with, in M (M-SETUP-2). */
  readonly startCash: number;
  /** Turns of building before the first round (M-SETUP-10). */
  readonly startupTurns: number;
  /** The types of train that every seat begins with (M-SETUP-3). */
  readonly firstLocos: readonly string[];
  /** Types of which each seat chooses one more train before the first turn; empty where nobody chooses. */
  readonly chosenLocos: readonly string[];
  /** Demand cards in a hand (M-CARD-3). */
  readonly handSize: number;
  /** Cards dealt at the start; the surplus is discarded after the second startup turn (M-VAR-3d). */
  readonly dealtCards: number;
  /** What becomes of events met in the deal (M-SETUP-8, M-VAR-3b). */
  readonly dealtEvents: 'shuffled-back' | 'removed';

  // Cards
  /** The event cards of the deck, in the order of their numbers. */
  readonly eventCards: readonly EventCard[];
  /** What the tax takes, by the cash of a seat, poorest first. */
  readonly taxChart: readonly TaxStep[];
  /** True if the tax, once resolved, leaves the game and the deck is reshuffled (M-VAR-10). */
  readonly taxReshuffles: boolean;
  /** True if the tax is taken out of the game before the deal (M-VAR-3c). */
  readonly taxIsOut: boolean;

  // Building
  /** What building to a milepost outside cities costs, in M, by its terrain (M-BUILD-6). */
  readonly terrainPrices: Readonly<Record<PricedTerrain, number>>;
  /** What building to a milepost of a city costs, in M, by the city's size (M-BUILD-6). */
  readonly cityPrices: Readonly<Record<CitySize, number>>;
  /** The extra cost of crossing water, in M, by its kind (M-BUILD-6, M-OPEN-45). */
  readonly surcharges: Readonly<Record<Water, number>>;
  /** What may be spent in a building phase (M-TURN-3). */
  readonly budget: number;
  /** Segments a turn that may start from major cities (M-BUILD-5). */
  readonly majorStarts: number;
  /** Players that may build into a city, by size (M-BUILD-13). */
  readonly cityEntrants: Readonly<Record<'small' | 'medium', number>>;
  /** Own segments at a small or medium city (M-BUILD-14). */
  readonly citySegments: number;
  /** All locos by their id. */
  readonly locos: Readonly<Record<string, Loco>>;
  /** For each level gained (M-BUILD-18). */
  readonly upgradePrice: number;
  /** True if a turn may be for track and locos, within one budget; false if for either (M-BUILD-19). */
  readonly upgradesWithTrack: boolean;
  /** What swapping two locos of one level costs, in M (M-VAR-7); null where it is not done. */
  readonly crossgradePrice: number | null;

  // Trains
  /** Paid to an opponent for a turn on their track (M-MOVE-11), unless `rentFor` says otherwise. */
  readonly rent: number;
  /** True if a ferry or link may be used for a rent to a holder; false if only holders may (M-OPEN-50). */
  readonly rentableCrossings: boolean;
  /** True if rent may be owed when there is no cash for it (M-VAR-5). */
  readonly lateRent: boolean;
  /** Paid to the bank for a turn on own track (M-VAR-11). */
  readonly moveFee: number;
  /** Movement points for picking up or putting down a load (M-VAR-12). */
  readonly loadPoints: number;
  /** True if a train may be turned round for a turn (M-VAR-6). */
  readonly backtracking: boolean;

  // Other optional rules
  /** The most that may be borrowed, in M, and how many times it is repaid (M-VAR-4); null without loans. */
  readonly borrowing: { readonly limit: number; readonly factor: number } | null;
  /** The most open contracts (M-VAR-8); null if discarded hands just go. */
  readonly openContracts: number | null;
  /** Turns that a dropped load stays in a city (M-VAR-9); null where it goes back to the supply. */
  readonly storedTurns: number | null;
  /** True if seats may sell track to each other (M-OPEN-38). */
  readonly trackDeals: boolean;
  /** True if the host may end the time of a tournament (M-VAR-15). */
  readonly timeLimit: boolean;
  /** Tables of the title itself, which only its own rules read. */
  readonly own: object;

  // Winning
  /** Cash that a victory needs, in M (M-WIN-1). */
  readonly victoryCash: number;
  /** What a tie adds to the cash that a victory needs (M-WIN-6). */
  readonly tieRaise: number;
  /** Major cities that the line must join (M-WIN-1). */
  readonly victoryMajors: number;
  /** The kind of ferry or link whose port the line must reach, with the right held, or null (CR-WIN-1). */
  readonly victoryLink: Crossing['kind'] | null;

  /** Answers to the questions that a title or a layer may decide in its own way. */
  readonly policies: MilepostPolicies;
}

/** What a title charges for using parts of its board, on top of prices and rents. */
export interface Tolls<T extends MilepostBundle = MilepostTypes> {
  /**
   * The toll for building the segment, part of the turn's budget; an item of 0 if a rule spares the seat,
   * null without a toll.
   */
  ofBuilding(game: KnownGameOf<T>, seat: number, from: Milepost, to: Milepost): PriceItem | null;
  /** Hands on what was due for building; the builder has paid it already. */
  passOn(context: StepContext<T>, state: T['state'], seat: number, amount: number): void;
  /** What a train's step makes due, in the same way; the seat owes what it has no cash for. */
  ofStep(game: KnownGameOf<T>, step: Arrival): PriceItem | null;
  /** Pays, or notes as owed, what a step makes due. Called where that is more than nothing. */
  payStep(context: StepContext<T>, state: T['state'], step: Arrival): void;
}

/** Instants of the family's rules at which mechanics may act, in the order of the mechanics (M-OPEN-6). */
export const INSTANTS = [
  'atPlacement',
  'atReceipt',
  'atArrival',
  'atDelivery',
  'atTurnStart',
  'atTurnEnd',
] as const;
/** One of these instants. */
export type Instant = (typeof INSTANTS)[number];

/** Questions that a title may answer in its own way, written on the title's bundle of types. */
export interface MilepostPolicies<T extends MilepostBundle = MilepostTypes> {
  /** True if the train may be placed on the milepost (M-MOVE-1, M-OPEN-14). */
  canStartAt(game: KnownGameOf<T>, seat: number, milepost: Milepost): boolean;
  /** What a title does when a train has been placed; by itself it has not waited yet (M-OPEN-18). */
  atPlacement(
    context: StepContext<T>,
    state: T['state'],
    placed: { readonly seat: number; readonly milepost: Milepost },
  ): void;
  /**
   * What a seat pays for a milepost by itself. It depends only on the terrain, the size of the city, if the
   * milepost is underground, and `priceRegion`: planners ask for one milepost of each kind.
   */
  milepostPrice(game: KnownGameOf<T>, seat: number, milepost: Milepost): number;
  /** The region of a milepost, if prices differ by region: 0 everywhere, unless a layer has regions. */
  priceRegion(board: T['board'], milepost: Milepost): number;
  /** What a seat pays for crossing water of the kind, events in play included. */
  surcharge(game: KnownGameOf<T>, seat: number, water: Water): number;
  /** The rule by which a seat pays another price than the tables' for a milepost or water, or null. */
  waiver(game: KnownGameOf<T>, seat: number): string | null;
  /**
   * What a seat pays an opponent for a turn on their track (M-MOVE-11), by the first use of it. Planners that
   * do not know the use yet ask for one that ends where it begins.
   */
  rentFor(game: KnownGameOf<T>, seat: number, use: RentedUse): number;
  /** Null where there are none. */
  readonly tolls: Tolls<T> | null;
  /** What a title takes from money that comes in, before anything else does. */
  atReceipt(context: StepContext<T>, state: T['state'], seat: number): void;
  /** What a demand card asks for (see demands.ts): as printed, unless an optional rule alters cards. */
  demands(card: DemandCard): readonly Demand[];
  /** Goods of the title's own that no city supplies, by good id. */
  readonly specialLoads: Readonly<Record<string, SpecialLoad<T>>>;
  /** What a title does when a train has reached a milepost over land. */
  atArrival(context: StepContext<T>, state: T['state'], arrival: Arrival): void;
  /** What a title does when a delivery has been paid. */
  atDelivery(context: StepContext<T>, state: T['state'], delivery: Delivery): void;
  /** What a title does when a turn of a seat begins, startup turns too, after the trains are made ready. */
  atTurnStart(context: StepContext<T>, state: T['state'], seat: number): void;
  /** What a title does when a turn of a seat ends, where its trains stand. */
  atTurnEnd(context: StepContext<T>, state: T['state'], seat: number): void;
}
