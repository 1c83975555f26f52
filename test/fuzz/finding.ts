// What a fuzzer finds: an input that did harm, small enough to be kept in test/corpus and tried again for ever.

/** What was tried, and what came of it that should not. */
export interface Harm {
  readonly fuzzer: string;
  /** Whatever the fuzzer needs to try it again. */
  readonly input: unknown;
  /** What went wrong. */
  readonly detail: string;
}

/** How much to try. */
export interface FuzzPlan {
  readonly seed: string;
  readonly count: number;
  /** Titles to fuzz; all if left out. */
  readonly rulesets?: readonly string[];
  /** Told about every harm as it is found. */
  onHarm(harm: Harm): void;
}

/** What a run came to. */
export interface FuzzCount {
  readonly tried: number;
  /** How many inputs were taken; the others were refused in the way they should be. */
  readonly taken: number;
}

/** A fuzzer: what it is called, how it runs, and how it tries one input again. */
export interface Fuzzer {
  readonly name: string;
  run(plan: FuzzPlan): FuzzCount;
  /** What goes wrong with the input; null if nothing does any more. */
  retry(input: never): string | null;
}

/** An error as text, with the place where it was thrown: what tells one fault from another. */
export function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? '' : `, from ${told(error.cause)}`;
  const frames = places.slice(0, 3).map((line) => line.trim().replace(/\(?[^ (]*\/(?=[^/]+\/[^/]+$)/, '('));
  return `${error.name}: ${error.message} ${frames.join(' ')}${cause}`;
}
