import { expect, test } from 'vitest';
import { play, position, refusal, toyBoard } from '../toy-board';

const toy = toyBoard({ lines: 'a-x x-b b-c c-d d-e e-f f-g g-h', cities: 'a b c' });
const fresh = { turn: { seat: 0, trackKind: null, trackLines: [], trackClosed: false } };
const at = (state: object, options: object = {}) => position(toy, 2, { ...fresh, ...state }, options);
const place = (name: string, seat = 0) => ({ type: 'placeTrack', seat, line: toy.line(name) });
const pickUp = (name: string, seat = 0) => ({ type: 'removeTrack', seat, line: toy.line(name) });
const end = (seat = 0) => ({ type: 'endTurn', seat });
const reset = { type: 'resetCompanyDisplay', seat: 0 };
const exchange = { type: 'exchangeCompanyCard', seat: 0, discard: toy.company, source: 'deck' };

test('TC-TURN-1: turns pass in seat order', () => {
  const four = position(toy, 4, fresh);
  const seats = [0, 1, 2, 3].reduce(
    ({ state, seen }, seat) => {
      const next = play(toy, state, place(['a-x', 'x-b', 'b-c', 'c-d'][seat], seat), end(seat));
      return { state: next, seen: [...seen, next.turn?.seat] };
    },
    { state: four, seen: [] as unknown[] },
  ).seen;
  expect(seats).toEqual([1, 2, 3, 0]);
});

test('TC-TURN-1, TC-TURN-7: a round begins and ends with the first seat, whichever it is', () => {
  const placing = (seat: number) => [place(['a-x', 'x-b', 'b-c'][seat], seat), end(seat)];
  const options = { firstSeat: 2, roundLimit: 5 };
  const state = position(toy, 3, { turn: { ...fresh.turn, seat: 2 }, firstSeat: 2, round: 4 }, options);
  const next = play(toy, state, ...placing(2), ...placing(0));
  expect([next.turn?.seat, next.round, toy.engine.decisions(next)[0].since]).toEqual([1, 4, next.step]);
  expect(play(toy, next, ...placing(1))).toMatchObject({ turn: { seat: 2 }, round: 5 });
  const last = position(toy, 3, { turn: { ...fresh.turn, seat: 1 }, firstSeat: 2, round: 5 }, options);
  expect(play(toy, last, ...placing(1)).outcome?.reason).toBe('roundLimit');
});

test('TC-TURN-2: a track step, at most one optional action, then the turn ends', () => {
  const state = play(toy, at({}), place('a-x'));
  expect(refusal(toy, state, end())).toBeNull();
  const acted = play(toy, state, exchange);
  expect(refusal(toy, acted, end())).toBeNull();
  expect(play(toy, acted, end()).turn).toMatchObject({ seat: 1, trackLines: [], actionTaken: false });
  expect(refusal(toy, acted, { type: 'drawCompanyCard', seat: 0, source: 'deck' })).toBe(
    'TC-TURN-2 turn/not-now',
  );
});

test('TC-TURN-2, E-STALE-1: what is asked is the track step, the action, then the end, each anew with every act', () => {
  const asked = (state: ReturnType<typeof at>) =>
    toy.engine.decisions(state).map(({ kind, since }) => `${kind} since ${since}`);
  const begun = at({ turn: { ...fresh.turn, since: 0 } });
  const two = play(toy, begun, place('a-x'), place('x-b'));
  const three = play(toy, two, place('b-c'));
  const acted = play(toy, three, exchange);
  expect([begun, two, three, acted].map(asked)).toEqual([
    ['track since 0'],
    ['track since 2'],
    ['action since 3'],
    ['finish since 4'],
  ]);
});

test('TC-TURN-3: one to three lines, all placed or all picked up, not none', () => {
  expect(refusal(toy, at({}), end())).toBe('TC-TURN-3 turn/track-first');
  const own = { seats: [{ track: toy.lines('c-d d-e') }] };
  const placed = play(toy, at(own), place('a-x'));
  expect(refusal(toy, placed, pickUp('c-d'))).toBe('TC-TURN-3 track/other-kind');
  expect(refusal(toy, placed, place('x-b'))).toBeNull();
  const pickedUp = play(toy, at(own), pickUp('c-d'));
  expect(refusal(toy, pickedUp, place('a-x'))).toBe('TC-TURN-3 track/other-kind');
  expect(refusal(toy, pickedUp, pickUp('d-e'))).toBeNull();
  expect(refusal(toy, placed, end())).toBeNull();
});

