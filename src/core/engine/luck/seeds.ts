// A seed that nobody chose (E-SEED-1). The host and every seat commit to a secret part, the seats reveal
// theirs to the host before the first deal, and the seed is the hash of all parts. Here is what is hashed,
// and what shows a cheat; seed-shapes.ts has the shapes.

import * as z from 'zod/mini';
import { issuesOf } from '../base/issues.js';
import { canonicalJson, sha256Hex } from '../base/json.js';
import { InvalidInputError, type Issue, refuse } from '../base/rejection.js';
import {
  type SeedCommitments,
  type SeedOwner,
  type SeedParts,
  type SharedSeed,
  seedCommitmentsSchema,
  seedPart,
  seedPartsSchema,
  tableName,
} from '../base/seed-shapes.js';

/**
 * The commitment to a part of a seed (E-SEED-1): SHA-256 over the table, the owner and the part, in hex. It
 * tells nothing of the part, and no other part fits it. Another seat or another table cannot use it, because
 * both are in the hash. In text the hash is taken of the canonical JSON of `["railhead/seed-commitment/1",
 * table, "seat", 2, part]`; of a reserve part it says `"reserve"`, and of the host's own `"host", null`.
 *
 * @param table - The name of this one game among all games of the host, 1 to 200 printable ASCII characters.
 *   Never use it twice.
 * @param owner - Who makes the part: `{ seat }`, `'host'`, or `{ reserve }` for the part with which the host
 *   stands in for a seat.
 * @param part - The secret: 32 lower-case hex digits, as `freshSeed` draws them.
 * @returns 64 hex digits, to be shown to everybody.
 * @throws InvalidInputError for a part, an owner or a table of another shape.
 * @see E-SEED-1
 * @example
 * const part = freshSeed();
 * const commitment = commitSeed('friday', { seat: 0 }, part);
 * console.log(commitment.length, commitment === commitSeed('friday', { seat: 1 }, part));
 * // 64 false
 */
export function commitSeed(table: string, owner: SeedOwner, part: string): string {
  mustFit([...seedIssuesOf(tableName, table, ['table']), ...seedIssuesOf(seedPart, part, ['part'])]);
  return sha256Hex(canonicalJson(['railhead/seed-commitment/1', table, ...ownerWords(owner), part]));
}

function ownerWords(owner: SeedOwner): readonly [string, number | null] {
  if (owner === 'host') return ['host', null];
  const [[word, seat] = [], ...more] = Object.entries(Object(owner) as Record<string, unknown>);
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && !Object.is(seat, -0);
  if ((word === 'seat' || word === 'reserve') && isSeat && more.length === 0) return [word, seat];
  refuse('seed part', 'expected "host", { seat } or { reserve }', ['owner']);
}

/**
 * The seed that parts make together (E-SEED-1): SHA-256 in hex over the canonical JSON of
 * `["railhead/seed/1", table, host's part, part of seat 0, part of seat 1, …]`. For a seat without a part its
 * reserve stands in.
 *
 * @param table - The name of the game, as in the commitments.
 * @param parts - All parts, by seat.
 * @returns 64 hex digits: the `seed` of the config.
 * @throws InvalidInputError for parts of another shape.
 * @see E-SEED-1
 * @example
 * const [host, ann, ben] = [freshSeed(), freshSeed(), freshSeed()];
 * const reserves = [freshSeed(), freshSeed()];
 * const seed = combineSeeds('friday', { host, seats: [ann, null], reserves });
 * console.log(seed === combineSeeds('friday', { host, seats: [ann, reserves[1]], reserves }));
 * // true
 */
export function combineSeeds(table: string, parts: SeedParts): string {
  mustFit(seedIssuesOf(tableName, table, ['table']));
  const { host, seats, reserves } = readSeedParts(parts);
  const own = seats.map((part, seat) => part ?? reserves[seat]);
  return sha256Hex(canonicalJson(['railhead/seed/1', table, host, ...own]));
}

