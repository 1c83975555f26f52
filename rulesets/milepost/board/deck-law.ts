// How often a deck asks for a city, by its size: what decks are made by and checked against.

import type { CitySize, MilepostBoard } from './board.js';

/** How often published decks ask for a city of a size, beside each other. */
export const ASKED: Readonly<Record<CitySize, number>> = { major: 12, medium: 8, small: 6 };

/** By how much a city may be asked for more or less often than usual: by this share, and by as many demands at least. */
const LEEWAY = { share: 0.2, demands: 2 } as const;

/** How often a city may be asked for. */
export interface UsualDemands {
  /** The smallest number that is usual. */
  readonly least: number;
  /** The largest. */
  readonly most: number;
}

/**
 * How often a deck of so many demands usually asks for a city of a size. It follows from the number of demands and from the cities of
 * the board: a deck for eight cities asks for each more often than one for fifty.
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
