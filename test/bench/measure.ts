// How every benchmark here measures: the answers of all candidates are compared before and after, the candidates
// take turns within each round, and what is reported is the median and the quartiles over the rounds.

/**
 * Microseconds on the wall's clock; with BENCH_CLOCK=cpu those that this process was given, collecting garbage included,
 * for a machine that others use too.
 */
export function micros(): number {
  if (process.env.BENCH_CLOCK !== 'cpu') return performance.now() * 1000;
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** One way to do the job that a benchmark is about. */
export interface Candidate<Input> {
  readonly name: string;
  /** The work that is timed. What it returns is kept, so that it cannot be optimised away. */
  run(input: Input): unknown;
  /** What `run` found for an input, reduced to something that all candidates must agree on. Not timed. */
  answer(input: Input): unknown;
}

export interface Course<Input> {
  readonly candidates: readonly Candidate<Input>[];
  /** Distinct inputs; each round takes the next `batch` of them, in a circle. */
  readonly inputs: readonly Input[];
  /** Inputs per round. */
  readonly batch: number;
  /** Timed rounds. */
  readonly rounds: number;
  /** Rounds run before the clock counts; 3 when absent. */
  readonly warmup?: number;
}

export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** What a candidate took, in microseconds an input. */
export interface Timing extends Quartiles {
  readonly name: string;
  /** Microseconds an input, by round. */
  readonly rounds: readonly number[];
}

/** The quartiles of a list of numbers, interpolated between neighbours. */
export function quartiles(list: readonly number[]): Quartiles {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = Math.floor(place);
    const above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** A timing of microseconds by round that were taken elsewhere. */
export const timingOf = (name: string, rounds: readonly number[]): Timing => ({
  name,
  rounds,
  ...quartiles(rounds),
});

/** How many times the time of `fast` that `slow` takes, round by round. */
export function ratio(slow: Timing, fast: Timing): Quartiles {
  return quartiles(slow.rounds.map((time, round) => time / fast.rounds[round]));
}

/**
 * Compares what all candidates answer to the given inputs.
 *
 * @throws Error naming the first input on which two candidates differ.
 */
function compareAnswers<Input>(candidates: readonly Candidate<Input>[], inputs: readonly Input[]): void {
  const [first, ...others] = candidates;
  for (const input of inputs) {
    const expected = JSON.stringify(first.answer(input));
    for (const other of others) {
      const found = JSON.stringify(other.answer(input));
      if (found === expected) continue;
      throw new Error(
        `${short(JSON.stringify(input))}: ${first.name} says ${short(expected)}, ${other.name} says ${short(found)}`,
      );
    }
  }
}

const short = (text: string | undefined) => (text === undefined ? 'nothing' : text.slice(0, 400));

/**
 * Times all candidates on the same inputs in interleaved rounds; the order within a round shifts by one each time.
 * The answers to every input that is timed are compared before and after.
 *
 * @throws Error if two candidates ever differ.
 */
export function measure<Input>(course: Course<Input>): Timing[] {
  const { candidates, inputs, batch, rounds, warmup = 3 } = course;
  const used = inputs.slice(0, (rounds + warmup) * batch);
  compareAnswers(candidates, used);
  const times = candidates.map((): number[] => []);
  const kept: unknown[] = [];
  for (let round = 0; round < rounds + warmup; round++) {
    const share = Array.from({ length: batch }, (_, i) => inputs[(round * batch + i) % inputs.length]);
    candidates.forEach((_, turn) => {
      const index = (turn + round) % candidates.length;
      const candidate = candidates[index];
      // Nobody pays for what the candidate before has left behind. A whole collection would also throw away compiled
      // code that leans on objects now gone, which no game in play meets between two actions.
      (globalThis as { gc?: (how: { type: 'minor' }) => void }).gc?.({ type: 'minor' });
      const start = micros();
      for (let i = 0; i < share.length; i++) kept[i & 7] = candidate.run(share[i]);
      const time = (micros() - start) / share.length;
      if (round >= warmup) times[index].push(time);
    });
  }
  if (kept.length === 0) throw new Error('nothing was run');
  compareAnswers(candidates, used);
  return candidates.map(({ name }, i) => timingOf(name, times[i]));
}

/** A line of a report: name, median and quartiles in microseconds. */
export function formatTiming({ name, lower, median, upper }: Timing): string {
  const [low, middle, high] = [lower, median, upper].map((time) => time.toFixed(2).padStart(9));
  return `${name.padEnd(34)} ${middle} µs   (${low} …${high})`;
}

/** A ratio with its quartiles, as in `12.3× (11.9 … 12.8)`; small ones with two places. */
export function formatRatio({ lower, median, upper }: Quartiles): string {
  const told = (ratio: number) => ratio.toFixed(ratio < 2 ? 2 : 1);
  return `${told(median)}× (${told(lower)} … ${told(upper)})`;
}
