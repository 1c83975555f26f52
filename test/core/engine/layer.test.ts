// Rules laid over rules: what a chapter brings is played, two authors' chapters go together or are refused by name, and none of
// them loses what lies below.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  createRandom,
  declareChapter,
  defineSlice,
  type GameAction,
  InvalidInputError,
  layer,
  type StateIn,
} from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { stateWith } from '../../../src/core/engine/rules/layer/slice.js';
import { greedyBot, playGame } from '../../../src/players/bots/index.js';
import { describeAction, wordingOf } from '../../../src/table/words/index.js';
import { conformance } from '../../../src/testing/index.js';
import { everyday } from '../../long-run.js';
import { examineTwins } from '../../testing/examine-twins.js';
import { tides } from './layers/tides.js';
import { wagersChapter } from './layers/wagers.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';

const wagered = layer(pebbles, { id: 'wagered', title: 'Pebbles with wagers', chapters: [wagersChapter] });
const tidal = layer(pebbles, { id: 'tidal', title: 'Pebbles by the sea', chapters: [tides] });
const both = layer(pebbles, { id: 'both', title: 'Both', chapters: [wagersChapter, tides] });
const otherWay = layer(pebbles, { id: 'both', title: 'Both', chapters: [tides, wagersChapter] });
const drafted = defineRuleset({ ...both, id: 'drafted', state: { ...both.state, fork: undefined } } as never);
const engine = createEngine([wagered, tidal, both]);
const config = { seats: 2, seed: 7 };

test('a chapter says what is done and told, and what its things are called', () => {
  const wording = wordingOf(engine, engine.createGame('both', config));
  const bet = (stones: number) => describeAction({ type: 'bet', seat: 0, stones } as GameAction, wording);
  expect(bet(2)).toBe('Seat 1 bets a pair of pebbles.');
  expect(bet(3)).toBe('Seat 1 bets 3.');
});

/** Everybody has bet and chosen a keepsake; seat 0 has the turn. */
function begun(state: StateIn<typeof both, 'both'>): StateIn<typeof both, 'both'> {
  let now = state;
  for (const seat of [0, 1]) now = engine.applyAction(now, { type: 'bet', seat, stones: seat });
  for (const seat of [0, 1])
    now = engine.applyAction(now, { type: 'chooseKeepsake', seat, stone: now.seats[seat].hand[0] ?? 0 });
  return now;
}

describe('a layered title', () => {
  // What one of them showed need not be looked at once more in the next.
  const seen = new Set<string>();
  test.each([
    ['wagered', wagered],
    ['tidal', tidal],
    ['both', both],
    ['both, the other way round', otherWay],
    ['both, carried out by immer', drafted],
  ])('keeps the laws: %s', (_, ruleset) => {
    const titles = createEngine([ruleset as AnyRuleset]) as unknown as AnyEngine;
    for (const seed of everyday(1, [1, 2]))
      expect(conformance(titles, ruleset.id, { seed, seats: 3, steps: 60, every: 20, seen })).toEqual([]);
  });

  test('hides what its chapters hide, and guesses it', () => {
    const titles = engine as unknown as AnyEngine;
    expect(examineTwins(titles, 'both', { seed: 3, seats: 3, steps: 60 }).findings).toEqual([]);
    const state = engine.applyAction(engine.createGame('both', config), { type: 'bet', seat: 0, stones: 2 });
    const { wagers } = engine.view(state, 1);
    expect([wagers.bets, wagers.prize]).toEqual([[{ answer: null }, null], null]);
    const drawn = engine.determinize(engine.view(state, 1), 5);
    expect(drawn.wagers.bets?.[0]?.answer).toBeLessThanOrEqual(3);
    expect(Object.keys(drawn.luck.streams).sort()).toEqual(['bag', 'die', 'prize']);
  });

  test('is played with the options, actions, waiting points and facts of its chapters', () => {
    const state = engine.createGame('both', {
      ...config,
      options: { highStakes: true, spring: true, quick: true },
    });
    expect([state.game.options.highStakes, state.tide.high]).toEqual([true, true]);
    expect(engine.decisions(state).map(({ kind }) => kind)).toEqual(['bet', 'bet']);
    expect([...engine.legalActions(state, 0)]).toHaveLength(6);
    expect(engine.checkAction(state, { type: 'bet', seat: 0, stones: 6 })).toMatchObject({
      code: 'bet/too-high',
      rule: 'W-1',
      params: { highest: 5 },
    });
    const one = engine.tryAction(state, { type: 'bet', seat: 0, stones: 4 });
    const told = one.ok ? engine.viewEvents(one.state, one.events, 1) : [];
    expect(told).toEqual([{ n: 0, type: 'betMade', seat: 0, stones: null }]);
    expect(begun(state).wagers.shown).toEqual([0, 1]);
  });

  test('is played to the end by bots, who ask the chapter what to do', () => {
    const { state, actions } = playGame(engine as unknown as AnyEngine, 'both', {
      config,
      bots: [greedyBot],
    });
    expect(actions.slice(0, 2)).toMatchObject([{ stones: 1 }, { stones: 1 }]);
    expect(state.outcome?.reason).toBe('roundLimit');
  });

  test('plays what chapters say for a dropped seat', () => {
    const state = engine.createGame('wagered', config);
    const dropped = engine.applyAction(state, { type: 'dropSeat', seat: null, target: 1 });
    expect(dropped.wagers.bets?.[1]).toEqual({ answer: 0 });
  });

  test('leaves the title below as it was', () => {
    const plain = createEngine([pebbles]);
    expect(plain.createGame('pebbles', config)).not.toHaveProperty('wagers');
    expect(pebbles.phases.turn.actions.map(({ type }) => type)).not.toContain('raise');
  });

  test('keeps its slice through positions and saves', () => {
    const state = begun(engine.createGame('both', config));
    expect(engine.deserialize(engine.serialize(state))).toEqual(state);
    const at = engine.createPosition('both', { config, state: { tide: { high: true } } });
    expect([at.tide, at.wagers.bets]).toEqual([{ high: true, rolls: 0 }, [null, null]]);
    expect(() => engine.createPosition('both', { config, state: { wagers: { bets: null } } })).toThrow(
      'bets are neither open nor shown',
    );
    expect(() => engine.createPosition('both', { config, state: { tide: { high: 3 as never } } })).toThrow(
      'tide.high',
    );
  });
});

