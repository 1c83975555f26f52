// A plain drawing of a game, as data: places with names, links between them or hexes, and what lies on them.
// A picture, its places for the pointer, and the actions that a click offers follow from it.

import type { TitleTypes } from '../base/state.js';
import type { KnownGame } from './action.js';

/** Things of one kind, in the order of their numbers. */
export interface DiagramList<Item> {
  /** What fields of actions call the kind: `station` for `fields.numberOf('station')`. */
  readonly kind: string;
  /** The things, the first with the number 0. */
  readonly list: readonly Item[];
}

/** What every thing of a diagram may have. */
export interface DiagramThing {
  /** What actions and states call it; its number in the list unless given. */
  readonly id?: string | undefined;
}

/** A place with a name. */
export interface DiagramNode extends DiagramThing {
  /** The name beside it. */
  readonly name: string;
  /** How far to the right it lies, in a unit of your choice. */
  readonly x: number;
  /** How far down it lies, in the same unit. */
  readonly y: number;
  /** What it is worth: a few characters inside it. */
  readonly worth?: string | number | undefined;
  /** A few words below its name: whose home it is. */
  readonly note?: string | undefined;
}

/** A link between two nodes. */
export interface DiagramLink extends DiagramThing {
  /** The two nodes that it joins, by their numbers. */
  readonly joins: readonly number[];
  /** What it costs: a few characters at its middle. */
  readonly price?: string | number | undefined;
}

/** A hex with a corner at the top, by axial coordinates. */
export interface DiagramHex extends DiagramThing {
  /** Its column: one more lies one hex to the right. */
  readonly q: number;
  /** Its row: one more lies one hex down to the right. */
  readonly r: number;
  /** Its name, at its top. */
  readonly name?: string | undefined;
  /** What it is worth: a few characters in its middle. */
  readonly worth?: string | number | undefined;
  /** What it is painted with: a six-digit hex code with `#`. */
  readonly colour?: string | undefined;
}

/** An owner of pieces on the board that is not a seat: a company. */
export interface DiagramOwner extends DiagramThing {
  /** What the key calls it. */
  readonly name: string;
  /** Its colour, a six-digit hex code with `#`; one of those of the seats unless given. */
  readonly colour?: string | undefined;
}

/**
 * Something that lies on the board. It names a place and an owner by their kinds: `{ link: 3, company: 1 }`,
 * or a seat: `{ stretch: 2, seat: 0 }`. With `text` and no owner it is a tag: `{ station: 4, text: 'fair' }`.
 * A seat or an owner that is null lays nothing.
 */
export type DiagramPiece = Readonly<Record<string, number | string | null | undefined>>;

/** A plain drawing of a title: a network of nodes and links, or hexes. */
export interface Diagram<T extends TitleTypes> {
  /** The nodes; none of a map of hexes. */
  readonly nodes?: DiagramList<DiagramNode>;
  /** The links between the nodes. */
  readonly links?: DiagramList<DiagramLink>;
  /** The hexes, in place of nodes and links. */
  readonly hexes?: DiagramList<DiagramHex>;
  /** The owners of pieces that are not seats. */
  readonly owners?: DiagramList<DiagramOwner>;
  /** What lies on the board. It reads only what everybody may know. */
  pieces?(game: Pick<KnownGame<T>, 'board' | 'state'>): Iterable<DiagramPiece>;
}
