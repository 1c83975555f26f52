// Something to press: an action or several, with the words and the price of its button.

import type { GameAction, PriceItem } from '../../core/engine/index.js';
import { fill } from '../../core/engine/words/fill.js';
import type { Place } from '../../core/title/picture.js';
import { priceOf, proposalOf } from '../plans/index.js';
import { labelOf, shownText, shownWords } from '../words/index.js';
import type { Question } from './question.js';
import { type Telling, toldOf } from './telling.js';

/** Something to press. */
export interface TableChoice {
  /** No two choices of one list have the same. */
  readonly key: string;
  /** What it does, with its price: `Build to Wuhan, 15 M`. */
  readonly label: string;
  /**
   * The place that was clicked for it, or that it is about; null for choices without a place: ending a turn.
   */
  readonly place: Place | null;
  /** The actions that it plays, one after another; none where it plays nothing. */
  readonly actions: readonly GameAction[];
  /** What they cost together. */
  readonly total: number;
  /** The same item by item: to whom, and by which rule. */
  readonly items: readonly PriceItem[];
  /** The rules behind it. */
  readonly rules: readonly string[];
  /** What to ask before you play it, such as `Really discard the hand?`; null where nothing is given up. */
  readonly warning: string | null;
  /** Plays it. */
  readonly play: () => void;
}

/** Makes choices of single actions, each once. */
export type ChoiceOf = (action: GameAction) => TableChoice;

/** Makes choices for what is asked. */
export function choicesFor(telling: Telling, question: Question): ChoiceOf {
  const { engine, planner, session, picture, board, wording } = telling;
  const { view } = session.getSnapshot();
  const made = new Map<GameAction, TableChoice>();
  const make = (action: GameAction): TableChoice => {
    const { total, items } = priceOf(planner, view, action);
    const rule = ruleOf(telling, question, action.type);
    const label = withGain(telling, action, labelOf(wording, proposalOf(planner, view, action)));
    return {
      key: engine.formatAction(view, action),
      label,
      place: picture.placeOf(board, action),
      actions: [action],
      total,
      items,
      rules: rule === null ? [] : [rule],
      ...guarded(telling, question, { actions: [action], label }),
    };
  };
  return (action) => {
    const choice = made.get(action) ?? make(action);
    made.set(action, choice);
    return choice;
  };
}

/** The label of an action, with what the action brings: `Pay a dividend of 3 MB for 9 victory points`. */
export function withGain(telling: Telling, action: GameAction, label: string): string {
  const gain = telling.planning.brings?.(toldOf(telling), action) ?? null;
  return gain === null ? label : shownText(telling.wording, 'label gain', { label, gain });
}

/** True for actions that give up a turn or a card. */
export const givesUp = ({ planning }: Telling, { type }: GameAction): boolean =>
  planning.givesUp?.includes(type) === true;

/**
 * Plays actions, with what to ask before: about what they give up, or about a loss that the title knows. A
 * turn has one question about a loss.
 */
export function guarded(
  telling: Telling,
  question: Question,
  { actions, label }: { readonly actions: readonly GameAction[]; readonly label: string },
): Pick<TableChoice, 'warning' | 'play'> {
  const { planning, planner, session, wording, warned, play } = telling;
  const { view } = session.getSnapshot();
  const { decision, legal } = question;
  const turn = `${view.round} ${decision.seat}`;
  const game = planner.planningGame(view, decision.seat);
  const given = actions.find((action) => givesUp(telling, action));
  const [loss] = warned.has(turn) ? [] : (planning.losses?.(game, { actions, legal }) ?? []);
  if (loss === undefined)
    return {
      warning: given === undefined ? null : shownText(wording, 'really', { label: labelOf(wording, given) }),
      play: () => play(actions),
    };
  const ends = labelOf(wording, actions[actions.length - 1]);
  const said = { ...loss.params, label: actions.length === 1 ? ends : label };
  return {
    warning: fill(wording.sentences?.[loss.key] ?? shownWords.really, said, wording),
    play() {
      warned.add(turn);
      play(actions);
    },
  };
}

/** The first rule that an action must meet. */
export function ruleOf({ engine, session }: Telling, { decision }: Question, type: string): string | null {
  const { rule, actions } = engine.settingOf(session.getSnapshot().view).ruleset.phases[decision.kind];
  const spec = actions.find((one) => one.type === type);
  return spec?.check[0]?.rule ?? rule ?? null;
}

/** Items that agree in what, whom and why are one with their sum. */
export function merged(items: readonly PriceItem[]): readonly PriceItem[] {
  const byKey = new Map<string, PriceItem>();
  for (const item of items) {
    const key = `${item.what} ${item.rule} ${item.to}`;
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? item : { ...known, amount: known.amount + item.amount });
  }
  return [...byKey.values()];
}
