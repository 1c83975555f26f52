// What the other players did last, one thing after another: told, and lit up on the board.

import type { TableShown } from 'railhead/table';
import { h } from './dom.js';
import { say } from './language.js';
import type { Shine } from './moves.js';

/** A button that steps through what others did last, and the sentence that it shows. */
export interface Recall {
  readonly button: HTMLButtonElement;
  readonly said: HTMLElement;
}

/**
 * Makes them for what is shown; the same ones until somebody else has done something. Null without anything
 * to show.
 */
export function createRecall(shine: Shine): (shown: TableShown) => Recall | null {
  let known = '';
  let made: Recall | null = null;
  return ({ viewer, log }) => {
    const rows = lastOfOthers(log, viewer);
    const key = JSON.stringify([viewer, rows.map((row) => [row.key, row.text])]);
    if (key !== known) {
      known = key;
      made = viewer === null || rows.length === 0 ? null : recallOf(rows, shine);
    }
    return made;
  };
}

// What others did on the board since the viewer last did anything; in the viewer's own turn, before it.
function lastOfOthers(log: TableShown['log'], viewer: number | null): TableShown['log'] {
  const isOther = ({ seat, places }: TableShown['log'][number]) =>
    seat !== null && seat !== viewer && places.length > 0;
  const end = log.findLastIndex(isOther) + 1;
  const start = log.findLastIndex(({ seat }, at) => at < end && seat === viewer) + 1;
  return log.slice(start, end).filter(isOther);
}

function recallOf(rows: TableShown['log'], shine: Shine): Recall {
  let at = -1;
  const said = h('p', { class: 'note recalled', role: 'status' });
  const step = () => {
    // Behind the last one comes none, so that the board is as before.
    at = at + 1 === rows.length ? -1 : at + 1;
    const row = at < 0 ? null : rows[at];
    said.textContent =
      row === null ? '' : say('{at} of {all}: {text}', { at: at + 1, all: rows.length, text: row.text });
    shine(row === null ? [] : row.places.map((place) => ({ ...place, as: 'planned' })));
  };
  const button = h(
    'button',
    { type: 'button', id: 'recall', 'data-key': 'recall', onclick: step },
    'Last moves',
  );
  return { button, said };
}
