// Container movement: the wait, one mode a turn, starting on a port, renting (CR-CONT-5 … 13, CR-OPEN-5, 6, 8, 19, 25).

import { describe, expect, test } from 'vitest';
import { actionPrice } from '../../../../src/core/engine/index.js';
import { china, engine, type SeatSetup, type State } from '../china-game.js';

const { along, at, board, demandFor, neighbours, play, playOut, position, track, verdict, way } = china;

const links = board.crossings.filter(({ kind }) => kind === 'container');
const hongKong = links.find(({ boughtBy }) => boughtBy === 'purchase') as (typeof links)[number];
const [sold] = links.filter(({ boughtBy }) => boughtBy === 'build');
const harbour = sold.ports[0];
const approach = along([neighbours(harbour)[0], harbour]);
const overseas = (city: string) => board.cities[board.cityIndex(city)].rail === false;
const toTaiwan = demandFor(({ city }) => overseas(city));
const toTaiwanToo = demandFor(({ city, good }) => overseas(city) && good !== toTaiwan.good, [toTaiwan.card]);
const fetch = { type: 'pickUpByContainer', city: 'taichung', load: 'rice' };
const ship = {
  type: 'deliverByContainer',
  load: toTaiwan.good,
  card: toTaiwan.card,
  demand: toTaiwan.demand,
};
const shipToo = {
  type: 'deliverByContainer',
  load: toTaiwanToo.good,
  card: toTaiwanToo.card,
  demand: toTaiwanToo.demand,
};
/** A train that has waited at the first sold port, with a load for Taiwan. */
const waiting: SeatSetup = {
  at: harbour,
  waited: true,
  track: approach,
  rights: [sold.id],
  loads: [toTaiwan.good],
  hand: [toTaiwan.card],
};