/**
 * Everything that shows a cheat in a shared seed, in the order host, seats, reserves, seed; empty where all
 * fits (E-SEED-1). Then nobody chose the luck alone. A seat that works with the host leaves the two a choice
 * between two seeds, because it may reveal its part or withhold it; two such seats leave them four.
 * `replay` asks the same of a record, but it does not know what you were shown: give that as `shown`.
 *
 * @param config - The config of a record, with `seed`, `seedCommitments` and `seedParts`.
 * @param shown - The commitments that you were shown before anybody revealed a part.
 * @returns Issues; the path of each says whose part it is: `['seedParts', 'seats', 2]`.
 * @throws InvalidInputError where `shown` has not the shape of commitments.
 * @see E-SEED-1
 * @example
 * const [host, ann, ben, forAnn, forBen] = Array.from({ length: 5 }, freshSeed);
 * const parts = { host, seats: [ann, ben], reserves: [forAnn, forBen] };
 * const seedCommitments = {
 *   table: 'friday',
 *   host: commitSeed('friday', 'host', host),
 *   seats: parts.seats.map((part, seat) => commitSeed('friday', { seat }, part)),
 *   reserves: parts.reserves.map((part, reserve) => commitSeed('friday', { reserve }, part)),
 * };
 * const config = { seed: combineSeeds('friday', parts), seedCommitments, seedParts: parts };
 * console.log(verifySeeds(config).length);
 * // 0
 * const swapped = { ...parts, host: freshSeed() };
 * console.log(verifySeeds({ ...config, seedParts: swapped })[0].message);
 * // the host published another part than it committed to
 */
export function verifySeeds(config: SharedSeed, shown?: SeedCommitments): readonly Issue[] {
  if (shown !== undefined) mustFit(seedIssuesOf(seedCommitmentsSchema, shown, ['shown']));
  const { seed, seedCommitments: commitments, seedParts: parts } = Object(config) as SharedSeed;
  if (commitments === undefined)
    return [issue(['seedCommitments'], 'nobody committed to parts of this seed')];
  if (parts === undefined) return [issue(['seedParts'], 'the parts of this seed are not published')];
  const misshapen = seedIssuesOf(seedCommitmentsSchema, commitments, ['seedCommitments']);
  if (misshapen.length > 0) return misshapen;
  const changed = shown === undefined ? [] : changedSince(shown, commitments);
  const shared = { seed, seedCommitments: commitments, seedParts: parts };
  return [...changed, ...sharedSeedIssues(shared, commitments.seats.length)];
}

/**
 * The issues of the shared seed of a config of this many seats. There are no issues if it has no shared seed,
 * or if its parts are not published yet.
 */
export function sharedSeedIssues(config: SharedSeed, seats: number): readonly Issue[] {
  const { seed, seedCommitments: commitments, seedParts: parts } = config;
  if (commitments === undefined)
    return parts === undefined ? [] : [issue(['seedParts'], 'nobody committed to these parts')];
  const issues = seedIssuesOf(seedCommitmentsSchema, commitments, ['seedCommitments']);
  if (issues.length > 0) return issues;
  const amiss = commitmentIssues(commitments, seats);
  if (amiss.length > 0 || parts === undefined) return amiss;
  const misshapen = seedIssuesOf(seedPartsSchema, parts, ['seedParts']);
  if (misshapen.length > 0) return misshapen;
  const missing = countIssues('seedParts', parts, seats);
  return missing.length > 0 ? missing : partIssues(commitments, parts, seed);
}

// One of each for every seat, no two the same, and the seats that withheld theirs in order.
function commitmentIssues(commitments: SeedCommitments, seats: number): readonly Issue[] {
  const { host, withheld = [] } = commitments;
  const issues = [...countIssues('seedCommitments', commitments, seats)];
  const owners = new Map([[host, 'the host']]);
  for (const field of ['seats', 'reserves'] as const)
    commitments[field].forEach((one, seat) => {
      const name = field === 'seats' ? `seat ${seat}` : `the reserve of seat ${seat}`;
      const first = owners.get(one);
      if (first === undefined) owners.set(one, name);
      else issues.push(issue(['seedCommitments', field, seat], `${name} has the commitment of ${first}`));
    });
  if (withheld.some((seat, n) => seat >= seats || (n > 0 && seat <= withheld[n - 1])))
    issues.push(issue(['seedCommitments', 'withheld'], 'expected seats of this game, each once, ascending'));
  return issues;
}

