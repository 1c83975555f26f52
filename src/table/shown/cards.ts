// The cards on a table: what is on them in a sentence, and what may be done with them.

import type { GameAction } from '../../core/engine/index.js';
import type { ShownCard } from '../../core/title/card.js';
import { ruleIn } from '../../core/title/catalogue.js';
import { describeCard } from '../words/index.js';
import type { ChoiceOf, TableChoice } from './choice.js';
import type { Question } from './question.js';
import { type Telling, toldOf } from './telling.js';

/** A card of the viewer, or one that is open for all. */
export interface TableCard {
  /** Its lines, and the places that they speak of. */
  readonly card: ShownCard;
  /** The same in a sentence; of a card that says nothing itself, what its rule says. */
  readonly text: string;
  /**
   * What may be done with it, where that is little enough to stand on it; the same objects as among the
   * moves.
   */
  readonly choices: readonly TableChoice[];
}

/** The hand of the viewer, then the open cards. */
export function cardsOf(
  telling: Telling,
  question: Question | null,
  choiceOf: ChoiceOf | null,
): readonly TableCard[] {
  const { session, summary, rules, wording } = telling;
  const { viewer } = session.getSnapshot();
  const told = toldOf(telling);
  const hand = viewer === null ? [] : (summary.hand?.(told, viewer) ?? []);
  const onCards = question === null ? null : actionsOnCards(telling, question);
  return [...hand, ...(summary.display?.(told) ?? [])].map((card) => {
    const isSilent = card.lines.length === 0 && card.says === undefined;
    const rule = card.rule === null || !isSilent ? null : ruleIn(rules, card.rule);
    const actions = card.card === null ? [] : (onCards?.get(card.card) ?? []);
    return {
      card,
      text: [describeCard(card, wording), rule?.text ?? ''].join(' ').trim(),
      choices: choiceOf === null || actions.length > MOST ? [] : actions.map(choiceOf),
    };
  });
}

// More than these are found among the moves.
const MOST = 3;

// By card, the actions that name it and have no place on the board.
function actionsOnCards(
  { picture, board }: Telling,
  { legal }: Question,
): ReadonlyMap<number | string, readonly GameAction[]> {
  const byCard = new Map<number | string, GameAction[]>();
  for (const action of legal) {
    const { seat, type, decision, ...fields } = action;
    // Cards have names or numbers; a number names one only where the field says so.
    const named = Object.entries(fields).filter(
      ([name, value]) => typeof value === 'string' || (name === 'card' && typeof value === 'number'),
    ) as [string, number | string][];
    if (named.length === 0 || picture.placeOf(board, action) !== null) continue;
    for (const [, card] of named) byCard.set(card, [...(byCard.get(card) ?? []), action]);
  }
  return byCard;
}
