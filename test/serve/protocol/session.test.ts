// The protocol as a client meets it: what it is told, what it is refused, and what it can never learn.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, applyViewPatch, createEngine } from '../../../src/core/engine/index.js';
import { requestSchema } from '../../../src/serve/protocol/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { type AnyAnswer, client } from './client.js';

const toys = createEngine([pebbles]) as unknown as AnyEngine;
const titles = createEngine(allRulesets) as unknown as AnyEngine;

const CONFIG = { seats: 2, seed: 7 };

describe('asking', () => {
  test('hello tells the rulesets with the schema of their options', () => {
    const { rulesets, server } = client(toys).ask('hello', { id: 'a' });
    expect(server).toBe('railhead 1');
    expect(rulesets).toMatchObject([{ id: 'pebbles', revision: 1, seats: { min: 2, max: 4 } }]);
    expect(Object.keys(rulesets[0].options.properties)).toEqual(['longBeach', 'quick']);
  });

  test('an answer brings back the id of its request, and the version', () => {
    const { ask, say } = client(toys);
    expect(ask('hello', { id: 17 })).toMatchObject({ id: 17, protocol: 1 });
    expect(say('{"protocol":1,"id":"x","type":"castle"}')).toMatchObject({ id: 'x', ok: false });
    expect(ask('hello')).not.toHaveProperty('id');
  });

  test.each(allRulesets.map(({ id }) => id))('%s: a client that holds a view is told what changed', (id) => {
    const { ask } = client(titles);
    const { game } = ask('new', { ruleset: id, config: { seats: 3, seed: 5 } });
    const seats = [0, 1, 2, null];
    const held = seats.map((seat) => ask('observe', { game, seat }).view);
    for (let step = 0; step < 20; step++) {
      const [{ seat, id: decision }] = ask('observe', { game, seat: null, held: step }).decisions;
      const { text } = ask('sample', { game, seat, decision });
      ask('act', { game, decision, action: text });
      for (const [place, viewer] of seats.entries()) {
        const told = ask('observe', { game, seat: viewer, held: step });
        expect(told).not.toHaveProperty('view');
        held[place] = applyViewPatch(held[place], told.patch);
        expect(held[place]).toEqual(ask('observe', { game, seat: viewer }).view);
      }
    }
  });

  test('a client that holds what the server has forgotten, or never told, is sent the whole view', () => {
    const { ask } = client(titles);
    const { game } = ask('new', { ruleset: 'hex-tycoon', config: CONFIG });
    const act = () => {
      const [{ seat, id: decision }] = ask('observe', { game, seat: 0 }).decisions;
      const { text } = ask('sample', { game, seat, decision });
      return ask('act', { game, decision, action: text });
    };
    for (let step = 0; step < 9; step++) act();
    for (const held of [0, 10, 1_000_000]) {
      const told = ask('observe', { game, seat: 0, held });
      expect(told.view.step).toBe(9);
      expect(told).not.toHaveProperty('patch');
    }
    expect(ask('observe', { game, seat: 0, held: 9 }).patch.changes).toEqual([]);
    expect(ask('observe', { game, seat: 0, held: -1 }).error.code).toBe('malformed-request');
  });

  test.each(allRulesets.map(({ id }) => id))('%s: what a seat is told is its view and nothing more', (id) => {
    const { ask } = client(titles);
    const config = { seats: 3, seed: 5 };
    const state = titles.createGame(id, config as never);
    const { game, decisions } = ask('new', { ruleset: id, config });
    expect(decisions).toEqual(titles.decisions(state));
    for (const seat of [0, 1, 2, null]) {
      const { view, events } = ask('observe', { game, seat });
      expect([view, events]).toEqual([titles.view(state, seat), []]);
    }
    const [{ seat, id: decision }] = decisions;
    const { actions, complete } = ask('legal', { game, seat, decision });
    const listed = titles.legalActions(titles.view(state, seat), seat);
    expect(actions.map(({ action }: AnyAnswer) => action)).toEqual([...listed]);
    expect(complete).toBe(listed.complete);
  });

  test('legal stops at its limit and says that it did', () => {
    const { ask } = client(toys);
    const { game, decisions } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const place = { game, seat: 0, decision: decisions[0].id };
    expect(ask('legal', { ...place, limit: 2 })).toMatchObject({ complete: false });
    expect(ask('legal', { ...place, limit: 2 }).actions).toHaveLength(2);
    expect(ask('legal', { ...place, limit: 3 })).toMatchObject({ complete: true });
  });

  test('an action may be an object or a text, and is answered with what its seat sees', () => {
    const { ask } = client(toys);
    const { game, decisions } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const [first, second] = decisions;
    const { action, text } = ask('sample', { game, seat: first.seat, decision: first.id });
    expect(ask('check', { game, decision: first.id, action }).rejections).toEqual([]);
    const told = ask('act', { game, decision: first.id, action: text });
    expect(told).toMatchObject({ ok: true, step: 1, text, decisions: [{ id: second.id }] });
    expect(told.events).toMatchObject([{ type: 'keepsakeChosen', stone: action.stone }]);
    const seen = ask('observe', { game, seat: second.seat, since: 1 });
    expect(seen.events).toMatchObject([{ step: 1, events: [{ type: 'keepsakeChosen', stone: null }] }]);
  });

  test('samples and fresh seeds follow from the secret of the session', () => {
    const open = (seed: string) => {
      const { ask } = client(toys, { seed });
      const { game } = ask('new', { ruleset: 'pebbles', config: { seats: 2 } });
      return ask('observe', { game, seat: 0 }).view.seats[0].hand;
    };
    expect(open('one')).toEqual(open('one'));
    expect(['two', 'three', 'four'].map(open)).not.toEqual([open('one'), open('one'), open('one')]);
  });

  test('perft counts lines of a game of its own', () => {
    const { ask } = client(toys);
    const told = ask('perft', { ruleset: 'pebbles', config: CONFIG, depth: 2 });
    expect(told).toMatchObject({ lines: 18, complete: true });
    expect(told.branches.map(({ lines }: AnyAnswer) => lines)).toEqual([3, 3, 3, 3, 3, 3]);
    const cut = ask('perft', { ruleset: 'pebbles', config: CONFIG, depth: 2, limit: 5 });
    expect(cut).toMatchObject({ lines: 5, complete: false });
  });

  test('E-HOST-1: whoever runs the game may drop a seat, which answers no decision', () => {
    const { ask } = client(toys);
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const drop = { type: 'dropSeat', seat: null, target: 1 };
    expect(ask('check', { game, decision: null, action: drop }).rejections).toEqual([]);
    expect(ask('act', { game, decision: null, action: drop })).toMatchObject({ ok: true, step: 1 });
  });

  test('E-HOST-4: and end it, as an object or in words', () => {
    const { ask } = client(toys);
    for (const action of [{ type: 'endGame', seat: null }, 'host: end-game']) {
      const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
      expect(ask('act', { game, decision: null, action })).toMatchObject({
        ok: true,
        text: 'host: end-game',
        decisions: [],
        outcome: { reason: 'agreed' },
      });
      const again = ask('act', { game, decision: null, action });
      expect(again.error).toMatchObject({ code: 'illegal-action', rejection: { rule: 'E-OVER-1' } });
    }
  });
});

