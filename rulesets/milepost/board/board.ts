// The compiled milepost board: what a map and a deck become once, before play, and what every rule reads.
// It holds no rule: prices, limits and durations live in the rules. Compiling is compile-board.ts.

/** A milepost: row × columns + column; the inset's follow the surface's. 0 is a valid milepost. */
export type Milepost = number;
/** A segment: the edge between two neighbours, cell × 3 + direction (0 east, 1 south-east, 2 south-west). */
export type Segment = number;

/** The terrain of a milepost. A city or a port has no other (M-OPEN-52) and reads `city` or `port`. */
export type Terrain =
  | 'blank'
  | 'clear'
  | 'mountain'
  | 'alpine'
  | 'desert'
  | 'forest'
  | 'jungle'
  | 'volcano'
  | 'salt-marsh'
  | 'rock'
  | 'passage'
  | 'entrance'
  | 'sea'
  | 'port'
  | 'city';

/** Terrain codes of {@link MilepostBoard.terrain}, in this order. */
export const TERRAINS: readonly Terrain[] = [
  'blank',
  'clear',
  'mountain',
  'alpine',
  'desert',
  'forest',
  'jungle',
  'volcano',
  'salt-marsh',
  'rock',
  'passage',
  'entrance',
  'sea',
  'port',
  'city',
];

/** The kinds of water a segment may cross, as bits of {@link MilepostBoard.water} (1 << index). */
export type Water = 'river' | 'dry-river' | 'lake' | 'dry-lake' | 'inlet';
/** Waters by bit of {@link MilepostBoard.water}, the lowest first. */
export const WATERS: readonly Water[] = ['river', 'dry-river', 'lake', 'dry-lake', 'inlet'];

/** The ranks of cities. */
export type CitySize = 'small' | 'medium' | 'major';

/** A city, with where it lies and what it supplies. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly size: CitySize;
  /** The first is the centre; a major city has up to six outer ones behind it. */
  readonly mileposts: readonly Milepost[];
  /** Goods that can be picked up here, by good id. */
  readonly supplies: readonly string[];
  /** False for cities without rail access (CR-SETUP-5): no track, no train, containers only. */
  readonly rail: boolean;
  /** Country and geographical area where the title uses them, else null. */
  readonly country: string | null;
  readonly area: string | null;
}

/** A good, with the number of its chips. */
export interface Good {
  readonly id: string;
  readonly name: string;
  /** Chips of it in the set (M-LOAD-7). */
  readonly chips: number;
  /** True if no city supplies it and no card of the deck demands it: the title says where it is had. */
  readonly special: boolean;
}

/** A crossing whose rights are bought once: a ferry between two ports, or a link from one port overseas. */
export interface Crossing {
  readonly id: string;
  readonly name: string;
  readonly kind: 'ferry' | 'container';
  /** Price of the whole run in millions. */
  readonly price: number;
  /** How many players may hold it; null where any number may (CR-CONT-2). */
  readonly limit: number | null;
  /** Bought by building to the port (`build`), or as a separate purchase (`purchase`, CR-CONT-2). */
  readonly boughtBy: 'build' | 'purchase';
  /** Two mileposts for a ferry, one for a container link. */
  readonly ports: readonly Milepost[];
}

/** A milepost that ferries or links start from. */
export interface Port {
  readonly milepost: Milepost;
  /** In table order. */
  readonly crossings: readonly Crossing[];
}

/** A named stretch of sea points that ships can sail; two seas never touch. */
export interface Sea {
  readonly id: string;
  readonly name: string;
}

/** A milepost where trains go aboard ships: a milepost only for that, or an outer one of a major city. */
export interface ShipPort {
  readonly id: string;
  readonly name: string;
  readonly milepost: Milepost;
  /** Indices into `seas`, ascending. */
  readonly seas: readonly number[];
  /** Index into `cities` of the city it is named after, −1 where none. It need not lie in that city. */
  readonly beside: number;
}

/** Two cities joined for trains, however far apart; no segment, and nobody's. */
export interface CityLink {
  readonly id: string;
  readonly name: string;
  /** Indices into `cities`. */
  readonly cities: readonly [number, number];
  /** True for a link that a rule has to open first. */
  readonly dormant: boolean;
}

/** A second sheet of the map, numbered behind the first. */
export interface Inset {
  readonly id: string;
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** Its first cell. */
  readonly offset: number;
}

/** A milepost marked on both sheets. It has the surface's id; its cell of the inset is not a milepost. */
export interface Entrance {
  readonly milepost: Milepost;
  /** Its cell on the inset. */
  readonly alias: number;
}

/** One line of a demand card. */
export interface Demand {
  readonly city: string;
  readonly good: string;
  /** Millions. */
  readonly payout: number;
}

/** A demand card: its number, and its demands in printed order. */
export interface DemandCard {
  /** The printed number; demand cards are 1…n without gaps. */
  readonly number: number;
  readonly demands: readonly Demand[];
}

