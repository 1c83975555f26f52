// Events about trade and money: congress, tax, strike, New Year, the Black Dragon (CR-EVENT-1 … 5, 7 … 9).

import { describe, expect, test } from 'vitest';
import { partyCongress, tradeOnlyIn } from '../../../../rulesets/china-rails/rules/event-cards/effects.js';
import { china, type SeatSetup } from '../china-game.js';

const { at, board, demandFor, neighbours, track } = china;
const { aboutToDeliver, bannedBy, draw, play, playOut, position, verdict } = china;

const [CONGRESS, TAX, STRIKE, NEW_YEAR, BLACK_DRAGON] = [137, 138, 139, 142, 143];

/** The milepost just outside a city on the way to another, and the way in. */
function gate(city: string, from: string) {
  const segments = track(city, from);
  const rim = board.cities[board.cityIndex(city)].mileposts;
  const [one, two] = [board.ends[2 * segments[0]], board.ends[2 * segments[0] + 1]];
  return rim.includes(one)
    ? { outside: two, inside: one, track: segments }
    : { outside: one, inside: two, track: segments };
}

describe('Party Congress', () => {
  const summoned = [{ card: CONGRESS, drawer: 1 }];
  const pickUp = { type: 'pickUpLoad', load: 'machinery' };

  test('CR-EVENT-1: nobody picks up or delivers until he has travelled to a major city', () => {
    const { seat, deliver } = aboutToDeliver(({ city }) => city === 'xian');
    const state = position({ seats: [seat, {}], inPlay: summoned });
    expect(verdict(state, pickUp)).toBe('load/event / CR-EVENT-1');
    expect(bannedBy(state, pickUp)).toBe('CR-EVENT-1');
    expect(verdict(state, deliver)).toBe('deliver/event / CR-EVENT-1');
    // Dropping is no delivery, and who has been there is free.
    expect(verdict(state, { type: 'dropLoad', load: deliver.load })).toBe('legal');
    const met = position({ seats: [seat, {}], inPlay: [{ ...summoned[0], met: [0] }] });
    expect([verdict(met, pickUp), verdict(met, deliver)]).toEqual(['legal', 'legal']);
  });

  test.each([
    ['beijing', 'tianjin', 10],
    ['shanghai', 'hangzhou', 5],
    ['chongqing', 'chengdu', 5],
  ])('CR-EVENT-2: the first arrival in %s from %s pays %s M once', (city, from, pay) => {
    const { outside, inside, track: own } = gate(city, from);
    const state = position({ seats: [{ at: outside, track: own }, {}], inPlay: summoned });
    const { state: after, events } = playOut(state, { type: 'moveTrain', to: inside });
    expect(after.seats[0].cash).toBe(60 + pay);
    expect(after.inPlay[0].met).toEqual([0]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'requirementMet', seat: 0, card: CONGRESS }),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'paidByBank', seat: 0, amount: pay }));
  });

  test.each(['tianjin', 'zhengzhou'])('CR-EVENT-2: an arrival in %s, no major city, is none', (city) => {
    const { outside, inside, track: own } = gate(city, 'beijing');
    const state = position({ seats: [{ at: outside, track: own }, {}], inPlay: summoned });
    const after = play(state, { type: 'moveTrain', to: inside });
    expect([after.seats[0].cash, after.inPlay[0].met]).toEqual([60, []]);
  });

  test('CR-EVENT-2: every milepost of a major city will do, and planners are told so', () => {
    const { meetingPlaces } = partyCongress('CR-EVENT-1', { city: 'beijing', pay: 10, otherwise: 5 });
    const expected = board.cities.flatMap(({ size, mileposts }) => (size === 'major' ? mileposts : []));
    expect(meetingPlaces?.(board).toSorted()).toEqual(expected.toSorted());
  });

  test('CR-EVENT-3: who has met is listed by seat, and on that card alone', () => {
    const { outside, inside, track: own } = gate('beijing', 'tianjin');
    const state = position({
      seats: [{ at: outside, track: own }, {}, {}],
      inPlay: [
        { card: BLACK_DRAGON, drawer: 1, lastTurn: 9 },
        { ...summoned[0], met: [1] },
      ],
    });
    const after = play(state, { type: 'moveTrain', to: inside });
    expect(after.inPlay.map(({ card, met }) => ({ card, met }))).toEqual([
      { card: BLACK_DRAGON, met: [] },
      { card: CONGRESS, met: [0, 1] },
    ]);
  });

  test('CR-EVENT-2: Beijing pays nothing to one who was in another major first', () => {
    const { outside, inside, track: own } = gate('beijing', 'tianjin');
    const met = [{ ...summoned[0], met: [0] }];
    const state = position({ seats: [{ at: outside, track: own }, {}], inPlay: met });
    expect(play(state, { type: 'moveTrain', to: inside }).seats[0].cash).toBe(60);
  });

  test('CR-EVENT-3: each is free on his own arrival; when all have arrived the card leaves play', () => {
    const { outside, inside, track: own } = gate('chongqing', 'chengdu');
    const seats: SeatSetup[] = [
      { at: outside, track: own },
      { at: outside, cash: 90 },
    ];
    let state = play(position({ seats, inPlay: [{ card: CONGRESS, drawer: 0 }] }), {
      type: 'moveTrain',
      to: inside,
    });
    expect(verdict(state, { type: 'pickUpLoad', load: 'cars' })).toBe('legal');
    expect(state.inPlay.map(({ card }) => card)).toEqual([CONGRESS]);
    state = play(state, 'endTurn', { type: 'moveTrain', to: inside });
    expect(state.inPlay).toEqual([]);
    expect(state.discards).toEqual([CONGRESS]);
  });

  test('CR-OPEN-9: standing, being placed or moving about in a major is no arrival', () => {
    const inside = neighbours(at('beijing'))[0];
    const standing = position({ seats: [{ at: 'beijing' }, {}], inPlay: summoned });
    const moved = play(standing, { type: 'moveTrain', to: inside });
    expect([moved.seats[0].cash, moved.inPlay[0].met]).toEqual([60, []]);
    const placed = play(position({ seats: [{}, {}], inPlay: summoned }), {
      type: 'placeTrain',
      milepost: at('beijing'),
    });
    expect(placed.inPlay[0].met).toEqual([]);
    const hongKong = play(position({ seats: [{}, {}], inPlay: summoned }), {
      type: 'placeTrain',
      milepost: at('hong-kong'),
    });
    expect(verdict(hongKong, { type: 'pickUpLoad', load: 'imports' })).toBe('load/event / CR-EVENT-1');
  });

  test('CR-OPEN-9: container acts wait for it too', () => {
    const link = board.crossings.find(({ id }) => id === 'fuzhou-port') as { ports: readonly number[] };
    const seat = { at: link.ports[0], waited: true, rights: ['fuzhou-port'] };
    const fetch = { type: 'pickUpByContainer', city: 'taichung', load: 'rice' };
    expect(bannedBy(position({ seats: [seat, {}], inPlay: summoned }), fetch)).toBe('CR-EVENT-1');
  });

  test('CR-EVENT-3: a dropped seat holds nobody up: the card leaves with the last of the others', () => {
    const { outside, inside, track: own } = gate('chongqing', 'chengdu');
    const state = position({
      seats: [{ at: outside, track: own }, {}, {}],
      inPlay: [{ card: CONGRESS, drawer: 1, met: [1] }],
    });
    const dropped = play(state, { type: 'dropSeat', seat: null, target: 2 });
    expect(dropped.inPlay.map(({ card }) => card)).toEqual([CONGRESS]);
    expect(play(dropped, { type: 'moveTrain', to: inside }).inPlay).toEqual([]);
  });

  test('CR-EVENT-3: at the drop of the last seat that is bound the card leaves play; nobody is paid', () => {
    const state = position({ seats: [{}, {}, {}], inPlay: [{ card: CONGRESS, drawer: 1, met: [0, 1] }] });
    const { state: dropped, events } = playOut(state, { type: 'dropSeat', seat: null, target: 2 });
    expect([dropped.inPlay, dropped.discards]).toEqual([[], [CONGRESS]]);
    expect(dropped.seats.map(({ cash }) => cash)).toEqual([60, 60, 60]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'eventEnded', card: CONGRESS }));
    const other = play(state, { type: 'dropSeat', seat: null, target: 1 });
    expect(other.inPlay.map(({ card }) => card)).toEqual([CONGRESS]);
  });
});

