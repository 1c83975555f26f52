// The events of India Rails, floods apart (IR-EVENT-1 … 6, 9 … 12).

import { describe, expect, test } from 'vitest';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { engine, india } from '../india-game.js';

const { at, board, demandFor, mileposts, neighbours } = india;
const { aboutToDeliver, bannedBy, draw, play, playOut, position, verdict } = india;

const events = indiaRails.tables.eventCards;
const [TAX, SANDSTORM, ELEPHANTS, SUBSIDY] = [137, 138, 143, 144];
const isDesert = (milepost: number) => TERRAINS[board.terrain[milepost]] === 'desert';
const inElephants = (milepost: number) => board.areas.get('elephants')?.has(milepost) ?? false;
const stub = (milepost: number) => board.segment(neighbours(milepost)[0], milepost);

test('the deck has one tax, two sandstorms, three stopped borders, elephants, a subsidy, six derailments, six floods', () => {
  const names: Record<string, number> = {};
  for (const { name } of events) names[name] = (names[name] ?? 0) + 1;
  expect(names).toEqual({
    'Rail Tax': 1,
    Sandstorm: 2,
    'Pakistani Rail Strike': 1,
    'Protesters Stop Trains': 2,
    'Rampaging Elephants': 1,
    'Government Subsidy': 1,
    Derailment: 6,
    Flood: 6,
  });
});

test('IR-EVENT-1: the Rail Tax takes by the chart, makes cash public and is gone', () => {
  const { state, payout } = draw(TAX, [{ cash: 49 }, { cash: 50 }, { cash: 250 }]);
  expect(state.seats.slice(1).map(({ cash }) => cash)).toEqual([49, 40, 220]);
  expect(state.seats[0].cash).toBe(60 + payout - (60 + payout >= 100 ? 15 : 10));
  expect(state.cashPublic).toBe(true);
  expect(state.discards).toContain(TAX);
  expect(engine.view(state, 1).seats[0].cash).toBe(state.seats[0].cash);
});

describe('Sandstorm', () => {
  const deserts = ['thar', 'baluchistan'].map((id) => [...(board.areas.get(id) ?? [])][3]);

  test('IR-EVENT-2: every segment that touches a desert milepost is erased, in both deserts, for good', () => {
    const far = stub(at('nagpur'));
    for (const card of [138, 139]) {
      const { state } = draw(card, [{ track: [...deserts.map(stub), far] }]);
      expect(state.rail.tracks[1]).toEqual([far]);
      expect(state.rail.reserved).toEqual([]);
    }
  });

  test('IR-EVENT-3: a train on a desert milepost goes back to its last city and loses neither load nor turn', () => {
    const seat = { at: deserts[0], lastCity: 'multan', loads: ['wheat'] };
    const beside = { at: 'jodhpur', loads: ['gypsum'] };
    const { state, events: told } = draw(SANDSTORM, [seat, beside]);
    expect(state.seats[1]).toMatchObject({
      losesTurn: false,
      trains: [{ at: at('multan'), loads: ['wheat'] }],
    });
    expect(state.seats[2].trains[0].at).toBe(at('jodhpur'));
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'trainSentBack', seat: 1, to: at('multan') }),
    );
    expect([state.pending, state.turn.phase]).toEqual([[], 'operations']);
  });

  test('IR-OPEN-13: a drawer who is sent back goes on with his points left', () => {
    const { seat, deliver } = aboutToDeliver(({ city }) => city === 'gorakhpur');
    const second = { at: deserts[0], lastCity: 'multan', loco: 'fast-freight', points: 7 };
    const options = { additionalTrains: true };
    const before = position({ seats: [{ ...seat, second }, {}], top: [SANDSTORM], options });
    const after = play(before, { ...deliver, train: 0 });
    expect(after.seats[0].trains[1]).toMatchObject({ at: at('multan'), points: 7 });
    expect([after.turn.seat, after.turn.phase]).toEqual([0, 'operations']);
  });

  test('IR-EVENT-4: nobody builds in the desert while it lasts, and as usual afterwards (build/event)', () => {
    const [desert] = deserts;
    const from = neighbours(desert).find((place) => !isDesert(place)) ?? neighbours(desert)[0];
    const own = [
      board.segment(neighbours(from).find((place) => place !== desert && !isDesert(place)) ?? desert, from),
    ];
    const turn = { phase: 'building' };
    const build = { type: 'buildTrack', from, to: desert };
    const during = position({
      seats: [{ track: own }, {}],
      turn,
      inPlay: [{ card: SANDSTORM, lastTurn: 4 }],
    });
    expect(verdict(during, build)).toBe('build/event / IR-EVENT-4');
    expect(bannedBy(during, build)).toBe('IR-EVENT-4');
    expect(verdict(position({ seats: [{ track: own }, {}], turn }), build)).toBe('legal');
  });
});

