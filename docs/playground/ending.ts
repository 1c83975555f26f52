// The end of a game: everybody's place with the points item by item, what decided it, and what can be done
// next.

import type { GameResult, RankedSeat } from 'railhead/table';
import { get, h } from './dom.js';
import { say } from './language.js';

/** What the buttons do. */
export interface EndingPage {
  /** Begins the same game again, with other luck. */
  playAgain(): void;
  /** Shows the game from its beginning. */
  watch(): void;
}

/** Who has won, in a line. */
function winnersOf({ winners }: GameResult): string {
  const names = winners.map(({ name }) => name);
  const who = names.join(` ${say('and')} `);
  return say(names.length === 1 ? '{who} wins' : '{who} share the first place', { who });
}

/** Shows the end of the game above the page. */
export function showEnding(result: GameResult, { playAgain, watch }: EndingPage): void {
  const dialog = get<HTMLDialogElement>('ending');
  const act = (id: string, label: string, run: () => void) =>
    h(
      'button',
      {
        type: 'button',
        id,
        class: id === 'play-again' ? 'main' : null,
        autofocus: id === 'look',
        onclick: () => {
          dialog.close();
          run();
        },
      },
      label,
    );
  dialog.replaceChildren(
    h('h2', { id: 'ending-head' }, winnersOf(result)),
    ...result.decided.map((said) => h('p', {}, said)),
    h(
      'div',
      { class: 'wide-table', tabindex: 0, role: 'region', 'aria-label': 'Ranking' },
      rankingTable(result),
    ),
    h(
      'div',
      { class: 'row end' },
      act('look', 'Look at the board', () => {}),
      act('watch', 'Watch the game', watch),
      act('play-again', 'Play again', playAgain),
    ),
  );
  if (!dialog.open) dialog.showModal();
}

function rankingTable({ ranking }: GameResult): HTMLElement {
  const [{ total, items = [] }] = ranking;
  // What ranks comes first: on a narrow screen the items are behind its edge.
  const columns = [...(total === undefined ? [] : [total]), ...items];
  return h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        h('th', { scope: 'col' }, 'Player'),
        ...columns.map(({ label, rule }) => h('th', { scope: 'col', 'data-rule': rule }, label)),
      ),
    ),
    h('tbody', {}, ...ranking.map(rankedRow)),
  );
}

function rankedRow({ seat, name, place, total, items = [] }: RankedSeat): HTMLElement {
  const shown = ({ amount, unit }: { readonly amount: number; readonly unit: string }) =>
    unit === '' || unit === 'points' || unit === 'segments' ? String(amount) : `${amount} ${unit}`;
  return h(
    'tr',
    { 'data-seat': seat, class: place === 1 ? 'first' : null },
    h('td', {}, `${place}.`),
    h('th', { scope: 'row' }, name),
    total === undefined ? null : h('td', { class: 'total' }, shown(total)),
    ...items.map((item) => h('td', {}, shown(item))),
  );
}
