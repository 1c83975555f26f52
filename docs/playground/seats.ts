// How the seats stand: names in their colours, who decides, and facts as far as the view knows them.

import type { TableShown } from 'railhead/table';
import { createKeeper, h } from './dom.js';
import type { Game } from './game.js';

type Seat = TableShown['seats'][number];

// Facts that stand beside the name; the others unfold.
const SHORT = 2;

/** The seats of a game, a line for each; what stays is the same element as before. */
export function createSeats({ players }: Game): (seats: readonly Seat[]) => readonly HTMLElement[] {
  const elements = createKeeper<HTMLElement>();
  return (seats) => {
    elements.begin();
    return seats.map(({ seat, name, decides, facts }) => {
      const who = players[seat] === 'you' ? '' : ` (${players[seat]} bot)`;
      const line: Line = { seat, name, who, decides, facts };
      return elements.of(line, () => seatElement(line));
    });
  };
}

interface Line extends Pick<Seat, 'seat' | 'name' | 'decides' | 'facts'> {
  readonly who: string;
}

function seatElement({ name, seat, who, decides, facts }: Line): HTMLElement {
  const short = facts.slice(0, SHORT).map(({ label, value }) => `${label} ${value}`);
  return h(
    'details',
    { 'data-key': `seat-${seat}`, 'data-seat': seat, class: decides ? 'deciding' : null },
    h(
      'summary',
      {},
      h('strong', {}, name),
      h('small', {}, who),
      h('span', { class: 'short' }, short.join(' · ')),
    ),
    factTable(facts),
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
