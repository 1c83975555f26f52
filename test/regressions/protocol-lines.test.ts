// perft over the protocol took a limit of ten million lines, and an action with a field called `__proto__` was played as if
// it had none.

import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, type GameAction } from '../../src/core/engine/index.js';
import { perft } from '../../src/core/engine/play/perft.js';
import { MOST_LINES, openSession } from '../../src/serve/protocol/index.js';
import { nonsense } from '../../src/testing/nonsense.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const engine = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;

function client() {
  const faults: unknown[] = [];
  const session = openSession(engine, { seed: 'secret', onFault: (error) => faults.push(error) });
  // biome-ignore lint/suspicious/noExplicitAny: answers of whatever type
  const say = (line: string): any => JSON.parse(session.answer(line));
  const ask = (type: string, fields: object) => say(JSON.stringify({ protocol: 1, type, ...fields }));
  return { ask, say, faults };
}

test('perft counts so many lines and no more', () => {
  const { ask } = client();
  const plan = { ruleset: 'pebbles', config: { seats: 2, seed: 1 }, depth: 2 };
  expect(ask('perft', { ...plan, limit: MOST_LINES }).ok).toBe(true);
  for (const limit of [MOST_LINES + 1, 10_000_000])
    expect(ask('perft', { ...plan, limit }).error.message).toBe(
      'this is no request: limit: expected at most 100000',
    );
});

test('games that end on the way do not let perft run on', () => {
  const config = { seats: 2, seed: 1, options: { quick: true } };
  let actions = 0;
  const counting = {
    ...engine,
    applyAction: (...args: Parameters<AnyEngine['applyAction']>) => {
      actions++;
      return engine.applyAction(...args);
    },
  };
  const state = engine.createGame('pebbles', config as never);
  const { total, complete } = perft(counting as AnyEngine, state, 20, { limit: 500 });
  expect([total, complete, actions]).toEqual([0, false, 500]);
});

test('a field called __proto__ is a field too many', () => {
  const { ask, say } = client();
  const { game, decisions } = ask('new', { ruleset: 'pebbles', config: { seats: 2, seed: 1 } });
  const [{ id, seat }] = decisions;
  const { action } = ask('sample', { game, seat, decision: id });
  const text = JSON.stringify({ protocol: 1, type: 'act', game, decision: id, action });
  const { error } = say(text.replace('"action":{', '"action":{"__proto__":{"seat":1},'));
  expect([error.code, error.message]).toEqual([
    'invalid-action',
    expect.stringContaining('unknown field __proto__'),
  ]);
  expect(say(text).ok).toBe(true);
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  nested(400_000),
  `{"protocol":1,"type":${nested(400_000)}}`,
  `{"protocol":1,"id":${nested(400_000)},"type":"hello"}`,
  `{"protocol":1,"type":"new","ruleset":"pebbles","config":{"seats":2,"options":${nested(400_000)}}}`,
  `{"protocol":1,"type":"new","ruleset":"pebbles","config":{"seats":2,"options":{"quick":${nested(400_000)}}}}`,
  `{"protocol":1,"type":"act","game":"g1","decision":null,"action":{"type":"dropSeat","seat":null,"target":${nested(400_000)}}}`,
  `{"protocol":1,"type":"check","game":"g1","decision":null,"action":${nested(400_000)}}`,
  '{"protocol":1,"type":"constructor"}',
  '{"protocol":1,"type":"new","ruleset":"__proto__","config":{"seats":2}}',
  '{"protocol":1,"type":"observe","game":"__proto__","seat":0}',
  '{"protocol":1,"type":"check","game":"g1","decision":null,"action":{"type":"endTurn","seat":{"toString":1}}}',
])('line number %# is refused', (line) => {
  const { ask, say, faults } = client();
  ask('new', { ruleset: 'pebbles', config: { seats: 2, seed: 1 } });
  expect(say(line)).toMatchObject({ ok: false, error: { code: expect.not.stringMatching('fault') } });
  expect(faults).toEqual([]);
});

test.each(allRulesets.map(({ id, seats }) => [id, seats.max] as const))(
  '%s: nonsense for every decision of a turn is no fault',
  (ruleset, seats) => {
    const { ask, faults } = client();
    const random = createRandom('lines', ruleset);
    let now = ask('new', { ruleset, config: { seats, seed: 3 } });
    for (let step = 0; step < 15; step++) {
      const { game } = now;
      const { id: decision, seat } = now.decisions.find((open: { optional: boolean }) => !open.optional);
      const legal: GameAction[] = ask('legal', { game, seat, decision, limit: 200 }).actions.map(
        (one: { action: GameAction }) => one.action,
      );
      for (let tried = 0; tried < 40; tried++) {
        const action = nonsense(legal, random);
        // What is no JSON, or none of the two that an action may be, never comes so far.
        if (
          typeof action !== 'object' ||
          action === null ||
          Object.values(action).some((v) => typeof v === 'bigint')
        )
          continue;
        const { rejections, ok } = ask('check', { game, decision, action });
        expect(ok === false || Array.isArray(rejections)).toBe(true);
      }
      now = ask('act', { game, decision, action: legal[random.int(0, legal.length - 1)] });
    }
    expect(faults).toEqual([]);
  },
);
