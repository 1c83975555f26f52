// Whatever is handed to a function of the public entries, in place of any argument: it answers, or says with a typed error what is
// wrong. A TypeError is a gap in validation.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { createEngine, isRailheadError } from '../../src/core/engine/index.js';
import * as players from '../../src/entries/players.js';
import * as table from '../../src/entries/table.js';
import * as root from '../../src/index.js';
import * as bots from '../../src/players/bots/index.js';
import * as encode from '../../src/players/encode/index.js';
import * as planning from '../../src/table/plans/index.js';
import * as words from '../../src/table/words/index.js';
import { thrown } from '../core/engine/new-game.js';
import { SOAK } from '../long-run.js';
import { nonsenseValues } from './values.js';
import { engine, verbsOf } from './verbs.js';

// biome-ignore lint/suspicious/noExplicitAny: whatever an engine answers
const asked = engine as any;
const games = allRulesets.map((ruleset, n) => ({
  id: ruleset.id,
  ruleset,
  share: n,
  other: allRulesets[(n + 3) % allRulesets.length].id,
}));

// Each title gets its share of the nonsense: together they are asked all of it. In the long run each is asked everything.
const SHARE = SOAK ? 1 : allRulesets.length;
const FEWEST = SOAK ? 1500 : 150;

// The functions that are asked, by name.
const named = new Set<string>();

describe.each(games)('$id', ({ id, ruleset, other, share }) => {
  const state = asked.createGame(id, { seats: 2, seed: 7 });
  const stranger = asked.createGame(other, { seats: 2, seed: 7 });
  const open = asked.decisions(state).map(({ kind }: { kind: string }) => kind);
  const closed = Object.keys(ruleset.phases).find((kind) => !open.includes(kind)) as string;
  const values = nonsenseValues({ state, other: stranger, view: asked.view(stranger, 0), closed });
  const verbs = verbsOf(id, state);
  for (const { name } of verbs) named.add(name.split('.').pop() as string);

  test('every function answers what is asked rightly', () => {
    for (const { name, call, given } of verbs) expect(() => exhaust(call(...given)), name).not.toThrow();
  });

  test('nonsense in place of any argument gets an answer or a typed error with a short sentence', () => {
    const holes: string[] = [];
    let refused = 0;
    for (const { name, call, given } of verbs)
      for (const place of given.keys())
        for (const [n, [what, value]] of [...values].entries()) {
          if ((n + place) % SHARE !== share % SHARE) continue;
          const error = errorOf(() => exhaust(call(...given.map((one, at) => (at === place ? value : one)))));
          if (error === undefined) continue;
          refused++;
          const isFault = isRailheadError(error) && error.code === 'fault';
          // Rules that break down on a state with nothing in it say so as faults.
          const isTyped = isRailheadError(error) && (!isFault || what === 'a hollow state');
          if (!isTyped || error.message.length > LONGEST)
            holes.push(`${name}, argument ${place}, ${what}: ${String(error)}`);
        }
    expect(holes).toEqual([]);
    expect(refused).toBeGreaterThan(FEWEST);
  });
});

// Ten issues with their paths, each with what was given by its first 40 characters.
const LONGEST = 2000;

test('every function of these entries is asked', () => {
  const exported = new Set([...Object.keys(table), ...Object.keys(players), ...Object.keys(root)]);
  const functions = Object.entries({ ...planning, ...encode, ...bots, ...words, ...root })
    .filter(([name]) => exported.has(name))
    .filter(([name, value]) => typeof value === 'function' && !/Error$|^Fault$/.test(name))
    .map(([name]) => name);
  expect(functions.filter((name) => !named.has(name))).toEqual(UNASKED);
});

// Bots' makers take options, a pursuit takes nothing, languages are loaded, and generators belong to the caller.
const UNASKED = [
  'createPursuit',
  'orderingBot',
  'seatBots',
  'languageOf',
  'translating',
  'createRandom',
  'freshSeed',
];

describe('boards of another kind', () => {
  const boards = allRulesets.map((ruleset) => ({ ...(ruleset.board() as { id: string }) }));
  const mixed = createEngine(allRulesets, { boards: allRulesets.map((ruleset) => ruleset.board()) });
  const kinds = new Map(allRulesets.map((ruleset) => [ruleset.board().id, ruleset.boardKind]));

  test.each(allRulesets.map(({ id, boardKind }) => [id, boardKind] as const))(
    '%s is not played on one',
    (id, kind) => {
      let refused = 0;
      for (const { id: board } of boards) {
        if (kinds.get(board) === kind) continue;
        const error = thrown(() => mixed.createGame(id as never, { seats: 2, seed: 7, board } as never));
        expect(error.name).toBe('InvalidInputError');
        expect(error.message).toBe(
          `config: board: ${mixed.rulesets.find((one) => one.id === id)?.title} is played on boards of the kind ${kind}, and «${board}» is none`,
        );
        refused++;
      }
      expect(refused).toBeGreaterThan(1);
    },
  );
});

test('what is not there is named, by its first characters', () => {
  const state = asked.createGame('china-rails', { seats: 2, seed: 7 });
  const [decision] = asked.decisions(state);
  expect(thrown(() => asked.evaluate(state, 99)).message).toBe(
    'seat: there is no seat 99: this game has seats 0 to 1',
  );
  expect(
    thrown(() => asked.plans(state, { ...decision, kind: 'x'.repeat(9000) }, root.createRandom(7))).message,
  ).toBe(`decision: China Rails asks no «${'x'.repeat(40)}…»: give a decision of decisions()`);
  expect(thrown(() => asked.createGame({ toString: 1 }, {})).message).toBe(
    'no ruleset an object is known to this engine',
  );
  const plain = createEngine(allRulesets);
  expect(thrown(() => planning.turnStatus(plain as never, state as never, 0 as never)).message).toBe(
    'engine: expected an engine of withPlanning',
  );
});

function errorOf(run: () => unknown): Error | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error ?? new Error('nothing was thrown, but thrown')) as Error;
  }
}

// Lists are lazy: what is wrong with them shows when they are read.
function exhaust(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !(Symbol.iterator in answer)) return;
  let left = 50;
  for (const _ of answer as Iterable<unknown>) if (--left === 0) return;
}