test('a slice that an action leaves alone is the same value afterwards, where states are sealed', () => {
  const purse = defineSlice('purse', (of) => ({
    held: of.part({ shells: of.count }),
    seen: of.list(of.count, 4),
  }));
  const { seal } = stateWith(
    {
      shape: { schema: z.strictObject({}) },
      view: (state: object) => state,
      seal: (_: object, last: object) => last,
    } as never,
    purse as never,
  ) as unknown as { seal: (one: object, other: object) => { purse: { held: object; seen: object } } };
  const original = { step: 1, purse: { held: { shells: 2 }, seen: [1] } };
  expect(seal(original, original)).toBe(original);
  expect(seal(original, { step: 2, purse: structuredClone(original.purse) }).purse).toBe(original.purse);
  const richer = seal(original, { step: 2, purse: { held: { shells: 3 }, seen: [1] } }).purse;
  expect(richer).toEqual({ held: { shells: 3 }, seen: [1] });
  expect(richer.seen).toBe(original.purse.seen);
});

describe('a condition laid over an action', () => {
  const state = begun(engine.createGame('both', { ...config, options: { spring: true } }));
  const taking = { type: 'takeStone', seat: 0, stone: state.beach[0] } as const;

  test('holds in lists, samples, checks and explanations', () => {
    expect(engine.checkAction(state, taking)?.code).toBe('take/high-tide');
    expect(engine.explainAction(state, { ...taking, stone: 3 }).map(({ code }) => code)).toContain(
      'take/high-tide',
    );
    expect([...engine.legalActions(state, 0)].map(({ type }) => type)).not.toContain('takeStone');
    const random = createRandom('tide');
    for (let draw = 0; draw < 100; draw++)
      expect(engine.sampleAction(state, 0, random)?.type).not.toBe('takeStone');
  });

  test('goes when the rules say so, here by what an effect does', () => {
    const ebb = engine.applyAction(state, { type: 'rollDie', seat: 0 });
    expect([ebb.tide, engine.checkAction(ebb, { ...taking, stone: ebb.beach[0] })]).toEqual([
      { high: false, rolls: 1 },
      null,
    ]);
  });

  test('cites the rule that takes the place of another', () => {
    const rule = (title: 'both' | 'wagered') =>
      engine.explainAction(engine.createGame(title, config) as never, {
        type: 'takeStone',
        seat: 0,
        stone: 0,
      });
    expect(rule('both')).toHaveLength(1);
    const away = [0, 1, 2, 3].find((stone) => !state.beach.includes(stone)) as number;
    expect(engine.explainAction(state, { ...taking, stone: away }).map((one) => one.rule)).toEqual([
      'T-1',
      'T-1',
    ]);
  });

  test('holds for suggestions: a line that it refuses is none', () => {
    const eager = { ...pebbles, suggest: () => [{ type: 'endTurn', seat: 0 } as const] };
    const patient = layer(eager as typeof pebbles, {
      id: 'patient',
      title: 'Patient',
      conditions: {
        endTurn: [
          { code: 'turn/too-early', rule: 'H', test: ({ state: { turn } }) => (turn?.rolled ? null : {}) },
        ],
      },
    });
    const one = createEngine([patient]);
    let now = one.createGame('patient', config);
    for (const seat of [0, 1])
      now = one.applyAction(now, { type: 'chooseKeepsake', seat, stone: now.seats[seat].hand[0] ?? 0 });
    const suggested = () => one.suggest(now, { seat: 0, kind: 'turn' }, createRandom(1));
    expect(suggested()).toEqual([]);
    now = one.applyAction(now, { type: 'rollDie', seat: 0 });
    expect(suggested()).toEqual([{ type: 'endTurn', seat: 0 }]);
  });
});

