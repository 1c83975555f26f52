import { expect, test } from 'vitest';
import { eventsOfType, play, position, refusal, toyBoard } from '../toy-board';

// Seat 0 owns a-x; seat 1 x-b; seat 0 also a-y, y-z, z-b further around.
const ring = toyBoard({
  lines: 'a-x x-b a-y y-z z-b q-r b-c',
  cities: 'a b c',
  regionals: [
    '1: a b',
    '1: a b',
    '2: a c',
    '2: a c',
    ...[3, 4, 5, 6, 7, 8].flatMap((era) => [`${era}: a b`, `${era}: a b`]),
  ],
});
const regional = (route: { paid?: string; over?: string }) => ({
  type: 'scoreRegionalCard',
  seat: 0,
  card: 0,
  opponentLines: ring.lines(route.paid ?? ''),
  ...(route.over !== undefined && { routeLines: ring.lines(route.over) }),
});
const tracks = (own: string, foreign = '', waivers = 4) =>
  position(ring, 2, {
    seats: [
      { track: ring.lines(own), regionals: [0, 2], waivers },
      { track: ring.lines(foreign), waivers: 4 },
    ],
  });

test('TC-ROUTE-1: all cities of the card hang together by own segments, however many branch off', () => {
  expect(refusal(ring, tracks('a-x x-b'), regional({}))).toBeNull();
  expect(refusal(ring, tracks('a-x x-b a-y y-z b-c'), regional({}))).toBeNull();
  // Both cities are touched, but in two pieces.
  expect(refusal(ring, tracks('a-x z-b'), regional({}))).toBe('TC-ROUTE-1 route/not-joined');
});

test('TC-ROUTE-2: a route with foreign segments is a tree of own and paid ones, with nothing to spare', () => {
  const state = tracks('a-x b-c', 'x-b q-r');
  expect(refusal(ring, state, regional({ paid: 'x-b', over: 'a-x x-b' }))).toBeNull();
  expect(refusal(ring, state, regional({ paid: 'x-b', over: 'a-x x-b b-c' }))).toBe(
    'TC-ROUTE-2 route/superfluous',
  );
  expect(refusal(ring, state, regional({ paid: 'x-b q-r', over: 'a-x x-b q-r' }))).toBe(
    'TC-ROUTE-2 route/superfluous',
  );
  expect(refusal(ring, state, regional({ paid: 'x-b' }))).toBe('TC-ROUTE-2 route/no-route');
  expect(refusal(ring, state, regional({ paid: 'x-b', over: 'a-x' }))).toBe('TC-ROUTE-2 route/other-lines');
  expect(refusal(ring, state, regional({ paid: 'a-y', over: 'a-y a-x' }))).toBe(
    'TC-ROUTE-2 route/not-foreign',
  );
  expect(refusal(ring, state, regional({ paid: 'a-x', over: 'a-x' }))).toBe('TC-ROUTE-2 route/not-foreign');
});

test('TC-ROUTE-3: a route without any own segment is refused, even where foreign ones alone would do', () => {
  const state = tracks('b-c', 'a-x x-b');
  expect(refusal(ring, state, regional({ paid: 'a-x x-b', over: 'a-x x-b' }))).toBe(
    'TC-ROUTE-3 route/no-own-segment',
  );
  expect(refusal(ring, tracks('a-x', 'x-b'), regional({ paid: 'x-b', over: 'a-x x-b' }))).toBeNull();
});

test('TC-ROUTE-4: a scored card stays scored when the segments go', () => {
  let state = play(ring, tracks('a-x x-b'), regional({}));
  state = play(ring, state, { type: 'keepRegionalCard', seat: 0, card: 4 }, { type: 'endTurn', seat: 0 });
  state = play(
    ring,
    state,
    { type: 'placeTrack', seat: 1, line: ring.line('q-r') },
    { type: 'endTurn', seat: 1 },
  );
  state = play(ring, state, { type: 'removeTrack', seat: 0, line: ring.line('a-x') });
  expect(state.seats[0]).toMatchObject({ regionalsCompleted: 1, stack: [0] });
});

test('TC-ROUTE-5: the same segments serve one card after another', () => {
  let state = play(ring, tracks('a-x x-b b-c'), regional({}), { type: 'keepRegionalCard', seat: 0, card: 4 });
  state = play(ring, state, { type: 'endTurn', seat: 0 });
  state = play(
    ring,
    state,
    { type: 'placeTrack', seat: 1, line: ring.line('q-r') },
    { type: 'endTurn', seat: 1 },
  );
  state = play(ring, state, { type: 'placeTrack', seat: 0, line: ring.line('a-y') });
  expect(refusal(ring, state, { ...regional({}), card: 2 })).toBeNull();
});

test('TC-ROUTE-6: foreign track may be used although own track would do', () => {
  const state = tracks('a-x a-y y-z z-b', 'x-b');
  expect(refusal(ring, state, regional({ paid: 'x-b', over: 'a-x x-b' }))).toBeNull();
  expect(refusal(ring, state, regional({}))).toBeNull();
});

