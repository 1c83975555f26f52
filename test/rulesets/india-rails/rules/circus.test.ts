// The Circus: altered cards, two chips that are carried from city to city (IR-VAR-12 … 17, IR-OPEN-9 … 11, 16).

import { describe, expect, test } from 'vitest';
import { errandsOf } from '../../../../rulesets/milepost/players/bots/errands.js';
import { demandsOf } from '../../../../rulesets/milepost/rules/cards/demands.js';
import { chipsLeft } from '../../../../rulesets/milepost/rules/loads/chips.js';
import type { MilepostRules } from '../../../../rulesets/milepost/rules/tables.js';
import { engine, india, type SeatSetup } from '../india-game.js';

const { at, board, mileposts, play, playOut, position, verdict } = india;

const options = { circus: true };
const { rules } = engine.settingOf(
  engine.createGame('india-rails', { seats: 2, seed: 1, options }),
) as unknown as {
  rules: MilepostRules;
};
const read = (card: number) => demandsOf({ rules, board }, card);
const altered = board.demandCards.filter(({ number }) => number % 10 === 0);
// An altered card with the place of its only Circus demand, and the city that wants it.
const wants = altered
  .map(({ number }) => ({ card: number, demand: read(number).findIndex(({ good }) => good === 'circus') }))
  .map(({ card, demand }) => ({ card, demand, city: read(card)[demand].city }));
const [{ card, demand, city }] = wants.filter(({ city: to }) => to !== 'calcutta' && to !== 'nagpur');
const plainCard = 1;
const take = { type: 'pickUpLoad', load: 'circus' };
const drop = { type: 'dropLoad', load: 'circus' };
const deliver = { type: 'deliverLoad', load: 'circus', card, demand };
const own = (lying: string[], ...from: string[]) => ({
  own: { pilgrims: [], circus: { lying, aboard: from.map((start) => ({ seat: 0, train: 0, from: start })) } },
});
const carrying = (where: string, from: string, seat: SeatSetup = {}) =>
  position({
    seats: [{ at: where, loads: ['circus'], hand: [card], ...seat }, {}],
    options,
    state: own(['calcutta'], from),
  });

describe('cards', () => {
  test('IR-VAR-12: on the thirteen cards divisible by ten the lowest demand becomes a Circus for that city, for 20 M', () => {
    expect(altered.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, n) => 10 * (n + 1)));
    for (const { number, demands } of board.demandCards) {
      const lowest = Math.min(...demands.map(({ payout }) => payout));
      const expected = demands.map((printed) =>
        number % 10 === 0 && printed.payout === lowest
          ? { city: printed.city, good: 'circus', payout: 20 }
          : printed,
      );
      expect(read(number)).toEqual(expected);
    }
    const plain = {
      rules: engine.settingOf(engine.createGame('india-rails', { seats: 2, seed: 1 })).rules as never,
      board,
    };
    expect(altered.every(({ number, demands }) => demandsOf(plain, number) === demands)).toBe(true);
  });

  test('IR-OPEN-9: card 10 counts, tied demands are all altered, and the first-player test sees 20 M', () => {
    expect(read(10).some(({ good }) => good === 'circus')).toBe(true);
    const tied = {
      number: 20,
      demands: [5, 30, 5].map((payout, n) => ({ city: `c${n}`, good: 'tea', payout })),
    };
    expect(rules.policies.demands(tied).map(({ good }) => good)).toEqual(['circus', 'tea', 'circus']);
    for (let seed = 0; seed < 40; seed++) {
      const game = engine.createGame('india-rails', { seats: 3, seed, options });
      const best = game.seats.map(({ hand }) =>
        Math.max(...hand.flatMap((one) => read(one).map(({ payout }) => payout))),
      );
      expect(best[game.first]).toBe(Math.max(...best));
    }
  });

  test('IR-VAR-12: planners and bots read the same altered cards', () => {
    const game = position({ seats: [{ at: 'calcutta', hand: [card] }, {}], options });
    const found = errandsOf({ ...(engine.settingOf(game) as object), state: game } as never, 0).filter(
      ({ good }) => good === 'circus',
    );
    expect(found.map(({ payout, sources }) => ({ payout, from: sources.map((one) => one.city.id) }))).toEqual(
      read(card)
        .filter(({ good }) => good === 'circus')
        .map(() => ({ payout: 20, from: ['calcutta'] })),
    );
  });

  test('IR-VAR-12: one demand is fulfilled and the whole card goes, and the printed demand is gone', () => {
    const printed = board.demandCards[card - 1].demands[demand];
    const seat = { at: city, loads: [printed.good], hand: [card] };
    const deliverPrinted = { type: 'deliverLoad', load: printed.good, card, demand };
    expect(verdict(position({ seats: [seat, {}], options }), deliverPrinted)).toBe(
      'deliver/no-such-demand / M-DELIVER-1',
    );
    expect(verdict(position({ seats: [seat, {}] }), deliverPrinted)).toBe('legal');
  });
});

