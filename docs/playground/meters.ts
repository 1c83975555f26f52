// What is left of a turn and how far it is to the end of the game, as bars, and what trains carry.

import type { Goal, TableShown, TurnStatus } from 'railhead/table';
import { h } from './dom.js';
import { helpOn } from './tips.js';

/**
 * The bars of a seat, in the words of its title. A turn of which nothing is left, or that is not begun, has
 * none.
 */
export function meterElements(
  { meters, cargo, goals }: TurnStatus,
  status: TableShown['status'],
): HTMLElement {
  const isOver = meters.every(({ left, max }) => left === 0 || max === null);
  // A line for each meter comes before those of trains.
  const aboard = status.slice(meters.length, meters.length + cargo.length);
  const wins = goals.filter(({ ends }) => ends !== true);
  const ends = goals.filter((goal) => goal.ends === true);
  return h(
    'div',
    { class: 'meters' },
    ...(isOver
      ? []
      : meters.map(({ text, left, max }) => bar({ text, share: max === null ? null : left / max }))),
    ...(isOver
      ? []
      : aboard.map(({ text }, n) =>
          h('p', { class: 'aboard', tabindex: 0, 'data-help': helpOn({ train: cargo[n].train }) }, text),
        )),
    ...goalElements('To win', wins),
    ...goalElements('The game ends at', ends),
  );
}

function goalElements(head: string, goals: readonly Goal[]): readonly HTMLElement[] {
  if (goals.length === 0) return [];
  return [
    h('p', { class: 'to-win' }, head),
    ...goals.map(({ text, rule, have, need }) => bar({ text, rule, share: (have ?? 0) / need })),
  ];
}

// A goal has a rule.
function bar({
  text,
  share,
  rule = null,
}: {
  readonly text: string;
  /** Null for what is not part of a whole. */
  readonly share: number | null;
  readonly rule?: string | null;
}): HTMLElement {
  const width = `width:${Math.round(100 * Math.min(1, Math.max(0, share ?? 0)))}%`;
  return h(
    'div',
    { class: rule === null ? 'meter' : 'meter goal', 'data-rule': rule },
    h('span', {}, text),
    h('span', { class: share !== null && 'bar', 'aria-hidden': 'true' }, h('span', { style: width })),
  );
}
