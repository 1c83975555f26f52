// The shapes of a seed that a table makes together (E-SEED-1): commitments and parts. seeds.ts says what
// fits.

import * as z from 'zod/mini';
import { MOST_SEATS } from './counts.js';

/**
 * Who makes a part of a seed: a seat, the host for itself, or the host as the reserve of a seat that does not
 * reveal its own.
 */
export type SeedOwner = 'host' | { readonly seat: number } | { readonly reserve: number };

/** What a table has committed to before anybody reveals a part: public, and in every view of the game. */
export interface SeedCommitments {
  /** The name of this one game among all games of the host: 1 to 200 printable ASCII characters. */
  readonly table: string;
  /** The host's commitment to its own part. */
  readonly host: string;
  /** The commitments of the seats, by seat. */
  readonly seats: readonly string[];
  /** The host's commitments to the parts with which it stands in for seats, by seat. */
  readonly reserves: readonly string[];
  /** The seats that did not reveal their parts before the first deal, ascending; none if left out. */
  readonly withheld?: readonly number[] | undefined;
}

/** The parts of a seed: secret until the game is over. */
export interface SeedParts {
  /** The host's own part. */
  readonly host: string;
  /** The part of each seat; null for a seat that withheld it. */
  readonly seats: readonly (string | null)[];
  /** The part with which the host stands in for each seat, whether it was needed or not. */
  readonly reserves: readonly string[];
}

/** A seed with what it was made of, as configs and records have it. */
export interface SharedSeed {
  /** What `combineSeeds` makes of the parts. */
  readonly seed: string | number;
  /** What the table committed to. */
  readonly seedCommitments?: SeedCommitments | undefined;
  /** What the commitments hid; left out until the game is over. */
  readonly seedParts?: SeedParts | undefined;
}

/** The name of a table: printable ASCII, so that it has one spelling everywhere and no terminal obeys it. */
export const tableName = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[ -~]{1,200}$/, 'expected 1 to 200 printable ASCII characters')))();
/** A part: 128 bits in one spelling. */
export const seedPart = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[0-9a-f]{32}$/, 'expected 32 lower-case hex digits')))();

/** The shape of commitments. */
export const seedCommitmentsSchema = /* @__PURE__ */ (() => {
  const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected 64 lower-case hex digits'));
  const bySeat = z.array(digest).check(z.maxLength(MOST_SEATS));
  return z.strictObject({
    table: tableName,
    host: digest,
    seats: bySeat,
    reserves: bySeat,
    withheld: z.optional(z.array(z.int().check(z.gte(0))).check(z.maxLength(MOST_SEATS))),
  });
})();

/** The shape of parts. */
export const seedPartsSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    host: seedPart,
    seats: z.array(z.nullable(seedPart)).check(z.maxLength(MOST_SEATS)),
    reserves: z.array(seedPart).check(z.maxLength(MOST_SEATS)),
  }))();