describe('chips', () => {
  test('IR-VAR-13: two start in Calcutta; without the option they are out of play', () => {
    const circus = (state: { own: { circus: unknown } }) => state.own.circus;
    expect(circus(engine.createGame('india-rails', { seats: 2, seed: 1, options }))).toEqual({
      lying: ['calcutta', 'calcutta'],
      aboard: [],
    });
    const plain = position({ seats: [{ at: 'calcutta', hand: [card] }, {}] });
    expect(circus(plain)).toEqual({ lying: [], aboard: [] });
    expect(verdict(plain, take)).toBe('load/not-supplied / M-LOAD-2');
    expect(() => position({ seats: [{}, {}], options, state: own(['calcutta']) })).toThrow('Circus');
  });

  test('IR-VAR-14, M-LOAD-2: only where one lies, and only with a card for it; it fills one place (load/special)', () => {
    const { state } = playOut(position({ seats: [{ at: 'calcutta', hand: [card] }, {}], options }), take);
    expect(state.seats[0].trains[0].loads).toEqual(['circus']);
    expect(state.own.circus).toEqual({
      lying: ['calcutta'],
      aboard: [{ seat: 0, train: 0, from: 'calcutta' }],
    });
    const without = position({ seats: [{ at: 'calcutta', hand: [1, 2, 3] }, {}], options });
    expect(verdict(without, take)).toBe('load/special / M-LOAD-2');
    expect(engine.checkAction(without, { seat: 0, ...take } as never)?.params).toMatchObject({
      by: 'IR-VAR-14',
    });
    const elsewhere = position({ seats: [{ at: 'nagpur', hand: [card] }, {}], options });
    expect(verdict(elsewhere, take)).toBe('load/not-supplied / M-LOAD-2');
    const full = position({ seats: [{ at: 'calcutta', hand: [card], loads: ['tea', 'tea'] }, {}], options });
    expect(verdict(full, take)).toBe('load/no-room / M-LOAD-1');
    expect([
      ...engine.legalActions(position({ seats: [{ at: 'calcutta', hand: [card] }, {}], options })),
    ]).toContainEqual({ seat: 0, ...take });
  });

  test('IR-VAR-15: delivered it pays 20 M, the card goes, and the chip stays in that city', () => {
    const { state, events } = playOut(carrying(city, 'calcutta'), deliver);
    expect(state.seats[0]).toMatchObject({ cash: 80, trains: [{ loads: [] }] });
    expect(state.own.circus).toEqual({ lying: ['calcutta', city].sort(), aboard: [] });
    expect(state.discards).toContain(card);
    expect(state.seats[0].hand.length).toBe(3);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'loadDelivered', good: 'circus', payout: 20 }),
    );
    const [{ mileposts: wrong }] = board.cities.filter(({ id }) => id !== city);
    expect(
      verdict(
        carrying(`${wrong[0] % board.columns},${Math.floor(wrong[0] / board.columns)}`, 'calcutta'),
        deliver,
      ),
    ).toBe('deliver/no-such-demand / M-DELIVER-1');
  });

  test('IR-VAR-16: it may be dropped in any city without payoff, and lies there', () => {
    const { state } = playOut(carrying('nagpur', 'calcutta'), drop);
    expect(state.own.circus).toEqual({ lying: ['calcutta', 'nagpur'], aboard: [] });
    expect(state.seats[0].cash).toBe(60);
    // It can be taken on from there; between cities it cannot be dropped.
    expect(verdict(state, take)).toBe('legal');
    const outside = mileposts((milepost) => board.cityAt[milepost] < 0)[0];
    const between = carrying(`${outside % board.columns},${Math.floor(outside / board.columns)}`, 'calcutta');
    expect(verdict(between, drop)).toBe('load/not-in-city / M-LOAD-6');
  });

  test('IR-VAR-17: lost by derailment it is put in the nearest city', () => {
    const distance = board.distancesFrom(at('agra'));
    const other = board.distancesFrom(at('delhi'));
    const place = mileposts((milepost) => distance[milepost] === 2 && other[milepost] > 3)[0];
    const { state, events } = lostAt(place);
    expect(state.own.circus).toEqual({ lying: ['agra', 'calcutta'], aboard: [] });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'chipLaid', city: 'agra', good: 'circus' }),
    );
  });
});