describe('Rail Tax', () => {
  test('CR-EVENT-4: all pay by their cash, and show it from now on; the card is discarded', () => {
    const figures = [49, 50, 100, 199, 250];
    const { state, payout } = draw(
      TAX,
      figures.map((cash) => ({ cash })),
      { cash: 0 },
    );
    const own = payout < 50 ? payout : payout - 10;
    expect(state.seats.map(({ cash }) => cash)).toEqual([own, 49, 40, 85, 179, 220]);
    expect(state.cashPublic).toBe(true);
    expect(state.discards).toContain(TAX);
    expect(state.inPlay).toEqual([]);
  });
});

describe('Strike', () => {
  const strike = [{ card: STRIKE, drawer: 1, lastTurn: 4 }];

  test('CR-EVENT-5: no pickups and no deliveries along the coast', () => {
    const { seat, deliver } = aboutToDeliver(({ city }) => city === 'tianjin');
    const state = position({ seats: [seat, {}], inPlay: strike });
    expect(verdict(state, deliver)).toBe('deliver/event / CR-EVENT-5');
    expect(bannedBy(state, { type: 'pickUpLoad', load: 'salt' })).toBe('CR-EVENT-5');
    const inland = aboutToDeliver(({ city }) => city === 'xian');
    const free = position({ seats: [inland.seat, {}], inPlay: strike });
    expect(verdict(free, inland.deliver)).toBe('legal');
  });

  test('CR-OPEN-10: cities within 2 mileposts of the sea are on the coast, a major by its centre; no inland city is', () => {
    const shut = board.cities.filter(({ mileposts, rail, supplies }) => {
      if (!rail || supplies.length === 0) return false;
      const state = position({ seats: [{ at: mileposts.at(-1) }, {}], inPlay: strike });
      const now = verdict(state, { type: 'pickUpLoad', load: supplies[0] });
      expect(now).toBe(board.coast[mileposts[0]] <= 2 ? 'load/event / CR-EVENT-5' : 'legal');
      return now !== 'legal';
    });
    expect(shut.map(({ id }) => id).toSorted()).toEqual(
      [
        ...['dalian', 'fuzhou', 'guangzhou', 'haikou', 'hangzhou', 'hong-kong', 'nanning', 'qingdao'],
        ...['shanghai', 'shenyang', 'tianjin', 'wenzhou', 'xiamen', 'yantai'],
      ].filter((id) => board.cities[board.cityIndex(id)].supplies.length > 0),
    );
    for (const id of ['beijing', 'jinan', 'xuzhou'])
      expect(board.coast[board.cities[board.cityIndex(id)].mileposts[0]]).toBe(3);
  });
});

