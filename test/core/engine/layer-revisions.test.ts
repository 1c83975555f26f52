// Every layer has a revision of its own beside that of what it lies over: a fix of the one never breaks a record of the other.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  createEngine,
  type Fix,
  type GameRecord,
  layer,
} from '../../../src/core/engine/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { wagersAt } from './layers/wagers.js';
import { thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';
import type { PebblesRules } from './pebbles/state.js';

// What is mended below: stones are worth one more than they were, two turns more are played, and the beach is longer. The last is
// a table that the layer has laid its own over.
const mended = {
  ...pebbles,
  revision: 2,
  tables: {
    ...pebbles.tables,
    rounds: 5,
    beachLength: 9,
    policies: { worth: (stone: number) => pebbles.tables.policies.worth(stone) + 1 },
  },
  fixes: [
    {
      revision: 2,
      rule: 'P-SETUP-1',
      summary: 'stones are worth more, the beach is longer, the game too',
      before: (rules) => ({
        ...rules,
        rounds: 3,
        beachLength: 3,
        policies: { ...rules.policies, worth: pebbles.tables.policies.worth },
      }),
    } satisfies Fix<PebblesRules>,
  ],
} as typeof pebbles;

type Fixes = Parameters<typeof wagersAt>[2];
const lowerBets: Fixes = [
  {
    revision: 2,
    rule: 'W-1',
    summary: 'bets up to one stone',
    before: (rules) => ({ ...rules, highestBet: rules.highestBet === 1 ? 3 : rules.highestBet }),
  },
];

/** The house rule at revisions of the title, of the chapter and of its own. */
function house(base: typeof pebbles, chapter: ReturnType<typeof wagersAt>, dear = 2, revision = 1) {
  return createEngine([
    layer(base, {
      id: 'house',
      title: 'House',
      revision,
      fixes:
        revision === 1
          ? []
          : [
              {
                revision: 2,
                rule: 'H-1',
                summary: 'four moves',
                before: (rules) => ({ ...rules, movesPerTurn: 2 }),
              },
            ],
      chapters: [chapter],
      tables: { beachLength: 4, ...(dear === 2 ? {} : { movesPerTurn: dear }) },
      policies: { worth: (before) => (stone) => 10 * before(stone) },
    }),
  ]) as unknown as AnyEngine;
}

const first = house(pebbles, wagersAt(3));
const history = playRandomGame(first, 'house', {
  seed: 4,
  seats: 3,
  steps: 400,
  config: { options: { longBeach: true } },
} as never);
const record = first.record('house', history.config as never, history.actions as never);

describe('E-SAVE-2: a record of a layered game', () => {
  test('is of a game that was played to its end, and names the revisions of all layers', () => {
    expect(history.states[history.states.length - 1].outcome).not.toBeNull();
    expect(record.revision).toBe(1);
    expect(record.config.layers).toEqual({ pebbles: 1, wagers: 1 });
  });

  const later: readonly [string, AnyEngine, object][] = [
    ['the title below', house(mended, wagersAt(3)), { pebbles: 2, wagers: 1 }],
    ['a chapter', house(pebbles, wagersAt(1, 2, lowerBets)), { pebbles: 1, wagers: 2 }],
    ['the layer itself', house(pebbles, wagersAt(3), 4, 2), { pebbles: 1, wagers: 1 }],
    ['all of them', house(mended, wagersAt(1, 2, lowerBets), 4, 2), { pebbles: 2, wagers: 2 }],
  ];

  test.each(later)('replays after a fix of %s, and a new game is played otherwise', (_, today, layers) => {
    const { state } = today.replay(JSON.stringify(record));
    expect(today.hashState(state)).toBe(record.final);
    expect(today.deserialize(first.serialize(state))).toEqual(state);
    const fresh = today.createGame('house', { seats: 3, seed: 4 } as never);
    expect(fresh.game.layers).toEqual(layers);
    const rulesOf = (engine: AnyEngine, game: object) => {
      const { policies, ...tables } = engine.settingOf(game as never).rules as PebblesRules;
      return { ...tables, worth: policies.worth(5) };
    };
    expect(rulesOf(today, fresh)).not.toEqual(
      rulesOf(first, first.createGame('house', { seats: 3, seed: 4 } as never)),
    );
    expect(rulesOf(today, state)).toEqual(rulesOf(first, state));
  });

  test('is refused where a layer has gone on without saying how it was, or is another', () => {
    const silent = house(pebbles, wagersAt(3, 2));
    expect(thrown(() => silent.replay(record)).message).toContain('played by revision 1 of wagers, not 2');
    const older = house(mended, wagersAt(3));
    expect(
      thrown(() => first.replay(older.record('house', { seats: 2, seed: 1 } as never, []))).message,
    ).toContain('played by revision 2 of pebbles, not 1');
    const bare = createEngine([layer(pebbles, { id: 'house', title: 'House' })]) as unknown as AnyEngine;
    expect(thrown(() => bare.replay(record)).message).toContain('house is not laid over wagers');
  });

  test('says by an upgrade check which fix would change it', () => {
    const { difference } = house(mended, wagersAt(3)).checkUpgrade(record);
    expect(difference).toMatchObject({
      rule: 'P-SETUP-1',
      summary: expect.stringContaining('stones are worth more'),
    });
    const bets = house(pebbles, wagersAt(1, 2, lowerBets)).checkUpgrade(record).difference;
    expect(bets).toMatchObject({ rule: 'W-1', rejection: { code: 'bet/too-high' } });
    expect(first.checkUpgrade(record).difference).toBeNull();
  });

  test('has rules of its own, though a game of other revisions has the very same options', () => {
    const today = house(mended, wagersAt(1, 2, lowerBets));
    const fresh = today.createGame('house', { seats: 2, seed: 1 } as never);
    const { layers } = fresh.game;
    const betsOf = (changes: object) => {
      const game = { ...fresh.game, ...changes };
      expect(game.options).toBe(fresh.game.options);
      return (today.settingOf({ ...fresh, game } as never).rules as { highestBet: number }).highestBet;
    };
    expect(betsOf({})).toBe(1);
    expect(betsOf({ layers: { ...layers, wagers: 1 } })).toBe(3);
    expect(betsOf({})).toBe(1);
  });

  test('may be begun by older revisions', () => {
    const today = house(mended, wagersAt(1, 2, lowerBets));
    const begin = (layers: GameRecord['config']['layers']) =>
      today.createGame('house', { seats: 2, seed: 1, layers } as never).game.layers;
    expect(begin({ pebbles: 1 })).toEqual({ pebbles: 1, wagers: 2 });
    const plain = createEngine([pebbles]) as unknown as AnyEngine;
    expect(() => plain.createGame('pebbles', { seats: 2, seed: 1, layers: { pebbles: 1 } } as never)).toThrow(
      'pebbles is not laid over pebbles',
    );
    for (const layers of [{ pebbles: 3 }, { wagers: 0 }, { tides: 1 }])
      expect(() => begin(layers as never)).toThrow('config: revision');
  });
});

test('E-SAVE-2: of several fixes the latest is undone first, and a record of the oldest rules goes as it went', () => {
  // Revision 2 plays twice as many rounds, revision 3 four more: undone in their own order they would leave one.
  const fix = (revision: number, before: Fix<PebblesRules>['before']): Fix<PebblesRules> => ({
    revision,
    rule: 'P-END-1',
    summary: 'more rounds are played',
    before,
  });
  const fixed = {
    ...pebbles,
    revision: 3,
    tables: { ...pebbles.tables, rounds: 2 * pebbles.tables.rounds + 4 },
    fixes: [
      fix(2, (rules) => ({ ...rules, rounds: rules.rounds / 2 })),
      fix(3, (rules) => ({ ...rules, rounds: rules.rounds - 4 })),
    ],
  } as typeof pebbles;
  const [then, now] = [pebbles, fixed].map((one) => createEngine([one]) as unknown as AnyEngine);
  const { config, actions, states } = playRandomGame(then, 'pebbles', { seed: 2, seats: 2, steps: 400 });
  const last = states[states.length - 1];
  expect([last.outcome?.reason, pebbles.tables.rounds]).toEqual(['roundLimit', 3]);
  expect(now.replay(then.record('pebbles', config as never, actions as never)).state).toEqual(last);
});
