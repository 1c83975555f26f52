// Everything that may be done: what ends the turn, a few things as buttons, the many kind by kind, and what
// may not be done now, with the reason.

import type { GameAction } from '../../core/engine/index.js';
import { formatRejection } from '../words/index.js';
import { type ChoiceOf, givesUp, ruleOf, type TableChoice } from './choice.js';
import { kindsOf, titleOfType } from './kinds.js';
import type { Question } from './question.js';
import type { Telling } from './telling.js';

/** Actions of one kind that may be played. */
export interface TableKind {
  /** The type of the actions. */
  readonly type: string;
  /** The same in words: `Build track`. */
  readonly title: string;
  /** How many there are. */
  readonly count: number;
  /** Whether the board shows them too. */
  readonly isOnBoard: boolean;
  /** The first rule that they must meet; null without one. */
  readonly rule: string | null;
  /** Makes their choices, of endless lists the first 300: ask when somebody wants to see them. */
  choices(): readonly TableChoice[];
}

/** A kind of action that is not legal now. */
export interface TableRefusal {
  /** The kind in words: `Take loan`. */
  readonly title: string;
  /** Why, in a sentence. */
  readonly text: string;
  /** The rule that says so. */
  readonly rule: string;
}

/** Everything that may be done for a decision. */
export interface TableMoves {
  /** What ends the phase or the turn without doing more; null where nothing does. */
  readonly pass: TableChoice | null;
  /** What may be done in few ways and without a place: loading, buying, choosing. */
  readonly quick: readonly TableChoice[];
  /** All else, kind by kind; what the board shows too comes last. */
  readonly kinds: readonly TableKind[];
  /** What gives up a turn or a card. */
  readonly losses: readonly TableChoice[];
  /** Kinds of action that need no choice and are not legal now. */
  notNow(): readonly TableRefusal[];
}

/** What may be done where nothing is asked. */
export const NO_MOVES: TableMoves = { pass: null, quick: [], kinds: [], losses: [], notNow: () => [] };

// Kinds with more actions than these get a folded list; of endless ones the first are listed.
const FEW = 6;
const MOST = 300;

/** Everything that may be done for what is asked. */
export function movesOf(
  telling: Telling,
  question: Question,
  { pass, choiceOf }: { readonly pass: GameAction | null; readonly choiceOf: ChoiceOf },
): TableMoves {
  const { picture, board } = telling;
  const rest = besides(pass, question.legal);
  const quick = quickOf(telling, question, { pass, rest });
  const shownBefore = new Set(quick);
  const byType = [...byTypeOf(rest)].filter(([, [first]]) => !shownBefore.has(first));
  const isLost = ([, [first]]: (typeof byType)[number]) => givesUp(telling, first);
  const isOnBoard = ([, [first]]: (typeof byType)[number]) => picture.placeOf(board, first) !== null;
  const kept = byType.filter((kind) => !isLost(kind));
  const kinds = [...kept.filter((kind) => !isOnBoard(kind)), ...kept.filter(isOnBoard)];
  return {
    pass: pass === null ? null : choiceOf(pass),
    quick: quick.map(choiceOf),
    kinds: kinds.map(([type, actions]) => ({
      type,
      title: titleOfType(telling, type),
      count: actions.length,
      isOnBoard: picture.placeOf(board, actions[0]) !== null,
      rule: ruleOf(telling, question, type),
      choices: () => actions.slice(0, MOST).map(choiceOf),
    })),
    losses: byType.filter(isLost).flatMap(([, actions]) => actions.slice(0, FEW).map(choiceOf)),
    notNow: () => notNow(telling, question),
  };
}

/**
 * Actions without a place that come in few ways. Where every legal action is of one such type, all of them.
 * Actions that end more than the phase or give something up are left out.
 */
function quickOf(
  telling: Telling,
  { legal }: Question,
  { pass, rest }: { readonly pass: GameAction | null; readonly rest: readonly GameAction[] },
): readonly GameAction[] {
  const { engine, session, picture, board } = telling;
  const { phases } = engine.settingOf(session.getSnapshot().view).ruleset;
  const passes = Object.values(phases).map(({ passBy }) => passBy);
  const endsMore = ({ type }: GameAction) => pass !== null && type !== pass.type && passes.includes(type);
  const off = rest.filter(
    (action) => !endsMore(action) && !givesUp(telling, action) && picture.placeOf(board, action) === null,
  );
  const kinds = [...byTypeOf(off).values()];
  if (kinds.length === 1 && off.length === legal.length) return off.slice(0, MOST);
  return kinds.filter(({ length }) => length <= FEW).flat();
}

// All except the one that passes: of dividends, that of nothing.
function besides(pass: GameAction | null, legal: readonly GameAction[]): readonly GameAction[] {
  if (pass === null) return legal;
  const passing = JSON.stringify(pass);
  return legal.filter((action) => action.type !== pass.type || JSON.stringify(action) !== passing);
}

// Kinds of action that need no choice and are not legal now, with the rule that says no.
function notNow(telling: Telling, { decision, legal }: Question): readonly TableRefusal[] {
  const { engine, session, wording } = telling;
  const { view } = session.getSnapshot();
  const now = new Set(legal.map(({ type }) => type));
  return kindsOf(telling).flatMap(({ type, schema }) => {
    const action = { type, seat: decision.seat } as GameAction;
    if (now.has(type) || !schema.safeParse(action).success) return [];
    const rejection = engine.checkAction(view, action);
    if (rejection === null) return [];
    return [
      { title: titleOfType(telling, type), text: formatRejection(rejection, wording), rule: rejection.rule },
    ];
  });
}

function byTypeOf(actions: readonly GameAction[]): ReadonlyMap<string, readonly GameAction[]> {
  const found = new Map<string, GameAction[]>();
  for (const action of actions) {
    const alike = found.get(action.type);
    if (alike === undefined) found.set(action.type, [action]);
    else alike.push(action);
  }
  return found;
}
