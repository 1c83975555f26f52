// Loads and chips, deliveries step by step, and the locos that carry them.

import { describe, expect, test } from 'vitest';
import { familyRules } from '../../../../rulesets/milepost/rules/family-tables.js';
import { chipsLeft } from '../../../../rulesets/milepost/rules/loads/chips.js';
import { toyBoard } from '../toy-board.js';
import { type ToyPosition, type ToySeat, toyGame } from '../toy-game.js';
import { EVENT, type ToyChanges } from '../toy-rails.js';

const at = (place: string, loads: readonly string[] = [], more: ToyPosition = {}) =>
  toyGame({ state: { seats: [{ hand: [1, 2, 3], train: { at: place, loads } }], ...more } });

const left = (game: ReturnType<typeof toyGame>, good: string) => {
  const { rules, board } = game.engine.settingOf(game.state as never);
  return chipsLeft({ rules, board, state: game.state } as never, good);
};

describe('loads', () => {
  test.each([
    ['freight', 2],
    ['fast-freight', 2],
    ['heavy-freight', 3],
    ['super-freight', 3],
  ])('M-LOAD-1: a %s carries %i loads (load/no-room)', (loco, capacity) => {
    const game = toyGame({ state: { seats: [{ train: { at: 'D', loco } }] } });
    for (let load = 0; load < capacity; load++) game.play('0: pick-up iron');
    expect(game.train(0).loads).toHaveLength(capacity);
    expect(game.refusals('0: pick-up oil')).toEqual(['load/no-room']);
  });

  test('M-LOAD-2: what the city supplies, at any milepost of it, and nothing else (load/not-supplied)', () => {
    expect(at('D').refusal('0: pick-up oil')).toBeNull();
    expect(at('1,2').refusal('0: pick-up coal')).toBeNull();
    expect(at('D').refusal('0: pick-up coal')).toEqual({ code: 'load/not-supplied', rule: 'M-LOAD-2' });
    expect(at('4,2').refusal('0: pick-up iron')).toEqual({ code: 'load/not-in-city', rule: 'M-LOAD-2' });
  });

  test('M-LOAD-3: no chip in the supply, no load, until one returns (load/no-chip)', () => {
    const seats = [{ train: { at: 'D', loads: ['iron'] } }, { train: { at: 'D', loads: ['iron', 'iron'] } }];
    const game = toyGame({ state: { seats } });
    expect(game.refusal('0: pick-up iron')).toEqual({ code: 'load/no-chip', rule: 'M-LOAD-3' });
    expect(game.play('0: drop iron').refusal('0: pick-up iron')).toBeNull();
  });

  test('M-LOAD-4: picking up and dropping cost no movement', () => {
    const game = at('D').play('0: pick-up iron', '0: drop iron');
    expect(game.train(0).points).toBe(9);
  });

  test('M-LOAD-5: no demand is needed, and loads may be alike', () => {
    const game = toyGame({ state: { seats: [{ hand: [4, 5, 6], train: { at: 'D' } }] } });
    expect(game.play('0: pick-up iron', '0: pick-up iron').train(0).loads).toEqual(['iron', 'iron']);
  });

  test('M-LOAD-6: a load is dropped in a city, not elsewhere; the chip goes back (load/not-in-city)', () => {
    expect(at('4,2', ['iron']).refusal('0: drop iron')).toEqual({
      code: 'load/not-in-city',
      rule: 'M-LOAD-6',
    });
    expect(at('D', ['tea']).refusal('0: drop iron')).toEqual({ code: 'load/not-aboard', rule: 'M-LOAD-6' });
    const game = at('D', ['tea']);
    expect(left(game, 'tea')).toBe(2);
    game.play('0: drop tea');
    expect(game.train(0).loads).toEqual([]);
    expect(left(game, 'tea')).toBe(3);
    expect(game.state.stored).toEqual([]);
  });

  test('M-LOAD-7: chips on trains and in the supply are always the set', () => {
    const game = at('D', ['tea']);
    expect(left(game, 'iron')).toBe(3);
    game.play('0: pick-up iron');
    expect(left(game, 'iron')).toBe(2);
  });

  test('M-LOAD-7, M-VAR-13: what the second train carries is no chip of the supply either', () => {
    const trains = [{ at: 'D' }, { at: 'E', loads: ['iron', 'iron'] }];
    const game = toyGame({ options: { additionalTrains: true }, state: { seats: [{ trains }] } });
    expect(left(game, 'iron')).toBe(1);
    expect(left(at('D'), 'iron')).toBe(3);
  });

  test('M-LOAD-2, M-EVENT-20: a title hears of its own loads when they are picked up, put down or lost', () => {
    const heard: string[] = [];
    const tea = {
      liesIn: () => true,
      atPickUp: () => void heard.push('picked up'),
      atPutDown: (_context: unknown, _state: unknown, _call: unknown, how: string) => void heard.push(how),
      atLoss: () => void heard.push('lost'),
    };
    const title: ToyChanges = { mechanics: [{ loads: { tea } }] };
    const playing = (seats: readonly ToySeat[], draws: number[], ...lines: string[]) => {
      heard.length = 0;
      toyGame({ title, state: { seats, draws } }).play(...lines);
      return [...heard];
    };
    const hand = [2, 7, 3];
    expect(playing([{ train: { at: 'D' } }], [], '0: pick-up tea', '0: drop tea')).toEqual([
      'picked up',
      'dropped',
    ]);
    const marl = [{ hand, train: { at: 'M', loads: ['tea'] } }];
    expect(playing(marl, [20], '0: deliver tea 2 1')).toEqual(['delivered']);
    const struck = [
      { hand: [2, 3, 4], train: { at: 'B', loads: ['coal'] } },
      { train: { at: 'D', loads: ['tea', 'oil'] } },
    ];
    const deliver = '0: deliver coal 2 0';
    expect(playing(struck, [EVENT.derailment, 20], deliver, '1: lose tea')).toEqual(['lost']);
    expect(playing(struck, [EVENT.derailment, 20], deliver, '1: lose oil')).toEqual([]);
  });

  test('M-OPEN-19: how many chips there are of a load is the board’s; no position has more about', () => {
    const { goods } = toyGame().board;
    expect(Object.fromEntries(goods.map(({ id, chips }) => [id, chips]))).toMatchObject({ coal: 4, iron: 3 });
    const carrying = (loads: string[]) => [
      { train: { at: 'D', loads } },
      { train: { at: 'D', loads: ['iron'] } },
    ];
    expect(() => toyGame({ state: { seats: carrying(['iron', 'iron']) } })).not.toThrow();
    const three = [...carrying(['iron', 'iron']), { train: { at: 'D', loads: ['iron'] } }];
    expect(() => toyGame({ seats: 3, state: { seats: three } })).toThrow(/more iron is about/);
  });
});

