// What version 1.1 adds: lines, bots of the server, copies and made-up worlds, opinions, and what a bot learns the game by.

import { describe, expect, test } from 'vitest';
import { allRulesets, allTitles } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine, type GameAction } from '../../../src/core/engine/index.js';
import { loadTitleWords, plainJson } from '../../../src/serve/protocol/index.js';
import { sentenceOf as inWords, wordingOf } from '../../../src/table/words/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { SOAK } from '../../long-run.js';
import { type AnyAnswer, client } from './client.js';

const toys = createEngine([pebbles]) as unknown as AnyEngine;
const titles = createEngine(allRulesets) as unknown as AnyEngine;
const IDS = allRulesets.map(({ id }) => id);
const CONFIG = { seats: 2, seed: 7 };
// What plans of a title tell of: what they build and are for, and deliveries.
const PLANNED: Readonly<Record<string, readonly string[]>> = {
  'china-rails': ['delivery', 'segment'],
  'india-rails': ['delivery', 'segment'],
  'iron-dragon': ['delivery', 'segment'],
  'hex-tycoon': ['hex', 'hexside'],
  'twentieth-century-limited': ['card', 'line'],
};

const actionsOf = (line: AnyAnswer) => line.map(({ action }: AnyAnswer) => action);
const mustDecide = (table: AnyAnswer) => table.decisions.find(({ optional }: AnyAnswer) => !optional);

describe('bots of the server', () => {
  test.each(IDS)('%s: an act plays on to the next decision of the client', (id) => {
    const { ask, faults } = client(titles);
    let table = ask('new', { ruleset: id, config: { seats: 3, seed: 5 } });
    const { game } = table;
    for (const seat of [0, 2]) table = ask('bot', { game, seat, bot: 'greedy' });
    let heard = 0;
    for (let n = 0; n < (SOAK ? 40 : 20) && table.outcome === null; n++) {
      const { seat, id: decision } = mustDecide(table);
      expect(seat).toBe(1);
      const { pass, actions } = ask('legal', { game, seat, decision, limit: 1 });
      table = ask('act', { game, decision, action: (pass ?? actions[0]).action });
      expect(table.ok).toBe(true);
      heard += table.replies.length;
      const last = table.replies.at(-1);
      if (last !== undefined) expect(last.step).toBe(table.step);
    }
    expect(heard).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    const { events } = ask('observe', { game, seat: 1, since: 0 });
    expect(events.map(({ step }: AnyAnswer) => step)).toEqual([...Array(table.step + 1).keys()]);
  });

  test('the expert plays as far as the budget of a line goes, and on when it is asked again', () => {
    const { ask, faults } = client(titles);
    const { game, ...begun } = ask('new', { ruleset: 'china-rails', config: CONFIG });
    const { seat } = mustDecide(begun);
    let table = ask('bot', { game, seat, bot: 'expert' });
    for (let lines = 0; mustDecide(table).seat === seat && lines < 40; lines++) {
      const { step } = table;
      table = ask('bot', { game, seat, bot: 'expert' });
      expect(table.step).toBeGreaterThan(step);
    }
    expect(mustDecide(table).seat).toBe(1 - seat);
    expect(faults).toEqual([]);
  });

  test('a bot that fails leaves the game as it was', () => {
    const broken = () => ({ name: 'broken', choose: () => ({ type: 'castle', seat: 1 }) as never });
    const { ask, faults } = client(toys, { bots: { broken } });
    const { game, decisions } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    expect(ask('bot', { game, seat: 1, bot: 'broken' }).error.code).toBe('fault');
    expect(faults).toHaveLength(1);
    expect(ask('observe', { game, seat: 0 })).toMatchObject({ step: 0, decisions });
    ask('bot', { game, seat: 1, bot: null });
    const { action } = ask('sample', { game, seat: 0, decision: decisions[0].id });
    expect(ask('act', { game, decision: decisions[0].id, action })).toMatchObject({ ok: true, step: 1 });
  });

  test('one seat stays the client’s, and bots are known by name', () => {
    const { ask } = client(toys);
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    expect(ask('bot', { game, seat: 0, bot: 'random' }).ok).toBe(true);
    expect(ask('bot', { game, seat: 1, bot: 'random' }).error.code).toBe('no-seat-left');
    expect(ask('bot', { game, seat: 1, bot: 'toString' }).error.code).toBe('unknown-bot');
    expect(ask('bot', { game, seat: 2, bot: 'random' }).error.code).toBe('invalid-input');
  });

  test('what bots do in secret stays a secret from other seats', () => {
    const { ask } = client(toys);
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const { replies } = ask('bot', { game, seat: 1, bot: 'random' });
    expect(replies).toMatchObject([{ step: 1, events: [{ type: 'keepsakeChosen', stone: null }] }]);
  });
});

