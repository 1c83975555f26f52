import { expect, test } from 'vitest';
import { eventsOfType, play, position, refusal, toyBoard } from '../toy-board';

const eras = [1, 2, 3, 4, 5, 6, 7, 8];
// Card 10 (era − 1) + k is the k-th of its era.
const toy = toyBoard({ lines: 'a-b b-c c-d d-e e-f', cities: 'a b' });
const card = (era: number, k = 0) => 10 * (era - 1) + k;
const score = (era: number) => ({ type: 'scoreRegionalCard', seat: 0, card: card(era), opponentLines: [] });
const hand = (seats: number, held: readonly number[], more: object = {}) =>
  position(toy, seats, {
    seats: [{ track: toy.lines('a-b'), regionals: held.map((era) => card(era)), ...more }],
  });
// Scores one era, keeps the first card offered, and comes back to the own turn with a line to spare.
function scoreAndReturn(state: ReturnType<typeof hand>, era: number) {
  let next = play(toy, state, score(era));
  const [kept] = [...toy.engine.legalActions(next, 0)].filter(({ type }) => type === 'keepRegionalCard');
  if (kept) next = play(toy, next, kept);
  return { ...next };
}

test('TC-REGION-1: the card is in the own hand, next in order and joined', () => {
  expect(refusal(toy, hand(2, [1, 2]), score(1))).toBeNull();
  expect(refusal(toy, hand(2, [1, 2]), score(3))).toBe('TC-REGION-1 card/not-in-hand');
  expect(refusal(toy, hand(2, [1, 2], { track: [] }), score(1))).toBe('TC-ROUTE-1 route/not-joined');
});

test('TC-REGION-2: the card goes on top of the stack, and the tracker moves', () => {
  const { seats } = play(toy, hand(2, [1, 2]), score(1));
  expect(seats[0]).toMatchObject({ stack: [card(1)], regionalsCompleted: 1, erasCompleted: [1] });
});

test('TC-REGION-3: no segment is removed', () => {
  expect(play(toy, hand(2, [1, 2]), score(1)).seats[0].track).toEqual(toy.lines('a-b'));
});

test('TC-REGION-4: two cards of the next era are drawn, one is kept, the other lies open', () => {
  const state = play(toy, hand(2, [1, 2]), score(1));
  const drawn = (state.pending[0] as { cards: readonly number[] }).cards;
  expect(drawn).toHaveLength(2);
  expect(refusal(toy, state, { type: 'keepRegionalCard', seat: 0, card: card(2) })).toBe(
    'TC-REGION-4 keep/not-drawn',
  );
  const kept = play(toy, state, { type: 'keepRegionalCard', seat: 0, card: drawn[1] });
  expect(kept.seats[0]).toMatchObject({ regionals: [card(2), drawn[1]], regionalEras: [2, 3] });
  expect(kept.regionalDiscard).toEqual([drawn[0]]);
});

