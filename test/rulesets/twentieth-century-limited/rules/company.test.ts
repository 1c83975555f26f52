import { expect, test } from 'vitest';
import { eventsOfType, play, position, refusal, type Toy, toyBoard } from '../toy-board';

// Two ways from a to b: over x with two lines, over y and z with three.
const two = toyBoard({ lines: 'a-x x-b a-y y-z z-b q-r r-s b-c', cities: 'a b c' });
const found = (toy: Toy, paid = '', over?: string) => ({
  type: 'scoreCompanyCard',
  seat: 0,
  card: toy.company,
  opponentLines: toy.lines(paid),
  ...(over !== undefined && { routeLines: toy.lines(over) }),
});
const draw = { type: 'drawCompanyCard', seat: 0, source: 'deck' };
const at = (toy: Toy, own: string, foreign = '', state: object = {}) =>
  position(toy, 2, {
    seats: [
      { track: toy.lines(own), companies: [0, 1, 2, 3].map((card) => toy.company + card) },
      { track: toy.lines(foreign) },
    ],
    ...state,
  });
const after = (toy: Toy, state: ReturnType<typeof at>, ...actions: object[]) =>
  play(toy, state, ...actions).seats[0].track;

test('TC-COMPANY-1: the card is in the own hand, its cities joined, and waivers pay for foreign segments', () => {
  expect(refusal(two, at(two, 'a-x x-b'), found(two))).toBeNull();
  expect(refusal(two, at(two, 'a-x x-b'), { ...found(two), card: two.company + 9 })).toBe(
    'TC-COMPANY-1 card/not-in-hand',
  );
  expect(refusal(two, at(two, 'a-x'), found(two))).toBe('TC-ROUTE-1 route/not-joined');
  expect(play(two, at(two, 'a-x', 'x-b'), found(two, 'x-b', 'a-x x-b')).seats[1].waivers).toBe(5);
});

test('TC-ROUTE-2: a company’s route, too, names the foreign segments and all that it runs over', () => {
  const state = at(two, 'a-x', 'x-b');
  expect(refusal(two, state, found(two, 'x-b', 'a-x x-b'))).toBeNull();
  expect(refusal(two, state, found(two, 'x-b'))).toBe('TC-ROUTE-2 route/no-route');
  expect(refusal(two, state, found(two, 'x-b', 'a-x'))).toBe('TC-ROUTE-2 route/other-lines');
  expect(refusal(two, state, found(two, 'x-b', 'a-x x-b b-c'))).toBe('TC-ROUTE-2 route/other-lines');
  expect(refusal(two, state, found(two, 'a-x', 'a-x'))).toBe('TC-ROUTE-2 route/not-foreign');
});

test('TC-ROUTE-3: a company is founded on one own segment at least', () => {
  const paid = found(two, 'a-x x-b', 'a-x x-b');
  expect(refusal(two, at(two, 'b-c', 'a-x x-b'), paid)).toBe('TC-ROUTE-3 route/no-own-segment');
  expect(refusal(two, at(two, 'a-x', 'x-b'), found(two, 'x-b', 'a-x x-b'))).toBeNull();
});

test('TC-WAIVER-3: a company’s foreign segments are paid in full', () => {
  const withWaivers = (waivers: number) =>
    position(two, 2, {
      seats: [{ track: two.lines('a-x'), companies: [two.company], waivers }, { track: two.lines('x-b') }],
    });
  const action = found(two, 'x-b', 'a-x x-b');
  expect(refusal(two, withWaivers(0), action)).toBe('TC-WAIVER-3 waiver/too-few');
  expect(refusal(two, withWaivers(1), action)).toBeNull();
});