describe('Strikes and protests', () => {
  test.each([
    [140, 'lahore', 'cotton', 'pakistan'],
    [141, 'english-bazar', 'jute', 'bangladesh'],
    [142, 'darjeeling', 'tea', 'nepal'],
  ])('IR-EVENT-5: card %i stops pickups and deliveries at the border, in %s', (card, city, load, country) => {
    const asked = demandFor((demand) => demand.city === city);
    const seat = { at: city, hand: [asked.card], loads: [asked.good] };
    const pickUp = { type: 'pickUpLoad', load };
    const deliver = { type: 'deliverLoad', load: asked.good, card: asked.card, demand: asked.demand };
    const stopped = position({ seats: [seat, {}], inPlay: [{ card, lastTurn: 4 }] });
    expect(verdict(stopped, pickUp)).toBe('load/event / IR-EVENT-5');
    expect(verdict(stopped, deliver)).toBe('deliver/event / IR-EVENT-5');
    expect([bannedBy(stopped, pickUp), bannedBy(stopped, deliver)]).toEqual(['IR-EVENT-5', 'IR-EVENT-5']);
    expect(verdict(stopped, { type: 'dropLoad', load: asked.good })).toBe('legal');
    const free = position({ seats: [seat, {}] });
    expect([verdict(free, pickUp), verdict(free, deliver)]).toEqual(['legal', 'legal']);
    // It ends with the drawer's next turn; the set is that of one border.
    expect(events.find(({ number }) => number === card)?.stays).toEqual({ turns: 1 });
    expect(board.areas.get(`border-${country}`)?.has(at(city))).toBe(true);
  });

  /** True for mileposts that the line of the border touches, and for their neighbours. */
  const isNear = (country: string) => {
    const line = board.areas.get(`border-${country}`) as ReadonlySet<number>;
    return (milepost: number) => line.has(milepost) || neighbours(milepost).some((next) => line.has(next));
  };

  test.each([
    [140, 'pakistan', ['lahore', 'rawalpindi', 'sukkur']],
    [
      141,
      'bangladesh',
      ['calcutta', 'chittagong', 'dhaka', 'english-bazar', 'khulna', 'darjeeling'].toSorted(),
    ],
    [142, 'nepal', ['darjeeling', 'gorakhpur', 'kathmandu']],
  ])(
    'IR-OPEN-4: card %i shuts the mileposts that the border of %s touches and their neighbours, three cities or more',
    (card, country, cities) => {
      const near = isNear(country);
      const shut = board.cities.filter(({ mileposts, supplies: [load] }) => {
        const barred = mileposts.filter((milepost) => {
          const standing = position({ seats: [{ at: milepost }, {}], inPlay: [{ card, lastTurn: 4 }] });
          return load !== undefined && verdict(standing, { type: 'pickUpLoad', load }) !== 'legal';
        });
        if (load !== undefined) expect(barred).toEqual(mileposts.filter(near));
        return barred.length > 0;
      });
      expect(shut.map(({ id }) => id).toSorted()).toEqual(cities);
    },
  );

  test('IR-EVENT-5: a major city is shut only at its mileposts by the border; trains run and build freely', () => {
    const near = isNear('bangladesh');
    const { mileposts: city } = board.cities[board.cityIndex('calcutta')];
    const shut = city.find(near) as number;
    const open = city.find((milepost) => !near(milepost)) as number;
    const standing = (milepost: number) =>
      position({ seats: [{ at: milepost }, {}], inPlay: [{ card: 141, lastTurn: 4 }] });
    const pickUp = { type: 'pickUpLoad', load: 'rice' };
    expect(verdict(standing(shut), pickUp)).toBe('load/event / IR-EVENT-5');
    expect(verdict(standing(open), pickUp)).toBe('legal');
    const next = neighbours(shut).find((milepost) => city.includes(milepost)) as number;
    expect(verdict(standing(shut), { type: 'moveTrain', to: next })).toBe('legal');
  });
});

