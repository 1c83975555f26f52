// How the seats stand: names in their colours, who decides, and facts as far as the view knows them.

import type { Fact } from 'railhead';
import { h } from './dom.js';
import type { Session } from './session.js';

// Facts that stand beside the name; the others unfold.
const SHORT = 2;

/** A line for every seat. */
export function seatElements(
  { summary, rules, board, store, players }: Session,
  deciding: ReadonlySet<number>,
): readonly HTMLElement[] {
  const { view } = store.getSnapshot();
  const told = { rules, board, state: view };
  const lines = (view.game.seatNames as readonly string[]).map((name, seat) => {
    const facts = summary.facts(told, seat).filter(([, is]) => is !== null && is !== '');
    const short = facts.slice(0, SHORT).map(([about, is]) => `${about} ${is}`);
    const who = players[seat] === 'you' ? '' : ` (${players[seat]} bot)`;
    return h(
      'details',
      { 'data-key': `seat-${seat}`, 'data-seat': seat, class: deciding.has(seat) ? 'deciding' : null },
      h(
        'summary',
        {},
        h('strong', {}, name),
        h('small', {}, who),
        h('span', { class: 'short' }, short.join(' · ')),
      ),
      factTable(facts),
    );
  });
  return lines;
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