test('TC-COMPANY-1: the Richmond & Danville needs one contiguous group, not cities merely touched', () => {
  const road = toyBoard({
    lines: 'richmond-d d-charlotte charlotte-g g-atlanta richmond-w',
    cities: 'richmond charlotte atlanta',
    companies: ['15: richmond charlotte atlanta', ...Array(20).fill('10: richmond atlanta')],
  });
  const pieces = at(road, 'richmond-d d-charlotte g-atlanta richmond-w');
  expect(refusal(road, pieces, found(road))).toBe('TC-ROUTE-1 route/not-joined');
  const whole = at(road, 'richmond-d d-charlotte charlotte-g g-atlanta richmond-w');
  expect(after(road, whole, found(road), draw)).toEqual(road.lines('richmond-w'));
});

test('TC-COMPANY-2: the card goes on top of the stack, and the tracker moves', () => {
  const state = play(two, at(two, 'a-x x-b'), found(two));
  expect(state.seats[0]).toMatchObject({
    stack: [two.company],
    companiesFounded: 1,
    companies: [1, 2, 3].map((n) => n + two.company),
  });
});

test('TC-COMPANY-3: at once a new card is drawn, from the deck or from the display, which is refilled', () => {
  const state = play(two, at(two, 'a-x x-b'), found(two));
  expect(two.engine.decisions(state)).toMatchObject([{ seat: 0, kind: 'drawCompany' }]);
  const fromDeck = play(two, state, draw);
  expect(fromDeck.seats[0].companies).toHaveLength(4);
  expect(fromDeck.display).toEqual(state.display);
  const card = state.display[2];
  const fromDisplay = play(two, state, { ...draw, source: 'display', card });
  expect(fromDisplay.seats[0].companies).toContain(card);
  expect(fromDisplay.display).toHaveLength(4);
  expect(fromDisplay.companyDeck).toHaveLength(state.companyDeck.length - 1);
  expect(refusal(two, state, { ...draw, source: 'display', card: state.companyDeck[0] })).toBe(
    'TC-COMPANY-3 draw/not-in-display',
  );
  expect(refusal(two, state, { ...draw, card })).toBe('TC-COMPANY-3 draw/named-from-deck');
  expect(refusal(two, state, { type: 'endTurn', seat: 0 })).toBe('TC-TURN-6 turn/not-now');
});

test('TC-COMPANY-4: exactly the least number of own segments goes, here two of five', () => {
  const state = at(two, 'a-x x-b a-y y-z z-b');
  expect(after(two, state, found(two), draw)).toEqual(two.lines('a-y y-z z-b'));
  expect(eventsOfType(two, play(two, state, found(two)), draw, 'trackSold')).toEqual([
    { type: 'trackSold', seat: 0, card: two.company, lines: two.lines('a-x x-b') },
  ]);
});

test('TC-COMPANY-4: a paid line spares own ones; without it the long way goes', () => {
  const state = at(two, 'a-x a-y y-z z-b', 'x-b');
  expect(after(two, state, found(two, 'x-b', 'a-x x-b'), draw)).toEqual(two.lines('a-y y-z z-b'));
  expect(after(two, state, found(two), draw)).toEqual(two.lines('a-x'));
  // The declared route may not use more own lines than the paid ones leave necessary.
  const far = toyBoard({ lines: 'a-x x-b a-y y-z z-x', cities: 'a b' });
  const long = at(far, 'a-x a-y y-z z-x', 'x-b');
  expect(refusal(far, long, found(far, 'x-b', 'a-y y-z z-x x-b'))).toBe('TC-COMPANY-4 company/not-least');
  expect(refusal(far, long, found(far, 'x-b', 'a-x x-b'))).toBeNull();
});

// Two equal ways from a to b, and a third that is longer.
const equal = toyBoard({ lines: 'a-x x-b a-y y-b a-v v-w w-b', cities: 'a b' });
const sell = (names: string) => ({ type: 'chooseRemovedTrack', seat: 0, lines: equal.lines(names) });

