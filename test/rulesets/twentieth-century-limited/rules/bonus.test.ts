import { expect, test } from 'vitest';
import { isFulfilled } from '../../../../rulesets/twentieth-century-limited/board/fulfilment';
import { createRandom } from '../../../../src/core/engine';
import { eventsOfType, play, position, refusal, toyBoard } from '../toy-board';

// Bonuses: blue wants two regionals, green one company, red two companies at the end.
const toy = toyBoard({ lines: 'a-b b-c c-d', cities: 'a b c' });
const [blue, green, red] = [0, 1, 2].map((place) => toy.bonus + place);
const company = (n: number) => toy.company + n;
const at = (stack: readonly number[], state: object = {}) =>
  position(toy, 2, { seats: [{ stack }], ...state });
const claim = (card: number, revealed: readonly number[], seat = 0) => ({
  type: 'claimBonusCard',
  seat,
  card,
  revealed,
});

test('TC-BONUS-1: a bonus scores either during play or at the end', () => {
  const timings = toy.board.cards.flatMap((card) => (card.kind === 'bonus' ? [card.timing] : []));
  expect(timings).toEqual(['duringPlay', 'duringPlay', 'endOfGame']);
  const both = at([company(8), company(9)]);
  expect(refusal(toy, both, claim(green, [company(8)]))).toBeNull();
  expect(refusal(toy, both, claim(red, [company(8), company(9)]))).toBe('TC-BONUS-6 bonus/at-the-end');
});

test('TC-BONUS-2: it goes to the first who claims it, on top of his stack, and to nobody else', () => {
  const state = position(toy, 2, { seats: [{ stack: [company(8)] }, { stack: [company(9)] }] });
  const claimed = play(toy, state, claim(green, [company(8)]));
  expect(claimed.seats[0].stack).toEqual([company(8), green]);
  const theirs = play(toy, claimed, { type: 'endTurn', seat: 0 });
  expect(refusal(toy, theirs, claim(green, [company(9)], 1))).toBe('TC-BONUS-2 bonus/taken');
  const untouched = play(toy, state, { type: 'endTurn', seat: 0 });
  expect(refusal(toy, untouched, claim(green, [company(9)], 1))).toBeNull();
});

test('TC-BONUS-4: what is revealed lies in the own stack, not in that of another (bonus/not-in-stack)', () => {
  const seats = [{ stack: [company(8)] }, { stack: [company(9)] }];
  const state = position(toy, 2, { seats });
  expect(refusal(toy, state, claim(green, [company(9)]))).toBe('TC-BONUS-4 bonus/not-in-stack');
  expect(refusal(toy, state, claim(green, [company(8)]))).toBeNull();
});

test('TC-BONUS-3: a claim costs nothing and no action, and there may be several a turn, one of each card', () => {
  const state = at([0, 10, company(8)]);
  const claimed = play(toy, state, claim(green, [company(8)]));
  expect(claimed.seats[0].waivers).toBe(4);
  expect(claimed.turn).toMatchObject({ actionTaken: false });
  expect(refusal(toy, claimed, claim(green, [company(8)]))).toBe('TC-BONUS-2 bonus/taken');
  expect(refusal(toy, claimed, claim(blue, [0, 10]))).toBeNull();
  const both = play(toy, claimed, claim(blue, [0, 10]));
  expect(both.seats[0].stack).toEqual([0, 10, company(8), green, blue]);
  expect(both.bonuses.map(({ claimedBy }) => claimedBy)).toEqual([0, 0, null]);
  expect(both.turn?.seat).toBe(0);
});

test('TC-BONUS-3: every bonus that can be claimed is listed, and greedy players claim them one after the other', () => {
  const state = at([0, 10, company(8)]);
  const claims = (of: typeof state) =>
    [...toy.engine.legalActions(of, 0)].filter(({ type }) => type === 'claimBonusCard');
  expect(claims(state)).toEqual([claim(blue, [0, 10]), claim(green, [company(8)])]);
  const suggested = (of: typeof state) =>
    toy.engine.suggest(of, toy.engine.decisions(of)[0], createRandom('bonus'))[0];
  const first = suggested(state);
  expect(first).toEqual(claim(blue, [0, 10]));
  expect(suggested(play(toy, state, first))).toEqual(claim(green, [company(8)]));
});

test('TC-BONUS-4: the cards that prove it are shown to all and stay in the stack', () => {
  const state = at([company(8), company(9), 0]);
  const events = eventsOfType(toy, state, claim(green, [company(8)]), 'bonusClaimed');
  expect(events).toEqual([{ type: 'bonusClaimed', seat: 0, card: green, revealed: [company(8)] }]);
  const result = toy.engine.tryAction(state, claim(green, [company(8)]) as never);
  expect(result.ok && toy.engine.viewEvents(result.state, result.events, 1)).toMatchObject([
    { revealed: [company(8)] },
  ]);
  expect(refusal(toy, state, claim(green, [company(3)]))).toBe('TC-BONUS-4 bonus/not-in-stack');
  const after = play(toy, state, claim(green, [company(8)]));
  expect(after.seats[0].stack).toEqual([company(8), company(9), 0, green]);
  // Shown once, not for good: the view hides them again.
  expect(toy.engine.view(after, 1).seats[0].stack).toEqual([null, null, null, green]);
});

