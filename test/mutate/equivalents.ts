// Mutants that change nothing anybody can see, each with the reason: equivalent.json, by file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './instrument.js';

/** The ids of the equivalent mutants, and of those listed that no mutant answers to any more. Throws for one without a reason. */
export function readEquivalents(mutants: readonly Mutant[]): {
  readonly equivalents: ReadonlySet<string>;
  readonly gone: readonly string[];
} {
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8')) as Listed;
  const known = new Set(mutants.map(({ id }) => id));
  const ids = Object.entries(listed).flatMap(([file, reasons]) =>
    reasons.flatMap(({ mutants, because }) => {
      if (because === '') throw new Error(`equivalent.json gives no reason for ${mutants.join(', ')}`);
      return mutants.map((name) => `${file} ${name}`);
    }),
  );
  return { equivalents: new Set(ids), gone: ids.filter((id) => !known.has(id)) };
}

type Listed = Readonly<
  Record<string, readonly { readonly mutants: readonly string[]; readonly because: string }[]>
>;
