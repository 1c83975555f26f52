// Events that strike track and trains: floods, derailments, sand storms, the earthquake, the rains (CR-EVENT-6, 10, 16 … 19).

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { china } from '../china-game.js';

const { at, board, bridge, mileposts, neighbours, segments } = china;
const { aboutToDeliver, draw, play, playOut, position, verdict } = china;

const [EARTHQUAKE, RAINS] = [155, 156];
const events = chinaRails.tables.eventCards;

describe('Flood', () => {
  const floods: [number, string][] = [
    [140, 'yellow'],
    [140, 'huai'],
    [140, 'liao'],
    [141, 'yangtze'],
    [141, 'pearl'],
  ];

  test('CR-EVENT-6: there are exactly two flood cards, for different rivers', () => {
    const cards = events.filter(({ effects }) => effects.some(({ rule }) => rule === 'CR-EVENT-6'));
    expect(cards.map(({ number }) => number)).toEqual([140, 141]);
    const names = new Set([...board.riverNames.keys()]);
    for (const [, river] of floods) expect(names).toContain(river);
  });

  test.each(floods)(
    'CR-EVENT-6: card %i sweeps away bridges over the %s and closes it for a turn',
    (card, river) => {
      const { segment, from, to } = bridge(river);
      const other = bridge(card === 140 ? 'yangtze' : 'yellow').segment;
      const owner = { at: from, track: [segment, other] };
      const { state, events: told } = draw(card, [owner]);
      expect(state.rail.tracks[1]).toEqual([other]);
      expect(state.rail.reserved).toEqual([{ segment, seat: 1, card, lastTurn: null }]);
      expect(told).toContainEqual(
        expect.objectContaining({ type: 'trackErased', seat: 1, segments: [segment] }),
      );
      const next = play(state, 'endTurn', 'endOperations');
      const build = { type: 'buildTrack', from: to, to: from };
      const stub = neighbours(to)
        .map((place) => board.segment(place, to))
        .find((one) => one !== segment && one >= 0);
      expect(stub).toBeDefined();
      const flooded = position({
        seats: [{ track: [stub as number] }, {}],
        turn: { phase: 'building' },
        inPlay: [{ card, drawer: 1, lastTurn: 9 }],
      });
      expect(verdict(flooded, build)).toBe('build/event / CR-EVENT-6');
      expect(next.inPlay.map((entry) => entry.card)).toEqual([card]);
      // Until the end of the drawer's next turn.
      const over = play(next, 'endTurn', 'endTurn');
      expect(over.inPlay).toEqual([]);
      expect(over.rail.reserved[0].lastTurn).toBe(over.seats[1].turns);
    },
  );

  test('CR-OPEN-15: bridges over dry rivers stay, also after Desert Rains', () => {
    const { segment } = bridge('tarim');
    for (const card of [140, 141])
      expect(draw(card, [{ track: [segment] }]).state.rail.tracks[1]).toEqual([segment]);
  });

  test('CR-OPEN-14: after the rains a dry river costs the river’s price, but no flood names it', () => {
    const { segment, from, to } = bridge('tarim');
    const stub = neighbours(from)
      .map((place) => board.segment(place, from))
      .find((one) => one >= 0 && one !== segment);
    const flooded = position({
      seats: [{ track: [stub as number] }, {}],
      turn: { phase: 'building' },
      inPlay: [{ card: RAINS }, { card: 140, drawer: 1, lastTurn: 9 }, { card: 141, drawer: 1, lastTurn: 9 }],
    });
    const built = play(flooded, { type: 'buildTrack', from, to });
    expect(60 - built.seats[0].cash).toBe(TERRAINS[board.terrain[to]] === 'mountain' ? 4 : 3);
  });
});

