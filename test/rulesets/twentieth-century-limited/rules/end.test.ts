import { expect, test } from 'vitest';
import { play, position, toyBoard } from '../toy-board';

const values = [10, 12, 15, 20];
const toy = toyBoard({
  lines: 'a-b b-c c-d d-e e-f f-g',
  cities: 'a b',
  companies: Array.from({ length: 40 }, (_, n) => `${values[n % 4]}: a b`),
});
const company = (n: number) => toy.company + n;
const seven = Array.from({ length: 7 }, (_, n) => company(4 * n + 4));
const found = (seat: number) => ({ type: 'scoreCompanyCard', seat, card: company(0), opponentLines: [] });
const turnOf = (seat: number) => ({ turn: { seat, trackKind: 'place', trackLines: [0], trackClosed: true } });
const end = (seat: number) => ({ type: 'endTurn', seat });
const about = (seat: number, seats = 3) =>
  position(toy, seats, {
    ...turnOf(seat),
    seats: Array.from({ length: seats }, (_, of) =>
      of === seat ? { track: toy.lines('a-b'), companies: [company(0)], stack: seven } : {},
    ),
  });
const draw = (seat: number) => ({ type: 'drawCompanyCard', seat, source: 'deck' });
const turn = (seat: number) => [{ type: 'placeTrack', seat, line: seat + 1 }, end(seat)];

test('TC-END-1: the end is set off the moment a player has eight of a kind', () => {
  expect(play(toy, about(0), found(0)).ending).toEqual({ seat: 0, by: 'companies' });
  const regionals = [1, 2, 3, 4, 5, 6, 7].map((era) => 10 * (era - 1) + 5);
  const state = position(toy, 2, { seats: [{ track: toy.lines('a-b'), regionals: [70], stack: regionals }] });
  expect(
    play(toy, state, { type: 'scoreRegionalCard', seat: 0, card: 70, opponentLines: [] }).ending,
  ).toEqual({ seat: 0, by: 'regionals' });
});

test('TC-END-2: not by regionals after a skip: seven is the most that is left', () => {
  const six = [1, 2, 3, 4, 5, 6].map((era) => 10 * (era - 1) + 5);
  const state = position(toy, 2, {
    seats: [{ track: toy.lines('a-b'), regionals: [70], stack: six, cannotEndByRegionals: true }],
  });
  const last = play(toy, state, { type: 'scoreRegionalCard', seat: 0, card: 70, opponentLines: [] });
  expect(last.seats[0]).toMatchObject({ regionalsCompleted: 7, regionals: [] });
  expect(last.ending).toBeNull();
});

test('TC-END-3: the round is played to its end, and the right neighbour of the first player ends it at once', () => {
  const first = play(toy, about(0), found(0), draw(0), end(0), ...turn(1));
  expect(first.outcome).toBeNull();
  expect(play(toy, first, ...turn(2)).outcome?.reason).toBe('victory');
  expect(play(toy, about(2), found(2), draw(2), end(2)).outcome?.reason).toBe('victory');
});

test('TC-END-4: a further trigger in the last round changes nothing', () => {
  const state = play(
    toy,
    position(toy, 2, {
      ...turnOf(1),
      ending: { seat: 0, by: 'regionals' },
      seats: [{}, { track: toy.lines('a-b'), companies: [company(0)], stack: seven }],
    }),
    found(1),
  );
  expect(state.ending).toEqual({ seat: 0, by: 'regionals' });
});

test('TC-END-5: the round limit ends the game at the end of that round, and null means never', () => {
  const state = position(toy, 2, { ...turnOf(1), round: 100 });
  expect(play(toy, state, end(1)).outcome?.reason).toBe('roundLimit');
  expect(play(toy, position(toy, 2, { ...turnOf(1), round: 99 }), end(1)).outcome).toBeNull();
  expect(play(toy, position(toy, 2, { ...turnOf(1), round: 100 }, { roundLimit: null }), end(1)).round).toBe(
    101,
  );
});

const finish = (seats: readonly object[], state: object = {}) =>
  play(
    toy,
    position(toy, seats.length, {
      ...turnOf(seats.length - 1),
      ending: { seat: 0, by: 'companies' },
      seats,
      ...state,
    }),
    end(seats.length - 1),
  ).outcome;

test('TC-SCORE-1: the bonuses of the end are awarded before the stacks are counted', () => {
  const outcome = finish([
    { stack: [company(4), company(8)], waivers: 0 },
    { stack: [company(12)], waivers: 0 },
  ]);
  expect(outcome?.ranking[0]).toMatchObject({ seat: 0, companies: 20, bonuses: 6, score: 26 });
  expect(outcome?.ranking[1]).toMatchObject({ seat: 1, companies: 10, bonuses: 0, score: 10 });
});