/** A compiled board. All typed arrays are read-only by convention and shared by every state. */
export interface MilepostBoard {
  /** The id of the map; `config.board` names it. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** SHA-256 of the canonical JSON of map and deck, hex. */
  readonly hash: string;
  /** What `kind` says in its map file. */
  readonly kind: 'milepost';
  /** Mileposts in a row, blanks included: `milepost = row * columns + column` on the surface. */
  readonly columns: number;
  /** Rows of mileposts on the surface. */
  readonly rows: number;
  /** Cells of surface and inset, blanks included: mileposts are 0 … size − 1. */
  readonly size: number;
  /** The second sheet, such as the Underground; null where there is none. */
  readonly inset: Inset | null;
  /** The ways between surface and inset; empty without an inset. */
  readonly entrances: readonly Entrance[];
  /** 1 for the mileposts of the inset and for entrances, by milepost. */
  readonly underground: Uint8Array;
  /** One more than the largest segment id. */
  readonly segmentCount: number;
  /** Every milepost that is not blank or sea, ascending. */
  readonly mileposts: readonly Milepost[];
  /** Index into TERRAINS, by milepost. */
  readonly terrain: Uint8Array;
  /**
   * The adjacent land milepost in direction d (E, SE, SW, W, NW, NE), −1 where none: `neighbours[6 * m + d]`.
   * Each direction of an entrance leads either over the surface or below.
   */
  readonly neighbours: Int32Array;
  /**
   * The segment in direction d where the board allows track, −1 where none (no neighbour, open water, red
   * area, blocked by the map): `segments[6 * m + d]`.
   */
  readonly segments: Int32Array;
  /** Both ends of a segment: `ends[2 * s]`, `ends[2 * s + 1]`; −1 where the id is not a segment. */
  readonly ends: Int32Array;
  /** Water crossed by a segment, as bits by WATERS. */
  readonly water: Uint8Array;
  /** Names of the rivers (dry ones included) that a segment crosses, by id; absent means none. */
  readonly rivers: ReadonlyMap<Segment, readonly string[]>;
  /** Rivers crossed inside red areas (IR-EVENT-8): pairs of mileposts of one major city. */
  readonly redCrossings: readonly {
    readonly from: Milepost;
    readonly to: Milepost;
    readonly river: string;
  }[];
  /** The cities in the order of the map; ids of actions are looked up with {@link cityIndex}. */
  readonly cities: readonly City[];
  /** Index into `cities` by milepost, −1 where none. */
  readonly cityAt: Int16Array;
  /** Indices into `cities` of the major ones, in table order. */
  readonly majors: readonly number[];
  /** The goods with the cities that have them and how many chips there are. */
  readonly goods: readonly Good[];
  /** Ferries and container links, in the order of the map. */
  readonly crossings: readonly Crossing[];
  /** The mileposts that ferries and links start from. Ports of ships are in `shipPortAt`. */
  readonly ports: readonly Port[];
  /** Index into `ports` by milepost, −1 where none. */
  readonly portAt: Int16Array;
  /** The seas that ships sail; empty where there are no ships. */
  readonly seas: readonly Sea[];
  /** Index into `seas` by sea point, −1 for land and for sea that nobody sails. */
  readonly seaAt: Int16Array;
  /**
   * The sea points and ports beside a sea point, and the sea points beside a port, −1 where none:
   * `seaNeighbours[6 * cell + d]`. What a ship reaches by one step.
   */
  readonly seaNeighbours: Int32Array;
  /** The ports of ships; empty where there are no ships. */
  readonly shipPorts: readonly ShipPort[];
  /** Index into `shipPorts` by milepost, −1 where none. */
  readonly shipPortAt: Int16Array;
  /** Pairs of cities that trains pass between for one point, as if they touched; may be empty. */
  readonly cityLinks: readonly CityLink[];
  /** Mileposts of the areas that events name (deserts included), by area id. */
  readonly areas: ReadonlyMap<string, ReadonlySet<Milepost>>;
  /** Rivers by id with their display names. */
  readonly riverNames: ReadonlyMap<string, string>;
  /** Distance to the coast in mileposts: 0 for the milepost nearest the sea, 255 where none (M-EVENT-6). */
  readonly coast: Uint8Array;
  /** Demand cards by number − 1. */
  readonly demandCards: readonly DemandCard[];
  /** Centres of the mileposts in units of the spacing, for pictures: x right, y down. */
  readonly x: Float64Array;
  /** The other coordinate, downwards. */
  readonly y: Float64Array;
  /** The place of a city in `cities`; −1 where there is none. */
  cityIndex(id: string): number;
  /** The place of a good in `goods`; −1 where there is none. */
  goodIndex(id: string): number;
  /** The place of a ferry or link in `crossings`; −1 where there is none. */
  crossingIndex(id: string): number;
  /** The buildable segment between two mileposts, or −1 (also for values that are not mileposts). */
  segment(from: Milepost, to: Milepost): Segment;
  /**
   * Distances over all neighbour pairs on which track could legally exist plus red areas (M-OPEN-20), 255
   * where unreachable; computed on first use per source and kept with the board.
   */
  distancesFrom(milepost: Milepost): Uint8Array;
  /**
   * Fewest steps over neighbouring cells of the surface, land and sea, 255 where unreachable; cached with the
   * board as well.
   */
  surfaceDistancesFrom(cell: number): Uint8Array;
}
