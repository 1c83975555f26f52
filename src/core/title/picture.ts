// What every title's picture can do: draw a board in layers with its pieces, and say where things are on it.

import type { GameAction, GameEvent } from '../engine/index.js';
import type { Spot, SpotPoint } from '../map/spot.js';

/** A rectangle of a sheet, in its own units. */
export interface SheetBox {
  /** Its left side. */
  readonly x: number;
  /** Its upper side. */
  readonly y: number;
  /** How far it goes to the right. */
  readonly width: number;
  /** How far it goes down. */
  readonly height: number;
}

/** Choices for a picture; all may be left out. */
export interface PictureOptions {
  /** False leaves title, legend, tables and key out. The board stays where it is on the sheet. */
  readonly furniture?: boolean;
  /** Colours of seats 0, 1, …; {@link SEAT_COLOURS} unless given. Six-digit hex codes with `#`. */
  readonly seatColours?: readonly string[];
  /** What every id of the document begins with; the board's id unless given, so that boards share none. */
  readonly idPrefix?: string;
  /** Another language: what to print for a text of the picture. Names and prices come by here too. */
  readonly translate?: (text: string) => string;
  /** Which sheet is drawn: the light one unless given, or the one for dark pages. */
  readonly sheet?: 'light' | 'dark';
  /** Other colours: what to paint for a six-digit hex code of the picture, after those of a dark sheet. */
  readonly recolour?: (colour: string) => string;
}

/**
 * What no game changes of a picture: SVG text in three groups. From the bottom up: `ground`, the track of a
 * game, `signs`, its trains, `furniture`. It is the same object for every state of a board.
 */
export interface Still {
  /** The whole sheet: the view box of the picture. */
  readonly box: SheetBox;
  /** What the sheet says for people who cannot see it. */
  readonly title: string;
  /** Land, water and mileposts. */
  readonly ground: string;
  /** Cities and names, above the track. */
  readonly signs: string;
  /** Title, legend and tables; empty where options leave them out. */
  readonly furniture: string;
}

/** What a game puts on a board: SVG text in three groups. */
export interface Pieces {
  /** Below names and cities: track, lines. */
  readonly track: string;
  /** Above them: trains, markers. */
  readonly trains: string;
  /** Whose colour is whose; empty without `furniture`. */
  readonly key: string;
}

/** A place on a board, by the numbers that actions name it by. */
export interface Place {
  /** What kind of place it is; ids are counted by kind. */
  readonly kind: PlaceKind;
  /** The number that actions name it by. */
  readonly id: number;
}

/**
 * Kinds of places: mileposts and segments, hexes and hexsides, lines, cities by their index, and the kinds of
 * a diagram.
 */
export type PlaceKind =
  | 'milepost'
  | 'segment'
  | 'hex'
  | 'hexside'
  | 'line'
  | 'city'
  | (string & Record<never, never>);

/** A place that stands out on a picture. */
export interface Highlight extends Place {
  /** `possible` may be chosen, `selected` is, `planned` would be built or run, `refused` cannot be. */
  readonly as: 'possible' | 'selected' | 'planned' | 'refused';
  /** A few characters on a tag beside it: a price. No tag if left out. */
  readonly label?: string;
}

/** How a place is looked for under a pointer. */
export interface PointerReach {
  /** How far off it may be, in screen pixels. */
  readonly radius: number;
  /** Screen pixels of a unit of the sheet; 1 unless given. */
  readonly scale?: number;
  /** Kinds to look for; all that the picture finds by itself unless given. */
  readonly kinds?: readonly PlaceKind[];
}

// biome-ignore-start lint/suspicious/noExplicitAny: each title knows its own boards and states
/** A title's board as a picture, whole or in layers, for interfaces where you choose actions on the board. */
export interface Picture {
  /** What no game changes, laid out once for a board and these options, and kept. */
  readonly still: (board: any, options?: PictureOptions) => Still;
  /** What a state or a view puts on the board. */
  readonly pieces: (board: any, state: any, options?: PictureOptions) => Pieces;
  /**
   * Places that stand out, as one group for the top of the picture. Given how many screen pixels a unit of
   * the sheet has, cities and tags are at least as large as people can see.
   */
  readonly highlights: (board: any, places: readonly Highlight[], scale?: number) => string;
  /** The board as an SVG document; with a state or view, its pieces too. A board's pictures have one size. */
  readonly draw: (board: any, state?: any, options?: PictureOptions) => string;
  /** Where on the sheet a place is; null for a place that the board does not have. */
  readonly spotOf: (board: any, place: Place) => Spot | null;
  /**
   * The place nearest to a point in screen pixels from the upper left corner of the sheet: points before
   * lines that end in them. Null if there is none within the radius.
   */
  readonly placeAt: (board: any, point: SpotPoint, reach: PointerReach) => Place | null;
  /** All places of the board; the keyboard walks from one to the next. */
  readonly places: (board: any) => Iterable<PlaceOnSheet>;
  /** What moved in events, and by which points of the sheet; for animations. */
  readonly motions: (board: any, events: readonly GameEvent[]) => readonly Motion[];
  /** The place that an action names: what to click for it; null where it names none. */
  readonly placeOf: (board: any, action: GameAction) => Place | null;
  /** The place where an event happened, to show what a player did last; null where there is none. */
  readonly placeOfEvent: (board: any, event: GameEvent) => Place | null;
  /** Where on the sheet an action happens; null for actions without a place. */
  readonly spot: (board: any, action: GameAction) => Spot | null;
  /** The names on the sheet, to say where a spot is. */
  readonly gazetteer: (board: any) => Gazetteer;
  /** The actions, legal or not, that pointing at the board may mean for a decision. */
  readonly attempts: (board: any, view: any, decision: Deciding) => Iterable<GameAction>;
}
// biome-ignore-end lint/suspicious/noExplicitAny: as above

/** A place with its spot. */
export interface PlaceOnSheet extends Place {
  /** Where it is: a point, a line or a ring. */
  readonly spot: Spot;
  /** True if it comes up under a pointer that names no kinds. */
  readonly found: boolean;
}

/** A train that moved: the points it came by, the last where it stands now. */
export interface Motion {
  /** Whose train it is. */
  readonly seat: number;
  /** Which of the seat's trains, from 0. */
  readonly train: number;
  /** The points of its way, in units of the sheet. */
  readonly path: readonly SpotPoint[];
}

/** Who decides, and the types of action that the decision allows. */
export interface Deciding {
  /** Who decides. */
  readonly seat: number;
  /** The types of action that answer it. */
  readonly types: ReadonlySet<string>;
}

/** The named places of a board, and how far neighbours on it are apart. */
export interface Gazetteer {
  /** Cities and other places with a name, with the points they stand at on the sheet. */
  readonly places: readonly { readonly name: string; readonly at: SpotPoint }[];
  /** How far neighbours are apart, in units of the sheet. */
  readonly step: number;
}

/** Colours of seats 0 to 5: those of Okabe and Ito that colour-blind people can tell apart, with black. */
export const SEAT_COLOURS = ['#d55e00', '#0072b2', '#009e73', '#e69f00', '#cc79a7', '#1c1c1c'] as const;

/** The colour of a seat. */
export function seatColour(seat: number, { seatColours = SEAT_COLOURS }: PictureOptions = {}): string {
  return seatColours[seat % seatColours.length];
}

/** Black or white letters, whichever are easier to read on a six-digit hex code. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#1c1c1c' : '#ffffff';
}

/** How far two points of a sheet are apart. */
export function distanceBetween(one: SpotPoint, other: SpotPoint): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