describe('deliveries', () => {
  test('M-DELIVER-1: the load aboard, in the city that asks, on a card in hand', () => {
    expect(at('1,2', ['fish']).refusal('0: deliver fish 1 0')).toBeNull();
    expect(at('A').refusal('0: deliver fish 1 0')).toEqual({ code: 'load/not-aboard', rule: 'M-DELIVER-1' });
    expect(at('4,2', ['fish']).refusal('0: deliver fish 1 0')).toEqual({
      code: 'load/not-in-city',
      rule: 'M-DELIVER-1',
    });
    const elsewhere = { code: 'deliver/no-such-demand', rule: 'M-DELIVER-1' };
    expect(at('D', ['fish']).refusal('0: deliver fish 1 0')).toEqual(elsewhere);
    const foreign = { code: 'deliver/not-your-card', rule: 'M-DELIVER-1' };
    expect(at('D', ['fish']).refusal('0: deliver fish 5 1')).toEqual(foreign);
  });

  test('M-DELIVER-1: no other load than the card asks for in that city (deliver/no-such-demand)', () => {
    const refused = { code: 'deliver/no-such-demand', rule: 'M-DELIVER-1' };
    expect(at('D', ['tea', 'wool']).refusal('0: deliver tea 1 1')).toEqual(refused);
    expect(at('D', ['tea', 'wool']).refusal('0: deliver wool 1 1')).toBeNull();
  });

  test('M-DELIVER-2: chip to the supply, pay from the bank, card to the pile, a card drawn', () => {
    const game = at('D', ['wool'], { draws: [20] });
    const [cash] = game.cash;
    game.play('0: deliver wool 1 1');
    expect(left(game, 'wool')).toBe(3);
    expect(game.cash[0]).toBe(cash + 14);
    expect(game.state.discards).toEqual([1]);
    expect(game.seat(0).hand).toEqual([2, 3, 20]);
    const told = game.events.map(({ type }) => type);
    expect(told.indexOf('loadDelivered')).toBeLessThan(told.indexOf('cardDrawn'));
  });

  test('M-DELIVER-3: an event met in the draw applies at once and may bar the next delivery; the first stands', () => {
    const game = at('D', ['wool', 'salt'], { draws: [EVENT.fair, 20] });
    const [cash] = game.cash;
    game.play('0: deliver wool 1 1');
    expect(game.cash[0]).toBe(cash + 14);
    expect(game.refusal('0: deliver salt 3 1')).toEqual({ code: 'deliver/event', rule: 'M-EVENT-22' });
    const quiet = at('D', ['wool', 'salt'], { draws: [20] }).play('0: deliver wool 1 1');
    expect(quiet.refusal('0: deliver salt 3 1')).toBeNull();
  });

  test('M-DELIVER-4: several deliveries in one city are made one after another, each with its draw', () => {
    const game = at('D', ['wool', 'salt'], { draws: [20, 21] });
    game.play('0: deliver wool 1 1', '0: deliver salt 3 1');
    const told = game.events
      .map(({ type }) => type)
      .filter((type) => ['loadDelivered', 'cardDrawn'].includes(type));
    expect(told).toEqual(['loadDelivered', 'cardDrawn', 'loadDelivered', 'cardDrawn']);
    expect(game.seat(0).hand).toEqual([2, 20, 21]);
  });

  test('M-DELIVER-5: operations go on with the points left, and a card just drawn may be served', () => {
    // Card 5 asks for fish in Dunn.
    const game = at('D', ['wool', 'fish'], { draws: [5, 20] });
    game.play('0: deliver wool 1 1');
    expect(game.asked).toEqual(['0: operations']);
    expect(game.train(0).points).toBe(9);
    expect(game.refusal('0: deliver fish 5 1')).toBeNull();
  });

  test('M-OPEN-44: a load may be picked up and delivered in one city', () => {
    const board = toyBoard({
      rows: ['A . . B'],
      cities: { A: { size: 'major', supplies: ['tea'] }, B: { size: 'major' } },
      deck: Array.from({ length: 8 }, () => 'a tea 5, b tea 9, b tea 8'),
    });
    const game = toyGame({ board, state: { seats: [{ train: { at: 'A' } }] } });
    expect(game.play('0: pick-up tea', '0: deliver tea 1 0').cash[0]).toBe(55);
  });
});

