// Everything that may be done, kind by kind: the many in lists that are folded.

import type { Table, TableShown } from 'railhead/table';
import { h } from './dom.js';
import { sureButton } from './sure.js';
import { helpOn } from './tips.js';

type Moves = TableShown['moves'];
/** Lights up places on the board. */
export type Shine = Table<string>['shine'];
/** Something to press. */
export type Choice = TableShown['choices'][number];

/** All that may be done for a decision beside the buttons of the turn. */
export function moveElements(
  { decision, moves }: Pick<TableShown, 'decision' | 'moves'>,
  shine: Shine,
): readonly HTMLElement[] {
  if (decision === null) return [h('p', { class: 'quiet' }, 'Nothing to decide here now.')];
  return [
    ...moves.kinds.map((kind) => foldedKind(kind, shine)),
    ...refusedKinds(moves),
    ...moves.losses.map(lostElement),
  ];
}

function foldedKind(
  { type, title, count, rule, choices }: Moves['kinds'][number],
  shine: Shine,
): HTMLElement {
  const list = h('div', { class: 'buttons' });
  const details = h(
    'details',
    { 'data-key': `kind-${type}` },
    h(
      'summary',
      { 'data-rule': rule, 'data-help': helpOn({ type }) },
      `${title} `,
      h('small', {}, String(count)),
    ),
    list,
  );
  // A list of hundreds is made when somebody wants to see it.
  details.addEventListener('toggle', () => {
    if (details.open && list.childElementCount === 0)
      list.append(...choices().map((choice) => choiceButton(choice, shine)));
  });
  return details;
}

function lostElement({ label, warning, actions: [{ type }], rules, play }: Choice): HTMLElement {
  return sureButton(
    {
      ...{ class: 'lost', 'data-key': `lost-${type}`, 'data-rule': rules.join(' ') },
      'data-help': helpOn({ type }),
    },
    { label, again: warning ?? label, run: play },
  );
}

/** A button for something that may be done. */
export function choiceButton(choice: Choice, shine: Shine): HTMLElement {
  const { key, label, place, actions, rules, warning, play } = choice;
  const on = () => shine(place === null ? [] : [{ ...place, as: 'planned' }]);
  const off = () => shine([]);
  const props = {
    ...{ type: 'button', 'data-key': key, 'data-type': actions[0].type },
    ...{ 'data-rule': rules.join(' ') || null, 'data-help': helpOn({ actions }) },
    ...{ onpointerenter: on, onfocus: on, onpointerleave: off, onblur: off },
  };
  if (warning !== null) return sureButton(props, { label, again: warning, run: play });
  return h('button', { ...props, onclick: play }, label);
}

// Kinds of action that need no choice and are not legal now, with the rule that says no.
function refusedKinds({ notNow }: Moves): readonly HTMLElement[] {
  const lines = notNow().map(({ title, text, rule }) =>
    h('p', { 'data-rule': rule, tabindex: 0 }, h('b', {}, title), ` ${text}`),
  );
  if (lines.length === 0) return [];
  return [
    h('details', { 'data-key': 'not-now', class: 'not-now' }, h('summary', {}, 'Not now, and why'), ...lines),
  ];
}