describe('Derailment', () => {
  const cards = events.filter(({ name }) => name === 'Derailment');

  test.each(cards.map(({ number, text }) => [number, text] as const))(
    'CR-EVENT-10: card %i: %s',
    (number) => {
      const words =
        cards
          .find((card) => card.number === number)
          ?.text.toLowerCase()
          .split(/[ ,]+/) ?? [];
      const listed = board.cities.filter(({ id }) => words.includes(id));
      expect(listed.length).toBeGreaterThan(3);
      const distance = (place: number) =>
        Math.min(...listed.map((city) => board.distancesFrom(city.mileposts[0])[place]));
      const near = mileposts((place) => distance(place) === 3)[0];
      const far = mileposts((place) => distance(place) === 4)[0];
      const hit = { at: near, loads: ['tea'] };
      const { state } = draw(number, [hit, { at: far, loads: ['tea'] }, { at: near }, {}]);
      expect(state.seats.map(({ trains }) => trains[0].loads)).toEqual([[], [], ['tea'], [], []]);
      expect(state.seats.map(({ losesTurn }) => losesTurn)).toEqual([false, true, false, true, false]);
      expect(state.discards).toContain(number);
    },
  );

  /** Of these places, those where a train costs its owner a turn when the card is drawn. Six can play: five at a time. */
  const struck = (card: number, places: readonly number[]) =>
    Array.from({ length: Math.ceil(places.length / 5) }, (_, n) => places.slice(5 * n, 5 * n + 5)).flatMap(
      (some) => {
        const others = some.map((place) => ({ at: place }));
        const { seats } = draw(card, others).state;
        return some.filter((_, n) => seats[n + 1].losesTurn);
      },
    );

  test.each([
    [144, ['shanghai', 'nanjing', 'hefei', 'xuzhou', 'qingdao']],
    [145, ['beijing', 'shijiazhuang', 'datong', 'hohhot', 'zhengzhou']],
    [146, ['chongqing', 'chengdu', 'guiyang', 'kunming', 'changsha', 'wuhan']],
    [147, ['harbin', 'shenyang', 'xian', 'lanzhou', 'guangzhou', 'nanchang']],
  ])('CR-EVENT-10: card %i strikes near each of %j, and at no city further off', (card, listed) => {
    const near = (place: number) => listed.filter((city) => board.distancesFrom(at(city))[place] <= 3).join();
    // A place by each city that lies near none of the others.
    const beside = listed.map((city) => mileposts((place) => near(place) === city)[0]);
    expect(struck(card, beside)).toEqual(beside);
    const cities = board.cities.flatMap(({ rail, mileposts: [centre] }) => (rail ? [centre] : []));
    expect(
      struck(
        card,
        cities.filter((place) => near(place) === ''),
      ),
    ).toEqual([]);
  });
});