describe('New Year Celebration', () => {
  const feast = [{ card: NEW_YEAR, drawer: 1, lastTurn: 5 }];
  const festive = ['cattle', 'fish', 'imports', 'jade', 'oranges', 'rice', 'tea'];

  test('CR-EVENT-7: pickups in major cities only', () => {
    const major = position({ seats: [{ at: 'chongqing' }, {}], inPlay: feast });
    expect(verdict(major, { type: 'pickUpLoad', load: 'cars' })).toBe('legal');
    const medium = position({ seats: [{ at: 'xian' }, {}], inPlay: feast });
    expect(verdict(medium, { type: 'pickUpLoad', load: 'machinery' })).toBe('load/event / CR-EVENT-7');
    expect(bannedBy(medium, { type: 'pickUpLoad', load: 'machinery' })).toBe('CR-EVENT-7');
    expect(
      verdict(position({ seats: [{ at: 'xian', loads: ['tea'] }, {}], inPlay: feast }), {
        type: 'dropLoad',
        load: 'tea',
      }),
    ).toBe('legal');
  });

  test.each(festive)('CR-EVENT-8: %s pays 5 M more', (good) => {
    const { seat, deliver, payout } = aboutToDeliver(
      (demand) => demand.good === good && board.cities[board.cityIndex(demand.city)].rail,
    );
    const state = position({ seats: [seat, {}], inPlay: feast });
    expect(play(state, deliver).seats[0].cash).toBe(60 + payout + 5);
  });

  test('CR-EVENT-8: no other load is delivered', () => {
    const { seat, deliver } = aboutToDeliver(({ city, good }) => city === 'xian' && !festive.includes(good));
    const state = position({ seats: [seat, {}], inPlay: feast });
    expect(verdict(state, deliver)).toBe('deliver/event / CR-EVENT-8');
    expect(bannedBy(state, deliver)).toBe('CR-EVENT-8');
  });

  test('CR-OPEN-11: nothing comes from Taiwan; festive loads may go there, for 5 M more', () => {
    const link = board.crossings.find(({ id }) => id === 'fuzhou-port') as { ports: readonly number[] };
    const asked = demandFor(
      ({ city, good }) => !board.cities[board.cityIndex(city)].rail && festive.includes(good),
    );
    const { card, demand, good: load } = asked;
    const seat = { at: link.ports[0], waited: true, rights: ['fuzhou-port'], loads: [load], hand: [card] };
    const state = position({ seats: [seat, {}], inPlay: feast });
    expect(bannedBy(state, { type: 'pickUpByContainer', city: 'taichung', load: 'rice' })).toBe('CR-EVENT-7');
    const ship = { type: 'deliverByContainer', load, card, demand };
    expect(play(state, ship).seats[0].cash).toBe(60 + asked.payout + 5);
  });

  test('CR-EVENT-7: it lasts until the end of the drawer’s second following turn', () => {
    let { state } = draw(NEW_YEAR, [{}]);
    const seen: boolean[] = [];
    for (let turn = 0; turn < 6; turn++) {
      seen.push(state.inPlay.length > 0);
      state = play(state, 'endTurn');
    }
    // Its turn, the other's, its first following, the other's, its second following, and then no more.
    expect(seen).toEqual([true, true, true, true, true, false]);
  });
});