test('TC-COMPANY-4: of several least sets one is sold: no fewer, no more, and one that joins the cities', () => {
  const state = play(equal, at(equal, 'a-x x-b a-y y-b a-v v-w w-b'), found(equal), draw);
  expect(refusal(equal, state, sell('a-x y-b'))).toBe('TC-COMPANY-4 sale/not-joined');
  expect(refusal(equal, state, sell('a-v v-w w-b'))).toBe('TC-COMPANY-4 sale/not-least');
  expect(refusal(equal, state, sell('a-x'))).toBe('TC-COMPANY-4 sale/not-least');
  expect(refusal(equal, state, sell('a-x x-b'))).toBeNull();
});

test('TC-TRACK-4: foreign segments are not sold', () => {
  const state = play(equal, at(equal, 'a-x x-b a-y y-b', 'v-w'), found(equal), draw);
  expect(refusal(equal, state, sell('a-x v-w'))).toBe('TC-TRACK-4 track/not-own');
  expect(refusal(equal, state, sell('a-x x-b'))).toBeNull();
});

test('TC-COMPANY-5: among several least sets the player chooses', () => {
  const state = play(equal, at(equal, 'a-x x-b a-y y-b a-v v-w w-b'), found(equal), draw);
  expect(equal.engine.decisions(state)).toMatchObject([{ seat: 0, kind: 'sellTrack' }]);
  const offered = [...equal.engine.legalActions(state)].map(
    (action) => (action as { lines?: unknown }).lines,
  );
  expect(offered).toHaveLength(2);
  expect(offered).toEqual(expect.arrayContaining([equal.lines('a-x x-b'), equal.lines('a-y y-b')]));
  expect(play(equal, state, sell('a-y y-b')).seats[0].track).toEqual(equal.lines('a-x x-b a-v v-w w-b'));
});

test('TC-COMPANY-5: only sets that need every paid segment are offered', () => {
  // From a to b with one own line: over x, where x-b is paid, or over y, where y-b is paid. Both are paid for c.
  const fork = toyBoard({ lines: 'a-x x-b a-y y-b', cities: 'a b' });
  const state = play(fork, at(fork, 'a-x a-y', 'x-b'), found(fork, 'x-b', 'a-x x-b'), draw);
  expect(state.pending).toEqual([]);
  expect(state.seats[0].track).toEqual(fork.lines('a-y'));
  // x-b is paid; a-y y-b are two own lines as are a-p p-x: only the latter need what was paid.
  const tie = toyBoard({ lines: 'a-p p-x x-b a-y y-b a-r r-x', cities: 'a b' });
  const tied = play(tie, at(tie, 'a-p p-x a-y y-b a-r r-x', 'x-b'), found(tie, 'x-b', 'a-p p-x x-b'), draw);
  const offered = [...tie.engine.legalActions(tied)].map((action) => (action as { lines?: unknown }).lines);
  expect(offered).toEqual(expect.arrayContaining([tie.lines('a-p p-x'), tie.lines('a-r r-x')]));
  expect(offered).toHaveLength(2);
  expect(refusal(tie, tied, { type: 'chooseRemovedTrack', seat: 0, lines: tie.lines('a-y y-b') })).toBe(
    'TC-COMPANY-5 sale/paid-not-needed',
  );
});

test('TC-COMPANY-6: a segment that is paid without use is refused', () => {
  const state = at(two, 'a-x', 'x-b q-r');
  expect(refusal(two, state, found(two, 'x-b q-r', 'a-x x-b q-r'))).toBe(
    'TC-COMPANY-6 company/paid-for-nothing',
  );
  expect(refusal(two, state, found(two, 'x-b', 'a-x x-b'))).toBeNull();
});

test('TC-COMPANY-7: foreign segments stay, and own ones outside the sale', () => {
  const state = play(two, at(two, 'a-x q-r', 'x-b'), found(two, 'x-b', 'a-x x-b'), draw);
  expect(state.seats.map(({ track }) => track)).toEqual([two.lines('q-r'), two.lines('x-b')]);
});

