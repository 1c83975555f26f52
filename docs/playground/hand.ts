// Cards on the table: the hand of the viewer, and the open cards. A card that is pointed at or tapped lights
// up its places.

import { type CardLine, createDrawing, type Highlight, type Place, type TableShown } from 'railhead/table';
import { createKeeper, h } from './dom.js';
import { say } from './language.js';
import type { Choice, Shine } from './moves.js';
import { helpOn, type Subject } from './tips.js';

type Card = TableShown['cards'][number];

/** What is lit up for a line: where it leads, with what it pays, and where its thing is to be had. */
function lightOf({ to, from, pays }: CardLine): readonly Highlight[] {
  return [
    ...from.map((place): Highlight => ({ ...place, as: 'possible' })),
    ...to.map((place): Highlight => ({ ...place, as: 'selected', ...(pays !== null && { label: pays }) })),
  ];
}

/** What cards ask and tell. */
export interface CardContext {
  readonly shine: Shine;
  /** Texts of the rules by id. */
  readonly texts: ReadonlyMap<string, string>;
  /** What a place is called. */
  readonly nameOf: (place: Place) => string;
  /** Proposes what a card or a line of it takes. */
  readonly propose: (subject: Subject) => void;
}

/**
 * Cards as elements, the same as before for cards that stay; `shine` lights up what the pointer, the focus or
 * a tap is on, and keeps what was tapped. A card without lines says what its rule says.
 */
export function createCards(context: CardContext): (cards: readonly Card[]) => readonly HTMLElement[] {
  const elements = createKeeper<HTMLElement>();
  return (cards) => {
    elements.begin();
    return cards.map(({ card, choices }, at) => {
      const isFirst = at > 0 && card.sort !== cards[at - 1].card.sort;
      const key = [card, at, isFirst, choices.map(({ actions, label }) => [actions, label])];
      return elements.of(key, () => cardElement(card, { at, isFirst, told: context, choices }));
    });
  };
}

/** True where all that may be done now is to choose among cards. */
export const isChosenOnCards = ({ cards, moves }: TableShown): boolean => {
  const offered = new Set(cards.flatMap(({ choices }) => choices));
  return (
    moves.kinds.length === 0 && moves.quick.length > 0 && moves.quick.every((choice) => offered.has(choice))
  );
};

/** Buttons that lead to the cards of each sort, where there are more than are seen at once. */
export function sortButtons(cards: readonly Card[]): readonly HTMLElement[] {
  const sorts = [...new Set(cards.map(({ card }) => card.sort))];
  if (sorts.length < 2 || cards.length <= FEW) return [];
  return sorts.map((sort) => {
    const count = cards.filter(({ card }) => card.sort === sort).length;
    const first = cards.findIndex(({ card }) => card.sort === sort);
    const show = () =>
      document.querySelector('#hand')?.children[first].scrollIntoView({ block: 'nearest', inline: 'start' });
    return h(
      'button',
      { type: 'button', 'data-key': `sort-${sort}`, onclick: show },
      `${sort} `,
      h('small', {}, String(count)),
    );
  });
}

// The number of cards that you see without scrolling.
const FEW = 6;

/** What stands on the buttons of a card: `Keep`, where that tells one from the other. */
function shortLabels(choices: readonly Choice[]): readonly string[] {
  const verbs = choices.map(({ label }) => label.split(' ')[0]);
  // Only English begins with the verb.
  const isEnglish = document.documentElement.lang === 'en';
  return isEnglish && new Set(verbs).size === verbs.length ? verbs : choices.map(({ label }) => label);
}

interface CardPlace {
  readonly at: number;
  readonly isFirst: boolean;
  readonly told: CardContext;
  readonly choices: readonly Choice[];
}

function cardElement(card: Card['card'], { at, isFirst, told, choices }: CardPlace): HTMLElement {
  const { texts } = told;
  const first = isFirst ? 'first' : '';
  const { sort, title, pays, lines, says, rule } = card;
  if (card.card === null)
    return h('div', { class: `card back ${first}` }, h('span', { class: 'sort' }, sort));
  const shorts = shortLabels(choices);
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
      title === '' ? null : titleElement(card, at, told),
      h(
        'button',
        {
          ...{ type: 'button', class: 'rule', 'data-key': `help-${at}` },
          ...{
            'data-help': helpOn({ card: card.card }),
            'aria-label': say('Help on {card}', { card: title || sort }),
          },
        },
        '?',
      ),
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
              lineButton(line, {
                ...{ key: `card-${at}-${n}`, told, light: isPaid ? lightOf(line) : whole },
                subject: { card: card.card as number | string, line: n },
              }),
            ),
          ),
        ),
    choices.length === 0
      ? null
      : h(
          'div',
          { class: 'buttons choose' },
          ...choices.map(({ label, actions, play }, n) =>
            h(
              'button',
              {
                type: 'button',
                class: 'main',
                'data-key': `choose-${at}-${n}`,
                'data-type': actions[0].type,
                'data-help': helpOn({ actions }),
                'aria-label': label,
                onclick: play,
              },
              shorts[n],
            ),
          ),
        ),
  );
}

// The heading of a card that joins places proposes the track for it.
function titleElement(
  { card, title, lines }: Card['card'],
  at: number,
  { propose }: CardContext,
): HTMLElement {
  if (card === null || lines.length === 0) return h('strong', {}, title);
  const subject = { card };
  return h(
    'button',
    {
      ...{ type: 'button', class: 'line title', 'data-key': `card-${at}`, 'data-help': helpOn(subject) },
      onclick: () => propose(subject),
    },
    title,
  );
}

function lineButton(
  { text, pays, icon, to, from }: CardLine,
  {
    key,
    told: { shine, nameOf, propose },
    light,
    subject,
  }: {
    readonly key: string;
    readonly told: CardContext;
    readonly light: readonly Highlight[];
    readonly subject: Subject;
  },
): HTMLElement {
  const inside = [
    iconElement(icon),
    h('span', {}, text),
    pays === null ? null : h('b', { class: 'pays' }, pays),
    pays === null || from.length === 0
      ? null
      : h('small', { class: 'from' }, say('from {places}', { places: from.map(nameOf).join(', ') })),
  ];
  if (to.length + from.length === 0) return h('div', { class: 'line' }, ...inside);
  const on = () => shine(light);
  const meant = () => {
    on();
    propose(subject);
  };
  return h(
    'button',
    {
      type: 'button',
      class: 'line',
      'data-key': key,
      'data-help': helpOn(subject),
      onpointerenter: on,
      onfocus: on,
      onclick: meant,
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
