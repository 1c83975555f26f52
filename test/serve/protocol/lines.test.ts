// Lines of several actions: what a title suggests is played as it was told, and a line that is refused has drawn nothing.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import { SOAK } from '../../long-run.js';
import { type AnyAnswer, client } from './client.js';

const titles = createEngine(allRulesets) as unknown as AnyEngine;
const IDS = allRulesets.map(({ id }) => id);
const ROUNDS = SOAK ? 60 : 20;
const mustDecide = ({ decisions }: AnyAnswer): AnyAnswer =>
  decisions.find(({ optional }: AnyAnswer) => !optional) ?? decisions[0];

type Ask = ReturnType<typeof client>['ask'];

// Plays on by suggestions, each sent back as it came, until something holds or the game is over; the last standing.
function playOn(ask: Ask, table: AnyAnswer, until: (table: AnyAnswer) => boolean, most = 5000): AnyAnswer {
  const { game } = table;
  let now = table;
  for (let n = 0; n < most && now.outcome === null && !until(now); n++) {
    const { seat, id: decision } = mustDecide(now);
    const place = { game, seat, decision };
    const { line } = ask('suggest', place);
    const actions = line.length > 0 ? line : [ask('legal', { ...place, limit: 1 }).actions[0]];
    now = ask('line', { game, decision, actions });
    expect(now).toMatchObject({ ok: true });
    expect(now.played[0]).toEqual(actions[0]);
  }
  return now;
}

describe('what is suggested', () => {
  test.each(IDS)('%s: is accepted by `line` as it came, to the end of a game or far into it', (id) => {
    const { ask, faults } = client(titles);
    const table = ask('new', { ruleset: id, config: { seats: 2, seed: 12 } });
    const end = playOn(ask, table, ({ round }) => round >= ROUNDS);
    expect(end.outcome !== null || end.round >= ROUNDS).toBe(true);
    expect(faults).toEqual([]);
  });

  test('an action may be sent as it is told, wherever one is sent', () => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: 'china-rails', config: { seats: 2, seed: 1 } });
    const { seat, id: decision } = mustDecide(table);
    const { action, text } = ask('sample', { game, seat, decision });
    for (const sent of [action, text, { action, text }, { action }, { text }, { action: text }]) {
      expect(ask('check', { game, decision, action: sent }).rejections).toEqual([]);
      expect(ask('describe', { game, seat, actions: [sent] }).actions).toHaveLength(1);
    }
    for (const sent of [{}, { action, note: 1 }, { action: { action } }, { text: null }])
      expect(ask('act', { game, decision, action: sent }).error.code).toBe('invalid-action');
    expect(ask('act', { game, decision, action: { action, text } })).toMatchObject({ ok: true, text });
  });

  test('a line of nothing plays nothing, but its decision must be open', () => {
    const { ask } = client(titles);
    const { game, ...table } = ask('new', { ruleset: 'china-rails', config: { seats: 2, seed: 1 } });
    const { id: decision } = mustDecide(table);
    const told = ask('line', { game, decision, actions: [] });
    expect(told).toMatchObject({ ok: true, step: 0, played: [], rejection: null, events: [] });
    expect(ask('line', { game, decision: '9/9/x', actions: [] }).error.rejection.rule).toBe('E-STALE-1');
  });
});

// Worlds that one seat cannot tell apart, each with luck of its own.
const WORLDS = 12;
function worldsOf(ask: Ask, game: string, seat: number): string[] {
  return Array.from({ length: WORLDS }, (_, seed) => ask('determinize', { game, seat, seed }).game);
}

const without = ({ game, ...rest }: AnyAnswer) => rest;