test.each([
  [0, 0],
  [1, 3],
  [2, 9],
  [3, 18],
  [4, 30],
  [5, 45],
  [6, 62],
  [7, 81],
  [8, 100],
])('TC-SCORE-2: %i Regional Cards score %i', (cards, points) => {
  const stack = Array.from({ length: cards }, (_, place) => 10 * place + 5);
  const outcome = finish([{ stack, regionals: [], nextEra: 9 }, {}]);
  expect(outcome?.ranking.find(({ seat }) => seat === 0)?.regionals).toBe(points);
});

test('TC-SCORE-3: each company scores its printed value', () => {
  const outcome = finish([{ stack: [company(4), company(5), company(6), company(7)] }, {}]);
  expect(outcome?.ranking[0].companies).toBe(10 + 12 + 15 + 20);
});

test('TC-SCORE-4: each bonus claimed or awarded scores its printed value', () => {
  const bonuses = [
    { card: toy.bonus, claimedBy: 0 },
    { card: toy.bonus + 1, claimedBy: 0 },
    { card: toy.bonus + 2, claimedBy: null },
  ];
  const outcome = finish([{ stack: [5, 15, company(4), company(8), toy.bonus, toy.bonus + 1] }, {}], {
    bonuses,
  });
  expect(outcome?.ranking[0].bonuses).toBe(5 + 4 + 6);
});

test('TC-WAIVER-6: each waiver held at the end is a point', () => {
  const outcome = finish([{ waivers: 1 }, { waivers: 6 }]);
  expect(outcome?.ranking.map(({ seat, score, waivers }) => [seat, score, waivers])).toEqual([
    [1, 6, 6],
    [0, 1, 1],
  ]);
});

test('TC-SCORE-5: a point a waiver, nothing for hands and track', () => {
  const outcome = finish([{ waivers: 3, track: toy.lines('a-b b-c') }, { waivers: 2 }]);
  expect(outcome?.ranking.map(({ score }) => score)).toEqual([3, 2]);
});