describe('lines', () => {
  test.each(IDS)('%s: a suggested line is played in one go', (id) => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: id, config: { seats: 2, seed: 11 } });
    const { seat, id: decision } = mustDecide(table);
    const { line } = ask('suggest', { game, seat, decision });
    expect(line.length).toBeGreaterThan(0);
    const actions = line.map(({ text }: AnyAnswer) => text);
    const told = ask('line', { game, decision, actions });
    expect(told).toMatchObject({ ok: true, rejection: null, step: actions.length });
    expect(told.played.map(({ text }: AnyAnswer) => text)).toEqual(actions);
  });

  test('a line stops before what is refused, and says why', () => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: 'china-rails', config: CONFIG });
    const { seat, id: decision } = mustDecide(table);
    const { actions } = ask('legal', { game, seat, decision, limit: 1 });
    const [{ action }] = actions;
    const told = ask('line', { game, decision, actions: [action, action, { type: 'endTurn', seat }] });
    expect(told).toMatchObject({ ok: true, step: 1, rejection: { code: 'build/right-of-way' } });
    expect(told.played).toHaveLength(1);
    expect(ask('line', { game, decision, actions: [action] }).error.code).toBe('illegal-action');
    const other = { type: 'endTurn', seat: 1 - seat };
    const [open] = told.decisions;
    const mixed = ask('line', { game, decision: open.id, actions: [{ type: 'endTurn', seat }, other] });
    expect(mixed.error.code).toBe('malformed-request');
    expect(ask('observe', { game, seat })).toMatchObject({ step: 1 });
  });
});

describe('opinions', () => {
  test.each(IDS)('%s: plans begin with the suggestion, each with its figures', (id) => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: id, config: { seats: 2, seed: 3 } });
    const { seat, id: decision } = mustDecide(table);
    const { plans } = ask('plans', { game, seat, decision, limit: 3 });
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.length).toBeLessThan(4);
    expect(plans[0].line).toEqual(ask('suggest', { game, seat, decision }).line);
  });

  test.each(IDS)('%s: a plan says what it does, and `describe` puts it into words', (id) => {
    const { ask } = client(titles);
    let table = ask('new', { ruleset: id, config: { seats: 2, seed: 3 } });
    const { game } = table;
    const wording = wordingOf(titles, titles.createGame(id, { seats: 2, seed: 3 } as never));
    const kinds = new Set<string>();
    const said = new Set<string>();
    // Outside of a soak until everything has come up.
    const isEnough = (n: number) => !SOAK && n >= 12 && kinds.size >= PLANNED[id].length;
    for (let n = 0; n < 40 && !isEnough(n) && table.outcome === null; n++) {
      const { seat, id: decision } = mustDecide(table);
      const { line } = ask('suggest', { game, seat, decision });
      for (const plan of ask('plans', { game, seat, decision, limit: 2 }).plans) {
        for (const { kind } of [...plan.builds, ...plan.goals]) kinds.add(kind);
        if (plan.deliveries.length > 0) kinds.add('delivery');
        expect(plan.deliveries.every(({ pays }: AnyAnswer) => pays > 0)).toBe(true);
        said.add(inWords(wording, { ...plan, line: actionsOf(plan.line) }));
      }
      table = ask('line', { game, decision, actions: actionsOf(line) });
    }
    expect([...kinds].sort()).toEqual(PLANNED[id]);
    expect([...said].some((text) => /^The plan .+ builds \d+ .+\.$/.test(text))).toBe(true);
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|null/);
  });

  test('evaluate tells how a seat stands from its own view', () => {
    const { ask } = client(titles);
    for (const id of IDS) {
      const { game } = ask('new', { ruleset: id, config: CONFIG });
      const value = titles.evaluate(titles.view(titles.createGame(id, CONFIG), 1), 1);
      expect(ask('evaluate', { game, seat: 1 })).toMatchObject({ ok: true, seat: 1, value });
      expect(ask('evaluate', { game, seat: 2 }).error.code).toBe('invalid-input');
    }
  });

  test('E-STALE-1: they are about open decisions of the seat that asks', () => {
    const { ask } = client(toys);
    const { game } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    for (const type of ['suggest', 'plans'])
      expect(ask(type, { game, seat: 1, decision: '0/0/keepsake' }).error.rejection.rule).toBe('E-STALE-1');
  });
});