test('TC-COMPANY-8: the eighth company sets off the end', () => {
  const seven = Array.from({ length: 7 }, (_, n) => two.company + 10 + n);
  const state = at(two, 'a-x x-b', '', {
    seats: [{ track: two.lines('a-x x-b'), companies: [two.company], stack: seven }],
  });
  expect(play(two, state, found(two)).ending).toEqual({ seat: 0, by: 'companies' });
  const six = at(two, 'a-x x-b', '', {
    seats: [{ track: two.lines('a-x x-b'), companies: [two.company], stack: seven.slice(1) }],
  });
  expect(play(two, six, found(two)).ending).toBeNull();
});

const exchange = (toy: Toy, source: string, card?: number) => ({
  type: 'exchangeCompanyCard',
  seat: 0,
  discard: toy.company,
  source,
  ...(card !== undefined && { card }),
});

test('TC-EXCHANGE-1: a card of the hand for the top of the deck or a card of the display', () => {
  const state = at(two, '');
  expect(play(two, state, exchange(two, 'deck')).seats[0].companies).toEqual(
    [1, 2, 3].map((n) => n + two.company).concat(state.companyDeck.at(-1) as number),
  );
  expect(refusal(two, state, exchange(two, 'display', state.display[0]))).toBeNull();
  expect(refusal(two, state, exchange(two, 'display', two.company + 1))).toBe(
    'TC-EXCHANGE-1 draw/not-in-display',
  );
  expect(refusal(two, state, exchange(two, 'display'))).toBe('TC-EXCHANGE-1 draw/not-in-display');
  expect(refusal(two, state, exchange(two, 'deck', state.display[0]))).toBe(
    'TC-EXCHANGE-1 draw/named-from-deck',
  );
  expect(refusal(two, state, { ...exchange(two, 'deck'), discard: state.display[0] })).toBe(
    'TC-EXCHANGE-1 card/not-in-hand',
  );
});

test('TC-EXCHANGE-2: a card taken from the display is replaced at once, in its place', () => {
  const state = at(two, '');
  const { display } = play(two, state, exchange(two, 'display', state.display[1]));
  expect(display).toEqual([state.display[0], state.companyDeck.at(-1), state.display[2], state.display[3]]);
});

test('TC-EXCHANGE-3: the discard lies on the discard pile before the draw, never in the display', () => {
  const state = at(two, '', '', {
    companyDeck: [],
    companyDiscard: [],
    seats: [
      { companies: [two.company] },
      { companies: Array.from({ length: 23 }, (_, n) => two.company + 1 + n) },
    ],
  });
  // The deck is empty: the only card that can be drawn is the one just discarded.
  const again = play(two, state, exchange(two, 'deck'));
  expect(again.seats[0].companies).toEqual([two.company]);
  const other = play(two, at(two, ''), exchange(two, 'deck'));
  expect(other.companyDiscard).toEqual([two.company]);
  expect(other.display).not.toContain(two.company);
});

const reset = { type: 'resetCompanyDisplay', seat: 0 };

test('TC-RESET-1: once a turn, for a waiver that leaves the game', () => {
  const state = play(two, at(two, ''), reset);
  expect(state.seats[0].waivers).toBe(3);
  expect(state.waiversRemoved).toBe(1);
  expect(state.turn?.actionTaken).toBe(false);
});

test('TC-RESET-2: all four cards of the display go, four others come', () => {
  const before = at(two, '');
  const state = play(two, before, reset);
  expect(state.companyDiscard).toEqual(before.display);
  expect(state.display).toEqual(before.companyDeck.slice(-4).reverse());
});

test('TC-RESET-2: four cards come, also where fewer lay open', () => {
  const few = at(two, '', '', { display: [two.company + 20, two.company + 21] });
  const state = play(two, few, reset);
  expect([state.display.length, state.companyDiscard]).toEqual([4, few.display]);
});

