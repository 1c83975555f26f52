// Cards on the table: the hand of whoever looks, and what lies open. A card that is pointed at or tapped lights up its places.

import type { CardLine, ShownCard } from 'railhead';
import { createDrawing } from 'railhead/board';
import type { Highlight, Place } from 'railhead/render';
import { createKeeper, h } from './dom.js';

/** Whom a card tells that it is pointed at. */
export type Shine = (places: readonly Highlight[]) => void;

/** What is lit up for a line: where it leads, with what it pays, and where its thing is to be had. */
function lightOf({ to, from, pays }: CardLine): readonly Highlight[] {
  return [
    ...from.map((place): Highlight => ({ ...place, as: 'possible' })),
    ...to.map((place): Highlight => ({ ...place, as: 'selected', ...(pays !== null && { label: pays }) })),
  ];
}

/**
 * Cards as elements, the same as before for cards that stay; `shine` lights up what the pointer, the focus or a tap is on, and keeps
 * what was tapped. A card without lines says what its rule says.
 */
export function createCards(told: Told): (cards: readonly ShownCard[]) => readonly HTMLElement[] {
  const elements = createKeeper<HTMLElement>();
  return (cards) => {
    elements.begin();
    return cards.map((card, at) => {
      const isFirst = at > 0 && card.sort !== cards[at - 1].sort;
      return elements.of([card, at, isFirst], () => cardElement(card, { at, isFirst, told }));
    });
  };
}

/** What cards ask and tell. */
interface Told {
  readonly shine: Shine;
  readonly texts: ReadonlyMap<string, string>;
  readonly nameOf: (place: Place) => string;
}

function cardElement(
  card: ShownCard,
  { at, isFirst, told }: { readonly at: number; readonly isFirst: boolean; readonly told: Told },
): HTMLElement {
  const { texts } = told;
  const first = isFirst ? 'first' : '';
  const { sort, title, pays, lines, rule } = card;
  if (card.card === null)
    return h('div', { class: `card back ${first}` }, h('span', { class: 'sort' }, sort));
  const whole = lines.flatMap(lightOf);
  const isPaid = lines.some((line) => line.pays !== null);
  return h(
    'article',
    {
      class: `card ${isPaid ? '' : 'narrow'} ${first}`,
      'data-rule': rule === null ? null : rulesIn(rule, texts),
      'data-card': card.card,
      'aria-label': `${sort} ${title}`.trim(),
    },
    h(
      'header',
      {},
      h('span', { class: 'sort' }, sort),
      title === '' ? null : h('strong', {}, title),
      pays === null ? null : h('b', { class: 'pays' }, pays),
    ),
    lines.length === 0
      ? h('p', { class: 'says' }, texts.get(rule ?? '') ?? '')
      : h(
          'ul',
          {},
          ...lines.map((line, n) =>
            h(
              'li',
              {},
              lineButton(line, { key: `card-${at}-${n}`, told, light: isPaid ? lightOf(line) : whole }),
            ),
          ),
        ),
  );
}

function lineButton(
  { text, pays, icon, to, from }: CardLine,
  {
    key,
    told: { shine, nameOf },
    light,
  }: { readonly key: string; readonly told: Told; readonly light: readonly Highlight[] },
): HTMLElement {
  const inside = [
    iconElement(icon),
    h('span', {}, text),
    pays === null ? null : h('b', { class: 'pays' }, pays),
    pays === null || from.length === 0
      ? null
      : h('small', { class: 'from' }, `from ${from.map(nameOf).join(', ')}`),
  ];
  if (to.length + from.length === 0) return h('div', { class: 'line' }, ...inside);
  const on = () => shine(light);
  return h(
    'button',
    {
      type: 'button',
      class: 'line',
      'data-key': key,
      onpointerenter: on,
      onfocus: on,
      onclick: on,
      onpointerleave: () => shine([]),
      onblur: () => shine([]),
    },
    ...inside,
  );
}

function iconElement(icon: string | undefined): HTMLElement | null {
  if (icon === undefined) return null;
  const element = h('i', { class: 'icon', 'aria-hidden': 'true' });
  element.append(createDrawing(icon));
  return element;
}

// A rule and those that its text names, so that whoever reads the one reads what it speaks of.
function rulesIn(rule: string, texts: ReadonlyMap<string, string>): string {
  const named = texts.get(rule)?.match(/\b[A-Z]{2}-[A-Z]+-\d+\b/g) ?? [];
  return [...new Set([rule, ...named])].join(' ');
}