describe('lists', () => {
  test('legal tells one kind, in the form that is asked for', () => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: 'china-rails', config: CONFIG });
    const place = { game, seat: mustDecide(table).seat, decision: mustDecide(table).id };
    const whole = ask('legal', place);
    const ofKind = whole.actions.filter(({ action }: AnyAnswer) => action.type === 'endTurn');
    expect(ask('legal', { ...place, kinds: ['endTurn'] })).toMatchObject({
      actions: ofKind,
      kinds: [{ type: 'endTurn', count: 1 }],
      pass: ofKind[0],
    });
    const texts = ask('legal', { ...place, form: 'texts' }).actions;
    expect(texts).toEqual(whole.actions.map(({ text }: AnyAnswer) => ({ text })));
    const bare = ask('legal', { ...place, form: 'actions' }).actions;
    expect(bare).toEqual(whole.actions.map(({ action }: AnyAnswer) => ({ action })));
    const counts = ask('legal', { ...place, form: 'counts' });
    expect(counts.actions).toEqual([]);
    const total = counts.kinds.reduce((sum: number, { count }: AnyAnswer) => sum + count, 0);
    expect(total).toBe(whole.actions.length);
    expect(JSON.stringify(counts).length).toBeLessThan(500);
  });
});

describe('copies and worlds', () => {
  test('a copy goes on as the game does, luck included, and neither knows of the other', () => {
    const { ask } = client(titles);
    const { game } = ask('new', { ruleset: 'hex-tycoon', config: CONFIG });
    const { game: copy, of } = ask('clone', { game });
    expect(of).toBe(game);
    const playOn = (id: string) => {
      let table = ask('observe', { game: id, seat: null });
      for (let n = 0; n < 30; n++) {
        const { seat, id: decision } = mustDecide(table);
        const { actions } = ask('legal', { game: id, seat, decision, limit: 1 });
        table = ask('act', { game: id, decision, action: actions[0].action });
      }
      return ask('observe', { game: id, seat: 0 }).view;
    };
    const before = ask('observe', { game: copy, seat: 0 }).view;
    const played = playOn(game);
    expect(ask('observe', { game: copy, seat: 0 }).view).toEqual(before);
    expect(playOn(copy)).toEqual(played);
  });

  test('a game whose seed the client has not named is not copied: a copy would tell what luck brings', () => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: 'hex-tycoon', config: { seats: 2 } });
    expect(ask('clone', { game }).error.code).toBe('secret-game');
    const world = ask('determinize', { game, seat: mustDecide(table).seat });
    expect(ask('clone', { game: world.game }).ok).toBe(true);
  });

  test.each(IDS)('%s: a world shows a seat what it knows, and is made of nothing else', (id) => {
    const { ask } = client(titles);
    const { game } = ask('new', { ruleset: id, config: { seats: 3, seed: 9 } });
    const known = ask('observe', { game, seat: 1 }).view;
    const world = ask('determinize', { game, seat: 1, seed: 'one' });
    expect(ask('observe', { game: world.game, seat: 1 }).view).toEqual(known);
    const again = ask('determinize', { game, seat: 1, seed: 'one' });
    const other = ask('determinize', { game, seat: 1, seed: 'two' });
    const hands = [world, again, other].map((one) =>
      JSON.stringify([0, 2].map((seat) => ask('observe', { game: one.game, seat }).view)),
    );
    expect(hands[1]).toBe(hands[0]);
    // Cards that are dealt face down are made up; at the start of the other titles nothing is hidden but what is still to come.
    if (id === 'twentieth-century-limited') expect(hands[2]).not.toBe(hands[0]);
    expect(ask('observe', { game: world.game, seat: 0, since: 0 }).events).toEqual([{ step: 0, events: [] }]);
  });

  test('playouts say how seats stand, and leave the game as it is', () => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: 'hex-tycoon', config: CONFIG });
    const { seat, id: decision } = mustDecide(table);
    const { action } = ask('sample', { game, seat, decision });
    for (const bot of ['random', 'greedy']) {
      const { results } = ask('playout', { game, seat, action, worlds: 2, steps: 60, bot });
      expect(results).toHaveLength(2);
      for (const { steps, outcome, standings, values } of results) {
        expect([steps, outcome, standings.length, values.length]).toEqual([61, null, 2, 2]);
        expect([...standings, ...values].every(Number.isFinite)).toBe(true);
      }
    }
    expect(ask('observe', { game, seat })).toMatchObject({ step: 0 });
    expect(ask('playout', { game, seat, worlds: 100, steps: 1000 }).error.code).toBe('too-long');
    expect(ask('playout', { game, seat, bot: 'nobody' }).error.code).toBe('unknown-bot');
    expect(ask('playout', { game, seat: 5 }).error.code).toBe('invalid-input');
    const illegal = ask('playout', { game, seat, action: { type: 'endPhase', seat } });
    expect(illegal.error.code).toBe('illegal-action');
  });
});

