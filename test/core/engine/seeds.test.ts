// E-SEED-1: a seed that a table makes together, and every way to cheat with it.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  canonicalJson,
  combineSeeds,
  commitSeed,
  createEngine,
  freshSeed,
  type GameRecord,
  type SeedCommitments,
  type SeedParts,
  type SharedSeed,
  sha256Hex,
  verifySeeds,
} from '../../../src/core/engine/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

const engine: AnyEngine = createEngine([pebbles]);
const TABLE = 'friday';
const part = (n: number) => n.toString(16).padStart(32, '0');

interface Shared extends SharedSeed {
  readonly seedCommitments: SeedCommitments;
  readonly seedParts: SeedParts;
}

/** A seed that an honest table makes; the seats named withhold their parts. */
function shared(
  seats: number,
  { table = TABLE, withheld = [] as readonly number[], own = part } = {},
): Shared {
  const drawn = Array.from({ length: seats }, (_, seat) => own(seat));
  const reserves = Array.from({ length: seats }, (_, seat) => own(100 + seat));
  const host = own(200);
  const parts = { host, reserves, seats: drawn.map((one, seat) => (withheld.includes(seat) ? null : one)) };
  return {
    seed: combineSeeds(table, parts),
    seedCommitments: {
      table,
      host: commitSeed(table, 'host', host),
      seats: drawn.map((one, seat) => commitSeed(table, { seat }, one)),
      reserves: reserves.map((one, reserve) => commitSeed(table, { reserve }, one)),
      ...(withheld.length > 0 && { withheld }),
    },
    seedParts: parts,
  };
}

const withParts = (one: Shared, change: Partial<SeedParts>): Shared => {
  const seedParts = { ...one.seedParts, ...change };
  return { ...one, seedParts, seed: combineSeeds(one.seedCommitments.table, seedParts) };
};
const withCommitments = (one: Shared, change: Partial<SeedCommitments>): Shared => ({
  ...one,
  seedCommitments: { ...one.seedCommitments, ...change },
});
const placed = <Item>(list: readonly Item[], place: number, item: Item) =>
  list.map((one, at) => (at === place ? item : one));
const told = (one: SharedSeed, shown?: SeedCommitments) =>
  verifySeeds(one, shown).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('what is hashed', () => {
  test('E-SEED-1: other languages can check it: SHA-256 of a list in canonical JSON', () => {
    expect(commitSeed(TABLE, { seat: 2 }, part(7))).toBe(
      sha256Hex(`["railhead/seed-commitment/1","friday","seat",2,"${part(7)}"]`),
    );
    expect(commitSeed(TABLE, { reserve: 2 }, part(7))).toBe(
      sha256Hex(`["railhead/seed-commitment/1","friday","reserve",2,"${part(7)}"]`),
    );
    expect(commitSeed(TABLE, 'host', part(7))).toBe(
      sha256Hex(`["railhead/seed-commitment/1","friday","host",null,"${part(7)}"]`),
    );
    const parts = { host: part(9), seats: [part(1), null, part(3)], reserves: [part(4), part(5), part(6)] };
    expect(combineSeeds(TABLE, parts)).toBe(
      sha256Hex(`["railhead/seed/1","friday","${part(9)}","${part(1)}","${part(5)}","${part(3)}"]`),
    );
  });

  // Pinned: records out there were made by it.
  test('E-SEED-1: a commitment and a seed stay what they are', () => {
    expect(commitSeed('test', { seat: 0 }, '00112233445566778899aabbccddeeff')).toBe(COMMITMENT);
    expect(shared(3).seed).toBe(SEED);
  });

  const owners = fc.oneof(
    fc.constant('host' as const),
    fc.record({ seat: fc.nat(23) }),
    fc.record({ reserve: fc.nat(23) }),
  );
  const places = fc.tuple(fc.string({ minLength: 1, maxLength: 20 }), owners, fc.nat(5).map(part));
  property.prop([places, places])(
    'E-SEED-1: no table, owner or part has the commitment of another',
    (one, other) => {
      expect(commitSeed(...one) === commitSeed(...other)).toBe(canonicalJson(one) === canonicalJson(other));
    },
  );

  property.prop([fc.integer({ min: 1, max: 8 }), fc.nat(7), fc.nat(), fc.boolean()])(
    'E-SEED-1: the part of any one seat, or of the host, makes another seed',
    (seats, place, change, isHost) => {
      const { seedParts, seed } = shared(seats);
      const other = part(1000 + change);
      const changed = isHost ? { host: other } : { seats: placed(seedParts.seats, place % seats, other) };
      expect(combineSeeds(TABLE, { ...seedParts, ...changed })).not.toBe(seed);
    },
  );

  test.each<[string, () => unknown]>([
    ['a part of 31 digits', () => commitSeed(TABLE, 'host', part(1).slice(1))],
    ['a part in capitals', () => commitSeed(TABLE, 'host', part(10).toUpperCase())],
    ['a part that is a number', () => commitSeed(TABLE, 'host', 7 as never)],
    ['a table without a name', () => commitSeed('', 'host', part(1))],
    ['a table whose name a terminal obeys', () => commitSeed('\u001b[2J', 'host', part(1))],
    ['no table', () => commitSeed(undefined as never, 'host', part(1))],
    ['a seat below 0', () => commitSeed(TABLE, { seat: -1 }, part(1))],
    ['half a seat', () => commitSeed(TABLE, { seat: 0.5 }, part(1))],
    ['a seat and a reserve', () => commitSeed(TABLE, { seat: 0, reserve: 0 } as never, part(1))],
    ['nobody', () => commitSeed(TABLE, null as never, part(1))],
    ['parts of nobody', () => combineSeeds(TABLE, { host: part(1), seats: [], reserves: [] })],
    ['a reserve too few', () => combineSeeds(TABLE, { host: part(1), seats: [null], reserves: [] })],
    ['no parts', () => combineSeeds(TABLE, null as never)],
    ['commitments that are none', () => verifySeeds(shared(2), 7 as never)],
  ])('E-SEED-1: %s is refused with a reason', (_, run) => {
    const error = thrown(run);
    expect([error.name, error.message]).toEqual([
      'InvalidInputError',
      expect.stringMatching(/expected|Invalid/),
    ]);
  });

  property.prop([fc.anything(), fc.anything()])(
    'E-SEED-1: nonsense is never found to be fair',
    (one, other) => {
      expect(verifySeeds(one as never).length).toBeGreaterThan(0);
      const nonsense = { seed: one, seedCommitments: other, seedParts: one } as never;
      expect(verifySeeds(nonsense).length).toBeGreaterThan(0);
    },
  );
});