describe('Sand Storm', () => {
  test.each([
    [153, 'taklamakan', 'gobi'],
    [154, 'gobi', 'taklamakan'],
  ])(
    'CR-EVENT-16: card %i erases all track that touches the %s, and nothing there is built for a turn',
    (card, area, other) => {
      const inside = segments().find(
        ({ from, to }) => board.areas.get(area)?.has(from) && board.areas.get(area)?.has(to),
      );
      const edge = segments().find(
        ({ from, to }) => board.areas.get(area)?.has(to) !== board.areas.get(area)?.has(from),
      );
      const elsewhere = segments().find(({ from }) => board.areas.get(other)?.has(from));
      const all = [inside, edge, elsewhere].map((one) => one?.segment as number);
      const { state } = draw(card, [{ track: all }]);
      expect(state.rail.tracks[1]).toEqual([all[2]]);
      expect(state.rail.reserved).toEqual([]);
      const { from, to } = edge as { from: number; to: number };
      const rim = board.areas.get(area)?.has(from) ? to : from;
      const stub = neighbours(rim)
        .map((place) => board.segment(place, rim))
        .find((one) => one >= 0 && one !== edge?.segment);
      const sand = position({
        seats: [{ track: [stub as number] }, {}],
        turn: { phase: 'building' },
        inPlay: [{ card, drawer: 1, lastTurn: 9 }],
      });
      const build = { type: 'buildTrack', from: rim, to: rim === from ? to : from };
      expect(verdict(sand, build)).toBe('build/event / CR-EVENT-16');
      const calm = position({ seats: [{ track: [stub as number] }, {}], turn: { phase: 'building' } });
      expect(verdict(calm, build)).toBe('legal');
    },
  );

  test('CR-EVENT-17: a train in the desert goes back to its last city and loses a load and a turn', () => {
    const [desert] = mileposts((place) => board.areas.get('gobi')?.has(place) === true);
    const caught = { at: desert, lastCity: 'baotou', loads: ['coal', 'tea'], arrivedBy: 0 };
    const segment = segments().find(({ from, to }) => from === desert || to === desert)?.segment as number;
    const { state, events: told } = draw(154, [{ ...caught, arrivedBy: segment }, { at: 'baotou' }]);
    expect(state.seats[1].trains[0]).toMatchObject({ at: at('baotou'), arrivedBy: null });
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'trainSentBack', seat: 1, to: at('baotou') }),
    );
    expect(state.seats.map(({ losesTurn }) => losesTurn)).toEqual([false, true, false]);
    const chosen = play(state, { type: 'chooseLoadToLose', load: 'coal' });
    expect(chosen.seats[1].trains[0].loads).toEqual(['tea']);
  });

  test('CR-OPEN-21: with several deserts only the named one is hit', () => {
    const [desert] = mileposts((place) => board.areas.get('gobi')?.has(place) === true);
    const { state } = draw(153, [{ at: desert, lastCity: 'baotou', loads: ['coal'] }]);
    expect(state.seats[1].trains[0]).toMatchObject({ at: desert, loads: ['coal'] });
    expect(state.seats[1].losesTurn).toBe(false);
  });

  test('CR-OPEN-22, M-OPEN-41: a train that started on a port goes back to that port', () => {
    const [desert] = mileposts((place) => board.areas.get('gobi')?.has(place) === true);
    const placed = play(
      position({
        seats: [
          {
            track: [board.segment(at('fuzhou-port'), neighbours(at('fuzhou-port'))[0])],
            rights: ['fuzhou-port'],
          },
          {},
        ],
      }),
      { type: 'placeTrain', milepost: at('fuzhou-port') },
    );
    expect(placed.seats[0].trains[0].lastCity).toBe(at('fuzhou-port'));
    const { state } = draw(154, [{ at: desert, lastCity: at('fuzhou-port') }]);
    expect(state.seats[1].trains[0].at).toBe(at('fuzhou-port'));
  });
});