describe('numbers', () => {
  test.each(IDS)('%s: an action is drawn digit by digit, and is legal', (id) => {
    const { ask } = client(titles);
    let table = ask('new', { ruleset: id, config: { seats: 2, seed: 3 } });
    const { game } = table;
    for (let n = 0; n < 8; n++) {
      const { seat, id: decision } = mustDecide(table);
      const index: number[] = [];
      let told = ask('encode', { game, seat, decision });
      expect(told.places).toHaveLength(told.numbers.length);
      expect(Math.max(...told.places)).toBeLessThan(told.size);
      while (told.whole === null) {
        index.push(told.mask[(5 * n) % told.mask.length]);
        expect(index.at(-1)).toBeLessThan(told.width);
        told = ask('encode', { game, seat, decision, index });
      }
      expect(told.mask).toEqual([]);
      table = ask('act', { game, decision, action: told.whole.action });
      expect(table.error).toBeUndefined();
    }
    const { seat, id: decision } = mustDecide(table);
    expect(ask('encode', { game, seat, decision, index: [1000] }).error.code).toBe('malformed-request');
  });
});

describe('several requests in one', () => {
  test('a batch is answered one by one, up to what is refused', () => {
    const { ask } = client(toys);
    const { game, decisions } = ask('new', { ruleset: 'pebbles', config: CONFIG });
    const requests = [
      { type: 'observe', game, seat: 0, id: 'a' },
      { type: 'legal', game, seat: 0, decision: decisions[0].id },
      { type: 'legal', game, seat: 0, decision: 'none' },
      { type: 'bye' },
    ];
    const { answers } = ask('batch', { requests });
    expect(answers.map(({ type }: AnyAnswer) => type)).toEqual(['observe', 'legal', 'error']);
    expect(answers[0]).toEqual(ask('observe', { game, seat: 0, id: 'a' }));
    expect(ask('batch', { requests: [{ type: 'batch', requests }] }).answers[0].ok).toBe(false);
  });
});