describe('a cheat shows', () => {
  const honest = shared(3);
  const { seedCommitments: committed, seedParts: parts } = honest;

  test('E-SEED-1: an honest table is found to be honest, also where a seat withheld its part', () => {
    expect(told(honest, committed)).toEqual([]);
    const { seedCommitments, ...rest } = shared(3, { withheld: [1] });
    expect(told({ ...rest, seedCommitments }, committed)).toEqual([]);
    expect(rest.seed).not.toBe(honest.seed);
  });

  test.each<[string, Shared, string]>([
    [
      'a host that swaps its own part',
      withParts(honest, { host: part(999) }),
      'seedParts.host: the host published another part than it committed to',
    ],
    [
      'a host that swaps a reserve',
      withParts(honest, { reserves: placed(parts.reserves, 2, part(999)) }),
      'seedParts.reserves.2: the host published another reserve for seat 2 than it committed to',
    ],
    [
      'a seat that reveals another part',
      withParts(honest, { seats: placed(parts.seats, 1, part(999)) }),
      'seedParts.seats.1: seat 1 revealed another part than it committed to',
    ],
    [
      'a host that drops a part',
      withParts(honest, { seats: placed(parts.seats, 2, null) }),
      'seedParts.seats.2: the part of seat 2 is missing',
    ],
    [
      'a host that says a seat withheld its part, and uses it',
      withCommitments(honest, { withheld: [0] }),
      'seedParts.seats.0: seat 0 has a part here, and is said to have withheld it',
    ],
    [
      'a copied commitment',
      withCommitments(honest, { seats: placed(committed.seats, 1, committed.seats[0]) }),
      'seedCommitments.seats.1: seat 1 has the commitment of seat 0',
    ],
    [
      'a host that commits to one part twice',
      withCommitments(honest, { reserves: placed(committed.reserves, 0, committed.host) }),
      'seedCommitments.reserves.0: the reserve of seat 0 has the commitment of the host',
    ],
    ['another seed', { ...honest, seed: part(1) }, 'seed: the seed is not the hash of its parts'],
    ['a seed that is a number', { ...honest, seed: 7 }, 'seed: the seed is not the hash of its parts'],
  ])('E-SEED-1: %s', (_, cheat, message) => {
    expect(told(cheat)).toEqual([message]);
  });

  test('E-SEED-1: parts in another order', () => {
    const [a, b, c] = parts.seats;
    expect(told(withParts(honest, { seats: [b, a, c] }))).toEqual([
      'seedParts.seats.0: seat 0 stands with the part of seat 1',
      'seedParts.seats.1: seat 1 stands with the part of seat 0',
    ]);
  });

  test('E-SEED-1: a seat too few, in the parts or in the commitments too', () => {
    const fewer = { seats: parts.seats.slice(1), reserves: parts.reserves.slice(1) };
    expect(told(withParts(honest, fewer))).toEqual([
      'seedParts.seats: expected one for each of 3 seats, not 2',
      'seedParts.reserves: expected one for each of 3 seats, not 2',
    ]);
    const config = { seats: 3, ...shared(2) };
    const error = thrown(() => engine.createGame('pebbles', config));
    expect([error.name, error.issues]).toEqual([
      'InvalidInputError',
      ['seats', 'reserves'].map((list) => ({
        path: ['seedCommitments', list],
        message: 'expected one for each of 3 seats, not 2',
      })),
    ]);
  });

  test('E-SEED-1: a part that was committed to at another table', () => {
    const elsewhere = shared(3, { table: 'saturday' });
    expect(
      told({ ...elsewhere, seedCommitments: { ...elsewhere.seedCommitments, table: TABLE } }),
    ).toHaveLength(8);
  });

  test('E-SEED-1: who copies a commitment has no part that fits it', () => {
    // Seat 1 showed the commitment of seat 0 as its own before that was found; then even the true part of
    // seat 0 does not fit.
    const copied = commitSeed(TABLE, { seat: 0 }, part(0));
    expect(commitSeed(TABLE, { seat: 1 }, part(0))).not.toBe(copied);
  });

  test('E-SEED-1: a host that makes up everything afterwards does not match what was shown', () => {
    const invented = shared(3, { own: (n) => part(5000 + n) });
    expect(told(invented)).toEqual([]);
    expect(told(invented, committed)).toEqual(
      ['host', 'seats.0', 'seats.1', 'seats.2', 'reserves.0', 'reserves.1', 'reserves.2'].map(
        (place) => `seedCommitments.${place}: this is not what was shown before`,
      ),
    );
    const renamed = shared(3, { table: 'saturday' });
    expect(told(renamed, committed)[0]).toBe('seedCommitments.table: this is not what was shown before');
    const shorter = shared(2);
    expect(told(shorter, committed)).toContain('seedCommitments.seats.2: this is not what was shown before');
  });

  test('E-SEED-1: what is not published is not verified', () => {
    expect(told({ seed: honest.seed })).toEqual(['seedCommitments: nobody committed to parts of this seed']);
    expect(told({ seed: honest.seed, seedCommitments: committed })).toEqual([
      'seedParts: the parts of this seed are not published',
    ]);
  });

  // A part of the honest table, replaced by what else its owner might have drawn.
  const changes = fc.record({
    seats: fc.integer({ min: 1, max: 6 }),
    withheld: fc.uniqueArray(fc.nat(5)),
    place: fc.nat(12),
    with: fc.nat().map((n) => part(10_000 + n)),
  });
  property.prop([changes])(
    'E-SEED-1: any one part that is changed is found, and its owner named',
    (change) => {
      const { seats, place } = change;
      const withheld = change.withheld.filter((seat) => seat < seats).sort((a, b) => a - b);
      const one = shared(seats, { withheld });
      expect(told(one)).toEqual([]);
      const seat = place % seats;
      const list = place < 4 ? 'host' : place < 9 ? 'seats' : 'reserves';
      const { seedParts } = one;
      const cheat = withParts(one, {
        [list]:
          list === 'host' ? change.with : placed(seedParts[list] as readonly string[], seat, change.with),
      });
      const [{ path }] = verifySeeds(cheat);
      expect(path).toEqual(list === 'host' ? ['seedParts', 'host'] : ['seedParts', list, seat]);
    },
  );

  property.prop([fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 })])(
    'E-SEED-1: any other order of seats is found',
    (order) => {
      const one = shared(5);
      const isSame = order.every((seat, n) => seat === n);
      const seats = order.map((seat) => one.seedParts.seats[seat]);
      expect(told(withParts(one, { seats })).length === 0).toBe(isSame);
    },
  );
});

