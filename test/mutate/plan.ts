// What the parent tells the worker of a test file, and what it hears back.

/** A condition of actions that can be switched off. */
export interface SwitchedCondition {
  readonly number: number;
  /** Type of the action, code and rule. */
  readonly name: string;
  /** A pattern: tests with such titles must notice that it is off. */
  readonly titles: string;
}

/** How a test file is to be run. */
export type Plan = {
  /** Calls of the switch after which the loading of the file, or a cold run, is taken for endless. */
  readonly limit: number;
  /** The file to which the worker writes {@link Report}s, a line each. */
  readonly out: string;
} & (
  | {
      /** The file is loaded without any mutant; then each test is tried with every mutant that it reaches. */
      readonly kind: 'warm';
      /** Mutants that are dead already. */
      readonly dead: readonly number[];
      /** Milliseconds of the processor that a test may take to be tried with mutants, and a mutant in this file. */
      readonly patience: number;
      /** For inversions: the conditions that are switched off instead of mutants (test/invert). */
      readonly conditions?: readonly SwitchedCondition[];
    }
  | {
      /** The file is loaded with the mutant on: for those that do their work while modules are loaded. */
      readonly kind: 'cold';
      readonly mutant: number;
    }
);

/** What a worker tells, in the order in which it happens. */
export type Report =
  | { readonly told: 'began'; readonly pid: number }
  /** Tests begin; these mutants were reached before, while modules were loaded and games set up. */
  | { readonly told: 'loaded'; readonly reached: readonly number[] }
  /** A mutant is about to be tried; if nothing follows, it hangs. */
  | { readonly told: 'trying'; readonly mutant: number; readonly test: string }
  | { readonly told: 'killed'; readonly mutant: number; readonly test: string }
  /** A test whose kills do not count: it fails without a mutant when it is run again. */
  | { readonly told: 'unsteady'; readonly test: string; readonly mutants: readonly number[] }
  /** All tests have run: calls of the switch and milliseconds while no mutant was on, and tries that patience forbade. */
  | { readonly told: 'done'; readonly calls: number; readonly calm: number; readonly untried: number };
