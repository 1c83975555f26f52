// What is left of a turn, what trains carry, and how far it is to victory, as bars.

import type { Cargo, Goal, Meter, TurnStatus } from 'railhead/table';
import { h } from './dom.js';
import { spaced } from './words.js';

// What the words of the planners are called here; others are called by themselves.
const NAMES: Readonly<Record<string, string>> = {
  budget: 'Budget',
  starts: 'New starts',
  movement: 'Movement',
};

const nameOf = (what: string) => NAMES[what] ?? `${what.charAt(0).toUpperCase()}${spaced(what.slice(1))}`;

/** The bars of a seat; what is all used up and never to be had again this turn is left out. */
export function meterElements({ meters, cargo, goals }: TurnStatus): HTMLElement {
  return h(
    'div',
    { class: 'meters' },
    ...meters.map((meter) => meterElement(meter, meters)),
    ...cargo.map((one) => cargoElement(one, cargo)),
    ...goals.map(goalElement),
  );
}

function meterElement({ what, left, max, train }: Meter, all: readonly Meter[]): HTMLElement {
  const isOneOfMany = train !== undefined && all.filter((one) => one.what === what).length > 1;
  return bar({
    name: `${nameOf(what)}${isOneOfMany ? ` ${train + 1}` : ''}`,
    share: left / max,
    text: `${left} of ${max}`,
  });
}

function cargoElement({ train, loads, capacity }: Cargo, all: readonly Cargo[]): HTMLElement {
  const name = all.length > 1 ? `Cargo ${train + 1}` : 'Cargo';
  return bar({ name, share: loads.length / capacity, text: loads.join(', ') || `0 of ${capacity}` });
}

function goalElement({ what, rule, have, need }: Goal): HTMLElement {
  return bar({
    name: `Goal: ${spaced(what)}`,
    rule,
    isGoal: true,
    share: (have ?? 0) / need,
    text: `${have ?? '?'} of ${need}`,
  });
}

function bar({
  name,
  share,
  text,
  rule = null,
  isGoal = false,
}: {
  readonly name: string;
  readonly share: number;
  readonly text: string;
  readonly rule?: string | null;
  readonly isGoal?: boolean;
}): HTMLElement {
  const width = `width:${Math.round(100 * Math.min(1, Math.max(0, share)))}%`;
  return h(
    'div',
    { class: isGoal ? 'meter goal' : 'meter', 'data-rule': rule },
    h('span', {}, name),
    h('span', { class: 'bar', 'aria-hidden': 'true' }, h('span', { style: width })),
    h('b', {}, text),
  );
}
