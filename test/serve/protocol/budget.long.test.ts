// The budget of a line: what it may cost, in counts; what is refused when it is used up, and what is not.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import { LONGEST_ANSWER, MOST_GAMES, MOST_REMEMBERED, MOST_WORK } from '../../../src/serve/protocol/index.js';
import { createTables } from '../../../src/serve/protocol/tables.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { BUILT, DEAR } from '../../siege/hostile-lines.js';
import { type AnyAnswer, client } from './client.js';

const toys = createEngine([pebbles]) as unknown as AnyEngine;
const titles = createEngine(allRulesets) as unknown as AnyEngine;
const CONFIG = { seats: 2, seed: 7 };
const codesOf = (answers: AnyAnswer[]) => answers.map(({ error, type }) => error?.code ?? type);
const mustDecide = ({ decisions }: AnyAnswer): AnyAnswer =>
  decisions.find(({ optional }: AnyAnswer) => !optional) ?? decisions[0];

describe('a line has a budget', () => {
  test('hello tells it', () => {
    expect(client(toys).ask('hello').budget).toEqual({ work: MOST_WORK, answer: LONGEST_ANSWER });
    const budget = { work: 50_000, answer: 9000 };
    expect(client(toys, { budget }).ask('hello').budget).toEqual(budget);
  });

  test('a batch is answered up to it, and every request behind is refused', () => {
    const { ask } = client(toys, { budget: { work: 1000 } });
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const requests = Array(100).fill({ type: 'observe', game, seat: 0 });
    const codes = codesOf(ask('batch', { requests }).answers);
    expect(codes).toHaveLength(100);
    const answered = codes.lastIndexOf('observe') + 1;
    expect(answered).toBeGreaterThan(5);
    expect(answered).toBeLessThan(60);
    expect(codes.slice(0, answered)).toEqual(Array(answered).fill('observe'));
    expect(new Set(codes.slice(answered))).toEqual(new Set(['budget/work']));
    // The next line has a budget of its own, and the same line the same answer.
    expect(codesOf(ask('batch', { requests }).answers)).toEqual(codes);
    expect(ask('observe', { game, seat: 0 }).ok).toBe(true);
  });

  test('a refusal says what was used, what would come, and the limit', () => {
    const { ask } = client(toys, { budget: { work: 1000 } });
    const { error } = ask('hello');
    expect(error).toMatchObject({ code: 'budget/work', budget: { used: 20, more: 12_000, limit: 1000 } });
    expect(error.message).toBe(
      'a line may cost 1000 units of work: 20 are used, and this takes 12000 more; ask for less, or in several lines',
    );
  });

  test('answers of a batch are as long as one line may be, and no longer', () => {
    const { ask, lines } = client(toys, { budget: { answer: 10_000 } });
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const requests = Array(100).fill({ type: 'observe', game, seat: 0 });
    const { answers } = ask('batch', { requests });
    const told = answers.filter(({ ok }: AnyAnswer) => ok);
    expect(told.length).toBeGreaterThan(3);
    expect(JSON.stringify(told).length).toBeLessThan(11_000);
    expect(new Set(codesOf(answers.slice(told.length)))).toEqual(new Set(['budget/answer']));
    expect(lines.at(-1)!.length).toBeLessThan(60_000);
  });

  test('what a rule refuses still ends a batch', () => {
    const { ask } = client(toys);
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const requests = [
      { type: 'observe', game, seat: 9 },
      { type: 'observe', game, seat: 0 },
    ];
    expect(codesOf(ask('batch', { requests }).answers)).toEqual(['invalid-input']);
  });
});

describe('what plays', () => {
  test('is refused before it begins, or not at all', () => {
    // A line of play is dearer than the budget: it goes through, as a second try could tell what it had drawn.
    const { ask } = client(titles, { budget: { work: 3000 } });
    const { game, ...table } = ask('new', { ruleset: 'china-rails', config: CONFIG });
    const { seat, id: decision } = mustDecide(table);
    const { actions } = ask('legal', { game, seat, decision, limit: 1, form: 'texts' });
    const told = ask('line', { game, decision, actions: [...actions, ...Array(200).fill(actions[0])] });
    expect(told).toMatchObject({ ok: true, step: 1 });
    const requests = Array(200).fill({ type: 'observe', game, seat });
    const act = { type: 'act', game, decision: told.decisions[0].id, action: { type: 'endTurn', seat } };
    const late = ask('batch', { requests: [...requests, act] }).answers.at(-1);
    expect(late.error.code).toBe('budget/work');
    expect(ask('observe', { game, seat }).step).toBe(1);
  });

  test('bots stop where the budget ends, and play on when they are asked again', () => {
    const { ask, faults } = client(titles, { budget: { work: 20_000 } });
    const { game } = ask('new', { ruleset: 'hex-tycoon', config: { seats: 3, seed: 1 } });
    for (const seat of [1, 2]) ask('bot', { game, seat, bot: 'greedy' });
    let now = ask('act', { game, decision: null, action: { type: 'dropSeat', seat: null, target: 0 } });
    expect(now).toMatchObject({ ok: true, outcome: null });
    let lines = 0;
    while (now.outcome === null && lines++ < 500) {
      const before = now.step;
      now = ask('bot', { game, seat: 1, bot: 'greedy' });
      expect(now.step).toBeGreaterThan(before);
    }
    expect(now.outcome).not.toBeNull();
    expect(lines).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });
});

