// Chance over the protocol: what an action may bring, the games behind it, and play with luck that is set.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../../src/core/engine/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { type AnyAnswer, client } from './client.js';

const toys = createEngine([pebbles]) as unknown as AnyEngine;
const titles = createEngine(allRulesets) as unknown as AnyEngine;
const ROLL = { type: 'rollDie', seat: 0 };

// Keepsakes are chosen; seat 0 may roll.
function begun(seed?: number) {
  const asker = client(toys);
  const { ask } = asker;
  let table = ask('new', { ruleset: 'pebbles', config: { seats: 2, seed } });
  const { game } = table;
  while (table.round === 0) {
    const [{ seat, id: decision }] = table.decisions;
    table = ask('act', { game, decision, action: ask('sample', { game, seat, decision }).action });
  }
  return { ...asker, game, decision: table.decisions[0].id, step: table.step };
}

const probabilities = (outcomes: AnyAnswer) => outcomes.map(({ probability }: AnyAnswer) => probability);

describe('outcomes', () => {
  test('every way in which a die may fall, with what the seat sees of it', () => {
    const { ask, game, decision, step } = begun(7);
    const told = ask('outcomes', { game, decision, action: ROLL, draws: 1 });
    expect(told).toMatchObject({ ok: true, game, decision, action: ROLL });
    expect(told.outcomes.map(({ luck }: AnyAnswer) => luck)).toEqual([[1], [2], [3], [4], [5], [6]]);
    expect(probabilities(told.outcomes)).toEqual(Array(6).fill(1 / 6));
    told.outcomes.forEach(({ events, game: behind, luck: [pips] }: AnyAnswer) => {
      expect(events.find(({ type }: AnyAnswer) => type === 'dieRolled')).toMatchObject({ pips });
      expect(behind).toBeNull();
    });
    expect(ask('observe', { game, seat: 0 })).toMatchObject({ step });
  });

  test('the games behind it are kept if wanted, and stand where play with that luck leads', () => {
    const { ask, game, decision, step } = begun(7);
    const { outcomes } = ask('outcomes', { game, decision, action: ROLL, draws: 1, keep: true });
    expect(new Set(outcomes.map(({ game: behind }: AnyAnswer) => behind)).size).toBe(6);
    for (const { luck, game: behind, events } of outcomes) {
      const copy = ask('clone', { game }).game;
      expect(ask('act', { game: copy, decision, action: ROLL, luck }).events).toEqual(events);
      for (const seat of [0, 1])
        expect(ask('observe', { game: behind, seat, since: 0 })).toEqual({
          ...ask('observe', { game: copy, seat, since: 0 }),
          game: behind,
        });
    }
    expect(ask('observe', { game, seat: 0 })).toMatchObject({ step });
  });

  test('too many of them are refused, and so are more games than a session keeps', () => {
    const { ask, game, decision } = begun(7);
    expect(ask('outcomes', { game, decision, action: ROLL, draws: 1, most: 6 }).ok).toBe(true);
    const { error } = ask('outcomes', { game, decision, action: ROLL, draws: 1, most: 5 });
    expect(error).toMatchObject({
      code: 'too-many-outcomes',
      message: /^chance may fall in more than 5 ways/,
    });
    for (let games = 1; games < 995; games++) ask('clone', { game });
    const wanted = { game, decision, action: ROLL, draws: 1 };
    const full = ask('outcomes', { ...wanted, keep: true }).error;
    expect(full.code).toBe('too-many-games');
    expect(full.message).toMatch(/leave 1 of them/);
    expect(ask('outcomes', wanted).ok).toBe(true);
    ask('bye', { game: 'g2' });
    expect(ask('outcomes', { ...wanted, keep: true }).ok).toBe(true);
  });

  test('E-STALE-1: what the rules refuse has none', () => {
    const { ask, game, decision } = begun(7);
    const asked = (action: object, of = decision) => ask('outcomes', { game, decision: of, action }).error;
    expect(asked(ROLL, '9/9/turn')).toMatchObject({
      code: 'illegal-action',
      rejection: { rule: 'E-STALE-1' },
    });
    expect(asked({ type: 'rollDie', seat: 1 })).toMatchObject({ code: 'illegal-action' });
    expect(asked({ type: 'castle', seat: 0 })).toMatchObject({ code: 'invalid-action' });
  });

  test('a game whose seed the client has not named tells nobody what lies in its piles', () => {
    const { ask, game, decision } = begun();
    expect(ask('outcomes', { game, decision, action: ROLL }).error.code).toBe('secret-game');
    expect(ask('act', { game, decision, action: ROLL, luck: [6] }).error.code).toBe('secret-game');
    const world = ask('determinize', { game, seat: 0 });
    const [open] = world.decisions;
    expect(ask('outcomes', { game: world.game, decision: open.id, action: ROLL }).ok).toBe(true);
  });

  test.each(allRulesets.map(({ id }) => id))(
    '%s: probabilities add up to 1, and play goes on with any luck',
    (id) => {
      const { ask, faults } = client(titles);
      let table = ask('new', { ruleset: id, config: { seats: 2, seed: 3 } });
      const { game } = table;
      const random = createRandom('done or left');
      let chances = 0;
      for (let n = 0; n < 300 && chances < 3 && table.outcome === null; n++) {
        const { seat, id: decision } = table.decisions.find(({ optional }: AnyAnswer) => !optional);
        // Now something is done, now it is left: cards are drawn between turns too.
        const { pass } = ask('legal', { game, seat, decision, form: 'counts' });
        const { action } = (random.int(0, 1) === 0 ? null : pass) ?? ask('sample', { game, seat, decision });
        const { outcomes } = ask('outcomes', { game, decision, action, draws: 1 });
        const sum = probabilities(outcomes).reduce((all: number, one: number) => all + one, 0);
        expect(sum).toBeCloseTo(1, 12);
        if (outcomes.length > 1) chances++;
        const { luck } = outcomes[n % outcomes.length];
        table = ask('act', { game, decision, action, luck });
        expect(table.error).toBeUndefined();
      }
      expect(chances).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
});

describe('luck that is set', () => {
  test('what the rules cannot draw is refused, and the game stays where it is', () => {
    const { ask, game, decision, step } = begun(7);
    for (const [luck, place] of [
      [[7], 0],
      [['six'], 0],
      [[6, 1], 1],
    ] as const) {
      const { error } = ask('act', { game, decision, action: ROLL, luck });
      expect(error.code).toBe('invalid-input');
      expect(error.issues).toMatchObject([{ path: [place] }]);
    }
    expect(ask('observe', { game, seat: 0 })).toMatchObject({ step });
  });

  test('none of it is as the seed has it', () => {
    const { ask, game, decision } = begun(7);
    const copy = ask('clone', { game }).game;
    const told = ask('act', { game, decision, action: ROLL });
    expect(ask('act', { game: copy, decision, action: ROLL, luck: [] })).toEqual({ ...told, game: copy });
  });
});
