// Guesses for what a view of Iron Dragon hides beyond the family: the order of the decks, and which of the
// unseen foremen were dealt or drawn.

import { deepFreeze, type Luck, once, type Random } from '../../../src/core/engine/index.js';
import type { Guesses } from '../../milepost/generated/state.js';
import { mixed } from '../../milepost/rules/guess.js';
import { guessState } from '../generated/state.js';
import { allForemen, type ForemanId, withoutCards } from './foremen/cards.js';
import { SHIP_IDS } from './ships/cards.js';
import { cardsSeen } from './ships/voyages.js';
import type { ForemanDraft, IronKnown, KnownState, State } from './state.js';

/** A whole state that a view does not contradict, with the family's guesses and the title's own. */
export function completeIron(view: KnownState, luck: Luck, family: Guesses, random: Random): State {
  const { own } = view;
  // Deck, draft and hiring share the same unseen foremen, so the first question guesses all three at once.
  const foremen = once(() => guessForemen(own, random));
  return guessState(view, luck, {
    ...family,
    'own.foremanDeck': () => foremen().foremanDeck,
    'own.draft': () => foremen().draft,
    'own.hiring': () => foremen().hiring,
    'own.ships.deck'() {
      const seen = cardsSeen(own.ships);
      const unseen = SHIP_IDS.filter((card) => !seen.includes(card));
      return mixed(unseen, random);
    },
  });
}

function guessForemen(own: IronKnown, random: Random) {
  const unseen = [...mixed(unseenForemen(own), random)];
  const fill = (card: ForemanId | null) => card ?? (unseen.pop() as ForemanId);
  const dealt = own.draft?.dealt.map((cards) => cards.map(fill)) ?? [];
  const draft = own.draft && { ...own.draft, dealt, answers: guessAnswers(own.draft, dealt, random) };
  const hiring = own.hiring && { ...own.hiring, drawn: fill(own.hiring.drawn) };
  return deepFreeze({ draft, hiring, foremanDeck: own.foremanDeck.map(fill) });
}

function unseenForemen({ foremen, foremanDiscards, draft, hiring }: IronKnown): readonly ForemanId[] {
  const seen = [...foremen, ...foremanDiscards, ...(draft?.dealt.flat() ?? []), hiring?.drawn ?? null];
  return withoutCards(
    allForemen(),
    seen.filter((card) => card !== null),
  );
}

function guessAnswers(
  { answers }: ForemanDraft<ForemanId | null>,
  dealt: readonly (readonly ForemanId[])[],
  random: Random,
): ForemanDraft<ForemanId>['answers'] {
  return answers.map((given, seat) => {
    if (given === null || given.answer !== null) return given;
    return { answer: dealt[seat][random.int(0, dealt[seat].length - 1)] };
  });
}