describe('refusals', () => {
  const start = () => {
    const { ask, say, session, faults } = client(toys);
    const { game, decisions } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    return { ask, say, session, faults, game, decisions };
  };

  test('E-STALE-1: a decision that is no longer open is refused, whatever is asked about it', () => {
    const { ask, game, decisions } = start();
    const [{ seat, id: decision }] = decisions;
    const { action } = ask('sample', { game, seat, decision });
    ask('act', { game, decision, action });
    for (const asked of [
      ask('legal', { game, seat, decision }),
      ask('sample', { game, seat, decision }),
      ask('legal', { game, seat: 1 - seat, decision: '9/9/turn' }),
    ]) {
      expect(asked).toMatchObject({ ok: false, error: { code: 'illegal-action' } });
      expect(asked.error.rejection).toMatchObject({ code: 'decision/stale', rule: 'E-STALE-1' });
    }
    const other = ask('sample', { game, seat: 1, decision: decisions[1].id }).action;
    const told = ask('act', { game, decision, action: other });
    expect(told.error).toMatchObject({ code: 'illegal-action', rejection: { rule: 'E-STALE-1' } });
    expect(told.error.message).toBe(`This seat has no open decision ${decision}. [E-STALE-1]`);
  });

  test('E-SHAPE-2: a seat that nobody sits in is refused in a sentence', () => {
    const { ask, game, decisions } = start();
    const action = { type: 'endTurn', seat: 5 };
    const { rejections } = ask('check', { game, decision: decisions[0].id, action });
    expect(rejections).toMatchObject([{ rule: 'E-SHAPE-2', code: 'action/no-such-seat' }]);
    expect(rejections[0].sentence).toMatch(/\[E-SHAPE-2\]$/);
    expect(ask('observe', { game, seat: 5 }).error.code).toBe('invalid-input');
  });

  test.each<[string, object | string, string]>([
    ['no JSON', '{', 'malformed-json'],
    ['half a line', '{"protocol":1,"type":"he', 'malformed-json'],
    ['a line without end', `{"protocol":1,"type":"hello","id":"${'x'.repeat(1_000_000)}"}`, 'line-too-long'],
    ['no object', '7', 'protocol-version'],
    ['another version', { protocol: 2, type: 'hello' }, 'protocol-version'],
    ['no type', { protocol: 1 }, 'malformed-request'],
    ['a field more', { protocol: 1, type: 'hello', note: 1 }, 'malformed-request'],
    ['a prototype key', '{"protocol":1,"type":"hello","__proto__":{"a":1}}', 'malformed-request'],
    ['a game that is not there', { protocol: 1, type: 'observe', game: 'g7', seat: 0 }, 'unknown-game'],
    [
      'a ruleset that is not there',
      { protocol: 1, type: 'new', ruleset: 'chess', config: CONFIG },
      'unknown-ruleset',
    ],
    [
      'options that are none',
      { protocol: 1, type: 'new', ruleset: 'pebbles', config: { ...CONFIG, options: { fast: 1 } } },
      'invalid-input',
    ],
    [
      'a board that is not there',
      { protocol: 1, type: 'new', ruleset: 'pebbles', config: { ...CONFIG, board: 'moon' } },
      'unknown-board',
    ],
    [
      'a text that is no action',
      { protocol: 1, type: 'act', game: 'g1', decision: '0/0/keepsake', action: 'e2e4' },
      'invalid-action',
    ],
    [
      'an action that is none',
      { protocol: 1, type: 'act', game: 'g1', decision: '0/0/keepsake', action: { type: 'castle', seat: 0 } },
      'invalid-action',
    ],
    [
      'an action without its decision',
      { protocol: 1, type: 'act', game: 'g1', decision: null, action: { type: 'endTurn', seat: 0 } },
      'malformed-request',
    ],
  ])('%s has a typed error, and the session goes on', (_, message, code) => {
    const { say, ask, faults } = start();
    const told = say(typeof message === 'string' ? message : JSON.stringify(message));
    expect(told).toMatchObject({ ok: false, type: 'error', error: { code } });
    expect(ask('observe', { game: 'g1', seat: 0 })).toMatchObject({ ok: true, step: 0 });
    expect(faults).toEqual([]);
  });

  test.each<[object, string]>([
    [
      { type: 'fly' },
      'type: expected one of hello, board, new, observe, legal, check, act, line, sample, suggest, evaluate, plans, orders, checkOrders, describe, bot, clone, determinize, playout, outcomes, encode, batch, perft, bye',
    ],
    [{ type: 'bye', note: 1 }, 'unknown field note'],
    [{ type: 'hello', id: 1.5 }, 'id: expected a whole number, or text of at most 200 characters'],
    [
      { type: 'act', game: 'g1', decision: null, action: 7 },
      'action: expected an action, as an object or as its text',
    ],
    [{ type: 'legal', game: 'g1', seat: 0, decision: 'x', limit: 0 }, 'limit: expected at least 1'],
  ])('%j is told what a request would have been', (request, what) => {
    const { say } = start();
    const told = say(JSON.stringify({ protocol: 1, ...request }));
    expect(told.error).toMatchObject({ code: 'malformed-request', message: `this is no request: ${what}` });
  });

  test('E-STALE-1: the open decision of another seat is not one of the seat that asks', () => {
    const { ask, game, decisions } = start();
    const [{ id: decision }] = decisions;
    const { error } = ask('legal', { game, seat: 1, decision });
    expect(error.message).toBe(`This seat has no open decision ${decision}. [E-STALE-1]`);
  });

  property.prop([fc.string(), fc.json()], { numRuns: 200 })('no line brings it down', (text, json) => {
    const { say } = client(toys);
    for (const line of [text, json]) expect(say(line.replaceAll('\n', ' '))).toMatchObject({ ok: false });
  });

  test('a fault tells the client nothing', () => {
    const broken = createEngine([
      {
        ...pebbles,
        state: {
          ...pebbles.state,
          view: () => {
            throw new Error('stone 5 is in the bag');
          },
        },
      },
    ]) as unknown as AnyEngine;
    const { ask, faults } = client(broken);
    const told = ask('new', { ruleset: 'pebbles', config: CONFIG });
    expect(told.error).toEqual({ code: 'fault', message: 'the engine failed; the game is as it was' });
    expect(faults).toMatchObject([{ message: 'stone 5 is in the bag' }]);
  });

  test('bye leaves a game, and then the session', () => {
    const { ask, session, game } = start();
    expect(ask('bye', { game })).toMatchObject({ games: 0 });
    expect(ask('observe', { game, seat: 0 }).error.code).toBe('unknown-game');
    expect(session.isOver).toBe(false);
    ask('bye');
    expect(session.isOver).toBe(true);
  });
});