const STAND = { ruleset: 'hex-tycoon', seats: 2, round: 0, options: [] };

describe('what a client may ask at once', () => {
  test.each(allRulesets.map(({ id }) => id))('%s: what a bot asks in a turn is far below it', (id) => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', {
      ruleset: id,
      config: { seats: 6 - Number(id.startsWith('t')), seed: 3 },
    });
    const { seat, id: decision } = mustDecide(table);
    const place = { game, seat, decision };
    const turn = [
      { type: 'observe', game, seat, since: 0 },
      { type: 'legal', ...place },
      { type: 'plans', ...place },
      { type: 'suggest', ...place },
      { type: 'describe', game, seat, since: 0 },
      { type: 'encode', ...place },
      { type: 'playout', game, seat, worlds: 3, steps: 200 },
      { type: 'playout', game, seat, worlds: 1, steps: 200, bot: 'greedy' },
    ];
    const { answers } = ask('batch', { requests: turn });
    expect(codesOf(answers)).toEqual(turn.map(({ type }) => type));
  });

  test.each(Object.keys(DEAR))('%s, a thousand times: every one is answered or refused', (what) => {
    const { ask, faults, lines } = client(titles);
    const { game, decisions } = ask('new', { ruleset: 'hex-tycoon', config: CONFIG });
    const { seat, id: decision } = mustDecide({ decisions });
    const { text } = ask('sample', { game, seat, decision });
    const stand = { ...STAND, game, decisions, actions: [text] };
    const random = { int: (from: number) => from } as never;
    const requests = Array.from({ length: 1000 }, () => DEAR[what](stand, random));
    const { answers } = ask('batch', { requests });
    const refused = answers.findIndex(({ ok }: AnyAnswer) => !ok);
    if (refused >= 0 && answers[refused].error.code.startsWith('budget/')) expect(answers).toHaveLength(1000);
    else expect(answers).toHaveLength(refused < 0 ? 1000 : refused + 1);
    expect(lines.at(-1)!.length).toBeLessThan(LONGEST_ANSWER + 1000 * 500);
    expect(faults).toEqual([]);
  });

  test.each(Object.keys(BUILT))('%s: has an answer, and a short one', (what) => {
    const { ask, say, session, faults, lines } = client(titles);
    const { game, decisions } = ask('new', { ruleset: 'hex-tycoon', config: CONFIG });
    const { seat, id: decision } = mustDecide({ decisions });
    const { text } = ask('sample', { game, seat, decision });
    const stand = { ...STAND, game, decisions, actions: [text] };
    const random = { int: (_: number, to: number) => to } as never;
    say(BUILT[what](stand, random));
    expect(lines.at(-1)!.length).toBeLessThan(LONGEST_ANSWER);
    expect(session.isOver).toBe(false);
    expect(ask('hello', { ruleset: 'hex-tycoon' }).ok).toBe(true);
    expect(faults).toEqual([]);
  });

  test.each<[string, object]>([
    ['a ruleset', { type: 'new', ruleset: 'x'.repeat(11_000), config: CONFIG }],
    ['a board', { type: 'new', ruleset: 'pebbles', config: { ...CONFIG, board: 'x'.repeat(11_000) } }],
    ['a field', { type: 'hello', [`x${'y'.repeat(11_000)}`]: 1 }],
    ['a type of action', { type: 'act', game: 'g1', decision: null, action: { type: 'z'.repeat(11_000) } }],
    ['a text', { type: 'act', game: 'g1', decision: null, action: 'z'.repeat(9000) }],
    [
      'an option',
      { type: 'new', ruleset: 'pebbles', config: { ...CONFIG, options: { [`o${'o'.repeat(11_000)}`]: 1 } } },
    ],
  ])('%s that is far too long is quoted in part', (_, request) => {
    const { ask, say, lines } = client(toys);
    ask('new', { ruleset: 'pebbles', config: CONFIG });
    expect(say(JSON.stringify({ protocol: 1, ...request })).ok).toBe(false);
    expect(lines.at(-1)!.length).toBeLessThan(3000);
  });
});

describe('what a session keeps', () => {
  const happened = (count: number) => Array<readonly never[]>(count).fill([]);
  const game = (count: number) => ({ state: { step: count }, happened: happened(count), isOpen: true });

  test('more actions than it remembers are refused, until some of its games are left', () => {
    const tables = createTables();
    const { id } = tables.open(game(MOST_REMEMBERED - 10));
    tables.open(game(10));
    expect(() => tables.open(game(1))).toThrow(/remembers 1000000 actions/);
    expect(() => tables.mustHold({ games: 0, actions: 1 })).toThrow(/remembers 1000000 actions/);
    expect(tables.count).toBe(2);
    tables.close(id);
    expect(tables.open(game(1)).id).toBe('g3');
  });

  test('a thousand games are kept, and not one more', () => {
    const tables = createTables();
    for (let n = 0; n < MOST_GAMES; n++) tables.open(game(1));
    expect(() => tables.open(game(1))).toThrow(/keeps 1000 games: leave 1 of them first/);
  });
});
