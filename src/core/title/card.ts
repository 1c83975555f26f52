// Cards as people see them on a table: what is on them, and the places that they speak of.

import type { Place } from './picture.js';

/** A card on a table, or its back. */
export interface ShownCard {
  /** What actions name it by; null for a back. */
  readonly card: number | string | null;
  /** What sort of card it is, in words; those of a sort lie together. */
  readonly sort: string;
  /** Its heading; empty where its lines say it all. */
  readonly title: string;
  /** What it brings, with its unit: `8 points`; null where its lines say so, or nothing does. */
  readonly pays: string | null;
  /** What it says, from top to bottom. */
  readonly lines: readonly CardLine[];
  /** What it does, in a plain sentence; absent where its lines say it. */
  readonly says?: string;
  /** Types of the actions that may be about it; absent if every action that names it may be. */
  readonly types?: readonly string[];
  /** The one rule that says what it does; null if there are several or none. */
  readonly rule: string | null;
}

/** A line of a card. */
export interface CardLine {
  /** `Rice to Beijing`. */
  readonly text: string;
  /** `24 M`; null where the whole card pays or nothing does. */
  readonly pays: string | null;
  /** A little picture of its subject, as an SVG document without ids or a size; absent if there is none. */
  readonly icon?: string;
  /** Where it leads to. */
  readonly to: readonly Place[];
  /** Where you get what it asks for. */
  readonly from: readonly Place[];
  /**
   * What actions about this line name, by field: `{ load: 'rice', card: 12, demand: 0 }`. Absent where they
   * name no more than the card.
   */
  readonly named?: Readonly<Record<string, string | number>>;
}

/** The back of a card. */
export const cardBack = (sort: string): ShownCard => ({
  card: null,
  sort,
  title: '',
  pays: null,
  lines: [],
  rule: null,
});
