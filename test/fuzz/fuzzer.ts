// What a fuzzer is, how one runs, and how an input that did harm is made small enough to be kept in test/corpus.

import { isRailheadError } from '../../src/core/engine/index.js';

/** A source of inputs, and what must come of each. */
export interface Fuzzer<Input> {
  readonly name: string;
  /** Inputs for a title, without end. */
  inputs(ruleset: string, seed: string): Generator<Input, never>;
  /** True if the input was taken, false if it was refused as it should be; throws what goes wrong. Same input, same answer. */
  attempt(input: Input): boolean;
  /** Inputs that are a little smaller, those that are much smaller first. */
  smaller(input: Input): Iterable<Input>;
}

/** An input that did harm, and what went wrong. A file in test/corpus is one. */
export interface Harm {
  readonly fuzzer: string;
  readonly input: unknown;
  readonly detail: string;
}

/** How much to try. */
export interface FuzzPlan {
  readonly seed: string;
  readonly count: number;
  readonly rulesets: readonly string[];
  /** Told about every harm as it is found. */
  onHarm(harm: Harm): void;
  /** Told now and then how many inputs were tried. */
  onProgress?(tried: number): void;
}

/** What a run came to. */
export interface FuzzCount {
  readonly tried: number;
  /** How many inputs were taken; the others were refused in the way they should be. */
  readonly taken: number;
}

// An input that keeps everybody waiting is as bad as one that breaks something. Time of the processor: the machine may be busy.
const LONGEST_SECONDS = 30;
// So many smaller inputs are tried before the smallest so far is kept.
const MOST_ATTEMPTS = 300;

/** Tries so many inputs, each title its share. */
export function runFuzzer<Input>(fuzzer: Fuzzer<Input>, plan: FuzzPlan): FuzzCount {
  const { seed, count, rulesets, onHarm, onProgress } = plan;
  let [tried, taken] = [0, 0];
  for (const [place, ruleset] of rulesets.entries()) {
    const inputs = fuzzer.inputs(ruleset, seed);
    const until = Math.round(((place + 1) * count) / rulesets.length);
    for (; tried < until; tried++) {
      const input = inputs.next().value;
      const detail = harmOf(fuzzer, input, () => taken++);
      if (detail !== null) onHarm({ fuzzer: fuzzer.name, input, detail });
      if ((tried + 1) % 100 === 0) onProgress?.(tried + 1);
    }
  }
  return { tried, taken };
}

/** What goes wrong with the input; null if nothing does. */
export function harmOf<Input>(fuzzer: Fuzzer<Input>, input: Input, onTaken = () => {}): string | null {
  const began = process.cpuUsage();
  try {
    if (fuzzer.attempt(input)) onTaken();
  } catch (error) {
    return told(error);
  }
  const seconds = process.cpuUsage(began).user / 1_000_000;
  return seconds > LONGEST_SECONDS ? `it took ${Math.round(seconds)} s` : null;
}

/** The smallest input found that still does harm. */
export function shrunk<Input>(fuzzer: Fuzzer<Input>, harm: Harm): Harm {
  let smallest = harm;
  let left = MOST_ATTEMPTS;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const input of fuzzer.smaller(smallest.input as Input)) {
      if (left-- <= 0) return smallest;
      const detail = harmOf(fuzzer, input);
      if (detail === null) continue;
      smallest = { ...smallest, input, detail };
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** True if the error is one that input may bring about; faults and what is not ours are none. */
export function isRefusal(error: unknown): boolean {
  return isRailheadError(error) && error.code !== 'fault';
}

// An error as text, with the place where it was thrown: what tells one fault from another.
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? '' : `, from ${told(error.cause)}`;
  const frames = places.slice(0, 3).map((line) => line.trim().replace(/\(?[^ (]*\/(?=[^/]+\/[^/]+$)/, '('));
  return `${error.name}: ${error.message} ${frames.join(' ')}${cause}`;
}