describe('container movement', () => {
  test('CR-CONT-6: to fetch a load is written by city and load, and by whom is paid', () => {
    const written = (action: object) => engine.formatAction('china-rails', { ...fetch, ...action } as never);
    expect(written({ seat: 0 })).toBe('0: fetch taichung rice');
    expect(written({ seat: 0, payTo: 1 })).toBe('0: fetch taichung rice payTo=1');
  });

  test('CR-CONT-5: a train stops at the port and waits for the next turn (container/has-not-waited)', () => {
    const [from] = neighbours(harbour);
    const seat = { ...waiting, at: from, waited: false, points: 1 };
    let state = play(position({ seats: [seat, {}] }), { type: 'moveTrain', to: harbour });
    expect(state.seats[0].trains[0].points).toBe(0);
    expect(verdict(state, ship)).toBe('container/has-not-waited / CR-CONT-5');
    state = play(state, 'endTurn', 'endTurn');
    expect(state.turn.seat).toBe(0);
    expect(verdict(state, ship)).toBe('legal');
    expect(verdict(position({ seats: [{ ...waiting, at: from }, {}] }), ship)).toBe(
      'container/not-at-port / CR-CONT-5',
    );
  });

  test('CR-CONT-5: for picking up it waits at a port, too', () => {
    const empty = { ...waiting, loads: [] };
    const fetching = (seat: Partial<SeatSetup>) =>
      verdict(position({ seats: [{ ...empty, ...seat }, {}] }), fetch);
    expect(fetching({ at: neighbours(harbour)[0] })).toBe('container/not-at-port / CR-CONT-5');
    expect(fetching({ waited: false })).toBe('container/has-not-waited / CR-CONT-5');
    expect(fetching({})).toBe('legal');
  });

  test.each(['dalian', 'yantai'])('CR-CONT-1: %s is a port of the ferry and no container port', (city) => {
    const rights = board.crossings.map(({ id }) => id);
    const seat = { ...waiting, at: city, rights, loads: [], waited: true };
    expect(verdict(position({ seats: [seat, {}] }), fetch)).toBe('container/not-at-port / CR-CONT-5');
    // CR-CONT-10 is about container ports: a train that is placed here, on own track, has to wait.
    const [segment] = along([neighbours(at(city))[0], at(city)]);
    const unplaced = position({ seats: [{ at: null, rights, track: [segment] }, {}] });
    const placed = play(unplaced, { type: 'placeTrain', milepost: at(city) });
    expect([placed.seats[0].trains[0].waited, placed.own.mode]).toEqual([false, null]);
  });

  test('M-MOVE-1: a train that is not placed does neither', () => {
    const unplaced = position({ seats: [{ ...waiting, at: null, waited: false, loads: [] }, {}] });
    expect([verdict(unplaced, ship), verdict(unplaced, fetch)]).toEqual([
      'train/not-placed / M-MOVE-1',
      'train/not-placed / M-MOVE-1',
    ]);
  });

  test('M-DELIVER-1: the load is aboard, and a card in hand asks for it', () => {
    const state = position({ seats: [waiting, { hand: [toTaiwanToo.card] }] });
    expect(verdict(position({ seats: [{ ...waiting, loads: [] }, {}] }), ship)).toBe(
      'load/not-aboard / M-DELIVER-1',
    );
    expect(verdict(state, { ...ship, card: toTaiwanToo.card })).toBe('deliver/not-your-card / M-DELIVER-1');
    expect(verdict(state, { ...ship, demand: (toTaiwan.demand + 1) % 3 })).toBe(
      'deliver/no-such-demand / M-DELIVER-1',
    );
    // The refusal says where that demand lies, for people to see that it is another.
    const { good, city } = toTaiwanToo;
    const both = position({
      seats: [{ ...waiting, loads: [toTaiwan.good, good], hand: [toTaiwanToo.card] }, {}],
    });
    const wrong = { ...ship, seat: 0, card: toTaiwanToo.card, demand: toTaiwanToo.demand };
    expect(engine.checkAction(both, wrong as never)).toMatchObject({
      code: 'deliver/no-such-demand',
      params: { city, good: toTaiwan.good },
    });
    expect(verdict(state, ship)).toBe('legal');
    // Of a card that is not his nobody says what it asks for.
    const others = { ...ship, seat: 0, card: toTaiwanToo.card, demand: (toTaiwanToo.demand + 1) % 3 };
    expect(engine.explainAction(state, others as never).map(({ code }) => code)).toEqual([
      'deliver/not-your-card',
    ]);
  });

  test('CR-CONT-6: all that the train has and a card in hand asks for can be shipped', () => {
    const loads = [toTaiwan.good, toTaiwanToo.good];
    const hand = [toTaiwan.card, toTaiwanToo.card];
    const state = position({ seats: [{ ...waiting, loads, hand }, {}] });
    const listed = [...engine.legalActions(state, 0)].filter(({ type }) => type === 'deliverByContainer');
    expect(listed).toEqual([ship, shipToo].map((act) => ({ ...act, seat: 0 })));
  });

  test('CR-CONT-6: a load from overseas is told, with the city that it is from', () => {
    const { events } = playOut(position({ seats: [{ ...waiting, loads: [] }, {}] }), fetch);
    expect(events).toMatchObject([{ type: 'loadPickedUp', seat: 0, city: 'taichung', good: 'rice' }]);
  });

  test('CR-CONT-6: one mode a turn: any number of deliveries, or any number of pickups (container/other-mode)', () => {
    const both = {
      ...waiting,
      loads: [toTaiwan.good, toTaiwanToo.good],
      hand: [toTaiwan.card, toTaiwanToo.card],
    };
    const shipped = play(position({ seats: [both, {}], top: [] }), ship, shipToo);
    expect(shipped.seats[0].cash).toBe(60 + toTaiwan.payout + toTaiwanToo.payout);
    expect(shipped.seats[0].trains[0].loads).toEqual([]);
    expect(verdict(shipped, fetch)).toBe('container/other-mode / CR-CONT-6');

    const empty = { ...waiting, loads: [] };
    const fetched = play(position({ seats: [empty, {}] }), fetch, {
      ...fetch,
      city: 'kaohsiung',
      load: 'fish',
    });
    expect(fetched.seats[0].trains[0].loads).toEqual(['rice', 'fish']);
    const one = play(position({ seats: [waiting, {}] }), fetch);
    expect(verdict(one, ship)).toBe('container/other-mode / CR-CONT-6');
  });

  test('CR-CONT-6, M-LOAD-1, M-LOAD-2: within capacity and supply, and for cities of Taiwan only', () => {
    const state = position({ seats: [{ ...waiting, loads: ['coal', 'coal'] }, {}] });
    expect(verdict(state, fetch)).toBe('load/no-room / M-LOAD-1');
    const empty = position({ seats: [{ ...waiting, loads: [] }, {}] });
    expect(verdict(empty, { ...fetch, load: 'coal' })).toBe('load/not-supplied / M-LOAD-2');
    expect(verdict(empty, { ...fetch, city: 'xiamen', load: 'fish' })).toBe(
      'container/not-overseas / CR-CONT-6',
    );
    const inland = demandFor(({ city }) => city === 'xian');
    const carrying = position({ seats: [{ ...waiting, loads: [inland.good], hand: [inland.card] }, {}] });
    const inlandShip = {
      type: 'deliverByContainer',
      load: inland.good,
      card: inland.card,
      demand: inland.demand,
    };
    expect(verdict(carrying, inlandShip)).toBe('container/not-overseas / CR-CONT-6');
  });

  test('CR-OPEN-19, M-LOAD-3: chips for Taiwan come from the common supply; nothing is dropped there', () => {
    const { chips } = board.goods[board.goodIndex('rice')];
    const hoards = Array.from({ length: chips / 2 }, () => ({ at: 'wuhan', loads: ['rice', 'rice'] }));
    const state = position({ seats: [{ ...waiting, loads: [] }, ...hoards] });
    expect(verdict(state, fetch)).toBe('load/no-chip / M-LOAD-3');
    expect(verdict(state, { type: 'dropLoad', load: 'rice' })).toBe('load/not-in-city / M-LOAD-6');
  });

  test('CR-CONT-7: then it moves on at full rate', () => {
    const [beside] = neighbours(harbour);
    const after = play(position({ seats: [waiting, {}] }), ship, { type: 'moveTrain', to: beside });
    expect(after.seats[0].trains[0].points).toBe(8);
    expect(verdict(after, shipToo)).toBe('container/not-at-port / CR-CONT-5');
  });

  test('CR-CONT-8: deliver, stay, and load two at the next turn before moving the full allowance', () => {
    const [beside] = neighbours(harbour);
    const first = play(position({ seats: [waiting, {}] }), ship);
    expect(verdict(first, fetch)).toBe('container/other-mode / CR-CONT-6');
    const next = play(first, 'endTurn', 'endTurn', fetch, { ...fetch, city: 'taipei', load: 'imports' });
    expect(next.seats[0].trains[0].loads).toEqual(['rice', 'imports']);
    expect(play(next, { type: 'moveTrain', to: beside }).seats[0].trains[0].points).toBe(8);
  });

  test('CR-CONT-9: a train that does not use the port passes it as any milepost', () => {
    const [one, two] = neighbours(harbour);
    const seat = { at: one, track: along([one, harbour, two]), rights: [sold.id] };
    const state = play(
      position({ seats: [seat, {}] }),
      { type: 'moveTrain', to: harbour },
      { type: 'moveTrain', to: two },
    );
    expect(state.seats[0].trains[0]).toMatchObject({ at: two, points: 7 });
  });

  test('CR-CONT-10: with track at a port a train may start there, and begin with a load from Taiwan', () => {
    const place = { type: 'placeTrain', milepost: harbour };
    const owner = { track: approach, rights: [sold.id] };
    const state = play(position({ seats: [owner, {}] }), place, fetch);
    expect(state.seats[0].trains[0]).toMatchObject({ at: harbour, loads: ['rice'] });
    const trackless = position({ seats: [{ rights: [sold.id] }, {}] });
    expect(verdict(trackless, place)).toBe('train/no-start-there / M-MOVE-1');
    expect(verdict(position({ seats: [{ track: approach }, {}] }), place)).toBe(
      'train/no-start-there / M-MOVE-1',
    );
  });

  test('CR-OPEN-6: a start on a port brings one load (container/one-load); who stays may pick up any number next turn', () => {
    const place = { type: 'placeTrain', milepost: harbour };
    const more = { ...fetch, city: 'kaohsiung', load: 'fish' };
    const owner = { track: approach, rights: [sold.id] };
    const started = play(position({ seats: [owner, {}] }), place, fetch);
    expect(verdict(started, more)).toBe('container/one-load / CR-OPEN-6');
    expect(verdict(started, ship)).toBe('container/other-mode / CR-CONT-6');
    expect(verdict(play(started, 'endTurn', 'endTurn'), more)).toBe('legal');
    // With the wait it is any number, as in the same place a turn later.
    const waited = position({ seats: [{ ...waiting, loads: [] }, {}] });
    expect(verdict(play(waited, fetch), more)).toBe('legal');
  });

  test('CR-OPEN-6: a start on a port is for picking up only, and at Hong Kong needs track at the city', () => {
    // Hong Kong supplies imports: with a card for them overseas, a load could be aboard before any wait.
    const { card, demand, good } = toTaiwan;
    const owner = { track: track('hong-kong', 'guangzhou'), rights: [hongKong.id], hand: [card] };
    const placed = play(position({ seats: [owner, {}] }), {
      type: 'placeTrain',
      milepost: hongKong.ports[0],
    });
    expect(verdict(placed, fetch)).toBe('legal');
    const loaded = withLoads(placed, [good]);
    const shipping = { type: 'deliverByContainer', load: good, card, demand };
    expect(verdict(loaded, shipping)).toBe('container/other-mode / CR-CONT-6');
    expect(verdict(play(loaded, 'endTurn', 'endTurn'), shipping)).toBe('legal');
    const trackless = { rights: [hongKong.id] };
    const standing = play(position({ seats: [trackless, {}] }), {
      type: 'placeTrain',
      milepost: hongKong.ports[0],
    });
    expect(verdict(standing, fetch)).toBe('container/has-not-waited / CR-CONT-5');
  });

  test('CR-CONT-11: each container delivery draws at once, and an event may stop the rest', () => {
    const both = {
      ...waiting,
      loads: [toTaiwan.good, toTaiwanToo.good],
      hand: [toTaiwan.card, toTaiwanToo.card],
    };
    const state = play(position({ seats: [both, {}], top: [139] }), ship);
    expect(state.inPlay.map(({ card }) => card)).toEqual([139]);
    expect([state.seats[0].hand.length, state.discards]).toEqual([3, [toTaiwan.card]]);
    expect(verdict(state, shipToo)).toBe('deliver/event / CR-EVENT-5');
  });

  test.each(links.map(({ id }) => id))(
    'CR-CONT-12, M-EVENT-22: a strike on the coast stops containers both ways at %s',
    (id) => {
      const link = links.find((one) => one.id === id) as (typeof links)[number];
      const seat = { ...waiting, at: link.ports[0], rights: [id], track: [] };
      const strike = [{ card: 139, drawer: 1, lastTurn: 4 }];
      const struck = position({ seats: [seat, {}], inPlay: strike });
      expect(verdict(struck, ship)).toBe('deliver/event / CR-EVENT-5');
      expect(verdict(struck, fetch)).toBe('load/event / CR-EVENT-5');
      const calm = position({ seats: [seat, {}] });
      expect([verdict(calm, ship), verdict(calm, fetch)]).toEqual(['legal', 'legal']);
    },
  );

  test('CR-CONT-13: a link joins no track for victory', () => {
    // Two stretches, from each of two ports; only links lie between them.
    const south = [...track('chongqing', 'hong-kong', 'shanghai')];
    const port = along(way(at('fuzhou'), links.find(({ id }) => id === 'fuzhou-port')?.ports[0] as number));
    const north = track('beijing', 'tianjin');
    const rights = links.map(({ id }) => id);
    const rich = { at: 'beijing', cash: 400, track: [...south, ...port, ...north], rights };
    const apart = play(position({ seats: [rich, {}] }), 'endTurn');
    expect(apart.declared).toEqual([]);
    const joined = {
      ...rich,
      track: [...new Set([...rich.track, ...track('tianjin', 'beijing', 'shanghai')])],
    };
    expect(play(position({ seats: [joined, {}] }), 'endTurn').declared).toEqual([0]);
  });
});