test('TC-WAIVER-1: one waiver for each foreign segment, to its owner, as the card is scored', () => {
  const state = tracks('a-x', 'x-b');
  const action = regional({ paid: 'x-b', over: 'a-x x-b' });
  expect(play(ring, state, action).seats.map(({ waivers }) => waivers)).toEqual([3, 5]);
  expect(eventsOfType(ring, state, action, 'waiversPaid')).toEqual([
    { type: 'waiversPaid', seat: 0, to: 1, lines: ring.lines('x-b') },
  ]);
});

test('TC-WAIVER-3: fewer waivers than foreign segments do not pay', () => {
  const action = regional({ paid: 'x-b', over: 'a-x x-b' });
  expect(refusal(ring, tracks('a-x', 'x-b', 0), action)).toBe('TC-WAIVER-3 waiver/too-few');
  expect(refusal(ring, tracks('a-x', 'x-b', 1), action)).toBeNull();
});

test('TC-WAIVER-4: waivers received are spent like any others in the receiver’s next turn', () => {
  let state = tracks('a-x', 'x-b', 4);
  state = position(ring, 2, {
    seats: [
      { track: state.seats[0].track, regionals: [0, 2] },
      { track: state.seats[1].track, waivers: 0, regionals: [1, 3] },
    ],
  });
  state = play(ring, state, regional({ paid: 'x-b', over: 'a-x x-b' }), {
    type: 'keepRegionalCard',
    seat: 0,
    card: 4,
  });
  state = play(
    ring,
    state,
    { type: 'endTurn', seat: 0 },
    { type: 'placeTrack', seat: 1, line: ring.line('q-r') },
  );
  const back = {
    type: 'scoreRegionalCard',
    seat: 1,
    card: 1,
    opponentLines: ring.lines('a-x'),
    routeLines: ring.lines('a-x x-b'),
  };
  expect(refusal(ring, state, back)).toBeNull();
  expect(play(ring, state, back).seats[1].waivers).toBe(0);
});

test('TC-WAIVER-5: waivers serve Company Cards and Regional Cards alike', () => {
  const state = position(ring, 2, {
    seats: [
      { track: ring.lines('a-x'), regionals: [0, 2], companies: [ring.company] },
      { track: ring.lines('x-b') },
    ],
  });
  const route = { opponentLines: ring.lines('x-b'), routeLines: ring.lines('a-x x-b') };
  expect(
    refusal(ring, state, { type: 'scoreCompanyCard', seat: 0, card: ring.company, ...route }),
  ).toBeNull();
  expect(refusal(ring, state, { type: 'scoreRegionalCard', seat: 0, card: 0, ...route })).toBeNull();
});

test('TC-WAIVER-7: waivers leave the game by a reset and in no other way', () => {
  const state = tracks('a-x', 'x-b');
  const after = play(
    ring,
    state,
    { type: 'resetCompanyDisplay', seat: 0 },
    regional({ paid: 'x-b', over: 'a-x x-b' }),
  );
  expect([...after.seats.map(({ waivers }) => waivers), after.waiversRemoved]).toEqual([2, 5, 1]);
  expect(() => position(ring, 2, { seats: [{ waivers: 5 }, { waivers: 4 }], waiversRemoved: 0 })).toThrow(
    'there are 9 waivers of 8',
  );
});

// The examples of the rulebook. Seats: 0 Red, 1 Blue, 2 Green, 3 Yellow.
const coast = toyBoard({
  lines:
    'baltimore-m1 m1-m2 ' +
    'm2-b1 b1-b2 b2-m3 m3-g1 g1-g2 g2-g3 g3-jacksonville ' +
    'm1-h1 h1-h2 h2-birmingham ' +
    'newyork-baltimore baltimore-n1 n1-n2 n2-n3 n3-h2 h2-k1 k1-k2 k2-birmingham ' +
    'birmingham-t1 t1-tallahassee ' +
    'g3-s1 s1-s2 s2-s3 s3-jacksonville h2-s1',
  cities: 'baltimore jacksonville birmingham newyork tallahassee',
  companies: [
    '10: birmingham tallahassee',
    '10: baltimore jacksonville',
    '10: baltimore birmingham',
    '10: newyork birmingham',
    ...Array(20).fill('10: baltimore newyork'),
  ],
});
const example = (tracks: readonly string[], waivers: number) =>
  position(coast, 4, {
    seats: tracks.map((track, seat) => ({
      track: coast.lines(track),
      ...(seat === 0 && { companies: [0, 1, 2, 3].map((card) => coast.company + card), waivers }),
    })),
  });
const declare = (card: number, own: string, paid: string) => ({
  type: 'scoreCompanyCard',
  seat: 0,
  card: coast.company + card,
  opponentLines: coast.lines(paid),
  routeLines: coast.lines(`${own} ${paid}`.trim()),
});

