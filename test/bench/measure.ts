// How every figure here is taken: processor time, and quartiles of what was seen.

/** Microseconds that this process was given, collecting garbage and compiling included: others may use the machine too. */
export function micros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds that some work takes. */
export function taken(work: () => void): number {
  const began = micros();
  work();
  return micros() - began;
}

export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** The quartiles of a list of numbers, interpolated between neighbours. */
export function quartiles(list: readonly number[]): Quartiles {
  const sorted = [...list].sort((a, b) => a - b);
  return { lower: at(sorted, 0.25), median: at(sorted, 0.5), upper: at(sorted, 0.75) };
}

/** The figure below which a share of a list lies: 0.95 is that which one in twenty is above. */
export function shareBelow(list: readonly number[], share: number): number {
  return at(
    [...list].sort((a, b) => a - b),
    share,
  );
}

function at(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}