describe('Favor of the Black Dragon', () => {
  const favour = [{ card: BLACK_DRAGON, drawer: 1, lastTurn: 5 }];

  test.each(['shenyang', 'changchun', 'harbin', 'qiqihar'])(
    'CR-EVENT-9: deliveries to %s pay 5 M more',
    (north) => {
      const { seat, deliver, payout } = aboutToDeliver(({ city }) => city === north);
      const state = position({ seats: [seat, {}], inPlay: favour });
      expect(play(state, deliver).seats[0].cash).toBe(60 + payout + 5);
    },
  );

  test('CR-EVENT-9: not elsewhere, and with the New Year 10 M', () => {
    const inland = aboutToDeliver(({ city }) => city === 'xian');
    const state = position({ seats: [inland.seat, {}], inPlay: favour });
    expect(play(state, inland.deliver).seats[0].cash).toBe(60 + inland.payout);
    const tea = aboutToDeliver(
      ({ city, good }) =>
        ['shenyang', 'changchun', 'harbin', 'qiqihar'].includes(city) &&
        ['cattle', 'fish', 'imports', 'jade', 'oranges', 'rice', 'tea'].includes(good),
    );
    const both = [...favour, { card: NEW_YEAR, drawer: 1, lastTurn: 5 }];
    const rich = position({ seats: [tea.seat, {}], inPlay: both });
    expect(play(rich, tea.deliver).seats[0].cash).toBe(60 + tea.payout + 10);
  });
});

test('CR-OPEN-11: on a board with a major city overseas nothing comes from it either', () => {
  const { bansPickUp } = tradeOnlyIn('CR-EVENT-7', 'major');
  const barred = (size: string, rail: boolean) =>
    bansPickUp?.({} as never, {} as never, { city: { size, rail } } as never);
  expect([barred('major', true), barred('major', false), barred('small', true)]).toEqual([false, true, true]);
});
