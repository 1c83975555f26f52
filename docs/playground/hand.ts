// Cards on the table: the hand of whoever looks, and what lies open. A card that is pointed at or tapped lights up its places.

import type { CardLine, ShownCard } from 'railhead';
import type { Highlight } from 'railhead/render';
import { h } from './dom.js';

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
 * Cards as elements; `shine` lights up what the pointer, the focus or a tap is on, and keeps what was tapped. A card without lines says
 * what its rule says.
 */
export function cardElements(
  cards: readonly ShownCard[],
  { shine, texts }: { readonly shine: Shine; readonly texts: ReadonlyMap<string, string> },
): readonly HTMLElement[] {
  return cards.map((card, at) => {
    const isFirst = at > 0 && card.sort !== cards[at - 1].sort ? 'first' : '';
    const { sort, title, pays, lines, rule } = card;
    if (card.card === null)
      return h('div', { class: `card back ${isFirst}` }, h('span', { class: 'sort' }, sort));
    const whole = lines.flatMap(lightOf);
    const isPaid = lines.some((line) => line.pays !== null);
    const element = h(
      'article',
      {
        class: `card ${isPaid ? '' : 'narrow'} ${isFirst}`,
        'data-rule': rule,
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
                lineButton(line, { key: `card-${at}-${n}`, shine, light: isPaid ? lightOf(line) : whole }),
              ),
            ),
          ),
    );
    return element;
  });
}

function lineButton(
  { text, pays, icon, to, from }: CardLine,
  {
    key,
    shine,
    light,
  }: { readonly key: string; readonly shine: Shine; readonly light: readonly Highlight[] },
): HTMLElement {
  const inside = [
    iconElement(icon),
    h('span', {}, text),
    pays === null ? null : h('b', { class: 'pays' }, pays),
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

// The package drew it; no text of a player is in it.
function iconElement(icon: string | undefined): HTMLElement | null {
  if (icon === undefined) return null;
  const element = h('i', { class: 'icon', 'aria-hidden': 'true' });
  element.innerHTML = icon;
  return element;
}