test('TC-TURN-4: who can neither place nor pick up skips the track step', () => {
  const full = toyBoard({ lines: 'a-b', cities: 'a b' });
  const stuck = position(full, 2, { ...fresh, seats: [{}, { track: [0] }] });
  expect(refusal(full, stuck, end())).toBeNull();
  expect(refusal(full, stuck, { type: 'skipEra', seat: 0 })).toBeNull();
  const able = position(full, 2, { ...fresh, seats: [{ track: [0] }] });
  expect(refusal(full, able, end())).toBe('TC-TURN-3 turn/track-first');
  // A single line is free.
  const roomy = toyBoard({ lines: 'a-b b-c', cities: 'a b' });
  const last = position(roomy, 2, { ...fresh, seats: [{}, { track: [0] }] });
  expect(refusal(roomy, last, end())).toBe('TC-TURN-3 turn/track-first');
});

test('TC-TURN-4: a track step that the optional action has ended is not due, though track could be moved', () => {
  const taken = { seat: 0, trackKind: null, trackLines: [], trackClosed: true, actionTaken: true };
  expect(refusal(toy, at({ turn: taken }), end())).toBeNull();
  expect(() => at({ turn: { ...taken, actionTaken: false } })).toThrow('has ended that never began');
});

test('TC-TURN-5: one optional action, and only after the track step', () => {
  for (const action of [
    exchange,
    { type: 'skipEra', seat: 0 },
    { type: 'scoreRegionalCard', seat: 0, card: 0, opponentLines: [] },
    { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] },
  ]) {
    const own = {
      seats: [
        {
          track: toy.lines('a-x'),
          regionals: [0, 10],
          companies: [20, 21, 22, 23].map((card) => card + toy.company - 20),
        },
      ],
    };
    expect(refusal(toy, at(own), action)).toBe('TC-TURN-5 turn/track-first');
    const moved = play(toy, at(own), place('x-b'));
    expect(refusal(toy, moved, action)).toBeNull();
    const acted = play(toy, moved, { ...exchange, discard: toy.company + 1 });
    expect(refusal(toy, acted, action)).toBe('TC-TURN-5 turn/action-used');
  }
});

test('TC-TURN-6: a claim and a reset fit anywhere in the own turn, but not in another’s or inside a choice', () => {
  const start = at({ seats: [{ stack: [toy.company + 9], track: toy.lines('c-d') }] });
  const claim = { type: 'claimBonusCard', seat: 0, card: toy.bonus + 1, revealed: [toy.company + 9] };
  const between = play(toy, start, place('a-x'));
  const after = play(toy, between, { ...exchange, discard: start.seats[0].companies[0] });
  for (const state of [start, between, after]) {
    expect(refusal(toy, state, claim)).toBeNull();
    expect(refusal(toy, state, reset)).toBeNull();
  }
  // They leave the track step open, before its first line and between two.
  expect(refusal(toy, play(toy, start, reset, claim), place('a-x'))).toBeNull();
  expect(refusal(toy, play(toy, between, claim, reset), place('x-b'))).toBeNull();
  const theirs = play(toy, after, end());
  expect(refusal(toy, theirs, reset)).toBe('E-TURN-1 turn/not-yours');
  const choosing = play(toy, between, { type: 'skipEra', seat: 0 });
  expect(refusal(toy, choosing, reset)).toBe('TC-TURN-6 turn/not-now');
});

test('Q5, TC-TURN-6: no reset and no claim between the scoring of a company and its draw', () => {
  const start = at({
    seats: [{ track: toy.lines('a-x c-d'), stack: [toy.company + 9], companies: [toy.company] }],
  });
  const built = play(toy, start, place('x-b'));
  const claim = { type: 'claimBonusCard', seat: 0, card: toy.bonus + 1, revealed: [toy.company + 9] };
  for (const one of [reset, claim]) expect(refusal(toy, built, one)).toBeNull();
  const score = { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] };
  const drawing = play(toy, built, score);
  expect(toy.engine.decisions(drawing).map(({ kind }) => kind)).toEqual(['drawCompany']);
  for (const one of [reset, claim]) expect(refusal(toy, drawing, one)).toBe('TC-TURN-6 turn/not-now');
});