describe('using a link one does not hold', () => {
  const tenant = { ...waiting, rights: [] };

  const options = { rentableCrossings: true };

  test('CR-OPEN-5: only who holds it uses it, paying or not (container/no-right)', () => {
    const state = position({ seats: [tenant, { rights: [sold.id] }] });
    for (const act of [ship, { ...ship, payTo: 1 }])
      expect(verdict(state, act)).toBe('container/no-right / CR-OPEN-5');
    const empty = position({ seats: [{ ...tenant, loads: [] }, { rights: [sold.id] }] });
    for (const act of [fetch, { ...fetch, payTo: 1 }])
      expect(verdict(empty, act)).toBe('container/no-right / CR-OPEN-5');
    expect(verdict(position({ seats: [waiting, {}] }), ship)).toBe('legal');
    expect(
      verdict(position({ seats: [tenant, { rights: [sold.id] }], options }), { ...ship, payTo: 1 }),
    ).toBe('legal');
  });

  test('M-OPEN-50: nor does anybody else cross by the ferry (ferry/no-right)', () => {
    const ferry = board.crossings.find(({ kind }) => kind === 'ferry') as (typeof links)[number];
    const train = { at: ferry.ports[0], waited: true };
    const cross = { type: 'crossFerry', ferry: ferry.id };
    const seats = [train, { rights: [ferry.id] }];
    for (const act of [cross, { ...cross, payTo: 1 }])
      expect(verdict(position({ seats }), act)).toBe('ferry/no-right / M-OPEN-50');
    expect(verdict(position({ seats, options }), { ...cross, payTo: 1 })).toBe('legal');
    expect(verdict(position({ seats: [{ ...train, rights: [ferry.id] }, {}] }), cross)).toBe('legal');
  });

  test('CR-OPEN-5, CR-VAR-5, CR-CONT-4, M-MOVE-12: as an option, for 4 M to one holder, once a turn; with no holder not at all', () => {
    const owner = { rights: [sold.id] };
    const state = position({ seats: [tenant, owner, {}], options });
    expect(verdict(state, ship)).toBe('container/no-right / CR-OPEN-5');
    expect(verdict(state, { ...ship, payTo: 2 })).toBe('container/no-right / CR-OPEN-5');
    const after = play(state, { ...ship, payTo: 1 });
    expect(after.seats.map(({ cash }) => cash)).toEqual([56 + toTaiwan.payout, 64, 60]);
    const broke = position({ seats: [{ ...tenant, cash: 3 }, owner, {}], options });
    expect(verdict(broke, { ...ship, payTo: 1 })).toBe('container/no-rent / M-MOVE-12');
    expect(verdict(position({ seats: [tenant, {}, {}], options }), { ...ship, payTo: 1 })).toBe(
      'container/no-right / CR-OPEN-5',
    );
    const empty = { ...tenant, loads: [] };
    const fetching = position({ seats: [empty, owner, {}], options });
    expect(verdict(fetching, fetch)).toBe('container/no-right / CR-OPEN-5');
    expect(verdict(fetching, { ...fetch, payTo: 1 })).toBe('legal');
    expect(
      verdict(position({ seats: [{ ...empty, cash: 3 }, owner, {}], options }), { ...fetch, payTo: 1 }),
    ).toBe('container/no-rent / M-MOVE-12');
  });

  test('CR-OPEN-5: the rent of a container act is told before it, with the holder it goes to', () => {
    const seats = [tenant, { rights: [sold.id] }];
    const priced = (options: object, act: object) => {
      const state = position({ seats, ...options });
      return actionPrice(engine.settingOf(state), state, { seat: 0, ...act } as never);
    };
    for (const act of [ship, fetch]) {
      const rent = { what: 'rent', rule: 'M-MOVE-11', amount: 4, to: 1 };
      expect(priced({ options }, { ...act, payTo: 1 })).toMatchObject([rent]);
      expect(priced({}, act)).toEqual([]);
    }
  });

  test('CR-OPEN-5, CR-CONT-6: each holder who may be paid is listed for a container act', () => {
    const owner = { rights: [sold.id] };
    const payees = (loads: readonly string[], type: string) => {
      const state = position({ seats: [{ ...tenant, loads }, owner, owner], options });
      const acts = [...engine.legalActions(state, 0)].filter((act) => act.type === type);
      return [...new Set(acts.map((act) => (act as { payTo?: number }).payTo))];
    };
    expect(payees([toTaiwan.good], 'deliverByContainer')).toEqual([1, 2]);
    expect(payees([], 'pickUpByContainer')).toEqual([1, 2]);
  });

  test('CR-OPEN-5: the rent covers the holder’s track for the turn, and his track covers the link', () => {
    const owner = { rights: [sold.id], track: approach };
    const [beside] = neighbours(harbour);
    const seat = { ...tenant, loads: [], track: [] };
    const paid = play(position({ seats: [seat, owner], options }), { ...fetch, payTo: 1 });
    const state = play(paid, { ...fetch, load: 'oranges' }, { type: 'moveTrain', to: beside });
    expect(state.seats.map(({ cash }) => cash)).toEqual([56, 64]);
    // Paid is paid: the second act names nobody again, and the next turn pays anew.
    expect(verdict(paid, { ...fetch, load: 'oranges', payTo: 1 })).toBe('container/no-right / CR-OPEN-5');
    const next = play(paid, 'endTurn', 'endTurn');
    expect(verdict(next, { ...fetch, load: 'oranges' })).toBe('container/no-right / CR-OPEN-5');
    expect(verdict(next, { ...fetch, load: 'oranges', payTo: 1 })).toBe('legal');
  });
});

