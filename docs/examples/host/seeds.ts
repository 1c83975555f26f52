// A table before its first deal (E-SEED-1): every seat commits to a part of the seed, then reveals it. Nobody
// chooses the luck alone. The hosting guide tells why each step is there; tables.ts puts it on the wire.

import { type AnyEngine, combineSeeds, commitSeed, freshSeed } from 'railhead/engine';
import type { Made, Wish } from './match.js';
import { Refusal } from './requests.js';

/**
 * A table that makes its seed. What comes too early, too late, twice, or does not fit throws a `Refusal` or a
 * railhead error, and changes nothing.
 */
export interface SeedTable {
  readonly id: string;
  /** The match that its seats want. */
  readonly wish: Wish;
  readonly keys: readonly string[];
  /** Everything that anybody may know of it. */
  readonly shown: () => object;
  readonly commit: (seat: number, commitment: unknown) => void;
  readonly reveal: (seat: number, part: unknown) => void;
  /** Makes the seed of all parts. A seat that is late gets its reserve, and `withheld` lists it. */
  readonly make: () => Made;
}

/**
 * Opens a table. A seat that has not revealed its part so many milliseconds after the last commitment can be
 * left out. Throws a railhead error for what is no game, before anybody commits to anything.
 */
export function openTable(engine: AnyEngine, wish: Wish, patience: number): SeedTable {
  const { ruleset, seats, options } = wish;
  const config = { seats, seed: freshSeed(), ...(options !== undefined && { options }) };
  const names: readonly string[] = engine.createGame(ruleset, config as never).game.seatNames;
  const [id, host] = [freshSeed(), freshSeed()];
  const table = `example-host/${id}`;
  const reserves = names.map(() => freshSeed());
  const keys = names.map(() => freshSeed());
  const own = {
    table,
    host: commitSeed(table, 'host', host),
    reserves: reserves.map((part, seat) => commitSeed(table, { reserve: seat }, part)),
  };
  const commitments: (string | null)[] = names.map(() => null);
  const parts: (string | null)[] = names.map(() => null);
  let committedAt = Number.POSITIVE_INFINITY;
  const mustBeCommitted = () => {
    if (commitments.includes(null)) throw new Refusal(409, 'not everybody has committed');
  };

  return {
    ...{ id, wish, keys },
    shown: () => ({ id, ...own, seats: [...commitments], revealed: parts.map((part) => part !== null) }),
    commit(seat, commitment) {
      if (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment))
        throw new Refusal(400, 'a commitment is 64 hex digits');
      if (commitments[seat] !== null) throw new Refusal(409, 'this seat has committed already');
      if ([own.host, ...own.reserves, ...commitments].includes(commitment))
        throw new Refusal(409, 'this is the commitment of somebody else');
      commitments[seat] = commitment;
      if (!commitments.includes(null)) committedAt = performance.now();
    },
    reveal(seat, part) {
      mustBeCommitted();
      if (commitSeed(table, { seat }, part as string) !== commitments[seat])
        throw new Refusal(409, 'this is another part than the seat has committed to');
      parts[seat] = part as string;
    },
    make() {
      mustBeCommitted();
      const missing = parts.flatMap((part, seat) => (part === null ? [seat] : []));
      if (missing.length > 0 && performance.now() < committedAt + patience)
        throw new Refusal(409, 'a part is missing, and there is time to reveal it');
      const seedParts = { host, seats: [...parts], reserves };
      const withheld = missing.length > 0 && { withheld: missing };
      const seedCommitments = { ...own, seats: commitments as string[], ...withheld };
      return { id, keys, seed: combineSeeds(table, seedParts), seedCommitments, seedParts };
    },
  };
}