test('TC-REGION-4: the cards drawn are seen by who chooses, and by nobody else', () => {
  const state = play(toy, hand(2, [1, 2]), score(1));
  const seen = (viewer: number | null) =>
    (toy.engine.view(state, viewer).pending[0] as { cards: readonly unknown[] }).cards;
  expect(seen(0)).toEqual((state.pending[0] as { cards: readonly unknown[] }).cards);
  expect([seen(1), seen(null)]).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('TC-REGION-2: the era of the card is noted, also where an earlier one was skipped', () => {
  const skipped = hand(2, [2, 3], { cannotEndByRegionals: true });
  expect(play(toy, skipped, score(2)).seats[0]).toMatchObject({ regionalsCompleted: 1, erasCompleted: [2] });
});

test('TC-REGION-5: only the lowest era of the hand may be scored', () => {
  expect(refusal(toy, hand(3, [3, 4]), score(4))).toBe('TC-REGION-5 regional/out-of-order');
  expect(refusal(toy, hand(3, [3, 4]), score(3))).toBeNull();
});

test('TC-REGION-6: with four or five players the starting cards come in either order', () => {
  for (const seats of [2, 3])
    expect(refusal(toy, hand(seats, [1, 2]), score(2))).toBe('TC-REGION-5 regional/out-of-order');
  for (const seats of [4, 5]) expect(refusal(toy, hand(seats, [1, 2]), score(2))).toBeNull();
  const second = scoreAndReturn(hand(4, [1, 2]), 2);
  expect(second.seats[0].regionalEras).toEqual([1, 3]);
  const again = hand(4, [1, 3], { stack: [card(2)] });
  expect(refusal(toy, again, score(3))).toBe('TC-REGION-5 regional/out-of-order');
  expect(scoreAndReturn(again, 1).seats[0].regionalEras).toEqual([3, 4]);
});

test('TC-REGION-7: the next era is one beyond the highest drawn so far, and nothing follows Era 8', () => {
  expect(hand(2, [1, 2]).seats[0].nextEra).toBe(3);
  expect(scoreAndReturn(hand(4, [1, 3], { stack: [card(2)] }), 1).seats[0]).toMatchObject({
    nextEra: 5,
    regionalEras: [3, 4],
  });
  const last = play(toy, hand(2, [7, 8]), score(7));
  expect(last.pending).toEqual([]);
  expect(last.seats[0]).toMatchObject({ regionalEras: [8], nextEra: 9 });
});

test('TC-REGION-8: two regionals in hand until Era 8 has been drawn, then one, then none', () => {
  expect(scoreAndReturn(hand(2, [6, 7]), 6).seats[0].regionalEras).toEqual([7, 8]);
  expect(scoreAndReturn(hand(2, [7, 8]), 7).seats[0].regionalEras).toEqual([8]);
  expect(scoreAndReturn(hand(2, [8]), 8).seats[0].regionalEras).toEqual([]);
});

test('TC-REGION-9: the eighth completed regional sets off the end', () => {
  const seven = eras.slice(0, 7).map((era) => card(era, 5));
  expect(play(toy, hand(2, [8], { stack: seven }), score(8)).ending).toEqual({ seat: 0, by: 'regionals' });
  expect(play(toy, hand(2, [7, 8], { stack: seven.slice(0, 6) }), score(7)).ending).toBeNull();
});

const skip = { type: 'skipEra', seat: 0 };

test('TC-SKIP-1: an era is skipped whatever the number of players, but not with an empty hand', () => {
  for (const seats of [2, 3, 4, 5]) expect(refusal(toy, hand(seats, [1, 2]), skip)).toBeNull();
  expect(refusal(toy, hand(2, [8], { nextEra: 9 }), skip)).toBeNull();
  expect(refusal(toy, hand(2, [], { nextEra: 9 }), skip)).toBe('TC-SKIP-1 skip/no-card');
});

test('TC-SKIP-2: the lowest era of the hand is discarded face-up, unscored', () => {
  const state = play(toy, hand(2, [3, 2]), skip);
  expect(state.regionalDiscard).toEqual([card(2)]);
  expect(state.seats[0]).toMatchObject({ regionals: [card(3)], regionalsCompleted: 0, stack: [] });
});

test('TC-SKIP-3: two cards of the next era are drawn and one is kept: after 2, with 3 in hand, Era 4', () => {
  const state = play(toy, hand(2, [2, 3]), skip);
  expect(state.pending).toMatchObject([{ kind: 'keepRegional', era: 4 }]);
  const [first, second] = (state.pending[0] as { cards: readonly number[] }).cards;
  const kept = play(toy, state, { type: 'keepRegionalCard', seat: 0, card: first });
  expect(kept.seats[0].regionalEras).toEqual([3, 4]);
  expect(kept.regionalDiscard).toEqual([card(2), second]);
});

test('TC-SKIP-4: with Era 8 drawn nothing more is drawn', () => {
  const state = play(toy, hand(2, [7, 8]), skip);
  expect(state.pending).toEqual([]);
  expect(state.seats[0].regionalEras).toEqual([8]);
});

test('TC-SKIP-5: who has skipped cannot end the game by regionals any more, and everybody sees it', () => {
  const state = play(toy, hand(2, [1, 2]), skip);
  expect(state.seats[0].cannotEndByRegionals).toBe(true);
  expect(toy.engine.view(state, 1).seats[0].cannotEndByRegionals).toBe(true);
  expect(eventsOfType(toy, hand(2, [1, 2]), skip, 'eraSkipped')).toEqual([
    { type: 'eraSkipped', seat: 0, era: 1, card: card(1) },
  ]);
});

test('TC-SKIP-6: the end by eight companies stays open, and so do further skips', () => {
  const stack = Array.from({ length: 7 }, (_, n) => toy.company + 10 + n);
  const state = hand(2, [2, 3], { stack, companies: [toy.company], cannotEndByRegionals: true });
  expect(refusal(toy, state, skip)).toBeNull();
  const founded = play(toy, state, {
    type: 'scoreCompanyCard',
    seat: 0,
    card: toy.company,
    opponentLines: [],
  });
  expect(founded.ending).toEqual({ seat: 0, by: 'companies' });
});

test('TC-DECK-2: a single card left in an era deck is kept unasked, and of an empty one nothing', () => {
  const short = (left: readonly number[]) =>
    position(toy, 2, {
      seats: [{ track: toy.lines('a-b'), regionals: [card(1), card(2)] }],
      eraDecks: eras.map((era) =>
        era === 3 ? left : toy.board.regionals[era - 1].filter((other) => other % 10 > 1),
      ),
      regionalDiscard: [
        ...toy.board.regionals[2].filter((other) => !left.includes(other)),
        ...[3, 4, 5, 6, 7].flatMap((place) => toy.board.regionals[place].filter((other) => other % 10 < 2)),
      ],
    });
  expect(play(toy, short([card(3)]), score(1)).seats[0].regionalEras).toEqual([2, 3]);
  expect(play(toy, short([]), score(1)).seats[0]).toMatchObject({ regionalEras: [2], nextEra: 4 });
});