test('CR-OPEN-8: a lost turn and a hand discard leave the train waiting; moving off forfeits the wait', () => {
  const lost = play(position({ seats: [{ ...waiting, losesTurn: true }, {}], turn: { seat: 1 } }), 'endTurn');
  expect(lost.turn.seat).toBe(1);
  expect(verdict(play(lost, 'endTurn'), ship)).toBe('legal');
  const discarded = play(position({ seats: [{ ...waiting, hand: [] }, {}] }), 'discardHand', 'endTurn');
  expect(verdict(discarded, fetch)).toBe('legal');
  // To the city beside, where it may turn round, and back.
  const beside = neighbours(harbour).find((place) => board.cityAt[place] >= 0) as number;
  const away = play(
    position({ seats: [{ ...waiting, track: along([beside, harbour]) }, {}] }),
    { type: 'moveTrain', to: beside },
    'endTurn',
    'endTurn',
    { type: 'moveTrain', to: harbour },
  );
  expect(verdict(away, ship)).toBe('container/has-not-waited / CR-CONT-5');
});

test('CR-OPEN-25: at a port in a city, city acts need no wait and the container act does', () => {
  const port = hongKong.ports[0];
  const seat = { at: port, rights: [hongKong.id], track: track('hong-kong', 'guangzhou') };
  const state = position({ seats: [seat, {}] });
  expect(verdict(state, { type: 'pickUpLoad', load: 'imports' })).toBe('legal');
  expect(verdict(state, fetch)).toBe('container/has-not-waited / CR-CONT-5');
});

