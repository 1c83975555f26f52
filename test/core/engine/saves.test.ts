// Saves that last: files of every version are read, older revisions are played on as they began, and no damage goes
// unnoticed.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  type Fix,
  layer,
  sha256Hex,
} from '../../../src/core/engine/index.js';
import { VERSIONS } from '../../../src/core/engine/save/read-save.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { engine, thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';
import type { PebblesRules } from './pebbles/state.js';

const FOLDER = fileURLToPath(new URL('saves/', import.meta.url));
const fixture = (name: string) => readFileSync(FOLDER + name, 'utf8');

describe('formats', () => {
  test('E-SAVE-1: there is a file of every version of both formats', () => {
    const versions = (kind: string, newest: number) =>
      Array.from({ length: newest }, (_, n) => `${kind}-v${n + 1}.json`);
    const expected = [...versions('record', VERSIONS.record), ...versions('snapshot', VERSIONS.snapshot)];
    expect(
      readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual(expected.sort());
  });

  test('E-SAVE-1: record-v1.json replays to the state that it has always given', () => {
    for (const verify of [true, false]) {
      const { state, actions, length, record } = engine.replay(fixture('record-v1.json'), { verify });
      expect([actions.length, length, state.outcome?.reason]).toEqual([29, 29, 'roundLimit']);
      expect(engine.hashState(state)).toBe(PINNED.record);
      expect(record.formatVersion).toBe(VERSIONS.record);
    }
  });

  test('E-SAVE-1: record-v1.json is what is written of the same game today', () => {
    const today = JSON.parse(fixture('record-v1.json'));
    expect(today.actions.slice(5, 7)).toEqual(['2: draw; roll; end', '0: roll; take 8, 9']);
    const { record, actions } = engine.replay(today);
    expect(engine.record('pebbles', record.config as never, actions)).toEqual(today);
  });

  test('E-SAVE-1: snapshot-v1.json plays on', () => {
    const state = engine.deserialize(fixture('snapshot-v1.json'));
    expect([state.step, engine.hashState(state)]).toEqual([20, PINNED.snapshot]);
    const [action] = engine.legalActions(state);
    expect(engine.applyAction(state, action).step).toBe(21);
  });
});

// What an editor of files makes who knows how a seal is made.
describe('records that were changed and sealed again', () => {
  const today = JSON.parse(fixture('record-v1.json'));
  const { actions } = engine.replay(today);

  test.each<[string, object, RegExp]>([
    ['an action that is none', { actions: [...actions.slice(0, 5), { seat: 0 }] }, /damaged at actions\.5/],
    ['a line that reads as none', { actions: ['0: keep'] }, /line 1 of the record reads as no actions/],
    ['a chain of numbers', { chain: [7] }, /damaged at chain\.0/],
    ['a field of its own', { note: 'hello' }, /unknown field note/],
    ['an action that was never legal', { actions: [actions[28]] }, /action 1 of the record is refused/],
    ['an action that nobody knows', { actions: [{ type: 'fly', seat: 0 }] }, /refused: action.malformed/],
    ['an action less', { actions: actions.slice(0, -1) }, /ends in another state/],
    ['another link', { chain: ['f'.repeat(16)] }, /another setup/],
  ])('E-SAVE-1: one with %s is refused, though its seal fits', (_, changes, message) => {
    const sealed = resealed({ ...today, ...changes });
    const error = thrown(() => engine.replay(JSON.stringify(sealed)));
    expect([error.name, error.message]).toEqual(['DamagedSaveError', expect.stringMatching(message)]);
  });
});

function resealed({ digest: _, ...body }: { readonly digest?: string }): object {
  return { ...body, digest: sha256Hex(canonicalJson(body)) };
}

describe('saves of other versions', () => {
  const saves = [
    ['record', fixture('record-v1.json'), engine.readRecord],
    ['snapshot', fixture('snapshot-v1.json'), engine.deserialize],
  ] as const;

  test.each(saves)('E-SAVE-1: a %s is refused if its version is none or newer', (_, text, read) => {
    const ofVersion = (version: string) => text.replace('"formatVersion":1', `"formatVersion":${version}`);
    for (const ask of [read, engine.migrate] as readonly ((text: string) => unknown)[]) {
      for (const version of ['0', '-1', '"1"', '1.5'])
        expect(thrown(() => ask(ofVersion(version))).message).toMatch(/names no version/);
      expect(thrown(() => ask(ofVersion('2')))).toMatchObject({
        name: 'DamagedSaveError',
        message: expect.stringMatching(/version 2; this library reads up to 1/),
      });
    }
  });

  test('the versions that are written are the newest', () => {
    for (const [kind, text] of saves) expect(JSON.parse(text).formatVersion).toBe(VERSIONS[kind]);
  });
});

const longerBeach: Fix<PebblesRules> = {
  revision: 2,
  rule: 'P-TAKE-2',
  summary: 'four stones lie on the beach',
  before: (rules) => ({ ...rules, beachLength: rules.beachLength - 1 }),
};
const moreMoves: Fix<PebblesRules> = {
  revision: 3,
  rule: 'P-TURN-2',
  summary: 'three moves a turn',
  before: (rules) => ({ ...rules, movesPerTurn: rules.movesPerTurn - 1 }),
};
const { tables } = pebbles;
const mended = {
  ...pebbles,
  revision: 3,
  tables: { ...tables, beachLength: tables.beachLength + 1, movesPerTurn: tables.movesPerTurn + 1 },
  fixes: [longerBeach, moreMoves],
};

describe('revisions', () => {
  const today = createEngine([mended]) as unknown as AnyEngine;
  const old = engine as unknown as AnyEngine;
  const history = playRandomGame(old, 'pebbles', { seed: 3, seats: 2, steps: 25 });
  const record = old.record('pebbles', history.config as never, history.actions as never);

  test('E-SAVE-2: a new game is of the newest revision, and one may be begun by an older one', () => {
    const beach = (revision?: number) => {
      const config = { seats: 2, seed: 3, ...(revision === undefined ? {} : { revision }) };
      const { game, beach: stones } = today.createGame('pebbles', config as never);
      return [game.revision, stones.length];
    };
    expect([beach(), beach(3), beach(2), beach(1)]).toEqual([
      [3, 4],
      [3, 4],
      [2, 4],
      [1, 3],
    ]);
    for (const revision of [0, 4, 1.5])
      expect(thrown(() => today.createGame('pebbles', { seats: 2, seed: 3, revision } as never)).name).toBe(
        'InvalidInputError',
      );
  });

  test('E-SAVE-2: a record of an older revision replays by the rules of its time, to the same hash', () => {
    const { state } = today.replay(record);
    expect(today.hashState(state)).toBe(record.final);
    expect(state.game.revision).toBe(1);
  });

  test('E-SAVE-2: a game under way plays on by the rules that it began with', () => {
    const before = history.states[10];
    const state = today.deserialize(old.serialize(before as never));
    expect(state).toEqual(before);
    const [action] = old.legalActions(before as never);
    expect([...today.legalActions(state)]).toEqual([...old.legalActions(before as never)]);
    const next = today.applyAction(state, action as never);
    expect(next).toEqual(old.applyAction(before as never, action as never));
    expect(today.deserialize(today.serialize(next))).toEqual(next);
  });

  test.each([
    [2, 3],
    [3, 4],
  ])('E-SAVE-2: games of revision %d follow its rules on every path', (revision, beachLength) => {
    const config = { seats: 2, seed: 3, revision };
    const { state: first } = today.startGame('pebbles', config as never);
    expect(first.beach).toHaveLength(4);
    const hands = first.seats.map(({ hand }: { hand: number[] }) => hand[0]);
    let state = first;
    for (const seat of [0, 1])
      state = today.applyAction(state, { type: 'chooseKeepsake', seat, stone: hands[seat] } as never);
    let moves = 0;
    while (today.checkAction(state, { type: 'drawStone', seat: 0 } as never) === null) {
      state = today.applyAction(state, { type: 'drawStone', seat: 0 } as never);
      moves++;
    }
    expect(moves).toBe(beachLength - 1);
  });

  test('E-SAVE-2: a revision that nobody declared is refused everywhere', () => {
    const state = old.createGame('pebbles', { seats: 2, seed: 1 } as never);
    const foreign = { ...state, game: { ...state.game, revision: 9 } };
    for (const ask of [
      () => old.legalActions(foreign),
      () => old.applyAction(foreign, { type: 'endTurn', seat: 0 } as never),
      () => old.view(foreign, 0),
      () => old.decisions(foreign),
    ])
      expect(thrown(ask)).toMatchObject({ name: 'InvalidInputError', message: /revision 9 of pebbles/ });
    const undeclared = createEngine([{ ...pebbles, revision: 2 }]) as unknown as AnyEngine;
    expect(thrown(() => undeclared.replay(record)).message).toMatch(/revision 1 of pebbles, not 2/);
  });

  test.each<[string, readonly Fix<PebblesRules>[]]>([
    ['a gap', [{ ...longerBeach, revision: 1 }, moreMoves]],
    ['the wrong order', [{ ...moreMoves }, { ...longerBeach }]],
    ['a last one that is not of today', [longerBeach]],
  ])('E-SAVE-2: fixes with %s are a fault of the ruleset', (_, fixes) => {
    expect(thrown(() => createEngine([{ ...mended, fixes }]))).toMatchObject({
      name: 'Fault',
      message: /one by one/,
    });
  });
});

describe('checkUpgrade', () => {
  const old = engine as unknown as AnyEngine;
  const only = (fix: Fix<PebblesRules>, changes: Partial<PebblesRules>) =>
    createEngine([
      { ...pebbles, revision: 2, tables: { ...tables, ...changes }, fixes: [{ ...fix, revision: 2 }] },
    ]) as unknown as AnyEngine;
  const begin = () => {
    const first = old.createGame('pebbles', { seats: 2, seed: 3 } as never);
    return [0, 1].map((seat) => ({ type: 'chooseKeepsake', seat, stone: first.seats[seat].hand[0] }));
  };
  const recorded = (...actions: readonly object[]) =>
    old.record('pebbles', { seats: 2, seed: 3 } as never, [...begin(), ...actions] as never);
  const draw = (seat: number) => ({ type: 'drawStone', seat });
  const pass = (seat: number) => ({ type: 'endTurn', seat });

  test('E-SAVE-2: a record of today has nothing to fear', () => {
    expect(old.checkUpgrade(recorded(pass(0)))).toEqual({ from: 1, to: 1, difference: null });
  });

  test('E-SAVE-2: nor has one whose game never met what was mended', () => {
    const fewer = only(
      { ...moreMoves, before: (rules) => ({ ...rules, movesPerTurn: 2 }) },
      { movesPerTurn: 1 },
    );
    expect(fewer.checkUpgrade(recorded(pass(0), draw(1), pass(1)))).toEqual({
      from: 1,
      to: 2,
      difference: null,
    });
  });

  test('E-SAVE-2: an action that today refuses is named with its step, the mended rule and the refusal', () => {
    const fewer = only(
      { ...moreMoves, summary: 'one move a turn', before: (rules) => ({ ...rules, movesPerTurn: 2 }) },
      { movesPerTurn: 1 },
    );
    expect(fewer.checkUpgrade(JSON.stringify(recorded(pass(0), draw(1), draw(1), pass(1))))).toEqual({
      from: 1,
      to: 2,
      difference: {
        step: 5,
        action: draw(1),
        rule: 'P-TURN-2',
        summary: 'one move a turn',
        rejection: { code: 'turn/no-moves-left', rule: 'P-TURN-2', params: { limit: 1 }, scope: 'public' },
      },
    });
  });

  test('E-SAVE-2: a setup that today makes otherwise is step 0', () => {
    const { difference } = only(longerBeach, { beachLength: 4 }).checkUpgrade(recorded(pass(0)));
    expect(difference).toMatchObject({ step: 0, action: null, rule: 'P-TAKE-2', rejection: null });
  });

  test('E-SAVE-2: another consequence of the same action is found too, and the fix that brings it among several', () => {
    const shorter: Fix<PebblesRules> = {
      revision: 3,
      rule: 'P-END-1',
      summary: 'one round',
      before: (rules) => ({ ...rules, rounds: 3 }),
    };
    const idle: Fix<PebblesRules> = {
      revision: 2,
      rule: 'P-ROLL-1',
      summary: 'nothing',
      before: (rules) => rules,
    };
    const today = createEngine([
      { ...pebbles, revision: 3, tables: { ...tables, rounds: 1 }, fixes: [idle, shorter] },
    ]) as unknown as AnyEngine;
    const { difference } = today.checkUpgrade(recorded(pass(0), pass(1), draw(0)));
    expect(difference).toMatchObject({ step: 4, action: pass(1), rule: 'P-END-1', rejection: null });
  });

  test('E-SAVE-2: a damaged record is refused, not compared', () => {
    const record = { ...recorded(pass(0)), final: 'f'.repeat(64) };
    expect(thrown(() => old.checkUpgrade(record)).name).toBe('DamagedSaveError');
  });
});

describe('damage', () => {
  const titles = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;
  const saves = ['pebbles', ...allRulesets.map(({ id }) => id)].map((id) => {
    const { config, actions, states } = playRandomGame(titles, id, { seed: 9, seats: 3, steps: 20 });
    const record = titles.record(id, config as never, actions as never);
    return {
      id,
      record: JSON.stringify(record),
      snapshot: titles.serialize(states[states.length - 1] as never),
    };
  });
  const REFUSALS = ['DamagedSaveError', 'InvalidInputError', 'UnknownRulesetError', 'UnknownBoardError'];

  // What a disk, a network or a text editor does to a file.
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const damage = fc.oneof(
    fc.record({ kind: fc.constant('cut' as const), at, length: fc.integer({ min: 1, max: 4000 }) }),
    fc.record({ kind: fc.constant('end' as const), at }),
    fc.record({
      kind: fc.constant('change' as const),
      at,
      char: fc.constantFrom(...'0123456789abcdef"[]{},:- né\u0000'),
    }),
    fc.record({ kind: fc.constant('insert' as const), at, text: fc.string({ minLength: 1, maxLength: 8 }) }),
    fc.record({ kind: fc.constant('repeat' as const), at, length: fc.integer({ min: 1, max: 300 }) }),
  );
  const damaged = (text: string, how: typeof damage extends fc.Arbitrary<infer D> ? D : never): string => {
    const place = Math.floor(how.at * text.length);
    const [before, behind] = [text.slice(0, place), text.slice(place)];
    if (how.kind === 'end') return before;
    if (how.kind === 'cut') return before + behind.slice(how.length);
    if (how.kind === 'change') return before + how.char + behind.slice(1);
    if (how.kind === 'insert') return before + how.text + behind;
    return before + behind.slice(0, how.length) + behind;
  };

  const files: readonly { text: string; read: (text: string) => unknown }[] = [
    ...saves.flatMap(({ record, snapshot }) => [
      { text: record, read: titles.readRecord },
      { text: snapshot, read: titles.deserialize },
    ]),
  ];

  property.prop([fc.nat(files.length - 1), damage], { numRuns: 1700 })(
    'E-SAVE-1: a damaged file is refused with a typed error, or says the same as before',
    (which, how) => {
      const { text, read } = files[which];
      const file = damaged(text, how);
      try {
        expect(canonicalJson(read(file))).toBe(canonicalJson(read(text)));
      } catch (error) {
        expect(REFUSALS).toContain((error as Error).name);
      }
    },
  );

  test('E-SAVE-1: one record is not another, and a title not another', () => {
    const own = layer(pebbles, { id: 'own', title: 'Own' });
    const other = createEngine([own]) as unknown as AnyEngine;
    expect(thrown(() => other.replay(saves[0].record)).name).toBe('UnknownRulesetError');
    expect(thrown(() => titles.readRecord(saves[0].snapshot)).name).toBe('DamagedSaveError');
    expect(thrown(() => titles.deserialize(saves[0].record)).name).toBe('DamagedSaveError');
  });
});

const PINNED = {
  record: 'c21c1703823ffa9e111df1fc6411eda918233336f5328894ab6bd6f2a6ce5edc',
  snapshot: '4932d2ae400a4f44c854e73e5158818179f1e85e6b15f786eb1a61d6829158fd',
};