test('TC-RESET-3: not without a waiver, and not twice in a turn', () => {
  const poor = position(two, 2, { seats: [{ waivers: 0 }] });
  expect(refusal(two, poor, reset)).toBe('TC-RESET-3 reset/no-waiver');
  const once = play(two, at(two, ''), reset);
  expect(refusal(two, once, reset)).toBe('TC-RESET-3 reset/used');
  const nextTurn = play(
    two,
    once,
    { type: 'endTurn', seat: 0 },
    { type: 'placeTrack', seat: 1, line: 5 },
    { type: 'endTurn', seat: 1 },
  );
  expect(refusal(two, nextTurn, reset)).toBeNull();
});

test('TC-DECK-1: an empty company deck is made anew of the discard pile', () => {
  const discard = Array.from({ length: 20 }, (_, n) => two.company + 8 + n);
  const state = position(two, 2, {
    seats: [
      { track: two.lines('a-x x-b'), companies: [two.company] },
      { companies: [1, 2, 3].map((n) => two.company + n) },
    ],
    display: [4, 5, 6, 7].map((n) => two.company + n),
    companyDeck: [],
    companyDiscard: discard,
  });
  const drawn = play(two, state, found(two), draw);
  expect(drawn.companyDeck).toHaveLength(19);
  expect(drawn.companyDiscard).toEqual([]);
  expect(eventsOfType(two, play(two, state, found(two)), draw, 'companyDeckReshuffled')).toHaveLength(1);
});

test('TC-DECK-1: the last card of the deck is drawn before the discard pile becomes the deck', () => {
  const [last, thrown] = [two.company + 27, [24, 25, 26].map((n) => two.company + n)];
  const state = position(two, 2, {
    seats: [
      { track: two.lines('a-x x-b'), companies: [two.company] },
      { companies: Array.from({ length: 19 }, (_, n) => two.company + 1 + n) },
    ],
    display: [20, 21, 22, 23].map((n) => two.company + n),
    companyDeck: [last],
    companyDiscard: thrown,
  });
  const founded = play(two, state, found(two));
  expect(eventsOfType(two, founded, draw, 'companyDeckReshuffled')).toEqual([]);
  const drawn = play(two, founded, draw);
  expect(drawn).toMatchObject({ companyDeck: [], companyDiscard: thrown });
  expect(drawn.seats[0].companies).toEqual([last]);
});

test('TC-DECK-1: a single card on the discard pile is a deck of one', () => {
  const founded = play(
    two,
    position(two, 2, {
      seats: [
        { track: two.lines('a-x x-b'), companies: [two.company] },
        { companies: Array.from({ length: 22 }, (_, n) => two.company + 1 + n) },
      ],
      display: [24, 25, 26, 27].map((n) => two.company + n),
      companyDeck: [],
      companyDiscard: [two.company + 23],
    }),
    found(two),
  );
  expect(refusal(two, founded, draw)).toBeNull();
  expect(play(two, founded, draw).seats[0].companies).toEqual([two.company + 23]);
});

test('TC-DECK-1: with deck and discard pile empty the display is all there is, and without it nobody draws', () => {
  const rest = (display: number[]) =>
    position(two, 2, {
      seats: [
        { track: two.lines('a-x x-b'), companies: [two.company] },
        { companies: Array.from({ length: 27 - display.length }, (_, n) => two.company + 1 + n) },
      ],
      display,
      companyDeck: [],
      companyDiscard: [],
    });
  const shown = play(two, rest([26, 27].map((n) => two.company + n)), found(two));
  expect(refusal(two, shown, draw)).toBe('TC-DECK-1 draw/deck-empty');
  expect(play(two, shown, { ...draw, source: 'display', card: two.company + 27 }).display).toEqual([
    two.company + 26,
  ]);
  const nothing = play(two, rest([]), found(two));
  expect(nothing.pending).toEqual([]);
  // With no display the deck is still drawn from, unasked.
  const deckOnly = play(two, at(two, 'a-x x-b', '', { display: [] }), found(two));
  expect(deckOnly.seats[0].companies).toHaveLength(4);
  expect(nothing.seats[0]).toMatchObject({ companies: [], track: [] });
});
