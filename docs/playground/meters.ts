// What is left of a turn and how far it is to the end of the game, as bars, and what trains carry.

import type { Goal, Meter, TableShown, TurnStatus } from 'railhead/table';
import { h } from './dom.js';
import { helpOn } from './tips.js';

/**
 * The bars of a seat, in the words of its title. A turn of which nothing is left, or that is not begun, has
 * none.
 */
export function meterElements(
  { meters, cargo, goals, money }: TurnStatus,
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
    ...(isOver ? [] : meters.map((meter) => meterElement(meter, { all: meters, money }))),
    ...(isOver
      ? []
      : aboard.map(({ text }, n) =>
          h('p', { class: 'aboard', tabindex: 0, 'data-help': helpOn({ train: cargo[n].train }) }, text),
        )),
    ...goalElements('To win', wins, money),
    ...goalElements('The game ends at', ends, money),
  );
}

function meterElement(
  { what, words, left, max, train }: Meter,
  { all, money }: { readonly all: readonly Meter[]; readonly money: string },
): HTMLElement {
  const isOneOfMany = train !== undefined && all.filter((one) => one.what === what).length > 1;
  const name = `${nameOf(words)}${isOneOfMany ? `, train ${train + 1}` : ''}`;
  const of = max === null ? '' : ` of ${max}`;
  return bar({ name, share: max === null ? null : left / max, text: `${left}${of}${unitOf(words, money)}` });
}

function goalElements(head: string, goals: readonly Goal[], money: string): readonly HTMLElement[] {
  if (goals.length === 0) return [];
  return [
    h('p', { class: 'to-win' }, head),
    ...goals.map(({ words, rule, have, need }) =>
      bar({
        ...{ name: nameOf(words), rule, isGoal: true, share: (have ?? 0) / need },
        text: `${have ?? '?'} of ${need}${unitOf(words, money)}`,
      }),
    ),
  ];
}

// `{money} to spend` is `To spend`, and its figures are amounts of money.
function nameOf(words: string): string {
  const name = words.replace('{money} ', '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const unitOf = (words: string, money: string) => (words.includes('{money}') ? ` ${money}` : '');

function bar({
  name,
  share,
  text,
  rule = null,
  isGoal = false,
}: {
  readonly name: string;
  /** Null for what is not part of a whole. */
  readonly share: number | null;
  readonly text: string;
  readonly rule?: string | null;
  readonly isGoal?: boolean;
}): HTMLElement {
  const width = `width:${Math.round(100 * Math.min(1, Math.max(0, share ?? 0)))}%`;
  return h(
    'div',
    { class: isGoal ? 'meter goal' : 'meter', 'data-rule': rule },
    h('span', {}, name),
    h('span', { class: share !== null && 'bar', 'aria-hidden': 'true' }, h('span', { style: width })),
    h('b', {}, text),
  );
}
