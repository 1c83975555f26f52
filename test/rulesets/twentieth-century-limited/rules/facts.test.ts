// What a table is told: the facts of every action, the figures of refusals, and all that speaks against an action at once.

import { describe, expect, test } from 'vitest';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';
import { type AnyRuleset, createEngine, layer } from '../../../../src/core/engine';
import { play, position, toyBoard } from '../toy-board';

const toy = toyBoard({ lines: 'a-x x-b a-y y-b q-r b-c c-d', cities: 'a b c d' });
const companies = (...places: number[]) => places.map((place) => toy.company + place);
type At = ReturnType<typeof position>;

const facts = (at: At, action: object) => {
  const result = toy.engine.tryAction(at, action as never);
  if (!result.ok) throw new Error(`${result.rejection.rule} ${result.rejection.code}`);
  return result.events.map(({ n: _, ...fact }) => fact);
};
const codes = (at: At, action: object) =>
  toy.engine.explainAction(at, action as never).map(({ code }) => code);

describe('facts', () => {
  test('TC-TRACK-1, TC-TRACK-2: a segment placed, and one picked up', () => {
    const step = { seat: 0, since: 0, trackKind: null, trackLines: [], trackClosed: false };
    const turn = { ...step, actionTaken: false, displayReset: false };
    const at = position(toy, 2, { turn, seats: [{ track: [3] }] });
    expect(facts(at, { type: 'placeTrack', seat: 0, line: 1 })).toEqual([
      { type: 'segmentPlaced', seat: 0, line: 1 },
    ]);
    expect(facts(at, { type: 'removeTrack', seat: 0, line: 3 })).toEqual([
      { type: 'segmentPickedUp', seat: 0, line: 3 },
    ]);
  });

  test('TC-TURN-1: the turn passes, and a round begins with the first player', () => {
    const turn = {
      trackKind: 'place',
      trackLines: [0],
      trackClosed: false,
      actionTaken: false,
      displayReset: false,
    };
    const at = (seat: number) => position(toy, 2, { turn: { seat, since: 0, ...turn }, round: 3 });
    expect(facts(at(0), { type: 'endTurn', seat: 0 })).toEqual([{ type: 'turnBegan', seat: 1 }]);
    expect(facts(at(1), { type: 'endTurn', seat: 1 })).toEqual([
      { type: 'roundBegan', round: 4 },
      { type: 'turnBegan', seat: 0 },
    ]);
  });

  test('TC-REGION-2, TC-REGION-4: a regional scored, two drawn, one kept, the other discarded', () => {
    const at = position(toy, 2, { seats: [{ track: toy.lines('a-x x-b'), regionals: [0, 10] }] });
    const score = { type: 'scoreRegionalCard', seat: 0, card: 0, opponentLines: [] };
    const drawn = at.eraDecks[2].slice(-2).reverse();
    expect(facts(at, score)).toEqual([
      { type: 'regionalScored', seat: 0, card: 0, opponentLines: [] },
      { type: 'regionalsDrawn', seat: 0, era: 3, cards: drawn },
    ]);
    const after = play(toy, at, score);
    expect(after.eraDecks).toEqual(
      at.eraDecks.map((deck, place) => (place === 2 ? deck.slice(0, -2) : deck)),
    );
    expect(facts(after, { type: 'keepRegionalCard', seat: 0, card: drawn[1] })).toEqual([
      { type: 'regionalKept', seat: 0, era: 3, card: drawn[1] },
      { type: 'regionalDiscarded', seat: 0, era: 3, card: drawn[0] },
    ]);
  });

  test('TC-REGION-2, TC-SKIP-2: what was scored and discarded before stays', () => {
    const seat = { track: toy.lines('a-x x-b'), regionals: [10, 20], stack: [0] };
    const at = position(toy, 2, { seats: [seat], regionalDiscard: [1] });
    const scored = play(toy, at, { type: 'scoreRegionalCard', seat: 0, card: 10, opponentLines: [] });
    expect(scored.seats[0]).toMatchObject({ stack: [0, 10], erasCompleted: [1, 2] });
    expect(play(toy, at, { type: 'skipEra', seat: 0 }).regionalDiscard).toEqual([1, 10]);
  });

  test('TC-DECK-2: of an empty era deck nothing is drawn, and nothing is told', () => {
    const full = position(toy, 2, { seats: [{ regionals: [0, 10] }] });
    const at = { ...full, eraDecks: full.eraDecks.map((deck, place) => (place === 2 ? [] : deck)) };
    expect(facts(at, { type: 'skipEra', seat: 0 })).toEqual([
      { type: 'eraSkipped', seat: 0, era: 1, card: 0 },
    ]);
    expect(play(toy, at, { type: 'skipEra', seat: 0 }).pending).toEqual([]);
  });

  test('TC-COMPANY-2, TC-COMPANY-3, TC-WAIVER-1: a company founded, the waivers paid, the card drawn, the track sold', () => {
    const at = position(toy, 3, {
      seats: [
        { track: toy.lines('a-x'), companies: companies(0), stack: [0] },
        { track: toy.lines('c-d') },
        { track: toy.lines('x-b') },
      ],
    });
    const found = {
      ...{ type: 'scoreCompanyCard', seat: 0, card: toy.company },
      ...{ opponentLines: toy.lines('x-b'), routeLines: toy.lines('a-x x-b') },
    };
    const [line] = toy.lines('x-b');
    expect(facts(at, found)).toEqual([
      { type: 'waiversPaid', seat: 0, to: 2, lines: [line] },
      { type: 'companyScored', seat: 0, card: toy.company, opponentLines: [line] },
    ]);
    const founded = play(toy, at, found);
    expect(founded.seats[0].stack).toEqual([0, toy.company]);
    const top = founded.companyDeck[founded.companyDeck.length - 1];
    const sold = { type: 'trackSold', seat: 0, card: toy.company, lines: toy.lines('a-x') };
    expect(facts(founded, { type: 'drawCompanyCard', seat: 0, source: 'deck' })).toEqual([
      { type: 'companyDrawn', seat: 0, source: 'deck', card: top },
      sold,
    ]);
    const card = founded.display[1];
    expect(facts(founded, { type: 'drawCompanyCard', seat: 0, source: 'display', card })).toEqual([
      { type: 'companyDrawn', seat: 0, source: 'display', card },
      { type: 'displayRefilled', card: top },
      sold,
    ]);
  });

  test('TC-WAIVER-1: several owners are paid in seat order, whichever line comes first', () => {
    const chain = toyBoard({ lines: 'a-x x-y y-b', cities: 'a b' });
    const at = position(chain, 3, {
      seats: [
        { track: chain.lines('a-x'), regionals: [0, 10] },
        { track: chain.lines('y-b') },
        { track: chain.lines('x-y') },
      ],
    });
    const result = chain.engine.tryAction(at, {
      ...{ type: 'scoreRegionalCard', seat: 0, card: 0 },
      ...{ opponentLines: chain.lines('x-y y-b'), routeLines: chain.lines('a-x x-y y-b') },
    } as never);
    expect(result.ok && result.events.slice(0, 2).map(({ n: _, ...fact }) => fact)).toEqual([
      { type: 'waiversPaid', seat: 0, to: 1, lines: chain.lines('y-b') },
      { type: 'waiversPaid', seat: 0, to: 2, lines: chain.lines('x-y') },
    ]);
  });

  test('TC-EXCHANGE-3: the discard, then the draw; the pile keeps what it has', () => {
    const at = position(toy, 2, { seats: [{ companies: companies(0, 1) }], companyDiscard: companies(9) });
    const exchange = { type: 'exchangeCompanyCard', seat: 0, discard: toy.company, source: 'deck' };
    const top = at.companyDeck[at.companyDeck.length - 1];
    expect(facts(at, exchange)).toEqual([
      { type: 'companyDiscarded', seat: 0, card: toy.company },
      { type: 'companyDrawn', seat: 0, source: 'deck', card: top },
    ]);
    expect(play(toy, at, exchange).companyDiscard).toEqual(companies(9, 0));
  });

  test('TC-RESET-2: what goes and what comes; with nothing to reshuffle fewer come', () => {
    const at = position(toy, 2, { companyDiscard: companies(9) });
    const opened = at.companyDeck.slice(-4).reverse();
    expect(facts(at, { type: 'resetCompanyDisplay', seat: 0 })).toEqual([
      { type: 'displayReset', seat: 0, discarded: at.display, opened },
    ]);
    expect(play(toy, at, { type: 'resetCompanyDisplay', seat: 0 }).companyDiscard).toEqual([
      ...companies(9),
      ...at.display,
    ]);
    // Two cards in the display and none anywhere else: these two come back, and no third.
    const seats = [{}, { companies: Array.from({ length: 26 }, (_, n) => toy.company + n) }];
    const few = position(toy, 2, { seats, display: companies(26, 27), companyDeck: [], companyDiscard: [] });
    const after = play(toy, few, { type: 'resetCompanyDisplay', seat: 0 });
    expect([...after.display].sort()).toEqual(companies(26, 27));
    expect([after.companyDeck, after.companyDiscard]).toEqual([[], []]);
  });

  test('TC-DECK-1: a display that cannot be refilled is told of no more', () => {
    const seats = [
      { companies: companies(0) },
      { companies: Array.from({ length: 25 }, (_, n) => toy.company + 1 + n) },
    ];
    const at = position(toy, 2, { seats, display: companies(26, 27), companyDeck: [], companyDiscard: [] });
    const taken = {
      type: 'exchangeCompanyCard',
      seat: 0,
      discard: toy.company,
      source: 'display',
      card: toy.company + 26,
    };
    // The discard is the only card left, and comes into the display.
    expect(facts(at, taken).map(({ type }) => type)).toEqual([
      ...['companyDiscarded', 'companyDrawn', 'companyDeckReshuffled', 'displayRefilled'],
    ]);
    const founded = play(
      toy,
      position(toy, 2, {
        seats: [{ ...seats[0], track: toy.lines('a-x x-b') }, seats[1]],
        ...{ display: companies(26, 27), companyDeck: [], companyDiscard: [] },
      }),
      { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] },
    );
    const drawn = { type: 'drawCompanyCard', seat: 0, source: 'display', card: toy.company + 26 };
    expect(facts(founded, drawn).map(({ type }) => type)).toEqual(['companyDrawn', 'trackSold']);
  });

  test('TC-END-1, TC-SCORE-1, TC-SCORE-7: the end is set off, bonuses are awarded, equals share a place by seat', () => {
    const seven = companies(10, 11, 12, 13, 14, 15, 16);
    const at = position(toy, 2, {
      seats: [{ track: toy.lines('a-x x-b'), companies: companies(0), stack: seven }],
    });
    const found = { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] };
    expect(facts(at, found)).toContainEqual({ type: 'endTriggered', seat: 0, by: 'companies' });
    const last = (stacks: readonly (readonly number[])[]) =>
      position(toy, stacks.length, {
        turn: {
          seat: stacks.length - 1,
          since: 0,
          trackKind: 'place',
          trackLines: [0],
          trackClosed: true,
          actionTaken: true,
          displayReset: false,
        },
        ending: { seat: 0, by: 'companies' },
        seats: stacks.map((stack) => ({ stack })),
      });
    const end = { type: 'endTurn', seat: 2 };
    const told = facts(last([companies(10), companies(11, 12), companies(13)]), end) as { type: string }[];
    const red = toy.board.cards.findIndex((card) => card.kind === 'bonus' && card.timing === 'endOfGame');
    expect(told.filter(({ type }) => type === 'bonusAwarded')).toEqual([
      { type: 'bonusAwarded', seat: 1, card: red },
    ]);
    const ended = play(toy, last([companies(10), companies(11, 12), companies(13)]), end);
    expect(told.at(-1)).toEqual({ type: 'gameEnded', reason: 'victory', scores: ended.outcome?.ranking });
    expect(ended.outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });

  test('TC-SCORE-2: regionals are worth what the table says, more of them than it has what its last entry says', () => {
    const { regionalPoints } = toy.engine.settingOf(position(toy, 2, {})).rules;
    const cards = Array.from({ length: regionalPoints.length }, (_, n) => 10 * (n % 8) + Math.floor(n / 8));
    const score = (count: number) => {
      const at = position(toy, 2, {
        turn: {
          seat: 1,
          since: 0,
          trackKind: 'place',
          trackLines: [0],
          trackClosed: true,
          actionTaken: true,
          displayReset: false,
        },
        ending: { seat: 0, by: 'companies' },
        seats: [{ stack: cards.slice(0, count) }, {}],
      });
      return play(toy, at, { type: 'endTurn', seat: 1 }).outcome?.ranking.find(({ seat }) => seat === 0)
        ?.regionals;
    };
    const most = regionalPoints.length - 1;
    expect([0, 1, most, most + 1].map(score)).toEqual([...[0, 1, most, most].map((n) => regionalPoints[n])]);
  });
});

