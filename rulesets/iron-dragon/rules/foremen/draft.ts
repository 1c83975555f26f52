// The foreman draft (ID-SETUP-6, 7, R-7): all is dealt first; answers are revealed together, in seat order.

import {
  type AutomaticStep,
  allAnswered,
  answersBySeat,
  type GameAction,
  type LuckDrawer,
  noAnswers,
  type OpenDecision,
} from '../../../../src/core/engine/index.js';
import { ownToWrite } from '../../generated/state.js';
import type { ForemanDraft, IronState } from '../state.js';
import type { IronGame, IronTypes } from '../types.js';
import { allForemen, FOREMAN_IDS, type ForemanId, withoutCards } from './cards.js';

/** Deals equally many foremen to every seat; the rest waits in the deck until the others join it. */
export function dealForemen(
  luck: LuckDrawer,
  seats: number,
): Pick<IronState, 'foremen' | 'foremanDeck' | 'draft'> {
  const deck = luck.shuffle('foremen', allForemen());
  const each = Math.floor(deck.length / seats); // ID-SETUP-6
  const dealt = Array.from({ length: seats }, () => deck.splice(deck.length - each, each));
  return {
    foremen: dealt.map(() => null),
    foremanDeck: deck,
    draft: { since: 0, dealt, answers: noAnswers(seats) },
  };
}

/** After all choices, reveals them and shuffles all other foremen into the deck (ID-SETUP-7). */
export const revealForemen: AutomaticStep<IronTypes> = {
  name: 'reveal the foremen',
  rule: 'ID-SETUP-7',
  due({ state }) {
    const { draft } = state.own;
    return draft !== null && allAnswered(draft.answers);
  },
  apply(context, state) {
    const { rules, before, luck, emit } = context;
    const foremen = answersBySeat((before.own.draft as ForemanDraft<ForemanId>).answers);
    foremen.forEach((foreman, seat) => {
      emit({ type: 'foremanChosen', seat, foreman });
    });
    const own = ownToWrite(context, state);
    own.foremen = foremen;
    own.foremanDeck = luck.shuffle('foremen', withoutCards(allForemen(), foremen));
    own.draft = null;
    own.secondTrains = rules.chosenLocos.length > 0 ? { chosen: 0, since: state.step } : null;
    // The first turn opens now, not at the last answer: that step would tell in which order seats answered.
    state.turn.since = state.step;
  },
};

/** Who must still choose: all that have not answered. */
export function openDraft({ state }: IronGame): readonly OpenDecision[] {
  const { draft } = state.own;
  if (draft === null) return [];
  return draft.answers.flatMap((answer, seat) =>
    answer === null ? [{ seat, kind: 'chooseForeman', optional: false, since: draft.since }] : [],
  );
}

// Races by how much of the land they serve, for seats that do not choose.
const PREFERRED: readonly ForemanId[] = ['dwarf', 'human', 'elf', 'troll', 'catman', 'wee-folk', 'orc'];

/** What a seat plays that does not choose for itself. */
export function passAtDraft({ state }: IronGame, { seat }: OpenDecision): GameAction {
  const dealt = state.own.draft?.dealt[seat] ?? [];
  const foreman = PREFERRED.find((id) => dealt.includes(id)) ?? FOREMAN_IDS[0];
  return { type: 'chooseForeman', seat, foreman } as GameAction;
}
