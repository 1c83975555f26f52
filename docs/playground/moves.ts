// Everything that may be done, kind by kind: a few things as buttons, the many in lists that are folded.

import type { GameAction } from 'railhead/engine';
import type { Asked } from './asked.js';
import { h } from './dom.js';
import { sureButton } from './sure.js';
import { spaced } from './words.js';

// More of a kind than this are folded; of endless ones the first are listed.
const FEW = 6;
const MOST = 300;

/** What the buttons do. */
export interface MovesPage {
  choose(action: GameAction): void;
  /** An action is pointed at or has the focus; null: no longer. */
  point(action: GameAction | null): void;
}

/**
 * What may be done in few ways and without a place: loading, buying, choosing. Where nothing can be done but
 * by such a choice, all of it, however much. What passes has its button elsewhere; what ends more than that,
 * or gives something up, is among the moves.
 */
export function quickActions(asked: Asked, pass: GameAction | null): readonly GameAction[] {
  const { picture, board, ruleset } = asked.session;
  const passes = Object.values(ruleset.phases).map(({ passBy }) => passBy);
  const endsMore = ({ type }: GameAction) => pass !== null && type !== pass.type && passes.includes(type);
  const off = besides(pass, asked.legal).filter(
    (action) => !endsMore(action) && !givesUp(asked, action) && picture.placeOf(board, action) === null,
  );
  const kinds = [...Map.groupBy(off, ({ type }) => type).values()];
  if (kinds.length === 1 && off.length === asked.legal.length) return off.slice(0, MOST);
  return kinds.filter(({ length }) => length <= FEW).flat();
}

/** True for actions that give up a turn or a card. */
const givesUp = ({ session }: Asked, { type }: GameAction): boolean =>
  session.planning.givesUp?.includes(type) === true;

/** All else that may be done for a decision, those that the board shows behind the others. */
export function moveElements(asked: Asked, page: MovesPage, pass: GameAction | null): readonly HTMLElement[] {
  const { legal, session } = asked;
  const { picture, board } = session;
  const quick = new Set(quickActions(asked, pass));
  const byType = [...Map.groupBy(besides(pass, legal), ({ type }) => type)].filter(
    ([, [first]]) => !quick.has(first),
  );
  const lost = byType.filter(([, [first]]) => givesUp(asked, first));
  const isOnBoard = ([, actions]: (typeof byType)[number]) => picture.placeOf(board, actions[0]) !== null;
  const kept = byType.filter((kind) => !lost.includes(kind));
  const folded = [...kept.filter((kind) => !isOnBoard(kind)), ...kept.filter(isOnBoard)];
  return [
    ...folded.map(([type, actions]) => foldedKind(asked, { type, actions, page })),
    ...refusedKinds(asked),
    ...lost.flatMap(([, actions]) => actions.slice(0, FEW).map((action) => lostElement(asked, action, page))),
  ];
}

// All but the one that passes: of dividends, say, that of nothing.
function besides(pass: GameAction | null, legal: readonly GameAction[]): readonly GameAction[] {
  if (pass === null) return legal;
  const passing = JSON.stringify(pass);
  return legal.filter((action) => action.type !== pass.type || JSON.stringify(action) !== passing);
}

function foldedKind(
  asked: Asked,
  {
    type,
    actions,
    page,
  }: { readonly type: string; readonly actions: readonly GameAction[]; readonly page: MovesPage },
): HTMLElement {
  const list = h('div', { class: 'buttons' });
  const details = h(
    'details',
    { 'data-key': `kind-${type}`, 'data-rule': ruleOf(asked, type) },
    h('summary', {}, `${titleOf(type)} `, h('small', {}, String(actions.length))),
    list,
  );
  // A list of hundreds is made when somebody wants to see it.
  details.addEventListener('toggle', () => {
    if (details.open && list.childElementCount === 0)
      list.append(...actions.slice(0, MOST).map((action) => actionButton(asked, action, page)));
  });
  return details;
}

function lostElement(asked: Asked, action: GameAction, { choose }: MovesPage): HTMLElement {
  const label = labelOf(asked, action);
  return sureButton(
    { class: 'lost', 'data-key': `lost-${action.type}`, 'data-rule': ruleOf(asked, action.type) },
    { label, again: `${label}: press again`, run: () => choose(action) },
  );
}

/** A button for an action. */
export function actionButton(asked: Asked, action: GameAction, { choose, point }: MovesPage): HTMLElement {
  return h(
    'button',
    {
      type: 'button',
      'data-key': asked.session.engine.formatAction(asked.session.store.getSnapshot().state, action),
      'data-type': action.type,
      'data-rule': ruleOf(asked, action.type),
      onclick: () => choose(action),
      onpointerenter: () => point(action),
      onfocus: () => point(action),
      onpointerleave: () => point(null),
      onblur: () => point(null),
    },
    labelOf(asked, action),
  );
}

function labelOf({ words, guide, view }: Asked, action: GameAction): string {
  const total = guide.price(view, action)?.total ?? 0;
  return total === 0 ? words.button(action) : `${words.button(action)}, ${words.money(total)}`;
}

// Kinds of action that need no choice and are not legal now, with the rule that says no.
function refusedKinds(asked: Asked): readonly HTMLElement[] {
  const { session, words, decision, legal, view } = asked;
  const now = new Set(legal.map(({ type }) => type));
  const kinds = new Map(
    Object.values(session.ruleset.phases).flatMap(({ actions }) =>
      actions.map((spec) => [spec.type, spec] as const),
    ),
  );
  const lines = [...kinds].flatMap(([type, { schema }]) => {
    const action = { type, seat: decision.seat } as GameAction;
    if (now.has(type) || !schema.safeParse(action).success) return [];
    const rejection = session.engine.checkAction(view, action);
    if (rejection === null) return [];
    return [
      h(
        'p',
        { 'data-rule': rejection.rule, tabindex: 0 },
        h('b', {}, titleOf(type)),
        ` ${words.refusal(rejection)}`,
      ),
    ];
  });
  if (lines.length === 0) return [];
  return [
    h('details', { 'data-key': 'not-now', class: 'not-now' }, h('summary', {}, 'Not now, and why'), ...lines),
  ];
}

/** The first rule that an action must meet. */
function ruleOf({ session, decision }: Asked, type: string): string | null {
  const { rule, actions } = session.ruleset.phases[decision.kind];
  const spec = actions.find((one) => one.type === type);
  return spec?.check[0]?.rule ?? rule ?? null;
}

const titleOf = (type: string) => {
  const text = spaced(type);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