describe('a decision opens anew with every act of its seat', () => {
  // A step further on, so that since differs from what it was.
  const later = (at: At): At => ({ ...at, step: 5 });
  const since = (at: At, ...actions: object[]) => play(toy, later(at), ...actions).turn?.since;
  const seat = { track: toy.lines('a-x x-b'), regionals: [0, 10], companies: companies(0), stack: [1, 11] };

  test('E-STALE-1, TC-BONUS-3, TC-RESET-1: claims and resets', () => {
    const at = position(toy, 2, { seats: [seat] });
    expect(since(at, { type: 'claimBonusCard', seat: 0, card: toy.bonus, revealed: [1, 11] })).toBe(6);
    expect(since(at, { type: 'resetCompanyDisplay', seat: 0 })).toBe(6);
  });

  test('E-STALE-1, TC-TURN-6: draws, sales and cards kept', () => {
    const at = position(toy, 2, { seats: [{ ...seat, track: toy.lines('a-x x-b a-y y-b') }] });
    const found = { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] };
    const draw = { type: 'drawCompanyCard', seat: 0, source: 'deck' };
    const sell = { type: 'chooseRemovedTrack', seat: 0, lines: toy.lines('a-x x-b') };
    expect([since(at, found), since(at, found, draw), since(at, found, draw, sell)]).toEqual([6, 7, 8]);
    const score = { type: 'scoreRegionalCard', seat: 0, card: 0, opponentLines: [] };
    const scored = play(toy, later(at), score);
    const [kept] = (scored.pending[0] as { cards: readonly number[] }).cards;
    const keep = { type: 'keepRegionalCard', seat: 0, card: kept };
    expect([
      scored.turn?.since,
      play(toy, scored, keep).turn?.since,
      play(toy, scored, keep).pending,
    ]).toEqual([6, 7, []]);
    expect(since(at, { type: 'skipEra', seat: 0 })).toBe(6);
  });
});

