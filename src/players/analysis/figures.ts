// Figures over many games, each with its 95 % confidence interval.

/** A mean over games. */
export interface Figure {
  /** The mean, in the unit of what is measured. */
  readonly mean: number;
  /** The true mean lies between these with 95 % confidence; both are the mean where there is one game. */
  readonly interval: readonly [number, number];
}

// The normal distribution's quantile for 95 %.
const Z = 1.959964;

/** The mean of values of independent games, with Student's interval. Null for none. */
export function meanOf(values: readonly number[]): Figure | null {
  const { length } = values;
  if (length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  if (length === 1) return { mean, interval: [mean, mean] };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (length - 1);
  const half = studentQuantile(length - 1) * Math.sqrt(variance / length);
  return { mean, interval: [mean - half, mean + half] };
}

// Student's quantile for 95 % by its expansion around the normal one (Fisher and Cornish). It fails for one
// or two degrees of freedom, whose values are given.
function studentQuantile(freedom: number): number {
  if (freedom === 1) return 12.7062;
  if (freedom === 2) return 4.3027;
  const first = (Z ** 3 + Z) / (4 * freedom);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3);
  return Z + first + second + third;
}

/**
 * The 95 % confidence interval of a rate by Wilson's score. It stays between 0 and 1 and is sound for few
 * games too. (0, 1) for no games.
 */
export function wilsonInterval(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (rate + (Z * Z) / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  // Without a loss the upper bound is 1, and without a win the lower is 0: rounding must not change that.
  return [wins <= 0 ? 0 : Math.max(0, middle - half), wins >= games ? 1 : Math.min(1, middle + half)];
}

/** The outcome of one deal: how much was won, of how many games. A shared win counts by its share. */
export interface DealTally {
  /** Wins, from 0 to `of`. */
  readonly won: number;
  /** Games of the deal. */
  readonly of: number;
}

/**
 * The 95 % confidence interval of a rate when games come in deals. Deals are independent; games of one deal
 * (the same cards in other seats) are not. It is Wilson's score for the number of independent games that the
 * spread of the deals is worth; for deals of one game it is {@link wilsonInterval}. Two deals that differ are
 * added to the spread, so that equal deals do not look certain.
 */
export function rateInterval(deals: readonly DealTally[]): readonly [number, number] {
  const played = deals.filter((deal) => deal.of > 0);
  const { length } = played;
  if (length === 0) return [0, 1];
  const games = played.reduce((sum, deal) => sum + deal.of, 0);
  const rate = played.reduce((sum, { won }) => sum + won, 0) / games;
  // The rate and the spread with a deal that was won and one that was lost.
  const centre = (rate * length + 1) / (length + 2);
  const spread = played.reduce(
    (sum, { won, of }) => {
      const weight = (of * length) / games;
      return sum + (weight * (won / of - centre)) ** 2;
    },
    centre ** 2 + (1 - centre) ** 2,
  );
  const worth = (length * (length + 2) * centre * (1 - centre)) / spread;
  return wilsonInterval(rate * worth, worth);
}

/** A number that every number of seats at a table divides: the least common multiple of 1 to 24. */
const PARTS = 5_354_228_880;

/** The sum of shares of first places, each 0 or 1 divided by up to 24. It is exact: three thirds are 1. */
export function sumOfShares(shares: Iterable<number>): number {
  let parts = 0;
  for (const share of shares) parts += Math.round(share * PARTS);
  return parts / PARTS;
}