describe('two authors', () => {
  test('who claim nothing in common go together either way, and play the same game', () => {
    const [one, other] = [createEngine([both]), createEngine([otherWay])];
    const played = playGame(one as unknown as AnyEngine, 'both', { config, bots: [greedyBot] });
    const again = other.applyActions(other.createGame('both', config), played.actions as never);
    const { game: _one, ...rest } = played.state as never as StateIn<typeof both, 'both'>;
    const { game: _other, ...same } = again;
    expect(same).toEqual(rest);
  });

  const chapter = (id: string, parts: object) => declareChapter<PebblesTitle>()({ id }).defineChapter(parts);
  const laid =
    (...chapters: readonly ReturnType<typeof chapter>[]) =>
    () =>
      layer(pebbles, { id: 'house', title: 'House', chapters });
  const slice = () => defineSlice('weather', (of) => ({ fog: of.flag }));
  const action = wagersChapter as never as { actions: { turn: readonly object[] } };
  const step = { name: 'fog', rule: 'H', due: () => false, apply: () => {} };
  const piece = {
    schema: (wagersChapter as never as { options: { highStakes: { schema: object } } }).options.highStakes
      .schema,
    label: 'Fog',
  };

  test.each<[string, object]>([
    ['option fog', { options: { fog: piece } }],
    ['slice weather', { state: slice() }],
    ['action raise', { actions: { turn: action.actions.turn } }],
    ['phase look', { waits: { look: { prompt: 'Look', actions: [], open: () => [], pass: () => null } } }],
    ['fact fogCame', { facts: { fogCame: () => null } }],
    ['stream fog', { streams: ['fog'] }],
    ['step fog', { automatic: [step] }],
    [
      'variant fog',
      { variants: [{ id: 'fog', rules: [], isOn: () => false, adjust: (rules: object) => rules }] },
    ],
    ['rule F-1', { texts: [{ id: 'F-1', section: 'Fog', text: 'There is fog.' }] }],
    ['table rounds', { tables: { rounds: 4 } }],
    ['table fog', { ownTables: { fog: 1 } }],
    ['policy worth', { policies: { worth: () => () => 1 } }],
    ['message fog/thick', { messages: { 'fog/thick': 'Fog.' } }],
    ['sentence fogCame', { sentences: { fogCame: 'Fog comes.' } }],
  ])('who both bring the %s are refused by name, either way', (claim, parts) => {
    const [fog, mist] = [chapter('fog', parts), chapter('mist', parts)];
    expect(laid(fog)).not.toThrow();
    expect(laid(fog, mist)).toThrow(InvalidInputError);
    expect(laid(fog, mist)).toThrow(`mist and fog both bring the ${claim}`);
    expect(laid(mist, fog)).toThrow(`fog and mist both bring the ${claim}`);
  });

  test.each<[string, object]>([
    ['option quick', { options: { quick: piece } }],
    ['slice beach', { state: defineSlice('beach', (of) => ({ fog: of.flag })) }],
    ['fact stoneTaken', { facts: { stoneTaken: () => null } }],
    ['stream die', { streams: ['die'] }],
    ['phase turn', { waits: { turn: { prompt: 'Look', actions: [], open: () => [], pass: () => null } } }],
  ])('nor may one bring what the title has: %s', (claim, parts) => {
    expect(laid(chapter('fog', parts))).toThrow(`fog and pebbles both bring the ${claim}`);
  });

  test('wrap one answer round the other', () => {
    const more = (id: string, by: number) =>
      declareChapter<PebblesTitle>()({ id }).defineChapter({
        policies: { worth: (before) => (stone) => by * before(stone) + 1 },
      });
    const house = layer(pebbles, {
      id: 'house',
      title: 'House',
      chapters: [more('one', 2), more('two', 10)],
    });
    const table = createEngine([house]);
    const { rules } = table.settingOf(table.createGame('house', config));
    expect(rules.policies.worth(0)).toBe(10 * (2 * 1 + 1) + 1);
  });

  test('replace what another layer laid only by a rule that says so', () => {
    const long = chapter('long', {
      texts: [{ id: 'L-1', section: 'Long', text: 'Nine rounds.' }],
      tables: { rounds: 9 },
    });
    const short = (replaces: string[]) => chapter('short', { tables: { rounds: 2 }, replaces });
    expect(laid(long, short([]))).toThrow('short and long both bring the table rounds; to replace it');
    expect(laid(long, short(['L-1']))().tables.rounds).toBe(2);
  });

  test('are told apart by their ids', () => {
    expect(laid(tides as never, tides as never)).toThrow('there are two layers called tides');
    expect(() => layer(pebbles, { id: 'pebbles', title: 'Pebbles' })).toThrow('two layers called pebbles');
  });
});

