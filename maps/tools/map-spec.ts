// What the author of a map decides: everything that is not read from the source geography.

import type { MapData } from '../../rulesets/milepost/board/map-format.js';
import type { PlaneSpec } from './plane.js';

/** Longitude and latitude in degrees; on a drawn map, column and row. */
export type Place = readonly [lon: number, lat: number];

/** Elevations within half a spacing of a milepost, in metres. */
export interface Relief {
  readonly mean: number;
  readonly highest: number;
  readonly relief: number;
}

/** Terrain that land can have of itself. */
export type LandMark = '.' | '^' | '#' | ':' | '%' | '&' | '$' | '!';

/** A city and what it supplies; the gazetteer gives its place unless `place` or `at` does. */
export interface CitySpec {
  readonly id: string;
  readonly name: string;
  readonly size: 'small' | 'medium' | 'major';
  readonly supplies: readonly string[];
  /** The name in the gazetteer where it differs. */
  readonly gazetteer?: string;
  readonly place?: Place;
  /** "column,row" on the finished lattice: a place chosen by hand. */
  readonly at?: string;
  /** Outer mileposts of a major city; by default every neighbour that is land. */
  readonly outer?: string;
  readonly rail?: boolean;
  /** Three-letter code of its country, on whose land it stands, if the map separates countries. */
  readonly country?: string;
  /** Geographical area, where the title asks for it. */
  readonly area?: string;
}

/** A river: names of the source's lines, hand-drawn stretches that close gaps, its source and its mouth. */
export interface RiverSpec {
  readonly id: string;
  readonly name: string;
  readonly kind: 'river' | 'dry-river';
  readonly lines: readonly string[];
  readonly drawn?: readonly (readonly Place[])[];
  readonly from: Place;
  readonly to: Place;
  /** Arms of the same river: where each leaves and where it ends. */
  readonly arms?: readonly { readonly from: Place; readonly to: Place }[];
  /**
   * Moves the course sideways between two latitudes, most in the middle: rivers that run side by side closer
   * than mileposts stand must be pulled apart, as on any small map.
   */
  readonly bend?: {
    readonly south: number;
    readonly north: number;
    /** Degrees to the east. */
    readonly east: number;
    /** Only the course west of this meridian, fading out over two degrees. */
    readonly westOf: number;
  };
  /** Drawn on the lattice of the inset. */
  readonly sheet?: 'inset';
}

/** A lake by the names its polygons have in the source. */
export interface LakeSpec {
  readonly id: string;
  readonly name: string;
  readonly kind: 'lake' | 'dry-lake';
  readonly polygons: readonly string[];
  /** Whether mileposts in the middle of it are water. */
  readonly drowns?: boolean;
}

/** An area: the land inside a polygon, or all land within some mileposts of its sea, or along a border. */
export interface AreaSpec {
  readonly id: string;
  readonly name: string;
  /** Everywhere if left out. */
  readonly within?: readonly Place[];
  /** Only mileposts of this country. */
  readonly country?: string;
  /** Only mileposts of the inset; without it, only mileposts of the surface. */
  readonly sheet?: 'inset';
  /** Only mileposts of one of two countries that are next to one of the other, by three-letter codes. */
  readonly border?: readonly [string, string];
  /** Whether clear mileposts inside the polygon are desert. */
  readonly desert?: boolean;
  /** Only mileposts of this terrain (a desert is its own area). */
  readonly mark?: LandMark;
  /** Only mileposts at most this far from the coast. */
  readonly coast?: number;
}

/** A touch by hand: mileposts or edges, and what they become. Its note in the file says why. */
export interface Touch<Kind> {
  readonly at: readonly string[];
  readonly becomes: Kind;
}

/** A country of a drawn map, as one or more rings; the sea in them is nobody's. */
export interface CountryRegion {
  readonly id: string;
  readonly name: string;
  readonly within: readonly (readonly Place[])[];
}

/** The second sheet of a map as its file has it, before cities are put on it. */
export type InsetSpec = NonNullable<MapData['inset']>;

/** A map drawn by hand instead of read from geography: places are columns and rows. */
export interface Drawing {
  /** Rings of land; they are made rugged. */
  readonly coasts: readonly (readonly Place[])[];
  /** The first that holds a milepost has it. */
  readonly countries: readonly CountryRegion[];
  readonly inset?: InsetSpec;
}

/** The whole specification of one map. */
export interface MapSpec {
  readonly id: string;
  readonly name: string;
  readonly credits: readonly string[];
  /** Where the land comes from: a region of the geography in a projection, or a drawing. */
  readonly source: { readonly region: string; readonly plane: PlaneSpec } | Drawing;
  readonly columns: number;
  readonly rows: number;
  /** How many steps of sea around the land belong to the map. */
  readonly seaReach: number;
  /** Countries whose land is playable, and countries of which only city mileposts are. */
  readonly countries: readonly string[];
  readonly cityCountries: readonly string[];
  readonly terrainOf: (relief: Relief, at: Place) => LandMark;
  /** Classes of the source's regions that are salt marsh; they turn clear and desert mileposts. */
  readonly marshes?: readonly string[];
  /** Ids of countries by three-letter code, for maps that tell countries apart. */
  readonly countryIds?: Readonly<Record<string, string>>;
  /**
   * Shares of an edge over the sea that make it an inlet or blocked: a fifth and six tenths if left out.
   * `inlet` is null for maps without inlets.
   */
  readonly saltWater?: { readonly inlet: number | null; readonly blocked: number };
  readonly rivers: readonly RiverSpec[];
  readonly lakes: readonly LakeSpec[];
  readonly cities: readonly CitySpec[];
  readonly goods: MapData['goods'];
  readonly crossings: MapData['crossings'];
  readonly seas?: MapData['seas'];
  readonly shipPorts?: MapData['shipPorts'];
  readonly cityLinks?: MapData['cityLinks'];
  readonly areas: readonly AreaSpec[];
  /** Terrain by "column,row", set before cities are placed. It turns sea into land too, and land into sea. */
  readonly terrain: readonly Touch<LandMark | '~' | ' ' | '@' | '+'>[];
  /** Edges that become inlets, blocked, or plain. */
  readonly edges: readonly Touch<'inlet' | 'blocked' | 'plain'>[];
  /** For the picture only. */
  readonly picture: PictureSpec;
}

/** What the files of every map have: its figures, its cities and its picture. */
export type AuthoredSpec = Omit<MapSpec, 'terrainOf' | 'rivers' | 'lakes'>;

/** What the picture shows beyond the source: land outside its frame, and names. */
export interface PictureSpec {
  readonly beyond: readonly { readonly within: readonly Place[] }[];
  readonly names: readonly {
    readonly text: string;
    readonly kind: 'sea' | 'country' | 'land' | 'lake';
    /** Written as one word, above track, instead of letter by letter. */
    readonly word?: boolean;
    readonly at: Place;
    /** Degrees clockwise. */
    readonly turn?: number;
  }[];
}