// Seat 1 discards its hand and draws a derailment around Delhi; seat 0 stands on the milepost with a Circus aboard.
function lostAt(milepost: number) {
  const seats = [{ at: milepost, loads: ['circus'] }, {}];
  const before = position({
    seats,
    options,
    top: [145],
    turn: { seat: 1 },
    state: own(['calcutta'], 'calcutta'),
  });
  return playOut(before, { type: 'discardHand', seat: 1 });
}

describe('several trains with a Circus', () => {
  // Seat 1 took its Circus before seat 0 did, or seat 0 has one in each of its trains.
  const of = (seat: number, train: number) => ({ seat, train, from: 'calcutta' });
  const standing = (where: string, aboard: ReturnType<typeof of>[], more: object = {}) => {
    const has = (seat: number, train: number) =>
      aboard.some((one) => one.seat === seat && one.train === train) ? ['circus'] : [];
    const train = (seat: number, number: number, place: string) => ({
      at: place,
      loads: has(seat, number),
      loco: number === 1 ? 'fast-freight' : 'freight',
    });
    return position({
      seats: [
        { ...train(0, 0, 'nagpur'), hand: [card], second: train(0, 1, where) },
        { ...train(1, 0, 'nagpur'), second: train(1, 1, 'nagpur') },
      ],
      options: { circus: true, additionalTrains: true },
      state: { own: { pilgrims: [], circus: { lying: [], aboard } } },
      ...more,
    });
  };
  const pairs = [
    { what: 'another seat', other: of(1, 1) },
    { what: 'another train of the seat', other: of(0, 0) },
  ];

  test.each(pairs)(
    'IR-VAR-15, IR-VAR-16: the chip of the named train goes, not that of $what',
    ({ other }) => {
      const both = [other, of(0, 1)];
      const left = { lying: [city], aboard: [other] };
      expect(play(standing(city, both), { ...deliver, train: 1 }).own.circus).toEqual(left);
      expect(play(standing(city, both), { ...drop, train: 1 }).own.circus).toEqual(left);
    },
  );

  test.each(pairs)('IR-VAR-17: the chip of the struck train goes, not that of $what', ({ other }) => {
    // A derailment round Calcutta.
    const struck = standing('asansol', [other, of(0, 1)], { top: [146], turn: { seat: 1 } });
    expect(play(struck, 'discardHand').own.circus).toEqual({ lying: ['asansol'], aboard: [other] });
  });

  test.each(pairs)('IR-OPEN-11: where it came from is asked of its own train, not of $what', ({ other }) => {
    const own = { ...of(0, 1), from: city };
    expect(verdict(standing(city, [other, own]), { ...deliver, train: 1 })).toBe(
      'deliver/special / M-DELIVER-1',
    );
  });

  test('IR-OPEN-16: a position in which one waits in a warehouse is refused', () => {
    const stored = (good: string) => [{ city: 'agra', good, seat: 0, lastTurn: 9 }];
    const waiting = (good: string) => () =>
      position({
        seats: [{}, {}],
        options: { ...options, fieldWarehousing: true },
        state: { ...own(['calcutta', 'calcutta']), stored: stored(good) },
      });
    expect(waiting('tea')).not.toThrow();
    expect(waiting('circus')).toThrow();
  });

  test('IR-OPEN-11: of two Circuses aboard both are noted, the longest aboard first', () => {
    const hand = [card];
    const seats = [
      { at: 'calcutta', hand },
      { at: 'nagpur', loads: ['circus'] },
    ];
    const aboard = [{ seat: 1, train: 0, from: 'delhi' }];
    const state = { own: { pilgrims: [], circus: { lying: ['calcutta'], aboard } } };
    const taken = play(position({ seats, options, state }), take);
    expect(taken.own.circus).toEqual({
      lying: [],
      aboard: [...aboard, { seat: 0, train: 0, from: 'calcutta' }],
    });
  });

  test('IR-VAR-13: none is in the supply, with the option or without', () => {
    const left = (on: boolean) => {
      const state = position({ seats: [{}, {}], options: { circus: on } });
      return chipsLeft({ ...(engine.settingOf(state) as object), state } as never, 'circus');
    };
    expect([left(true), left(false)]).toEqual([0, 0]);
  });

  test('IR-VAR-13: a position that notes more of them on a train than it carries is refused', () => {
    const seats = [{ at: 'nagpur', loads: ['circus'] }, {}];
    expect(() => position({ seats, options, state: own([], 'calcutta', 'calcutta') })).toThrow(
      'do not agree',
    );
    expect(() => position({ seats, options, state: own(['calcutta'], 'calcutta') })).not.toThrow();
  });
});