describe('Earthquake', () => {
  const ring = (distance: number) =>
    mileposts(
      (place) => board.distancesFrom(at('taiyuan'))[place] === distance && board.cityAt[place] < 0,
    )[0];

  test('CR-EVENT-18: within 4 a turn and a load are lost, from 5 to 9 half the movement, beyond nothing', () => {
    const seats = [4, 5, 9, 10].map((distance) => ({ at: ring(distance), loads: ['tea'] }));
    const { state } = draw(EARTHQUAKE, seats);
    expect(state.seats.map(({ losesTurn }) => losesTurn)).toEqual([false, true, false, false, false]);
    expect(state.seats.map(({ trains }) => trains[0].loads.length)).toEqual([0, 0, 1, 1, 1]);
    // Seat 1 loses its turn; 2 and 3 begin theirs with half the points, 4 with all.
    let now = play(state, 'endTurn');
    const points = [2, 3, 4].map((seat) => {
      expect(now.turn.seat).toBe(seat);
      const [{ points: left }] = now.seats[seat].trains;
      now = play(now, 'endTurn');
      return left;
    });
    expect(points).toEqual([5, 5, 9]);
  });

  test('CR-EVENT-18: nobody builds within 9 mileposts until the end of the drawer’s next turn', () => {
    const near = segments().find(
      ({ from, to }) =>
        board.distancesFrom(at('taiyuan'))[from] === 9 &&
        board.distancesFrom(at('taiyuan'))[to] === 10 &&
        board.cityAt[from] < 0,
    ) as { segment: number; from: number; to: number };
    const beyond = segments().find(
      ({ from, to }) =>
        to !== near.to &&
        from === near.to &&
        board.distancesFrom(at('taiyuan'))[to] > 9 &&
        board.cityAt[to] < 0,
    ) as { segment: number; from: number; to: number };
    const { state } = draw(EARTHQUAKE, [{ track: [beyond.segment] }]);
    const building = play(state, 'endTurn', 'endOperations');
    expect(verdict(building, { type: 'buildTrack', from: near.to, to: near.from })).toBe(
      'build/event / CR-EVENT-18',
    );
    const later = play(building, 'endTurn', 'endTurn', 'endOperations');
    expect(verdict(later, { type: 'buildTrack', from: near.to, to: near.from })).toBe('legal');
  });

  test('CR-OPEN-13: the drawer’s own points are halved now; drawn with a fresh hand, his next turn is', () => {
    const { seat, deliver } = aboutToDeliver(({ city }) => city === 'datong');
    const running = position({ seats: [{ ...seat, points: 7 }, {}], top: [EARTHQUAKE] });
    expect(play(running, deliver).seats[0].trains[0]).toMatchObject({ points: 4, halvedNext: false });
    const fresh = play(position({ seats: [{ at: 'datong' }, {}], top: [EARTHQUAKE] }), 'discardHand');
    expect(fresh.seats[0].trains[0].halvedNext).toBe(true);
    expect(play(fresh, 'endTurn').seats[0].trains[0]).toMatchObject({ points: 5, halvedNext: false });
  });

  test('CR-EVENT-18: a train that loses its turn loses nothing by the ring as well', () => {
    const { state } = draw(EARTHQUAKE, [{ at: ring(4) }, { at: ring(5) }]);
    expect(state.seats.map(({ losesTurn, trains }) => [losesTurn, trains[0].halvedNext])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  test('CR-OPEN-13: a lost turn uses the halving up', () => {
    const { state } = draw(EARTHQUAKE, [{ at: 'datong', losesTurn: true }]);
    const lost = play(state, 'endTurn');
    expect(lost.seats[1].trains[0].halvedNext).toBe(false);
    expect(play(lost, 'endTurn').seats[1].trains[0].points).toBe(9);
  });

  test('CR-OPEN-13: a train that arrives later is unhurt', () => {
    const [rim, outside] = [ring(9), 0];
    const from = neighbours(rim).find((place) => board.distancesFrom(at('taiyuan'))[place] === 10) ?? outside;
    const { state } = draw(EARTHQUAKE, [{ at: from, track: [board.segment(from, rim)] }]);
    const moved = play(state, 'endTurn', { type: 'moveTrain', to: rim });
    expect(moved.seats[1].trains[0].points).toBe(8);
  });
});

describe('Desert Rains', () => {
  test('CR-EVENT-19: stays for the rest of the game and is never discarded', () => {
    let { state } = draw(RAINS, [{}]);
    for (let turn = 0; turn < 8; turn++) state = play(state, 'endTurn');
    expect(state.inPlay).toEqual([{ card: RAINS, drawer: 0, lastTurn: null, met: [] }]);
    // Not even when the pile becomes the deck.
    const { seat, deliver } = aboutToDeliver(({ city }) => city === 'xian');
    const all = board.demandCards.map(({ number }) => number);
    const hands = [seat.hand?.[0] as number, ...all.filter((card) => card !== seat.hand?.[0]).slice(0, 5)];
    const pile = all.filter((card) => !hands.includes(card));
    const others = events.map(({ number }) => number).filter((card) => card !== RAINS);
    const emptied = position({
      seats: [{ ...seat, hand: hands.slice(0, 3) }, { hand: hands.slice(3) }],
      inPlay: [{ card: RAINS }],
      discards: [...pile, ...others],
      state: { deck: [] },
    });
    const { state: after } = playOut(emptied, deliver);
    expect(after.deck.length).toBeGreaterThan(100);
    expect([after.deck.includes(RAINS), after.inPlay.some(({ card }) => card === RAINS)]).toEqual([
      false,
      true,
    ]);
  });

  test('CR-BUILD-4, CR-EVENT-19: dry rivers and the dry lake cost 2, other waters what they did', () => {
    const rains = events.find(({ number }) => number === RAINS)?.effects[0];
    const waters = ['dry-river', 'dry-lake', 'river', 'lake', 'inlet'] as const;
    expect(waters.map((water) => rains?.surcharge?.(water))).toEqual([2, 2, undefined, undefined, undefined]);
  });

  test('CR-EVENT-19: track already built stays', () => {
    const { segment } = bridge('tarim');
    expect(draw(RAINS, [{ track: [segment] }]).state.rail.tracks[1]).toEqual([segment]);
  });
});
