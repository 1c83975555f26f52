// The switch that instrumented code asks which mutant is on. It lives in the worker of a test file and is set up before
// anything else is loaded; runner.ts turns it.

/** What instrumented code and the runner share. */
export interface Switch {
  /** Counts that the place of a mutant was reached; true if that mutant is on. */
  on(mutant: number): boolean;
  /** Counts a round of a loop. */
  tick(): void;
  /** Turns a mutant on (0: none), with that many calls of `on` and `tick` before it is taken for one that never ends. */
  turn(mutant: number, limit: number): void;
  /** Calls since the last turn. */
  readonly calls: number;
  /** The mutants whose places were reached since the last turn. */
  readonly reached: ReadonlySet<number>;
  /** Goes up with every turn: what was derived before may hold what another mutant made. */
  readonly generation: number;
}

/** Says that a mutant does not come to an end. */
export class RunsAway extends Error {}

/** A switch with this mutant on (0: none). */
export function createSwitch(first: number, firstLimit: number): Switch {
  let [now, limit, calls, generation] = [first, firstLimit, 0, 0];
  let reached = new Set<number>();
  const count = () => {
    if (++calls > limit) throw new RunsAway(`mutant ${now} went on for ${calls} calls`);
  };
  return {
    on(mutant) {
      count();
      reached.add(mutant);
      return mutant === now;
    },
    tick: count,
    turn(mutant, calm) {
      [now, limit, calls] = [mutant, calm, 0];
      generation++;
      reached = new Set();
    },
    get calls() {
      return calls;
    },
    get reached() {
      return reached;
    },
    get generation() {
      return generation;
    },
  };
}

/**
 * A WeakMap that forgets everything when the switch is turned. In instrumented code it stands for the real one, so that
 * no cache carries what one mutant made over to the next.
 */
export class ForgetfulMap<Key extends object, Value> {
  #map = new WeakMap<Key, Value>();
  #generation = -1;
  get(key: Key): Value | undefined {
    return this.#today().get(key);
  }
  has(key: Key): boolean {
    return this.#today().has(key);
  }
  set(key: Key, value: Value): this {
    this.#today().set(key, value);
    return this;
  }
  delete(key: Key): boolean {
    return this.#today().delete(key);
  }
  #today(): WeakMap<Key, Value> {
    const generation = generationNow();
    if (generation !== this.#generation) {
      this.#generation = generation;
      this.#map = new WeakMap();
    }
    return this.#map;
  }
}

/** As `once` of the engine, but made anew when the switch is turned. */
export function forgetfulOnce<Value>(make: () => Value): () => Value {
  const made = new ForgetfulMap<() => Value, { readonly value: Value }>();
  return () => {
    const known = made.get(make) ?? { value: make() };
    made.set(make, known);
    return known.value;
  };
}

function generationNow(): number {
  return (globalThis as unknown as { __mutants: Switch }).__mutants.generation;
}