describe('a line that is refused', () => {
  // What is drawn by `first` decides whether `then` is legal.
  test.each([
    ['iron-dragon', 'drawShip', 'boardShip'],
    ['twentieth-century-limited', 'scoreRegionalCard', 'keepRegionalCard'],
    ['hex-tycoon', 'chooseStartingCity', 'placeDevelopmentMarker'],
  ])('%s: %s, then %s, tells nothing of what is drawn', (id, first, then) => {
    const { ask, faults } = client(titles);
    const legal = (game: string, { seat, id: decision }: AnyAnswer, kind: string): AnyAnswer[] =>
      ask('legal', { game, seat, decision, kinds: [kind], form: 'actions' }).actions;
    // Worlds in which the same draw makes other actions legal, where the seat may draw; else null.
    const lookAhead = ({ game, decisions }: AnyAnswer) => {
      const decision = decisions.find((one: AnyAnswer) => legal(game, one, first).length > 0);
      if (decision === undefined) return null;
      const { seat } = decision;
      const [{ action: draw }] = legal(game, decision, first);
      const worlds = worldsOf(ask, game, seat);
      const behind = worlds.map((world) => {
        const { game: copy } = ask('clone', { game: world });
        const next = ask('act', { game: copy, decision: decision.id, action: draw });
        const own = next.decisions.filter((one: AnyAnswer) => one.seat === seat);
        return own.flatMap((one: AnyAnswer) => legal(copy, one, then)).map(({ action }: AnyAnswer) => action);
      });
      const texts = behind.map((actions) => JSON.stringify(actions));
      return new Set(texts).size > 1 ? { game, decision, seat, draw, worlds, behind } : null;
    };
    let found: ReturnType<typeof lookAhead> = null;
    for (let seed = 0; seed < 10 && found === null; seed++) {
      const start = ask('new', { ruleset: id, config: { seats: 2, seed } });
      playOn(ask, start, (table) => {
        found = lookAhead(table);
        return found !== null;
      });
    }
    const { game, decision, seat, draw, worlds, behind } = found!;
    const wanted = behind.find((actions) => actions.length > 0)![0];
    const lastActions = [{ type: 'misshapen' }, 'no text', { ...draw, seat: 1 - seat }, { ...draw, note: 1 }];
    for (const last of lastActions) {
      const answers = worlds.map((world) =>
        ask('line', { game: world, decision: decision.id, actions: [draw, wanted, last] }),
      );
      expect(answers[0].ok).toBe(false);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      for (const world of worlds)
        expect(without(ask('observe', { game: world, seat }))).toEqual(
          without(ask('observe', { game, seat })),
        );
    }
    // The same line without its last action does tell the worlds apart, and is not taken back.
    const told = worlds.map((world) =>
      ask('line', { game: world, decision: decision.id, actions: [draw, wanted] }),
    );
    expect(new Set(told.map(({ rejection }) => rejection === null)).size).toBeGreaterThan(1);
    expect(told.every(({ ok, played }) => ok && played.length > 0)).toBe(true);
    expect(faults).toEqual([]);
  });

  property.prop(
    [
      fc.constantFrom(...IDS),
      fc.nat(99),
      fc.nat(30),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('misshapen', 'foreign', 'text'),
    ],
    { numRuns: SOAK ? 30 : 12 },
  )('a misshapen or foreign action: the answer does not depend on hidden luck', (id, seed, steps, n, how) => {
    const { ask } = client(titles);
    const table = ask('new', { ruleset: id, config: { seats: 2, seed } });
    const { game, ...there } = playOn(ask, table, ({ step }) => step >= steps);
    const { seat, id: decision } = mustDecide(there);
    const { line } = ask('suggest', { game, seat, decision });
    const { action, text } = ask('sample', { game, seat, decision });
    const begun = [...line, { action, text }].slice(0, n);
    const worlds = worldsOf(ask, game, seat);
    // What may come next in the fewest worlds tells most of what was drawn.
    const counts = new Map<string, number>();
    for (const world of worlds) {
      const copy = ask('clone', { game: world }).game;
      const { decisions } = ask('line', { game: copy, decision, actions: begun });
      const own = decisions.filter((one: AnyAnswer) => one.seat === seat);
      const next = own.flatMap(
        (one: AnyAnswer) =>
          ask('legal', { game: copy, seat, decision: one.id, limit: 100, form: 'texts' }).actions,
      );
      for (const one of next) counts.set(one.text, (counts.get(one.text) ?? 0) + 1);
    }
    const telling = [...counts].sort(([, one], [, other]) => one - other).slice(0, 1);
    const bad = {
      misshapen: { ...begun[0].action, [how]: 1 },
      foreign: { ...begun[0].action, seat: 1 - seat },
      text: 'misshapen',
    }[how];
    const actions = [...begun, ...telling.map(([next]) => next), bad];
    const answers = worlds.map((world) => ask('line', { game: world, decision, actions }));
    expect(answers[0].ok).toBe(false);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    for (const world of worlds) expect(ask('observe', { game: world, seat }).step).toBe(there.step);
  });
});
