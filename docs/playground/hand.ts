// Cards on the table: the hand of whoever looks, and what lies open. A card that is pointed at or tapped lights up its places.

import type { GameAction } from 'railhead/engine';
import { type CardLine, createDrawing, type Highlight, type Place, type ShownCard } from 'railhead/table';
import type { Asked } from './asked.js';
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
export function createCards(
  told: Told,
): (cards: readonly ShownCard[], asked: Asked | null) => readonly HTMLElement[] {
  const elements = createKeeper<HTMLElement>();
  return (cards, asked) => {
    elements.begin();
    return cards.map((card, at) => {
      const isFirst = at > 0 && card.sort !== cards[at - 1].sort;
      const choices = asked === null ? [] : choicesOn(asked, card);
      return elements.of([card, at, isFirst, choices], () =>
        cardElement(card, { at, isFirst, told, choices }),
      );
    });
  };
}

/** Something that may be done with a card. */
interface CardChoice {
  /** What stands on its button: `Keep`. */
  readonly short: string;
  /** The same in full: `Keep the card of era 1 with Boston, Albany, Buffalo`. */
  readonly label: string;
  readonly action: GameAction;
}

// More than these are found among the moves.
const MOST_CHOICES = 3;

/** What may be done with a card, where that is little enough to stand on it. */
function choicesOn(asked: Asked, { card }: ShownCard): readonly CardChoice[] {
  if (card === null) return [];
  const actions = actionsOnCards(asked).get(card) ?? [];
  if (actions.length > MOST_CHOICES) return [];
  const labels = actions.map((action) => asked.words.button(action));
  const verbs = labels.map((label) => label.split(' ')[0]);
  const isClear = new Set(verbs).size === verbs.length;
  return actions.map((action, at) => ({
    action,
    label: labels[at],
    short: isClear ? verbs[at] : labels[at],
  }));
}

// By card, the actions that name it. Found once for each decision, as there may be hundreds of actions.
const found = new WeakMap<Asked, ReadonlyMap<number | string, readonly GameAction[]>>();

function actionsOnCards(asked: Asked): ReadonlyMap<number | string, readonly GameAction[]> {
  const known = found.get(asked) ?? findOnCards(asked);
  found.set(asked, known);
  return known;
}

function findOnCards({ legal, session }: Asked): ReadonlyMap<number | string, readonly GameAction[]> {
  const { picture, board } = session;
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

/** The actions that cards on the table offer, so that they need no button elsewhere. */
export function offeredOnCards(asked: Asked, cards: readonly ShownCard[]): ReadonlySet<GameAction> {
  return new Set(cards.flatMap((card) => choicesOn(asked, card).map(({ action }) => action)));
}

/** What cards ask and tell. */
interface Told {
  readonly shine: Shine;
  readonly texts: ReadonlyMap<string, string>;
  readonly nameOf: (place: Place) => string;
  readonly choose: (action: GameAction) => void;
}

interface CardPlace {
  readonly at: number;
  readonly isFirst: boolean;
  readonly told: Told;
  readonly choices: readonly CardChoice[];
}

function cardElement(card: ShownCard, { at, isFirst, told, choices }: CardPlace): HTMLElement {
  const { texts } = told;
  const first = isFirst ? 'first' : '';
  const { sort, title, pays, lines, says, rule } = card;
  if (card.card === null)
    return h('div', { class: `card back ${first}` }, h('span', { class: 'sort' }, sort));
  const whole = lines.flatMap(lightOf);
  const isPaid = lines.some((line) => line.pays !== null);
  return h(
    'article',
    {
      class: `card ${isPaid ? '' : 'narrow'} ${first} ${choices.length > 0 ? 'open' : ''}`,
      'data-card': card.card,
      'aria-label': `${sort} ${title}`.trim(),
    },
    h(
      'header',
      {},
      h('span', { class: 'sort' }, sort),
      title === '' ? null : h('strong', {}, title),
      pays === null ? null : h('b', { class: 'pays' }, pays),
      rule === null || (lines.length > 0 && says === undefined)
        ? null
        : h(
            'button',
            { type: 'button', class: 'rule', 'data-rule': rulesIn(rule, texts), 'data-key': `rule-${at}` },
            'Rule',
          ),
    ),
    says === undefined ? null : h('p', { class: 'says' }, says),
    lines.length === 0
      ? says === undefined && h('p', { class: 'says' }, texts.get(rule ?? '') ?? '')
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
    choices.length === 0
      ? null
      : h(
          'div',
          { class: 'buttons choose' },
          ...choices.map(({ short, label, action }, n) =>
            h(
              'button',
              {
                type: 'button',
                class: 'main',
                'data-key': `choose-${at}-${n}`,
                'data-type': action.type,
                'aria-label': label,
                onclick: () => told.choose(action),
              },
              short,
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
