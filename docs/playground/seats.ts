// How the seats stand: names in their colours, who decides, and facts as far as the view knows them.

import type { Decision } from 'railhead/engine';
import type { Fact } from 'railhead/table';
import { createKeeper, h } from './dom.js';
import type { Session } from './session.js';

// Facts that stand beside the name; the others unfold.
const SHORT = 2;

/** The seats of a game, a line for each; what stays is the same element as before. */
export function createSeats({
  summary,
  rules,
  board,
  store,
  players,
}: Session): () => readonly HTMLElement[] {
  const elements = createKeeper<HTMLElement>();
  return () => {
    const { view, decisions } = store.getSnapshot();
    const told = { rules, board, state: view };
    elements.begin();
    return (view.game.seatNames as readonly string[]).map((name, seat) => {
      const line: Line = {
        name,
        seat,
        who: players[seat] === 'you' ? '' : ` (${players[seat]} bot)`,
        decides: decisions.some((one: Decision) => one.seat === seat),
        facts: summary.facts(told, seat).filter(([, is]) => is !== null && is !== ''),
      };
      return elements.of(line, () => seatElement(line));
    });
  };
}

interface Line {
  readonly name: string;
  readonly seat: number;
  readonly who: string;
  readonly decides: boolean;
  readonly facts: readonly Fact[];
}

function seatElement({ name, seat, who, decides, facts }: Line): HTMLElement {
  const short = facts.slice(0, SHORT).map(([about, is]) => `${about} ${is}`);
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

function factTable(facts: readonly Fact[]): HTMLElement {
  return h(
    'table',
    {},
    ...facts.map(([about, is]) =>
      h('tr', {}, h('th', { scope: 'row' }, String(about)), h('td', {}, String(is))),
    ),
  );
}
