// The compiled board: a packed graph of nodes and lines, the cities on it, and every card by its number.

import type { Graph } from '../../../src/core/graph/index.js';
import type { Condition } from './condition.js';
import type { Scenery } from './map-format.js';

/** An end of lines: 0 … nodes − 1. */
export type Node = number;
/** A printed line, which holds at most one segment: 0 … lines − 1, the graph's edge of the same number. */
export type Line = number;
/** A card of any kind: regionals first, then companies, then bonuses. */
export type CardNumber = number;

/** A city; its id is kebab-case. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly node: Node;
  readonly region: string;
}

/** A Regional Card. */
export interface RegionalCard {
  readonly kind: 'regional';
  readonly card: CardNumber;
  readonly era: number;
  readonly cities: readonly string[];
  /** The nodes of its cities, in their order. */
  readonly nodes: readonly Node[];
}

/** A Company Card. */
export interface CompanyCard {
  readonly kind: 'company';
  readonly card: CardNumber;
  readonly name: string;
  readonly value: number;
  readonly cities: readonly string[];
  /** The nodes of its cities, in their order. */
  readonly nodes: readonly Node[];
}

/** A Bonus Card. */
export interface BonusCard {
  readonly kind: 'bonus';
  readonly card: CardNumber;
  readonly deck: BonusDeck;
  readonly name: string;
  readonly timing: 'duringPlay' | 'endOfGame';
  readonly value: number;
  readonly condition: Condition;
}

/** A card that has points printed on it. */
export type ValuedCard = CompanyCard | BonusCard;

/** The three decks of Bonus Cards, in the order they are shuffled. */
export const BONUS_DECKS = ['blue', 'green', 'red'] as const;

/** One of the three decks. */
export type BonusDeck = (typeof BONUS_DECKS)[number];

/** A card of any kind. */
export type Card = RegionalCard | CompanyCard | BonusCard;

/** A map and a deck made ready for play. */
export interface Board {
  /** The id of the map; `config.board` names it. */
  readonly id: string;
  /** SHA-256 of map and deck, without scenery. */
  readonly hash: string;
  /** What `kind` says in its map file. */
  readonly kind: 'twentieth-century-limited';
  /** Its name for people. */
  readonly name: string;
  /** The regions in the order of their eras: region n belongs to era n + 1. */
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  /** The cities in the order of the map. */
  readonly cities: readonly City[];
  /** The cities by their ids. */
  readonly cityById: ReadonlyMap<string, City>;
  /** Index of the city at each node, −1 for a junction. */
  readonly cityAt: Int16Array;
  /** The lines as edges: edge n is line n. */
  readonly graph: Graph;
  /** Where each node is drawn, in kilometres east and south. */
  readonly positions: readonly (readonly [number, number])[];
  /** The point at which a line bends, if it is not straight. */
  readonly bends: ReadonlyMap<Line, readonly [number, number]>;
  /** All cards by number. */
  readonly cards: readonly Card[];
  /** The cards of era n + 1, ascending. */
  readonly regionals: readonly (readonly CardNumber[])[];
  /** The numbers of the Company Cards, ascending. */
  readonly companies: readonly CardNumber[];
  /** The numbers of the Bonus Cards of each deck, ascending. */
  readonly bonuses: Readonly<Record<BonusDeck, readonly CardNumber[]>>;
  /**
   * Coasts and rivers that came with the board, for pictures. Null for the shipped board, whose picture loads
   * them.
   */
  readonly scenery: Scenery | null;
}

/** The era of a Regional Card; 0 for every other card, and for numbers of none. */
export function eraOfCard({ cards }: Pick<Board, 'cards'>, number: CardNumber): number {
  const card = cards[number];
  return card?.kind === 'regional' ? card.era : 0;
}