describe('upgrades', () => {
  const building = (loco: string, more: object = {}, turn: object = {}) =>
    toyGame({
      state: {
        seats: [{ cash: 40, train: { loco, at: 'D', ...more } }],
        turn: { phase: 'building', ...turn },
      },
    });

  test.each([
    ['freight', ['fast-freight', 'heavy-freight']],
    ['fast-freight', ['super-freight']],
    ['heavy-freight', ['super-freight']],
    ['super-freight', []],
  ])('M-BUILD-18: a %s is upgraded to %j for 20 M (loco/no-such-upgrade)', (loco, allowed) => {
    const game = building(loco);
    for (const to of ['freight', 'fast-freight', 'heavy-freight', 'super-freight']) {
      const refused = { code: 'loco/no-such-upgrade', rule: 'M-BUILD-18' };
      expect(game.refusal(`0: upgrade ${to}`)).toEqual((allowed as string[]).includes(to) ? null : refused);
    }
    expect(game.refusal('0: upgrade zeppelin')?.rule).toBe('E-SHAPE-2');
    for (const to of (allowed as string[]).slice(0, 1))
      expect(game.play(`0: upgrade ${to}`).cash[0]).toBe(20);
  });

  test('M-BUILD-18, M-BUILD-16: 20 M in hand are needed (loco/no-cash)', () => {
    const poor = toyGame({ state: { seats: [{ cash: 19 }], turn: { phase: 'building' } } });
    expect(poor.refusal('0: upgrade fast-freight')).toEqual({ code: 'loco/no-cash', rule: 'M-BUILD-16' });
    const enough = toyGame({ state: { seats: [{ cash: 20 }], turn: { phase: 'building' } } });
    expect(enough.refusal('0: upgrade fast-freight')).toBeNull();
  });

  const { locos } = familyRules;
  const fast = locos['fast-freight'];
  const yard = (rules: ToyChanges['rules'], seats: readonly ToySeat[], turn: object = {}) =>
    toyGame({ title: { rules: { ...rules } }, state: { seats, turn: { phase: 'building', ...turn } } });

  test('M-BUILD-18: where the cards of a loco are counted, one must be left (loco/none-left)', () => {
    const counted = { locos: { ...locos, 'fast-freight': { ...fast, cards: 1 } } };
    const refusal = (loco: string) =>
      yard(counted, [{}, { train: { loco } }]).refusal('0: upgrade fast-freight');
    expect(refusal('fast-freight')).toEqual({ code: 'loco/none-left', rule: 'M-BUILD-18' });
    expect(refusal('heavy-freight')).toBeNull();
  });

  test('M-TURN-3: where a turn may be for both, track and upgrade together cost 20 M at most (loco/over-budget)', () => {
    const refusal = (spent: number) =>
      yard({ upgradesWithTrack: true, upgradePrice: 15 }, [{}], { spent }).refusal('0: upgrade fast-freight');
    expect(refusal(6)).toEqual({ code: 'loco/over-budget', rule: 'M-TURN-3' });
    expect(refusal(5)).toBeNull();
  });

  test('M-BUILD-20: a load is given up only where the new loco carries fewer (loco/wrong-loads)', () => {
    const refused = { code: 'loco/wrong-loads', rule: 'M-BUILD-20' };
    const seats = [{ train: { at: 'D', loads: ['tea', 'wool'] } }];
    expect(yard({}, seats).refusal('0: upgrade fast-freight')).toBeNull();
    expect(yard({}, seats).refusal('0: upgrade fast-freight loadsToReturn=tea')).toEqual(refused);
    // None to return are left out.
    expect(() => yard({}, seats).refusal('0: upgrade fast-freight loadsToReturn=-')).toThrow('loadsToReturn');
    const small = yard({ locos: { ...locos, 'fast-freight': { ...fast, capacity: 1 } } }, seats);
    expect(small.refusal('0: upgrade fast-freight')).toEqual(refused);
    expect(small.play('0: upgrade fast-freight loadsToReturn=tea').train(0).loads).toEqual(['wool']);
  });

  test('M-BUILD-19: an upgrade takes the place of all building, and the other way round (build/upgraded)', () => {
    const upgraded = building('freight').play('0: upgrade fast-freight');
    expect(upgraded.refusal('0: build 3,2 4,2')).toEqual({ code: 'build/upgraded', rule: 'M-BUILD-19' });
    expect(upgraded.refusal('0: upgrade super-freight')).toEqual({
      code: 'loco/already-spent',
      rule: 'M-BUILD-19',
    });
    const built = building('freight').play('0: build 3,2 4,2');
    expect(built.refusal('0: upgrade fast-freight')).toEqual({
      code: 'loco/already-spent',
      rule: 'M-BUILD-19',
    });
    expect(built.refusal('0: build 4,2 D')).toBeNull();
  });

  test('M-BUILD-20: loads stay aboard, and the new speed counts from the next operations phase', () => {
    const game = building('freight', { loads: ['tea', 'wool'], points: 4 }).play('0: upgrade fast-freight');
    expect(game.train(0)).toMatchObject({ loco: 'fast-freight', loads: ['tea', 'wool'], points: 4 });
    game.play('0: end-turn', '1: end-turn');
    expect(game.train(0).points).toBe(12);
  });
});