test('TC-TURN-7: every player has the same number of turns', () => {
  const turns = [0, 0, 0];
  let state = position(toy, 3, fresh, { roundLimit: 2 });
  while (state.turn !== null) {
    const { seat } = state.turn;
    turns[seat]++;
    const move =
      state.seats[seat].track.length > 0
        ? { type: 'removeTrack', seat, line: seat }
        : { type: 'placeTrack', seat, line: seat };
    state = play(toy, state, move, end(seat));
  }
  expect(turns).toEqual([2, 2, 2]);
});

test('TC-TURN-8: after set-up only the seat whose turn it is has anything to decide', () => {
  let state = at({ seats: [{ track: toy.lines('a-x x-b'), companies: [toy.company, toy.company + 1] }] });
  const seats = () => toy.engine.decisions(state).map(({ seat }) => seat);
  expect(seats()).toEqual([0]);
  state = play(toy, state, place('b-c'), {
    type: 'scoreCompanyCard',
    seat: 0,
    card: toy.company,
    opponentLines: [],
  });
  expect(toy.engine.decisions(state).map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'drawCompany']]);
  state = play(toy, state, { type: 'drawCompanyCard', seat: 0, source: 'deck' }, end());
  expect(seats()).toEqual([1]);
});

test('TC-TRACK-1: a segment goes on any free line, linked to nothing', () => {
  const state = at({ seats: [{ track: toy.lines('a-x') }] });
  expect(refusal(toy, state, place('g-h'))).toBeNull();
  expect(play(toy, state, place('g-h')).seats[0].track).toEqual(toy.lines('a-x g-h'));
});

test('TC-TRACK-2: own segments are picked up from anywhere, even where that cuts a network', () => {
  const state = at({ seats: [{ track: toy.lines('a-x x-b b-c') }] });
  expect(play(toy, state, pickUp('x-b')).seats[0].track).toEqual(toy.lines('a-x b-c'));
  expect(refusal(toy, state, pickUp('g-h'))).toBe('TC-TRACK-2 track/no-segment');
});

test('TC-TRACK-3: a line holds one segment of anyone', () => {
  const state = at({ seats: [{ track: toy.lines('a-x') }, { track: toy.lines('x-b') }] });
  expect(refusal(toy, state, place('x-b'))).toBe('TC-TRACK-3 track/line-taken');
  expect(refusal(toy, state, place('a-x'))).toBe('TC-TRACK-3 track/line-taken');
  expect(refusal(toy, state, place('b-c'))).toBeNull();
  expect(() => at({ seats: [{ track: [0] }, { track: [0] }] })).toThrow('line 0 holds two segments');
});

test('TC-TRACK-4: foreign segments are not picked up', () => {
  const state = at({ seats: [{ track: toy.lines('a-x') }, { track: toy.lines('x-b') }] });
  expect(refusal(toy, state, pickUp('x-b'))).toBe('TC-TRACK-4 track/not-own');
  expect(refusal(toy, state, pickUp('a-x'))).toBeNull();
});

test.each(['placeTrack', 'removeTrack'])('TC-TRACK-5: no segment where there is no line (%s)', (type) => {
  const state = at(type === 'removeTrack' ? { seats: [{ track: [7] }] } : {});
  expect(refusal(toy, state, { type, seat: 0, line: 8 })).toBe('E-SHAPE-2 action/no-such-line');
  expect(refusal(toy, state, { type, seat: 0, line: 7 })).toBeNull();
});

test('TC-TRACK-6: supply and board together are always S', () => {
  const five = { segmentsPerPlayer: 5 };
  const state = at({ seats: [{ track: toy.lines('a-x x-b b-c c-d') }] }, five);
  expect(refusal(toy, state, place('d-e'))).toBeNull();
  expect(refusal(toy, play(toy, state, place('d-e')), place('e-f'))).toBe('TC-TRACK-6 track/supply-empty');
  expect(() => at({ seats: [{ track: [0, 1, 2, 3, 4, 5] }] }, five)).toThrow('6 segments on the board of 5');
});

