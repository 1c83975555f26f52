// What earlier runs killed, for runs that go on, and how long test files take. A kill is remembered for the text of its
// source; the tests may have changed since, so a run that is to be believed begins without.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './instrument.js';

/** Kills by mutant, and times by test file. */
export interface Memory {
  /** Milliseconds of a test file, if it has ever been run. */
  readonly times: Record<string, number>;
  /** The test that killed the mutant, if its source is still the same. */
  killerOf(mutant: Mutant): string | undefined;
  remember(mutant: Mutant, killer: string): void;
  save(): void;
}

const PLACE = join(process.cwd(), 'node_modules/.cache/railhead/mutants.json');

/** What is remembered on this machine. */
export function openMemory(): Memory {
  const known = existsSync(PLACE) ? (JSON.parse(readFileSync(PLACE, 'utf8')) as Remembered) : null;
  const { kills, times } = known ?? { kills: {}, times: {} };
  const hashes = new Map<string, string>();
  const sourceOf = ({ file }: Mutant) => {
    const hash =
      hashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    hashes.set(file, hash);
    return hash;
  };
  return {
    times,
    killerOf: (mutant) => {
      const known = Object.hasOwn(kills, mutant.id) ? kills[mutant.id] : undefined;
      return known?.source === sourceOf(mutant) ? known.killer : undefined;
    },
    remember(mutant, killer) {
      kills[mutant.id] = { source: sourceOf(mutant), killer };
    },
    save() {
      mkdirSync(dirname(PLACE), { recursive: true });
      writeFileSync(PLACE, JSON.stringify({ kills, times }));
    },
  };
}

interface Remembered {
  readonly kills: Record<string, { readonly source: string; readonly killer: string }>;
  readonly times: Record<string, number>;
}