describe('secrets', () => {
  test.each(allRulesets.map(({ id }) => id))(
    '%s: no hash, seed or luck crosses in two hundred actions',
    (id) => {
      const { session, ask } = client(titles);
      const seed = 'a-seed-that-nobody-else-has';
      let table = ask('new', { ruleset: id, config: { seats: 3, seed } });
      const { game } = table;
      const lines: string[] = [];
      const hear = (type: string, fields: object) => {
        const line = session.answer(JSON.stringify({ protocol: 1, type, game, ...fields }));
        lines.push(line);
        return JSON.parse(line);
      };
      for (let n = 0; n < 200 && table.outcome === null; n++) {
        const { seat, id: decision } = table.decisions.find(({ optional }: AnyAnswer) => !optional);
        hear('observe', { seat, since: Math.max(0, table.step - 1) });
        const { action } = hear('sample', { seat, decision });
        table = hear('act', { decision, action });
        expect(table.ok).toBe(true);
      }
      const said = lines.join('\n');
      expect(said.includes(seed)).toBe(false);
      expect(said).not.toMatch(/"(luck|streams|seed|digest|chain)"/);
      // The board's hash is the only one.
      const hashes = new Set(said.match(/"[0-9a-f]{64}"/g));
      expect([...hashes]).toEqual([
        JSON.stringify(titles.createGame(id, { seats: 3, seed } as never).game.board.hash),
      ]);
    },
  );
});

test('every request of the schema is answered with its own type', () => {
  const types = requestSchema._zod.def.options.map((option) => option._zod.def.shape.type._zod.def.values[0]);
  expect(types).toEqual([
    'hello',
    'board',
    'new',
    'observe',
    'legal',
    'check',
    'act',
    'line',
    'sample',
    'suggest',
    'evaluate',
    'plans',
    'orders',
    'checkOrders',
    'describe',
    'bot',
    'clone',
    'determinize',
    'playout',
    'outcomes',
    'encode',
    'batch',
    'perft',
    'bye',
  ]);
});