test('TC-BONUS-5: a claim is refused for a card that is not open, or that the cards shown do not fulfil', () => {
  const state = at([0, 10, company(8)]);
  expect(refusal(toy, state, claim(company(1), [0]))).toBe('TC-BONUS-5 bonus/not-open');
  expect(refusal(toy, state, claim(blue, [0]))).toBe('TC-BONUS-5 bonus/not-fulfilled');
  expect(refusal(toy, state, claim(blue, [0, company(8)]))).toBe('TC-BONUS-5 bonus/not-fulfilled');
  expect(refusal(toy, state, claim(blue, [0, 10]))).toBeNull();
});

const lastTurn = {
  turn: { seat: 1, trackKind: 'place', trackLines: [0], trackClosed: true },
  ending: { seat: 0, by: 'companies' },
};

test('TC-BONUS-6: a bonus of the end cannot be claimed, and everybody who fulfils it then gets all of it', () => {
  const seats = [{ stack: [company(8), company(9)] }, { stack: [company(10), company(11)] }];
  const both = [company(8), company(9)];
  expect(refusal(toy, at(both), claim(red, both))).toBe('TC-BONUS-6 bonus/at-the-end');
  expect(refusal(toy, at(both), claim(green, both))).toBeNull();
  const over = play(toy, position(toy, 2, { ...lastTurn, seats }), { type: 'endTurn', seat: 1 });
  expect(over.outcome?.ranking.map(({ bonuses }) => bonuses)).toEqual([6, 6]);
  const one = play(toy, position(toy, 2, { ...lastTurn, seats: [seats[0], { stack: [company(10)] }] }), {
    type: 'endTurn',
    seat: 1,
  });
  expect(one.outcome?.ranking.map(({ seat, bonuses }) => [seat, bonuses])).toEqual([
    [0, 6],
    [1, 0],
  ]);
});

test('TC-BONUS-7: a claimed bonus is not replaced', () => {
  const state = play(toy, at([company(8)]), claim(green, [company(8)]));
  expect(state.bonuses).toEqual([
    { card: blue, claimedBy: null },
    { card: green, claimedBy: 0 },
    { card: red, claimedBy: null },
  ]);
});

test('TC-BONUS-8: bonuses do not count in a tie', () => {
  // 10 + 4 waivers and a bonus of 4 against 10 + 8 waivers: level, and one card each.
  const seats = [
    { stack: [company(8), green], waivers: 3 },
    { stack: [company(9)], waivers: 7 - 2 },
  ];
  const state = position(toy, 2, {
    ...lastTurn,
    seats,
    bonuses: [{}, { claimedBy: 0 }, {}].map((bonus, place) => ({
      card: toy.bonus + place,
      claimedBy: null,
      ...bonus,
    })),
  });
  const over = play(toy, state, { type: 'endTurn', seat: 1 });
  expect(over.outcome?.ranking.map(({ cards }) => cards)).toEqual([1, 1]);
});

test('TC-STACK-1: everybody sees the top card of a stack and only that, the owner all of it', () => {
  const state = at([0, company(8), 10]);
  expect(toy.engine.view(state, 0).seats[0].stack).toEqual([0, company(8), 10]);
  for (const viewer of [1, null])
    expect(toy.engine.view(state, viewer).seats[0].stack).toEqual([null, null, 10]);
});

test('TC-STACK-2: reordering has no effect on the game: a proof may name any cards of the stack', () => {
  for (const stack of [
    [0, 10, company(8)],
    [company(8), 10, 0],
  ]) {
    expect(refusal(toy, at(stack), claim(blue, [0, 10]))).toBeNull();
  }
});

test('TC-STACK-3: cards never leave the stack', () => {
  const state = position(toy, 2, {
    seats: [{ stack: [0, company(8)], regionals: [10, 20], track: toy.lines('a-b') }],
  });
  const after = play(toy, state, claim(green, [company(8)]), {
    type: 'scoreRegionalCard',
    seat: 0,
    card: 10,
    opponentLines: [],
  });
  expect(after.seats[0].stack).toEqual([0, company(8), green, 10]);
});

test('every predicate of a condition counts what it says, and more cards never undo it', () => {
  const { board } = toy;
  const holds = (condition: object, cards: readonly number[]) =>
    isFulfilled(board, condition as never, cards);
  expect(holds({ companiesAtLeast: 2 }, [company(0), 0])).toBe(false);
  expect(holds({ companiesAtLeast: 2 }, [company(0), 0, company(1)])).toBe(true);
  expect(holds({ companyValueAtLeast: 20 }, [company(0), company(1)])).toBe(true);
  expect(holds({ companyValueAtLeast: 21 }, [company(0), company(1), green])).toBe(false);
  expect(holds({ regionalsAtLeast: 1 }, [company(0)])).toBe(false);
  expect(holds({ erasCompleted: [1, 2] }, [0, 1])).toBe(false);
  expect(holds({ erasCompleted: [1, 2] }, [0, 10])).toBe(true);
  expect(holds({ citiesCovered: { cities: ['a', 'c'], atLeast: 1 } }, [0])).toBe(true);
  expect(holds({ citiesCovered: { cities: ['c'], atLeast: 1 } }, [0, company(0)])).toBe(false);
  expect(holds({ companiesInRegion: { region: 'band-2', atLeast: 1 } }, [company(0)])).toBe(true);
  expect(holds({ companiesInRegion: { region: 'band-3', atLeast: 1 } }, [company(0)])).toBe(false);
  expect(holds({ all: [{ regionalsAtLeast: 1 }, { companiesAtLeast: 1 }] }, [0])).toBe(false);
  expect(holds({ any: [{ regionalsAtLeast: 1 }, { companiesAtLeast: 1 }] }, [0])).toBe(true);
});