test('IR-EVENT-6: a derailment costs trains within 3 of a listed city a load and a turn, others nothing', () => {
  const cards = events.filter(({ effects }) => effects.some(({ rule }) => rule === 'IR-EVENT-6'));
  expect(cards.length).toBe(6);
  for (const city of ['Delhi', 'Agra', 'Jaipur', 'Ludhiana', 'Lahore']) expect(cards[0].text).toContain(city);
  const distance = board.distancesFrom(at('agra'));
  const others = ['delhi', 'jaipur', 'ludhiana', 'lahore'].map((city) => board.distancesFrom(at(city)));
  const [near] = mileposts((milepost) => distance[milepost] === 3);
  const [far] = mileposts(
    (milepost) => distance[milepost] === 4 && others.every((from) => from[milepost] > 3),
  );
  const { state } = draw(145, [
    { at: near, loads: ['tea'] },
    { at: far, loads: ['tea'] },
  ]);
  expect(state.seats[1]).toMatchObject({ losesTurn: true, trains: [{ loads: [] }] });
  expect(state.seats[2]).toMatchObject({ losesTurn: false, trains: [{ loads: ['tea'] }] });
});

test.each([
  [145, ['delhi', 'agra', 'jaipur', 'ludhiana', 'lahore']],
  [146, ['calcutta', 'asansol', 'patna', 'english-bazar', 'dhaka', 'chittagong']],
  [147, ['bombay', 'poona', 'ahmadabad', 'indore', 'sholapur']],
  [148, ['madras', 'bangalore', 'mangalore', 'madurai', 'cochin', 'colombo']],
  [149, ['karachi', 'hyderabad-sind', 'multan', 'quetta', 'rawalpindi']],
  [150, ['nagpur', 'hyderabad', 'vijayawada', 'raipur', 'varanasi', 'bhubaneshwar']],
])('IR-EVENT-6: card %i strikes near each of %j, and at no city further off', (card, listed) => {
  // Six can play: five trains at a time besides the drawer's, which is far away.
  const { seat, deliver } = aboutToDeliver(({ city }) => city === (card === 149 ? 'gorakhpur' : 'karachi'));
  const struck = (places: readonly number[]) =>
    Array.from({ length: Math.ceil(places.length / 5) }, (_, n) => places.slice(5 * n, 5 * n + 5)).flatMap(
      (some) => {
        const seats = [seat, ...some.map((place) => ({ at: place }))];
        const { seats: hit } = play(position({ seats, top: [card] }), deliver);
        return some.filter((_, n) => hit[n + 1].losesTurn);
      },
    );
  const near = (place: number) => listed.filter((city) => board.distancesFrom(at(city))[place] <= 3).join();
  // A place by each city that lies near none of the others.
  const beside = listed.map((city) => mileposts((place) => near(place) === city)[0]);
  expect(struck(beside)).toEqual(beside);
  // It is gone at once.
  expect(play(position({ seats: [seat, {}], top: [card] }), deliver).discards).toContain(card);
  const centres = board.cities.map(({ mileposts: [centre] }) => centre);
  expect(struck(centres.filter((place) => near(place) === ''))).toEqual([]);
});

test('IR-EVENT-9: half rate is 5 and 6 mileposts; in this game only the ferry and the elephants bring it', () => {
  const halving = events.filter(({ effects }) => effects.some(({ halves }) => halves !== undefined));
  expect(halving.map(({ number }) => number)).toEqual([ELEPHANTS]);
  const inPlay = [{ card: ELEPHANTS, drawer: 0, lastTurn: 9 }];
  for (const [loco, points] of [
    ['freight', 5],
    ['fast-freight', 6],
  ] as const) {
    const state = position({ seats: [{}, { at: 'guwahati', loco }], turn: { phase: 'building' }, inPlay });
    expect(play(state, 'endTurn').seats[1].trains[0].points).toBe(points);
  }
});

