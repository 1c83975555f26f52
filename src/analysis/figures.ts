// Figures over many games, each with the interval in which it lies with 95 % confidence.

/** A mean over games. */
export interface Figure {
  /** The mean, in the unit of what is measured. */
  readonly mean: number;
  /** The true mean lies between these with 95 % confidence; both are the mean where there is one game. */
  readonly interval: readonly [number, number];
}

// The normal distribution's quantile for 95 %.
const Z = 1.959964;

/**
 * The mean of values of independent games, with Student's interval. Null for none.
 *
 * @example
 * console.log(meanOf([2, 4, 6])?.mean);
 * // 4
 */
export function meanOf(values: readonly number[]): Figure | null {
  const { length } = values;
  if (length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  if (length === 1) return { mean, interval: [mean, mean] };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (length - 1);
  const half = studentQuantile(length - 1) * Math.sqrt(variance / length);
  return { mean, interval: [mean - half, mean + half] };
}

// Student's quantile for 95 % by its expansion around the normal one (Fisher and Cornish), which two degrees of freedom and fewer
// are too few for: those are known.
function studentQuantile(freedom: number): number {
  if (freedom === 1) return 12.7062;
  if (freedom === 2) return 4.3027;
  const first = (Z ** 3 + Z) / (4 * freedom);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3);
  return Z + first + second + third;
}

/**
 * The interval in which a rate lies with 95 % confidence, by Wilson's score: it stays between 0 and 1 and is sound for few
 * games too. (0, 1) for none.
 *
 * @example
 * const [low, high] = wilsonInterval(8, 10);
 * console.log(low < 0.8 && 0.8 < high);
 * // true
 */
export function wilsonInterval(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (rate + (Z * Z) / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