describe('games and records', () => {
  const honest = shared(2);
  const { seedParts: _, ...running } = honest;
  const { actions } = playRandomGame(engine, 'pebbles', { seed: 3, seats: 2, steps: 0 });

  test('E-SEED-1: views and snapshots hold the commitments, and no state holds a part', () => {
    for (const config of [honest, running]) {
      const state = engine.createGame('pebbles', { seats: 2, ...config });
      expect(state.game.seedCommitments).toEqual(honest.seedCommitments);
      expect(engine.view(state, null).game).toEqual(state.game);
      const text = engine.serialize(state);
      expect(engine.hashState(engine.deserialize(text))).toBe(engine.hashState(state));
      for (const secret of [...honest.seedParts.reserves, honest.seedParts.host, String(honest.seed)])
        expect(text).not.toContain(secret);
    }
  });

  test('E-SEED-1: a record holds commitments while the game runs, and the parts when it is over', () => {
    const during = engine.record('pebbles', { seats: 2, ...running }, actions);
    const after = engine.record('pebbles', { seats: 2, ...honest }, actions);
    expect(during.config.seedParts).toBeUndefined();
    expect(engine.replay(JSON.stringify(during)).record.config).toEqual(during.config);
    expect(engine.replay(JSON.stringify(after)).record.config).toMatchObject(honest);
    // The parts change nothing of the game.
    expect([after.final, after.chain]).toEqual([during.final, during.chain]);
    expect(verifySeeds(after.config, honest.seedCommitments)).toEqual([]);
    expect(told(during.config)).toEqual(['seedParts: the parts of this seed are not published']);
  });

  const after = engine.record('pebbles', { seats: 2, ...honest }, actions);
  const mended = (config: object): GameRecord => {
    const { digest: _digest, ...body } = { ...after, config: { ...after.config, ...config } };
    return { ...body, digest: sha256Hex(canonicalJson(body)) } as GameRecord;
  };
  const { seats, reserves } = honest.seedParts;

  test.each<[string, object, RegExp]>([
    ['another part', { seats: [seats[0], part(9)] }, /seedParts\.seats\.1: seat 1 revealed another part/],
    ['swapped parts', { seats: [seats[1], seats[0]] }, /seedParts\.seats\.0: seat 0 .* part of seat 1/],
    ['a missing part', { seats: [null, seats[1]] }, /seedParts\.seats\.0: the part of seat 0 is missing/],
    ['a missing seat', { seats: [seats[0]] }, /seedParts\.seats: expected one for each of 2 seats/],
    ['another reserve', { reserves: [part(9), reserves[1]] }, /seedParts\.reserves\.0: .* for seat 0/],
    ["another part of the host's", { host: part(9) }, /seedParts\.host: the host/],
  ])('E-SEED-1: a record with %s and a mended digest is refused on replay', (_name, change, message) => {
    for (const verify of [true, false]) {
      const record = mended({ seedParts: { ...honest.seedParts, ...change } });
      const error = thrown(() => engine.replay(record, { verify }));
      expect([error.name, error.message]).toEqual(['DamagedSaveError', expect.stringMatching(message)]);
    }
  });

  test('E-SEED-1: a record whose commitments were made up afterwards ends in another state', () => {
    const invented = shared(2, { own: (n) => part(5000 + n) });
    const record = mended({ ...invented, seed: honest.seed });
    expect(thrown(() => engine.replay(record)).message).toMatch(/breaks its seed at seed: /);
    const { seedCommitments } = invented;
    const silent = mended({ seedCommitments, seedParts: undefined });
    expect(thrown(() => engine.replay(silent)).message).toMatch(/ends in another state/);
  });

  test.each<[string, object]>([
    ['a surplus field', { seedParts: { ...honest.seedParts, note: 'x' } }],
    ['a part of another shape', { seedParts: { ...honest.seedParts, host: 'f' } }],
    ['a commitment of another shape', { seedCommitments: { ...honest.seedCommitments, host: 'f' } }],
    ['no commitments', { seedCommitments: undefined }],
    [
      'withheld parts of a seat that is not there',
      { seedCommitments: { ...honest.seedCommitments, withheld: [2] } },
    ],
    ['a seat twice', { seedCommitments: { ...honest.seedCommitments, withheld: [0, 0] } }],
  ])('E-SEED-1: %s is refused, in a config and in a record', (_name, change) => {
    const config = { seats: 2, ...honest, ...change };
    expect(thrown(() => engine.createGame('pebbles', config as never)).name).toBe('InvalidInputError');
    expect(thrown(() => engine.replay(mended(change))).name).toBe('DamagedSaveError');
  });
});

describe('fresh seeds', () => {
  test('a fresh seed is 128 bits, each of which comes up both ways', () => {
    const seeds = Array.from({ length: 200 }, () => freshSeed());
    expect(new Set(seeds).size).toBe(200);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const bits = seeds.map((seed) => BigInt(`0x${seed}`));
    const [ever, always] = [bits.reduce((a, b) => a | b), bits.reduce((a, b) => a & b)];
    expect([ever, always]).toEqual([2n ** 128n - 1n, 0n]);
  });
});

// Both by Python's hashlib.
const COMMITMENT = '7ec374d48ed41936b5ca831673ea6b173df37f566a94f4337144f5766fa91f86';
const SEED = '9113566ad4b3d95e878c4cd1d30ff352a30622584c823455aa71760c02c767f9';
