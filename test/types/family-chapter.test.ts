// What the compiler must know of chapters for a family: they go over each of its titles and over what layers make of them, whatever
// facts and actions those add. Every `@ts-expect-error` here is something that must not compile.

import { describe, expect, expectTypeOf, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../rulesets/hex-tycoon/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import type { AnyMilepost } from '../../rulesets/milepost/index.js';
import { twentiethCenturyLimited } from '../../rulesets/twentieth-century-limited/index.js';
import {
  type ActionIn,
  createEngine,
  declareChapter,
  defineSlice,
  type EventIn,
  fact,
  layer,
  type Seat,
  type StateIn,
  switchOption,
  type TypesOf,
} from '../../src/core/engine/index.js';
import type { AnyRuleset } from '../../src/core/engine/rules/ruleset.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';

// One chapter asks and adds to what the family does; the other brings one of everything.
const tolls = declareChapter<AnyMilepost>()({ id: 'tolls' }).defineChapter({
  policies: {
    rentFor:
      (before) =>
      (...use) =>
        before(...use) + 1,
  },
  conditions: {
    buildTrack: [
      { code: 'toll/still', rule: 'T-1', test: (_game, { from, to }) => (from === to ? {} : null) },
    ],
  },
  effects: {
    endTurn({ emit }, state, { seat }) {
      state.turn.spent += 0;
      emit({ type: 'taxPaid', seat, amount: 0 });
    },
  },
});

const sky = declareChapter<AnyMilepost>()({
  id: 'stars',
  state: defineSlice('sky', (of) => ({ stars: of.count })),
  facts: { starSeen: fact<{ readonly seat: Seat }>() },
  ownTables: { stars: 3 },
  options: { night: switchOption('More stars') },
});
const lookUp = sky.defineAction({
  type: 'lookUp',
  notation: ['look-up'],
  check: [
    {
      code: 'sky/dark',
      rule: 'S-1',
      test: ({ rules, state }) => (state.sky.stars < rules.stars ? null : { most: rules.stars }),
    },
  ],
  apply({ emit }, state, { seat }) {
    state.sky.stars += 1;
    emit({ type: 'starSeen', seat });
  },
});
const stars = sky.defineChapter({
  actions: { building: [lookUp] },
  variants: [
    { id: 'night', rules: [], isOn: ({ night }) => night, adjust: (rules) => ({ ...rules, stars: 5 }) },
  ],
});

const overChina = layer(chinaRails, { id: 'star-china', title: 'Stars', chapters: [stars, tolls] });
const overIndia = layer(indiaRails, { id: 'star-india', title: 'Stars', chapters: [tolls, stars] });
const overIron = layer(ironDragon, { id: 'star-dragon', title: 'Stars', chapters: [tolls, stars] });
const starred = layer(ironDragon, { id: 'starred', title: 'Stars', chapters: [stars] });
const overLayer = layer(starred, { id: 'star-tolls', title: 'Stars and tolls', chapters: [tolls] });
type OverLayer = typeof overLayer;

describe('a chapter for the family', () => {
  test.each<AnyRuleset>([overChina, overIndia, overIron, overLayer])('goes over $id', (ruleset) => {
    const engine = createEngine([ruleset]);
    const begun = engine.createGame(ruleset.id, { seats: 2, seed: 1, options: { night: true } });
    expect(engine.settingOf(begun).rules).toMatchObject({ stars: 5 });
    const told: string[] = [];
    const { state } = playGame(engine, ruleset.id, {
      config: { seats: 2, seed: 1 },
      bots: [greedyBot],
      maxActions: 20,
      onAction: ({ events }) => told.push(...events.map(({ type }) => type)),
    });
    expect(state).toHaveProperty('sky.stars', 0);
    expect(told).toContain('taxPaid');
  });

  test('keeps what the title below has of its own, and brings its own types', () => {
    type State = StateIn<OverLayer>;
    expectTypeOf<State['sky']['stars']>().toEqualTypeOf<number>();
    expectTypeOf<State['game']['options']['night']>().toEqualTypeOf<boolean>();
    expectTypeOf<State['own']>().toEqualTypeOf<StateIn<typeof ironDragon>['own']>();
    type Action = ActionIn<OverLayer>;
    expectTypeOf<'lookUp' | 'chooseForeman'>().toExtend<Action['type']>();
    expectTypeOf<'starSeen' | 'foremanKept' | 'taxPaid'>().toExtend<EventIn<OverLayer>['type']>();
    expect(overLayer.below?.map(({ id }) => id)).toEqual(['iron-dragon', 'stars', 'starred', 'tolls']);
  });

  test('types its actions by its parts and by the title below', () => {
    type Types = TypesOf<typeof sky>;
    expectTypeOf<Types['known']['sky']['stars']>().toEqualTypeOf<number>();
    expectTypeOf<Types['rules']['stars' | 'rent']>().toEqualTypeOf<number>();
    expectTypeOf<'starSeen' | 'taxPaid'>().toExtend<Types['event']['type']>();
    const refused = () => {
      // @ts-expect-error: the chapter keeps no moons
      sky.defineAction({ type: 'howl', apply: (_context, state) => void state.sky.moons });
      // @ts-expect-error: it tells no such fact
      sky.defineAction({ type: 'howl', apply: ({ emit }) => emit({ type: 'moonSeen' }) });
      // @ts-expect-error: its parts say the state already
      sky.defineChapter({ state: defineSlice('moons', (of) => ({ moons: of.count })) });
    };
    expect(typeof refused).toBe('function');
  });

  test('goes over no title without mileposts', () => {
    const refused = () => {
      // @ts-expect-error: Hex Tycoon has no mileposts
      layer(hexTycoon, { id: 'house', title: 'House', chapters: [tolls] });
      // @ts-expect-error: neither has 20th Century Limited
      layer(twentiethCenturyLimited, { id: 'house', title: 'House', chapters: [stars] });
    };
    expect(typeof refused).toBe('function');
  });
});
