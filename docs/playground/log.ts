// What has happened, in words, the latest last. What one seat does again and again is one entry that unfolds.

import type { TableShown } from 'railhead/table';
import { h } from './dom.js';

type Row = TableShown['log'][number];

// Longer sentences, such as those that list every line of a route, are folded.
const LONG = 150;
const SHORT = 100;

/** The log of a game; a row that stays is the same element as before. */
export function createLog(): (rows: readonly Row[]) => readonly HTMLElement[] {
  const elements = new WeakMap<Row, HTMLElement>();
  return (rows) =>
    rows.map((row) => {
      const element = elements.get(row) ?? entryElement(row);
      elements.set(row, element);
      return element;
    });
}

function entryElement({ key, seat, text, texts }: Row): HTMLElement {
  const colour = seat === null ? 'none' : String(seat);
  const isLong = text.length > LONG;
  if (!isLong && texts.length === 0) return h('li', { 'data-seat': colour }, text);
  const told = isLong ? `${text.slice(0, text.lastIndexOf(' ', SHORT))} …` : text;
  return h(
    'li',
    { 'data-seat': colour },
    h(
      'details',
      { 'data-key': `log-${key}` },
      h('summary', {}, told),
      ...(texts.length === 0 ? [text] : texts).map((one) => h('p', {}, one)),
    ),
  );
}