function countIssues(
  field: 'seedCommitments' | 'seedParts',
  of: { readonly seats: readonly unknown[]; readonly reserves: readonly unknown[] },
  seats: number,
): readonly Issue[] {
  return (['seats', 'reserves'] as const)
    .filter((list) => of[list].length !== seats)
    .map((list) => issue([field, list], `expected one for each of ${seats} seats, not ${of[list].length}`));
}

function partIssues(
  commitments: SeedCommitments,
  parts: SeedParts,
  seed: SharedSeed['seed'],
): readonly Issue[] {
  const { table, withheld = [] } = commitments;
  const issues: Issue[] = [];
  if (commitSeed(table, 'host', parts.host) !== commitments.host)
    issues.push(issue(['seedParts', 'host'], 'the host published another part than it committed to'));
  parts.seats.forEach((part, seat) => {
    const message = seatMessage(commitments, part, { seat, isWithheld: withheld.includes(seat) });
    if (message !== null) issues.push(issue(['seedParts', 'seats', seat], message));
  });
  parts.reserves.forEach((part, reserve) => {
    if (commitSeed(table, { reserve }, part) === commitments.reserves[reserve]) return;
    const message = `the host published another reserve for seat ${reserve} than it committed to`;
    issues.push(issue(['seedParts', 'reserves', reserve], message));
  });
  if (seed !== combineSeeds(table, parts))
    issues.push(issue(['seed'], 'the seed is not the hash of its parts'));
  return issues;
}

function seatMessage(
  { table, seats }: SeedCommitments,
  part: string | null,
  { seat, isWithheld }: { readonly seat: number; readonly isWithheld: boolean },
): string | null {
  if (part === null) return isWithheld ? null : `the part of seat ${seat} is missing`;
  if (isWithheld) return `seat ${seat} has a part here, and is said to have withheld it`;
  if (commitSeed(table, { seat }, part) === seats[seat]) return null;
  const other = seats.findIndex((one, from) => commitSeed(table, { seat: from }, part) === one);
  return other < 0
    ? `seat ${seat} revealed another part than it committed to`
    : `seat ${seat} stands with the part of seat ${other}`;
}

// How commitments changed since they were shown. It was not known then which seats withheld their parts.
function changedSince(shown: SeedCommitments, now: SeedCommitments): readonly Issue[] {
  return (['table', 'host', 'seats', 'reserves', 'withheld'] as const)
    .filter(
      (field) => shown[field] !== undefined && canonicalJson(shown[field]) !== canonicalJson(now[field]),
    )
    .flatMap((field) => {
      const [then, today] = [shown[field], now[field]];
      if (!Array.isArray(then) || !Array.isArray(today) || field === 'withheld')
        return [issue(['seedCommitments', field], 'this is not what was shown before')];
      return Array.from({ length: Math.max(then.length, today.length) }, (_, seat) => seat)
        .filter((seat) => then[seat] !== today[seat])
        .map((seat) => issue(['seedCommitments', field, seat], 'this is not what was shown before'));
    });
}

// What a schema finds wrong with a value that stands at a place.
function seedIssuesOf(schema: z.ZodMiniType, value: unknown, at: readonly string[]): readonly Issue[] {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [] : issuesOf(parsed.error, at);
}

// Parts of the right shape, with as many reserves as seats.
function readSeedParts(input: unknown): SeedParts {
  const issues = seedIssuesOf(seedPartsSchema, input, []);
  if (issues.length > 0) throw new InvalidInputError('seed parts', issues);
  const parts = input as SeedParts;
  const [seats, reserves] = [parts.seats.length, parts.reserves.length];
  if (seats > 0 && seats === reserves) return parts;
  const message = `expected one for each of ${seats} seats, and at least one; not ${reserves}`;
  refuse('seed parts', message, ['reserves']);
}

const issue = (path: Issue['path'], message: string): Issue => ({ path, message });

function mustFit(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InvalidInputError('seed part', issues);
}
