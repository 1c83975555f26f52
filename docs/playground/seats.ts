// How the seats stand: names in their colours, who decides, facts as far as the view knows them, and what
// each did last, which the board shows.

import type { TableShown } from 'railhead/table';
import { createKeeper, h } from './dom.js';
import type { Game } from './game.js';
import type { Shine } from './moves.js';

type Seat = TableShown['seats'][number];

// Facts that stand beside the name; the others unfold.
const SHORT = 2;

/** The seats of a game, a line for each; what stays is the same element as before. */
export function createSeats(
  { players }: Game,
  shine: Shine,
): (seats: readonly Seat[]) => readonly HTMLElement[] {
  const elements = createKeeper<HTMLElement>();
  return (seats) => {
    elements.begin();
    return seats.map(({ seat, name, decides, facts, last }) => {
      const line: Line = { seat, name, isBot: players[seat] !== 'you', decides, facts };
      return elements.of([line, last.map(({ key, text }) => [key, text])], () =>
        seatElement(line, last, shine),
      );
    });
  };
}

interface Line extends Pick<Seat, 'seat' | 'name' | 'decides' | 'facts'> {
  readonly isBot: boolean;
}

function seatElement(
  { name, seat, isBot, decides, facts }: Line,
  last: Seat['last'],
  shine: Shine,
): HTMLElement {
  const short = facts.slice(0, SHORT).map(({ label, value }) => `${label} ${value}`);
  return h(
    'details',
    { 'data-key': `seat-${seat}`, 'data-seat': seat, class: decides ? 'deciding' : null },
    h(
      'summary',
      {},
      h('strong', {}, name),
      isBot
        ? h('small', {}, ' (bot)')
        : h('small', { class: 'clock', 'data-clock': seat, title: 'Time that this player has taken' }),
      h('span', { class: 'short' }, short.join(' · ')),
    ),
    factTable(facts),
    last.length === 0 ? null : lastTurn(last, { seat, shine }),
  );
}

// A row lights up its places; the heading lights up those of all.
function lastTurn(
  last: Seat['last'],
  { seat, shine }: { readonly seat: number; readonly shine: Shine },
): HTMLElement {
  const button = (label: string, key: string, rows: Seat['last']) => {
    const on = () =>
      shine(rows.flatMap(({ places }) => places.map((place) => ({ ...place, as: 'planned' as const }))));
    return h(
      'button',
      {
        ...{ type: 'button', class: 'line', 'data-key': key },
        ...{
          onclick: on,
          onfocus: on,
          onpointerenter: on,
          onblur: () => shine([]),
          onpointerleave: () => shine([]),
        },
      },
      label,
    );
  };
  return h(
    'div',
    { class: 'last' },
    button('The last turn', `last-${seat}`, last),
    h('ul', {}, ...last.map((row) => h('li', {}, button(row.text, `last-${seat}-${row.key}`, [row])))),
  );
}

function factTable(facts: Seat['facts']): HTMLElement {
  return h(
    'table',
    {},
    ...facts.map(({ label, value }) =>
      h('tr', {}, h('th', { scope: 'row' }, label), h('td', {}, String(value))),
    ),
  );
}