test('TC-SCORE-6: the highest sum wins; in a tie whoever scored more cards', () => {
  // 20 = 20, one card against two.
  const tie = finish([
    { stack: [company(7)], waivers: 0 },
    { stack: [5, 15, 25], waivers: 2 },
  ]);
  expect(tie?.ranking.map(({ seat, score, cards, place }) => [seat, score, cards, place])).toEqual([
    [1, 20, 3, 1],
    [0, 20, 1, 2],
  ]);
  expect(tie?.tieBreaks).toEqual(['cards']);
  const clear = finish([
    { stack: [company(7)], waivers: 1 },
    { stack: [5, 15, 25], waivers: 2 },
  ]);
  expect(clear?.ranking.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(clear?.tieBreaks).toEqual([]);
});

test('TC-SCORE-7: still tied: a shared win', () => {
  const outcome = finish([
    { stack: [company(4)], waivers: 2 },
    { stack: [company(8)], waivers: 2 },
    { waivers: 0 },
  ]);
  expect(outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});

// Points and cards of each seat: one company of 20 is one card, three regionals are 18 points and three cards, two companies
// of 10 are 20 points and two cards (the bonus of the end for two companies is taken).
const FOUR = toyBoard({
  lines: 'a-b b-c c-d d-e e-f f-g',
  cities: 'a b',
  companies: Array.from({ length: 40 }, (_, n) => `${values[n % 4]}: a b`),
  bonuses: (['blue', 'green', 'red'] as const).map((deck) => ({
    deck,
    name: deck,
    timing: 'duringPlay',
    value: 5,
    condition: { companiesAtLeast: 8 },
  })),
});
const oneCard = (n: number) => ({ stack: [company(4 * n + 7)], waivers: 0 });
const twoCards = (n: number) => ({ stack: [company(8 * n + 8), company(8 * n + 12)], waivers: 0 });
const threeCards = (n: number) => ({ stack: [5 + n, 15 + n, 25 + n], waivers: 2 });
const low = (waivers: number) => ({ waivers });

test.each<[string, readonly object[], readonly (readonly [number, number])[], readonly string[]]>([
  // seats; seat and place in the order of the ranking; the comparisons that were needed for the first place
  [
    'points alone',
    [oneCard(0), low(3)],
    [
      [0, 1],
      [1, 2],
    ],
    [],
  ],
  [
    'points alone, though the others are level',
    [low(3), oneCard(0), low(3)],
    [
      [1, 1],
      [0, 2],
      [2, 2],
    ],
    [],
  ],
  [
    'points alone, though cards part the others',
    [twoCards(0), oneCard(0), { ...oneCard(1), waivers: 1 }],
    [
      [2, 1],
      [0, 2],
      [1, 3],
    ],
    [],
  ],
  [
    'cards, of two',
    [oneCard(0), twoCards(0)],
    [
      [1, 1],
      [0, 2],
    ],
    ['cards'],
  ],
  [
    'cards, the other way round',
    [twoCards(0), oneCard(0)],
    [
      [0, 1],
      [1, 2],
    ],
    ['cards'],
  ],
  [
    'cards, of three',
    [oneCard(0), twoCards(0), threeCards(0)],
    [
      [2, 1],
      [1, 2],
      [0, 3],
    ],
    ['cards'],
  ],
  [
    'cards, of two ahead of a third',
    [oneCard(0), low(3), twoCards(0)],
    [
      [2, 1],
      [0, 2],
      [1, 3],
    ],
    ['cards'],
  ],
  [
    'nothing: points and cards are level',
    [twoCards(0), low(3), twoCards(1)],
    [
      [0, 1],
      [2, 1],
      [1, 3],
    ],
    ['cards'],
  ],
  [
    'cards for some, who stay level',
    [oneCard(0), twoCards(0), twoCards(1)],
    [
      [1, 1],
      [2, 1],
      [0, 3],
    ],
    ['cards'],
  ],
])('TC-SCORE-6: decided by %s', (_, seats, places, tieBreaks) => {
  const last = seats.length - 1;
  const state = position(FOUR, seats.length, {
    ...turnOf(last),
    ending: { seat: 0, by: 'companies' },
    seats,
  });
  const outcome = play(FOUR, state, end(last)).outcome;
  expect(outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual(places);
  expect(outcome?.tieBreaks).toEqual(tieBreaks);
});

test('four regionals, companies of 10 and 12, a bonus of 5 and three waivers make 60', () => {
  const bonuses = [
    { card: toy.bonus, claimedBy: 0 },
    { card: toy.bonus + 1, claimedBy: null },
    { card: toy.bonus + 2, claimedBy: null },
  ];
  const stack = [5, 15, 25, 35, company(4), company(5), toy.bonus];
  const outcome = finish([{ stack, waivers: 3 }, {}], { bonuses });
  // Two companies fulfil the red bonus of the end as well, which the sum leaves out.
  expect((outcome?.ranking[0].score ?? 0) - 6).toBe(30 + 22 + 5 + 3);
});

const stop = { type: 'endGame', seat: null };

test('E-HOST-4: a table that stops is scored as it stands, bonuses of the end and ties included', () => {
  const stacks = [[company(4), company(8)], [company(7)], [company(11)]];
  const waivers = [1, 7, 7];
  const seats = stacks.map((stack, seat) => ({ stack, waivers: waivers[seat] }));
  const { outcome } = play(toy, position(toy, 3, { ...turnOf(1), seats }), stop);
  expect(outcome).toMatchObject({ reason: 'agreed', tieBreaks: ['cards'] });
  // 10 + 10 + 6 for the bonus of the end + 1, and 20 + 7 twice: most cards first, then a shared place.
  expect(outcome?.ranking.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [0, 1, 27],
    [1, 2, 27],
    [2, 2, 27],
  ]);
});

test('E-HOST-4: in the draft and before a pending choice too, and what is hidden stays hidden', () => {
  const drafting = toy.engine.createGame('twentieth-century-limited', { seats: 2, seed: 3, board: 'toy' });
  const stopped = toy.engine.applyAction(drafting, stop as never);
  expect(stopped.outcome?.ranking.map(({ place, score }) => [place, score])).toEqual([
    [1, 4],
    [1, 4],
  ]);
  expect(toy.engine.view(stopped, 1).draft?.dealt[0][0]).toEqual([null, null]);
  const pending = play(toy, about(0), found(0));
  expect(pending.pending.map(({ kind }) => kind)).toEqual(['drawCompany', 'sellTrack']);
  const over = play(toy, pending, stop);
  expect([over.outcome?.reason, toy.engine.decisions(over as never)]).toEqual(['agreed', []]);
  expect(() => play(toy, over, draw(0))).toThrow(/game\/over/);
});

test('TC-END-1: a board with too few cards for that end is refused, with as many of either kind it is not', () => {
  const begin = (companies: number, eras: number, each = 10) => {
    const regionals = Array.from({ length: each * eras }, (_, n) => `${(n % eras) + 1}: a b`);
    const few = toyBoard({
      lines: 'a-b',
      cities: 'a b',
      regionals,
      companies: Array(companies).fill('10: a b'),
    });
    return () => few.engine.createGame('twentieth-century-limited', { seats: 2, seed: 1, board: 'toy' });
  };
  expect(begin(7, 2)).toThrow('a game ends by 8 companies or eras, and toy has cards of 7 and 2');
  expect(begin(8, 2)).not.toThrow();
  expect(begin(7, 8)).not.toThrow();
  // One card of an era is enough.
  expect(begin(7, 8, 1)).not.toThrow();
});