test('TC-WAIVER-EX1: Birmingham to Tallahassee over Blue’s segments alone is refused', () => {
  const state = example(['', 'birmingham-t1 t1-tallahassee', '', ''], 8);
  expect(refusal(coast, state, declare(0, '', 'birmingham-t1 t1-tallahassee'))).toBe(
    'TC-ROUTE-3 route/no-own-segment',
  );
  const mixed = example(['birmingham-t1', 't1-tallahassee', '', ''], 8);
  expect(refusal(coast, mixed, declare(0, 'birmingham-t1', 't1-tallahassee'))).toBeNull();
});

const blue = 'm2-b1 b1-b2 b2-m3';
const green = 'm3-g1 g1-g2 g2-g3 g3-jacksonville';

test('TC-WAIVER-EX2: Baltimore to Jacksonville needs seven waivers, three for Blue and four for Green', () => {
  const route = declare(1, 'baltimore-m1 m1-m2', `${blue} ${green}`);
  expect(refusal(coast, example(['baltimore-m1 m1-m2', blue, green, ''], 6), route)).toBe(
    'TC-WAIVER-3 waiver/too-few',
  );
  const seven = example(['baltimore-m1 m1-m2', blue, green, ''], 7);
  expect(play(coast, seven, route).seats.map(({ waivers }) => waivers)).toEqual([0, 11, 12, 8]);
});

test('TC-WAIVER-EX3: Baltimore to Birmingham for three waivers to Green', () => {
  const state = example(['baltimore-m1', '', 'm1-h1 h1-h2 h2-birmingham', ''], 8);
  const after = play(coast, state, declare(2, 'baltimore-m1', 'm1-h1 h1-h2 h2-birmingham'));
  expect(after.seats.map(({ waivers }) => waivers)).toEqual([5, 8, 11, 8]);
});

test('TC-WAIVER-EX4: New York to Birmingham for three waivers to Green and four to Red', () => {
  // Here seat 0 is Yellow, seat 1 Red and seat 2 Green.
  const reds = 'baltimore-n1 n1-n2 n2-n3 n3-h2';
  const greens = 'h2-k1 k1-k2 k2-birmingham';
  const after = play(
    coast,
    example(['newyork-baltimore', reds, greens, ''], 8),
    declare(3, 'newyork-baltimore', `${reds} ${greens}`),
  );
  expect(after.seats.map(({ waivers }) => waivers)).toEqual([1, 12, 11, 8]);
});

test('TC-WAIVER-EX5: six segments of one opponent are one too many', () => {
  const five = 'm3-g1 g1-g2 g2-g3 b1-b2 b2-m3';
  const own = 'baltimore-m1 m1-m2';
  const six = `${five} m2-b1`;
  const tooMany = example([`${own} g3-jacksonville`, '', six, ''], 8);
  expect(refusal(coast, tooMany, declare(1, `${own} g3-jacksonville`, six))).toBe(
    'TC-WAIVER-2 waiver/too-many-of-one',
  );
});

test('TC-WAIVER-2: nor does a region take six segments of one opponent, and what nobody owns is nobody’s', () => {
  const chain = toyBoard({
    lines: 'a-x x-1 1-2 2-3 3-4 4-5 5-b q-1 q-2 q-3 q-4 q-5 q-b',
    cities: 'a b',
    regionals: [1, 2, 3, 4, 5, 6, 7, 8].flatMap((era) => [`${era}: a b`, `${era}: a b`]),
  });
  const six = 'x-1 1-2 2-3 3-4 4-5 5-b';
  const state = (foreign: string, own: string) =>
    position(chain, 2, {
      seats: [
        { track: chain.lines(own), regionals: [0, 2], waivers: 6 },
        { track: chain.lines(foreign), waivers: 2 },
      ],
    });
  const score = (paid: string, route: string) => ({
    type: 'scoreRegionalCard',
    seat: 0,
    card: 0,
    opponentLines: chain.lines(paid),
    routeLines: chain.lines(route),
  });
  expect(refusal(chain, state(six, 'a-x'), score(six, `a-x ${six}`))).toBe(
    'TC-WAIVER-2 waiver/too-many-of-one',
  );
  const five = six.slice('x-1 '.length);
  expect(refusal(chain, state(five, 'a-x x-1'), score(five, `a-x ${six}`))).toBeNull();
  const free = chain.engine.explainAction(state('', 'a-x'), score(six, `a-x ${six}`) as never);
  expect(free.map(({ code }) => code)).toContain('route/not-foreign');
  expect(free.map(({ code }) => code)).not.toContain('waiver/too-many-of-one');
});

test('TC-WAIVER-2: five segments of one opponent may be used, and some of another besides', () => {
  const own = 'baltimore-m1 m1-m2 g3-jacksonville';
  const five = 'm3-g1 g1-g2 g2-g3 b1-b2 b2-m3';
  const state = example([own, 'm2-b1', five, ''], 8);
  expect(refusal(coast, state, declare(1, own, `${five} m2-b1`))).toBeNull();
  const six = example([own, '', `${five} m2-b1`, ''], 8);
  expect(refusal(coast, six, declare(1, own, `${five} m2-b1`))).toBe('TC-WAIVER-2 waiver/too-many-of-one');
});