test('M-OPEN-18: at a port in a city, city acts come before the container act as well as behind it; only a move ends the wait', () => {
  const port = hongKong.ports[0];
  const seat = { at: port, waited: true, rights: [hongKong.id], track: track('hong-kong', 'guangzhou') };
  const waited = position({ seats: [{ ...seat, loads: ['tea'] }, {}] });
  const imports = { type: 'pickUpLoad', load: 'imports' };
  expect(verdict(play(waited, { type: 'dropLoad', load: 'tea' }, imports), fetch)).toBe('legal');
  expect(verdict(play(waited, fetch, { type: 'dropLoad', load: 'tea' }), imports)).toBe('legal');
  const next = neighbours(port).find((place) => board.cityAt[place] === board.cityAt[port]) as number;
  const round = play(waited, { type: 'moveTrain', to: next }, { type: 'moveTrain', to: port });
  expect(verdict(round, fetch)).toBe('container/has-not-waited / CR-CONT-5');
});

/** The same position with other loads on the train of seat 0. */
function withLoads(state: State, loads: readonly string[]): State {
  const { game: _, ...rest } = state;
  const seats = state.seats.map((seat, index) =>
    index === 0 ? { ...seat, trains: [{ ...seat.trains[0], loads }] } : seat,
  );
  return engine.createPosition('china-rails', {
    config: { seats: seats.length, seed: 7 },
    state: { ...rest, seats },
  }) as State;
}
