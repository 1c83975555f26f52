// Whose pieces lie on a board: their names, colours and signs.

import type { PictureOptions } from '../picture.js';
import { SEAT_COLOURS, seatColour } from '../picture.js';
import type { AnyDiagram } from './diagram-of.js';

/** Somebody whose pieces lie on the board, as they are drawn. */
export interface Sign {
  readonly name: string;
  readonly colour: string;
  /** One or two characters on a piece, for people who see few colours. */
  readonly letters: string;
  /** Bands along one link lie in this order. */
  readonly rank: number;
}

/** The signs of the owners of a diagram, in their order. */
export function ownerSigns({ owners }: AnyDiagram): readonly Sign[] {
  const list = owners?.list ?? [];
  const letters = lettersOf(list.map(({ name }) => name));
  return list.map(({ name, colour }, number) => ({
    name,
    colour: colour ?? SEAT_COLOURS[number % SEAT_COLOURS.length],
    letters: letters[number],
    rank: number,
  }));
}

/** The signs of seats with these names. */
export function seatSigns(names: readonly string[], options: PictureOptions): readonly Sign[] {
  const letters = lettersOf(names);
  return names.map((name, seat) => ({
    name,
    colour: seatColour(seat, options),
    letters: letters[seat],
    rank: seat,
  }));
}

// The first letter where all differ, else numbers from 1.
function lettersOf(names: readonly string[]): readonly string[] {
  const first = names.map((name) => [...name.trim()].slice(0, 1).join('').toUpperCase());
  const areDifferent = new Set(first).size === names.length && !first.includes('');
  return areDifferent ? first : names.map((_, n) => String(n + 1));
}