describe('rulings', () => {
  test('IR-OPEN-10: ties go to the alphabetically first city; a crossgrade counts as a loss', () => {
    const struck = ['delhi', 'agra', 'jaipur', 'ludhiana', 'lahore'].map((id) => board.distancesFrom(at(id)));
    const tied = (milepost: number) => {
      const away = board.cities.map(({ id }) => board.distancesFrom(at(id))[milepost]);
      return board.cities.filter((_, index) => away[index] === Math.min(...away)).map(({ id }) => id);
    };
    const isTie = (milepost: number) =>
      struck.some((from) => from[milepost] <= 3) && tied(milepost).length > 1;
    const ties = mileposts(isTie);
    expect(ties.length).toBeGreaterThan(0);
    for (const tie of ties) {
      const expected = ['calcutta', tied(tie).sort()[0]].sort();
      expect(lostAt(tie).state.own.circus.lying).toEqual(expected);
    }
    const seat = { at: 'nagpur', loads: ['circus', 'tea', 'tea'], loco: 'heavy-freight' };
    const swap = { type: 'crossgradeLoco', to: 'fast-freight', loadsToReturn: ['circus'] };
    const turn = { phase: 'building' };
    const both = { circus: true, crossgrading: true };
    const before = position({ seats: [seat, {}], options: both, turn, state: own(['calcutta'], 'calcutta') });
    expect(play(before, swap).own.circus.lying).toEqual(['calcutta', 'nagpur']);
  });

  test('IR-OPEN-11, M-DELIVER-1: one picked up in a city cannot be delivered there on the same carriage (deliver/special)', () => {
    const fresh = carrying(city, city);
    expect(verdict(fresh, deliver)).toBe('deliver/special / M-DELIVER-1');
    expect(engine.checkAction(fresh, { seat: 0, ...deliver } as never)?.params).toMatchObject({
      by: 'IR-OPEN-11',
    });
    // With two aboard the one that qualifies goes, however long the other has been aboard.
    const seat = { at: city, loads: ['circus', 'circus'], hand: [card] };
    const two = position({ seats: [seat, {}], options, state: own([], city, 'calcutta') });
    expect(play(two, deliver).own.circus).toEqual({
      lying: [city],
      aboard: [{ seat: 0, train: 0, from: city }],
    });
    const dropped = play(two, drop);
    expect(dropped.own.circus.aboard).toEqual([{ seat: 0, train: 0, from: 'calcutta' }]);
  });

  test('IR-OPEN-16: it never waits in a warehouse, and an open contract for it lets anybody pick it up', () => {
    const stored = position({
      seats: [{ at: 'nagpur', loads: ['circus'] }, {}],
      options: { circus: true, fieldWarehousing: true },
      state: own(['calcutta'], 'calcutta'),
    });
    const after = play(stored, drop);
    expect([after.stored, after.own.circus.lying]).toEqual([[], ['calcutta', 'nagpur']]);
    const both = { circus: true, openContracts: true };
    const seats = [{ at: 'calcutta', hand: [plainCard, 2, 3] }, {}];
    const open = position({ seats, options: both, state: { contracts: [card] }, without: [card] });
    expect(verdict(open, take)).toBe('legal');
    expect(verdict(position({ seats, options: both }), take)).toBe('load/special / M-LOAD-2');
  });

  test('IR-OPEN-4: a strike at the border bars the Circus like any load (load/event)', () => {
    const border = board.areas.get('border-bangladesh') as ReadonlySet<number>;
    const shut = board.cities[board.cityIndex('calcutta')].mileposts.find((milepost) => border.has(milepost));
    const state = position({
      seats: [{ at: shut as number, hand: [card] }, {}],
      options,
      inPlay: [{ card: 141, lastTurn: 4 }],
    });
    expect(verdict(state, take)).toBe('load/event / IR-EVENT-5');
    const free = position({ seats: [{ at: shut as number, hand: [card] }, {}], options });
    expect(verdict(free, take)).toBe('legal');
  });
});
