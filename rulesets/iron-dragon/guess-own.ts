// A whole slice that a view does not contradict: decks in some order, dealt and drawn foremen among those unseen.

import { deepFreeze, type Random, shuffled } from '../../src/core/engine/index.js';
import { allForemen, type ForemanId, withoutCards } from './foremen.js';
import { type Draft, type IronKnown, type IronState, knownOwn } from './own-state.js';
import { guessShips } from './ships-insert.js';
import type { IronGame } from './types.js';

/** Fills in what the view hides. */
export function guessOwn({ state }: IronGame, random: Random): IronState {
  const known = knownOwn(state);
  const unseen = shuffled(unseenForemen(known), (from, to) => random.int(from, to));
  const fill = (card: ForemanId | null) => card ?? (unseen.pop() as ForemanId);
  const { draft, hiring } = known;
  const dealt = draft?.dealt.map((cards) => cards.map(fill)) ?? [];
  const guessed = hiring && { ...hiring, drawn: fill(hiring.drawn) };
  return deepFreeze({
    ...known,
    draft: draft && { ...draft, dealt, answers: guessAnswers(draft, dealt, random) },
    hiring: guessed,
    foremanDeck: known.foremanDeck.map(fill),
    ships: guessShips(known.ships, random),
  });
}

function unseenForemen({ foremen, foremanDiscards, draft, hiring }: IronKnown): readonly ForemanId[] {
  const seen = [...foremen, ...foremanDiscards, ...(draft?.dealt.flat() ?? []), hiring?.drawn ?? null];
  return withoutCards(
    allForemen(),
    seen.filter((card) => card !== null),
  );
}

function guessAnswers(
  { answers }: Draft<ForemanId | null>,
  dealt: readonly (readonly ForemanId[])[],
  random: Random,
): Draft<ForemanId>['answers'] {
  return answers.map((given, seat) => {
    if (given === null || given.answer !== null) return given;
    return { answer: dealt[seat][random.int(0, dealt[seat].length - 1)] };
  });
}