describe('all that speaks against an action', () => {
  const at = (seat: object = {}, other: object = {}) =>
    position(toy, 2, {
      seats: [
        { track: toy.lines('a-x'), companies: companies(0), regionals: [0, 10], ...seat },
        { track: toy.lines('x-b'), ...other },
      ],
    });

  test('TC-ROUTE-2: paid lines that nobody owns are named once, not as lines of another route besides', () => {
    const paid = {
      type: 'scoreRegionalCard',
      seat: 0,
      card: 0,
      opponentLines: toy.lines('q-r'),
      routeLines: toy.lines('a-x'),
    };
    expect(codes(at(), paid)).toEqual(['route/not-foreign', 'route/not-joined']);
    const strange = { ...paid, opponentLines: toy.lines('x-b'), routeLines: toy.lines('a-x x-b q-r') };
    expect(toy.engine.checkAction(at(), strange as never)).toMatchObject({
      code: 'route/other-lines',
      params: { line: toy.line('q-r') },
    });
  });

  test('TC-REGION-1, TC-ROUTE-1: with a card of others nothing is said of its cities, its era or the route', () => {
    const score = {
      type: 'scoreRegionalCard',
      seat: 0,
      card: 20,
      opponentLines: [],
      routeLines: toy.lines('a-x q-r'),
    };
    expect(codes(at(), score)).toEqual(['card/not-in-hand', 'route/other-lines']);
  });

  test('TC-ROUTE-1: a route that does not join the cities is not said to have lines to spare', () => {
    const own = { track: toy.lines('a-x q-r') };
    const score = {
      type: 'scoreRegionalCard',
      seat: 0,
      card: 0,
      opponentLines: [],
      routeLines: toy.lines('a-x q-r'),
    };
    expect(codes(at(own), score)).toEqual(['route/not-joined']);
    const found = { ...score, type: 'scoreCompanyCard', card: toy.company };
    expect(codes(at(own), found)).toEqual(['route/not-joined']);
  });

  test('TC-COMPANY-6, TC-COMPANY-4: a needless own line of a company’s route is not least; a paid one is paid for nothing', () => {
    const own = { track: toy.lines('a-x b-c') };
    const found = { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: toy.lines('x-b') };
    expect(codes(at(own), { ...found, routeLines: toy.lines('a-x x-b b-c') })).toEqual(['company/not-least']);
    const paid = { ...found, opponentLines: toy.lines('x-b c-d') };
    const more = at(own, { track: toy.lines('x-b c-d') });
    expect(codes(more, { ...paid, routeLines: toy.lines('a-x x-b c-d') })).toEqual([
      'company/paid-for-nothing',
    ]);
    // What is said of the route needs lines that could be paid.
    const free = { ...found, opponentLines: toy.lines('q-r'), routeLines: toy.lines('a-x x-b q-r') };
    expect(codes(at(own), free)).toEqual(['route/not-foreign', 'company/paid-for-nothing']);
  });

  test('TC-REGION-5: the figures say which era comes first', () => {
    const score = { type: 'scoreRegionalCard', seat: 0, card: 30, opponentLines: [] };
    const ahead = at({ regionals: [30, 20], track: toy.lines('a-x x-b') }, { track: [] });
    expect(toy.engine.checkAction(ahead, score as never)).toMatchObject({
      code: 'regional/out-of-order',
      params: { card: 30, era: 4, lowest: 3 },
    });
    expect(codes(at(), { ...score, card: 21 })).not.toContain('regional/out-of-order');
  });

  test('TC-BONUS-5: of a bonus that is not open nothing else is said, and of one that is open all', () => {
    const claim = (card: number, revealed: readonly number[]) => ({
      type: 'claimBonusCard',
      seat: 0,
      card,
      revealed,
    });
    expect(codes(at({ stack: [1] }), claim(toy.company, [1]))).toEqual(['bonus/not-open']);
    expect(codes(at({ stack: [1] }), claim(toy.company, [2]))).toEqual([
      'bonus/not-open',
      'bonus/not-in-stack',
    ]);
    expect(codes(at({ stack: [1] }), claim(toy.bonus, [1]))).toEqual(['bonus/not-fulfilled']);
    expect(codes(at({ stack: [1] }), claim(toy.bonus, [2, 3]))).toEqual(['bonus/not-in-stack']);
  });

  test('TC-TRACK-2: where nothing lies nobody else’s segment lies', () => {
    const step = { seat: 0, since: 0, trackKind: null, trackLines: [], trackClosed: false };
    const begins = { ...at(), turn: { ...step, actionTaken: false, displayReset: false } } as At;
    expect(codes(begins, { type: 'removeTrack', seat: 0, line: toy.line('q-r') })).toEqual([
      'track/no-segment',
    ]);
  });

  test('TC-COMPANY-3, TC-EXCHANGE-1: a card that is not in the display, named or not', () => {
    const exchange = { type: 'exchangeCompanyCard', seat: 0, discard: toy.company, source: 'display' };
    const told = (action: object) => toy.engine.checkAction(at(), action as never)?.params;
    expect(told(exchange)).toEqual({ card: null });
    expect(told({ ...exchange, card: toy.company + 1 })).toEqual({ card: toy.company + 1 });
  });

  test('TC-COMPANY-5: with a set that does not join the cities nothing is said of what was paid', () => {
    const fork = toyBoard({ lines: 'a-x x-b a-y y-b q-r', cities: 'a b' });
    const sale = play(
      fork,
      position(fork, 2, { seats: [{ track: fork.lines('a-x x-b a-y y-b q-r'), companies: [fork.company] }] }),
      { type: 'scoreCompanyCard', seat: 0, card: fork.company, opponentLines: [] },
      { type: 'drawCompanyCard', seat: 0, source: 'deck' },
    );
    const sell = { type: 'chooseRemovedTrack', seat: 0, lines: fork.lines('a-x q-r') };
    expect(fork.engine.explainAction(sale, sell as never).map(({ code }) => code)).toEqual([
      'sale/not-joined',
    ]);
  });
});