describe('what a bot learns the game by', () => {
  test('hello tells one title where one is asked for', () => {
    const { ask } = client(titles);
    const { version, bots, rulesets } = ask('hello', { ruleset: 'iron-dragon' });
    expect([version, bots, rulesets.map(({ id }: AnyAnswer) => id)]).toEqual([
      '1.3',
      ['greedy', 'random', 'expert'],
      ['iron-dragon'],
    ]);
    expect(ask('hello', { ruleset: 'chess' }).error.code).toBe('unknown-ruleset');
  });

  test.each(allTitles.map((title) => [title.ruleset.id, title] as const))(
    '%s: its board, its rules and their texts are JSON',
    async (id, title) => {
      const words = await loadTitleWords([title]);
      const { ask } = client(titles, { titles: words });
      const { board, rules, catalogue } = ask('board', { ruleset: id });
      const { hash } = titles.createGame(id, { seats: 3, seed: 1 } as never).game.board;
      expect(board.hash).toBe(hash);
      expect(Object.keys(rules).length).toBeGreaterThan(10);
      expect(catalogue).toEqual(await title.catalogue());
      expect(ask('board', { ruleset: id, parts: ['rules'] })).toMatchObject({ board: null, catalogue: null });
      // Options change the tables that a game is played by.
      const { game } = ask('new', { ruleset: id, config: { seats: 3 } });
      expect(ask('board', { game, parts: ['board'] }).board).toEqual(board);
    },
  );

  test('a board is that of a game or of a ruleset, and a session without titles has no catalogue', () => {
    const { ask } = client(titles);
    expect(ask('board').error.code).toBe('malformed-request');
    expect(ask('board', { ruleset: 'chess' }).error.code).toBe('unknown-ruleset');
    expect(ask('board', { ruleset: 'china-rails', parts: ['catalogue'] }).catalogue).toBeNull();
  });

  test('M-CARD-3: a hand is told by its cards, which the board has too', async () => {
    const { ask } = client(titles, { titles: await loadTitleWords(allTitles as never) });
    const { game, decisions } = ask('new', {
      ruleset: 'china-rails',
      config: { seats: ['Ann', 'Ben'], seed: 7 },
    });
    const { board } = ask('board', { game });
    const [card] = ask('observe', { game, seat: 0 }).view.seats[0].hand;
    const [{ good, payout }] = board.demandCards[card - 1].demands;
    const name = board.goods.find(({ id }: AnyAnswer) => id === good).name;
    const told = ask('describe', { game, seat: 0, since: 0, actions: [`${decisions[0].seat}: end-turn`] });
    expect(told.hand[0]).toMatch(new RegExp(`^Demand: ${name} to .* for ${payout} M`));
    expect(told.decisions).toEqual([
      expect.stringMatching(/^(Ann|Ben|You): Build track or upgrade, then end the startup turn\.$/),
    ]);
    expect(told.actions).toHaveLength(1);
    expect(told.events.length).toBe(4);
    expect(told.facts.map(({ about }: AnyAnswer) => about)).toContain('cash');
    const others = ask('describe', { game, seat: null });
    expect([others.hand, others.facts]).toEqual([null, null]);
  });

  test('plain JSON has no functions, sets, maps or typed arrays', () => {
    const value = {
      at: Int16Array.of(-1, 2),
      by: new Map([['a', new Set([1])]]),
      of() {},
      no: undefined,
      deep: [{ f() {} }],
    };
    expect(plainJson(value)).toEqual({ at: [-1, 2], by: { a: [1] }, deep: [{}] });
  });
});

describe('secrets', () => {
  test.each(IDS)('%s: nothing of the new requests tells a hash, a seed or luck', (id) => {
    const { ask, lines } = client(titles);
    const seed = 'a-seed-that-nobody-else-has';
    let table = ask('new', { ruleset: id, config: { seats: 3, seed } });
    const { game } = table;
    table = ask('bot', { game, seat: 2, bot: 'greedy' });
    for (let n = 0; n < 12 && table.outcome === null; n++) {
      const { seat, id: decision } = mustDecide(table);
      ask('describe', { game, seat, since: 0 });
      ask('plans', { game, seat, decision });
      ask('determinize', { game, seat, seed: 'mine' });
      ask('playout', { game, seat, steps: 5 });
      ask('clone', { game });
      const { line } = ask('suggest', { game, seat, decision });
      table = ask('line', {
        game,
        decision,
        actions: line.map(({ action }: { action: GameAction }) => action),
      });
      expect(table.error).toBeUndefined();
    }
    const said = lines.join('\n');
    expect(said.includes(seed)).toBe(false);
    expect(said).not.toMatch(/"(luck|streams|seed|digest|chain)"/);
    expect(said.match(/"[0-9a-f]{64}"/g)).toBeNull();
  });
});
