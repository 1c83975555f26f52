// What a company or a tycoon can do that others cannot: numbers that are added up, never names to ask for.

/** Abilities of a company or a tycoon; 0 if left out. A company also has those of its player's tycoon. */
export interface Abilities {
  /** More rail markers, station markers, MB, train levels and development markers at the start. */
  readonly railMarkers?: number;
  readonly stationMarkers?: number;
  readonly startingMoney?: number;
  readonly startingTrainLevel?: number;
  readonly startingMarkers?: number;
  /** 1: the start city may be any city. */
  readonly anyStartCity?: number;
  /** MB off a line of the building charts. */
  readonly riverDiscount?: number;
  readonly placeDiscount?: number;
  readonly mountainDiscount?: number;
  /** 1: nothing is paid for rail markers already present. */
  readonly presentFree?: number;
  /** 1: the third and fourth rail marker of a turn cost no more than the first. */
  readonly laterRailsFree?: number;
  readonly stationDiscount?: number;
  /** Own rail markers on one site above the limit of the Shutout option. */
  readonly railsPerSite?: number;
  /** Added to the event die, to the investment roll, to each of the two dividend dice. */
  readonly eventBonus?: number;
  readonly investmentBonus?: number;
  readonly dividendBonus?: number;
  readonly upkeepDiscount?: number;
  /** VP that a buyer of this company's stock gains on top, per stock. */
  readonly stockPoints?: number;
  readonly upgradesPerTurn?: number;
  /** VP for connecting to a hex of a kind (HT-OPT-TYCOON-0b). */
  readonly pointsPerTown?: number;
  readonly pointsPerCity?: number;
  readonly pointsPerWilderness?: number;
  readonly pointsPerDevelopment?: number;
  /** VP for every loan of any company, and for every train level that another player's company gains. */
  readonly pointsPerLoan?: number;
  readonly pointsPerForeignUpgrade?: number;
  /** VP taken from one opponent on each own turn. */
  readonly steals?: number;
  /** MB for which an obsolescence token may be discarded; 0 where that is not possible. */
  readonly obsolescencePrice?: number;
}

/** A company of the list, or a tycoon: its name, its rule and what it can do. */
export interface Character {
  readonly name: string;
  readonly rule: string;
  readonly abilities: Abilities;
}

/** Characters by id. */
export type CharacterTable = Readonly<Record<string, Character>>;
