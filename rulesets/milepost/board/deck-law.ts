// How often a deck asks for a city, by its size: what decks are made by and checked against.

import type { CitySize, MilepostBoard } from './board.js';

/** How often published decks ask for a city of a size, beside each other. */
export const ASKED: Readonly<Record<CitySize, number>> = { major: 12, medium: 8, small: 6 };

/** How far a city's demands may differ from the usual number: by the greater of these two. */
const LEEWAY = { share: 0.2, demands: 2 } as const;

/** How often a city may be asked for. */
export interface UsualDemands {
  /** The smallest number that is usual. */
  readonly least: number;
  /** The largest. */
  readonly most: number;
}

/**
 * How many demands a deck of this size usually has for a city of a size. It depends on the cities of the
 * board: a deck for eight cities asks for each more often than one for fifty.
 */
export function usualDemands(
  { cities }: Pick<MilepostBoard, 'cities'>,
  demands: number,
  size: CitySize,
): UsualDemands {
  const shares = cities.reduce((sum, city) => sum + ASKED[city.size], 0);
  const usual = (demands * ASKED[size]) / shares;
  const leeway = Math.max(LEEWAY.demands, LEEWAY.share * usual);
  return { least: Math.max(0, Math.ceil(usual - leeway)), most: Math.floor(usual + leeway) };
}