test('TC-END-1: the end that regionals set off is told as theirs', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((era) => 10 * (era - 1) + 5);
  const at = position(toy, 2, { seats: [{ track: toy.lines('a-x x-b'), regionals: [70], stack: seven }] });
  const score = { type: 'scoreRegionalCard', seat: 0, card: 70, opponentLines: [] };
  expect(facts(at, score)).toContainEqual({ type: 'endTriggered', seat: 0, by: 'regionals' });
});

test('TC-TURN-1, TC-REGION-1, TC-COMPANY-1, TC-BONUS-2: a layer is told of each instant at which it may act', () => {
  const heard: string[] = [];
  const heeding: AnyRuleset = layer(twentiethCenturyLimited, {
    id: 'heeding-century',
    title: '20th Century Limited that is listened to',
    at: {
      atTurnStart: (_context: unknown, _state: unknown, seat: number) => void heard.push(`start ${seat}`),
      atTurnEnd: (_context: unknown, _state: unknown, seat: number) => void heard.push(`end ${seat}`),
      atCardScored: (_context: unknown, _state: unknown, { kind }: { readonly kind: string }) =>
        void heard.push(kind),
    },
  });
  const engine = createEngine([heeding as typeof twentiethCenturyLimited], { boards: [toy.board] });
  const board = { ...toy, engine };
  const turn = { seat: 0, since: 0, trackKind: 'place', trackLines: [0], trackClosed: true };
  const at = (seat: object) =>
    engine.createPosition('heeding-century' as 'twentieth-century-limited', {
      config: { seats: 2, seed: 1, board: 'toy', options: { firstSeat: 0 } as never },
      state: {
        turn: { ...turn, actionTaken: false, displayReset: false },
        seats: [{ track: toy.lines('a-x x-b'), ...seat }],
      } as never,
    });
  const act = (seat: object, action: object) => {
    heard.length = 0;
    play(board, at(seat), { seat: 0, ...action });
    return [...heard];
  };
  const over = { opponentLines: [] };
  expect(act({ regionals: [0, 10] }, { type: 'scoreRegionalCard', card: 0, ...over })).toEqual(['regional']);
  expect(act({ companies: companies(0) }, { type: 'scoreCompanyCard', card: toy.company, ...over })).toEqual([
    'company',
  ]);
  const claim = { type: 'claimBonusCard', card: toy.bonus + 1, revealed: companies(9) };
  expect(act({ stack: companies(9) }, claim)).toEqual(['bonus']);
  expect(act({}, { type: 'endTurn' })).toEqual(['end 0', 'start 1']);
});

test('E-SHAPE-4, TC-ROUTE-1: a route over own track alone says nothing, and is played and recorded without it', () => {
  const at = position(toy, 2, {
    seats: [{ track: toy.lines('a-x x-b'), regionals: [0, 10], companies: companies(0) }],
  });
  const route = { seat: 0, opponentLines: [], routeLines: toy.lines('a-x x-b') };
  for (const named of [
    { type: 'scoreRegionalCard', card: 0 },
    { type: 'scoreCompanyCard', card: toy.company },
  ]) {
    const result = toy.engine.tryAction(at, { ...named, ...route } as never);
    const { routeLines: _, ...bare } = { ...named, ...route };
    expect(result.ok ? result.action : result.rejection.code).toEqual(bare);
  }
});