describe('a layer is refused', () => {
  const laid = (parts: object) => () => layer(pebbles, { id: 'house', title: 'House', ...parts });

  test.each<[string, object, string]>([
    [
      'with a rule that nobody has',
      { replaces: ['P-TAKE-22'] },
      'pebbles has no rule P-TAKE-22; did you mean P-TAKE-2?',
    ],
    [
      'with a misspelt table',
      { tables: { rouns: 3 } },
      'tables.rouns: there is no such table; did you mean rounds?',
    ],
    [
      'with a misspelt policy',
      { policies: { wort: () => 1 } },
      'policies.wort: pebbles has no wort; did you mean worth?',
    ],
    ['with policies spread over', { tables: { policies: {} } }, 'policies are wrapped'],
    [
      'with a misspelt phase',
      { actions: { trn: [] } },
      'actions.trn: pebbles has no trn; did you mean turn?',
    ],
    ['with a misspelt action', { conditions: { takeStones: [] } }, 'did you mean takeStone?'],
    ['with an effect of no action', { effects: { rollDye: () => {} } }, 'did you mean rollDie?'],
    ['with a table that it should lay over', { ownTables: { rounds: 3 } }, 'pebbles has a table rounds'],
    ['with fixes that lead nowhere', { revision: 3, fixes: [{ revision: 2 }] }, 'one by one'],
    [
      'with a secret that nobody guesses',
      { state: defineSlice('purse', (of) => ({ coins: of.hidden(of.count, of.toNobody) })) },
      'the slice purse hides something, and nothing guesses it',
    ],
  ])('%s', (_, parts, message) => {
    expect(laid(parts)).toThrow(InvalidInputError);
    expect(laid(parts)).toThrow(message);
  });

  test('which names all that is amiss', () => {
    expect(laid({ policies: { wort: () => 1 }, actions: { trn: [] } })).toThrow(/wort.*trn|trn.*wort/s);
  });
});

describe('rules of a layered game', () => {
  type Adjust = (rules: PebblesTitle['rules']) => PebblesTitle['rules'];
  const begin = (adjust: Adjust) => {
    const house = layer(pebbles, {
      id: 'house',
      title: 'House',
      variants: [{ id: 'mine', rules: [], isOn: () => true, adjust }],
    });
    return () => createEngine([house]).createGame('house', config);
  };

  test.each<[string, Adjust, string]>([
    ['NaN', (rules) => ({ ...rules, rounds: Number.NaN }), 'variants.mine.rounds: expected a finite number'],
    ['a fraction', (rules) => ({ ...rules, rounds: 1.5 }), 'variants.mine.rounds: expected a whole number'],
    [
      'a negative number',
      (rules) => ({ ...rules, beachLength: -1 }),
      'variants.mine.beachLength: expected at least 0',
    ],
    ['a misspelt table', (rules) => ({ ...rules, beechLength: 4 }), 'did you mean beachLength?'],
  ])('are refused where a variant makes %s of them', (_, adjust, message) => {
    expect(begin(adjust)).toThrow(InvalidInputError);
    expect(begin(adjust)).toThrow(message);
  });

  test('cannot be written by a variant, however deep', () => {
    const vandal: Adjust = (rules) => {
      (rules.policies as { worth: unknown }).worth = () => 99;
      return rules;
    };
    expect(begin(vandal)).toThrow(TypeError);
    expect(pebbles.tables.policies.worth(0)).toBe(1);
  });

  test('have tables of a layer under the variants of the title', () => {
    const house = layer(pebbles, { id: 'house', title: 'House', tables: { beachLength: 4 } });
    const { beach } = createEngine([house]).createGame('house', { ...config, options: { longBeach: true } });
    expect(beach).toHaveLength(6);
  });
});

describe('what a layer replaces', () => {
  test('is kept through every layer', () => {
    const house = layer(both, { id: 'house', title: 'House', replaces: ['T-1', 'P-TURN-2'] });
    expect(house.replaces).toEqual(['P-END-2', 'P-TAKE-1', 'T-1', 'P-TURN-2']);
    expect(house.below?.map(({ id, replaces }) => [id, replaces])).toEqual([
      ['pebbles', []],
      ['wagers', ['P-END-2']],
      ['tides', ['P-TAKE-1']],
      ['both', []],
    ]);
  });
});