describe('Rampaging Elephants', () => {
  test('IR-EVENT-10: every train in the area at the draw loses one load of its choice and no turn', () => {
    const { state } = draw(ELEPHANTS, [
      { at: 'guwahati', loads: ['coal', 'tea'] },
      { at: 'patna', loads: ['steel'] },
      { at: 'imphal' },
    ]);
    expect(engine.decisions(state)).toMatchObject([{ seat: 1, kind: 'loseLoad' }]);
    expect(verdict(state, { type: 'chooseLoadToLose', load: 'steel' })).toBe('load/not-aboard / M-EVENT-20');
    const after = play(state, { type: 'chooseLoadToLose', load: 'tea' });
    expect(after.seats.map(({ trains: [{ loads }] }) => loads)).toEqual([[], ['coal'], ['steel'], []]);
    expect(after.seats.some(({ losesTurn }) => losesTurn)).toBe(false);
  });

  test('IR-EVENT-11: half rate in the area until the drawer’s next turn ends; building and loading are free', () => {
    const [inside] = neighbours(at('guwahati')).filter((place) => board.segment(place, at('guwahati')) >= 0);
    const [outside] = mileposts(
      (milepost) => !inElephants(milepost) && neighbours(milepost).some((next) => inElephants(next)),
    );
    const entry = neighbours(outside).find(inElephants) as number;
    const inPlay = [{ card: ELEPHANTS, lastTurn: 4 }];
    const train = { at: outside, track: [board.segment(outside, entry)] };
    // Eight are left of nine, and half of eight is four.
    const entered = play(position({ seats: [train, {}], inPlay }), { type: 'moveTrain', to: entry });
    expect(entered.seats[0].trains[0]).toMatchObject({ points: 4, halved: true });
    const free = play(position({ seats: [train, {}] }), { type: 'moveTrain', to: entry });
    expect(free.seats[0].trains[0].points).toBe(8);
    const there = position({ seats: [{ at: 'guwahati' }, {}], inPlay });
    expect(verdict(there, { type: 'pickUpLoad', load: 'coal' })).toBe('legal');
    const builder = position({ seats: [{ track: [stub(inside)] }, {}], inPlay, turn: { phase: 'building' } });
    expect([...engine.legalActions(builder)].some(({ type }) => type === 'buildTrack')).toBe(true);
    expect(verdict(builder, { type: 'buildTrack', from: inside, to: at('guwahati') })).not.toContain(
      'build/event',
    );
  });
});

describe('Government Subsidy', () => {
  const { seat, deliver, payout, card } = aboutToDeliver(({ city }) => city === 'gorakhpur');

  test('IR-EVENT-12: the drawer’s next delivery pays 10 M more; the card is discarded then, not before', () => {
    const { state } = draw(SUBSIDY, [{}]);
    expect(state.inPlay).toEqual([{ card: SUBSIDY, drawer: 0, lastTurn: null, met: [] }]);
    const waiting = position({ seats: [seat, {}], inPlay: [{ card: SUBSIDY }] });
    const { state: paid, events: told } = playOut(waiting, deliver);
    expect(paid.seats[0].cash).toBe(60 + payout + 10);
    expect(told).toContainEqual(expect.objectContaining({ type: 'loadDelivered', payout, bonus: 10 }));
    expect(paid.inPlay).toEqual([]);
    expect(paid.discards).toEqual(expect.arrayContaining([card, SUBSIDY]));
  });

  test('IR-EVENT-12: other players get nothing extra and leave it in play', () => {
    const state = position({ seats: [seat, {}], inPlay: [{ card: SUBSIDY, drawer: 1 }] });
    const paid = play(state, deliver);
    expect([paid.seats[0].cash, paid.inPlay.length]).toEqual([60 + payout, 1]);
  });

  test('IR-OPEN-17: the delivery that drew it gets nothing, an open contract does, and it waits without limit', () => {
    expect(draw(SUBSIDY, [{}]).state.seats[0].cash).toBe(60 + payout);
    const open = position({
      seats: [{ at: seat.at, loads: seat.loads }, {}],
      inPlay: [{ card: SUBSIDY }],
      options: { openContracts: true },
      state: { contracts: [card] },
      without: [card],
    });
    const paid = play(open, deliver);
    expect(paid.seats[0].cash).toBe(60 + payout + 10);
    let waiting = position({ seats: [{}, {}], inPlay: [{ card: SUBSIDY }] });
    for (let turn = 0; turn < 8; turn++) waiting = play(waiting, 'endOperations', 'endTurn');
    expect(waiting.inPlay.length).toBe(1);
  });

  test('IR-OPEN-17: it goes when its drawer is dropped, and stays when another seat is', () => {
    const state = position({ seats: [{}, {}, {}], inPlay: [{ card: SUBSIDY, drawer: 1 }] });
    const drop = (target: number) => play(state, { type: 'dropSeat', seat: null, target });
    expect([drop(1).inPlay, drop(1).discards]).toEqual([[], [SUBSIDY]]);
    expect(drop(2).inPlay.length).toBe(1);
  });
});
