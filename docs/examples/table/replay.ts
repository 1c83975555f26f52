// A game that is watched: a slider, a button that shows one step after another, and what each player did
// last.

import { engine } from 'railhead';
import { createRecordedSession, openTable, type TableShown } from 'railhead/table';
import { titles } from 'railhead/titles';

/** Opens a record in an element, with its controls below it. */
export async function openReplay(host: HTMLElement, record: string) {
  const board = host.appendChild(document.createElement('div'));
  board.className = 'board';
  const slider = Object.assign(document.createElement('input'), { type: 'range', min: '0' });
  const watch = document.createElement('button');
  const told = document.createElement('ul');
  host.append(slider, watch, told);

  let shown: TableShown | null = null;
  slider.addEventListener('input', () => shown?.history.goTo(slider.valueAsNumber));
  watch.addEventListener('click', () => {
    if (shown?.history.isWatching) shown.history.stop();
    else shown?.history.watch();
  });
  return openTable(board, createRecordedSession(engine, record), {
    ...{ engine, titles, watchDelay: 250 },
    onChange(next) {
      shown = next;
      const { step, length, isWatching } = next.history;
      Object.assign(slider, { max: String(length), value: String(step) });
      watch.textContent = isWatching ? 'Stop' : 'Watch';
      const lines = next.seats.map(({ name, last }) => `${name}: ${last.map(({ text }) => text).join(' ')}`);
      if (next.result !== null) lines.push(...next.result.decided);
      told.replaceChildren(
        ...lines.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
      );
    },
  });
}