test('TC-TRACK-7: one line an action; the third line or the optional action ends the step, a reset or claim does not', () => {
  const two = play(toy, at({ seats: [{ stack: [toy.company + 9] }] }), place('a-x'), place('x-b'));
  expect(refusal(toy, two, place('b-c'))).toBeNull();
  expect(refusal(toy, play(toy, two, place('b-c')), place('c-d'))).toBe('TC-TRACK-7 track/step-closed');
  const claim = { type: 'claimBonusCard', seat: 0, card: toy.bonus + 1, revealed: [toy.company + 9] };
  const paused = play(toy, two, reset, claim);
  expect(toy.engine.decisions(paused).map(({ kind }) => kind)).toEqual(['track']);
  expect(refusal(toy, paused, place('b-c'))).toBeNull();
  // The pause gives no fourth line, and no line of the other kind.
  expect(refusal(toy, play(toy, paused, place('b-c')), place('c-d'))).toBe('TC-TRACK-7 track/step-closed');
  expect(refusal(toy, paused, pickUp('a-x'))).toBe('TC-TURN-3 track/other-kind');
  const acted = play(toy, two, { ...exchange, discard: two.seats[0].companies[0] });
  expect(refusal(toy, acted, place('b-c'))).toBe('TC-TRACK-7 track/step-closed');
  expect(refusal(toy, two, place('x-b'))).toBe('TC-TRACK-3 track/line-taken');
  const all = at({ seats: [{ track: toy.lines('a-x x-b b-c c-d') }] });
  const away = play(toy, all, pickUp('a-x'), pickUp('x-b'));
  expect(refusal(toy, away, pickUp('b-c'))).toBeNull();
  expect(refusal(toy, play(toy, away, pickUp('b-c')), pickUp('c-d'))).toBe('TC-TRACK-7 track/step-closed');
  expect(toy.engine.decisions(two).map(({ kind }) => kind)).toEqual(['track']);
});

test('TC-TRACK-8: segments are linked at a node, and no node blocks', () => {
  const star = toyBoard({
    lines: 'a-n n-b c-n n-d',
    cities: 'a b c d',
    companies: ['10: a b', '10: c d', ...Array(20).fill('10: a b')],
  });
  const state = position(star, 2, {
    seats: [
      { track: star.lines('a-n n-b'), companies: [star.company] },
      { track: star.lines('c-n n-d'), companies: [star.company + 1] },
    ],
  });
  expect(
    refusal(star, state, { type: 'scoreCompanyCard', seat: 0, card: star.company, opponentLines: [] }),
  ).toBeNull();
  const other = position(star, 2, { seats: [{ track: star.lines('c-n n-b'), companies: [star.company] }] });
  expect(
    refusal(star, other, { type: 'scoreCompanyCard', seat: 0, card: star.company, opponentLines: [] }),
  ).toBe('TC-ROUTE-1 route/not-joined');
});

test('E-HOST-2: for a dropped player the newest line goes; without any, one is placed away from cities and all other track', () => {
  const toy = toyBoard({ lines: 'a-x x-y x-w y-z z-b y-v q-r r-s', cities: 'a b' });
  const turn = { seat: 1, since: 0, trackKind: null, trackLines: [], trackClosed: false, actionTaken: false };
  const afterDrop = (own: string) => {
    const seats = [{ track: toy.lines('x-y') }, { track: toy.lines(own) }];
    const state = position(toy, 3, { turn: { ...turn, displayReset: false }, seats });
    return play(toy, state, { type: 'dropSeat', seat: null, target: 1 }).seats[1].track;
  };
  expect(afterDrop('')).toEqual(toy.lines('q-r'));
  expect(afterDrop('y-z q-r')).toEqual(toy.lines('y-z'));
});

test('E-HOST-2, TC-TURN-4: a dropped player who can neither place nor pick up ends the turn', () => {
  const full = toyBoard({ lines: 'a-b', cities: 'a b' });
  const stuck = position(full, 3, { ...fresh, seats: [{}, { track: [0] }] });
  const dropped = play(full, stuck, { type: 'dropSeat', seat: null, target: 0 });
  expect(dropped.turn?.seat).toBe(1);
  expect(dropped.seats.map(({ track }) => track)).toEqual([[], [0], []]);
});

test('TC-RESET-2, TC-DECK-1: a reset opens what cards there are, though they are fewer than four', () => {
  const few = toyBoard({ lines: 'a-x x-b', cities: 'a b', companies: Array(24).fill('10: a b') });
  const cards = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => few.company + from + n);
  const state = position(few, 2, {
    display: cards(22, 24),
    seats: [
      { stack: cards(0, 7), companies: cards(14, 18) },
      { stack: cards(7, 14), companies: cards(18, 22) },
    ],
  });
  const told = few.engine.tryAction(state, reset as never);
  expect(told.ok && told.events).toContainEqual(
    expect.objectContaining({ type: 'displayReset', discarded: cards(22, 24) }),
  );
  const after = play(few, state, reset);
  expect([...after.display].sort((a, b) => a - b)).toEqual(cards(22, 24));
  expect(after.companyDiscard).toEqual([]);
});
