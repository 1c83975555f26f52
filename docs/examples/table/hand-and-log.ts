// A hand and a log of your own design, from the same data that a table tells beside its sentences.

import { createDrawing, type Table, type TableShown } from 'railhead/table';

type Card = TableShown['cards'][number];
type Row = TableShown['log'][number];

const made = (tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...inside);
  return element;
};

/** A card: its lines with a picture and what they pay. The pointer on a line lights up its places. */
export function cardElement({ card, choices }: Card, table: Table<string>): HTMLElement {
  const lines = card.lines.map(({ text, pays, icon, from, to }) => {
    const line = made('li', 'line', ...(icon === undefined ? [] : [createDrawing(icon)]), text);
    if (pays !== null) line.append(made('b', 'pays', pays));
    const places = [...from, ...to].map((place) => ({ ...place, as: 'possible' as const }));
    line.addEventListener('pointerenter', () => table.shine(places));
    line.addEventListener('pointerleave', () => table.shine([]));
    return line;
  });
  const buttons = choices.map(({ label, play }) => {
    const button = made('button', 'choice', label);
    button.addEventListener('click', play);
    return button;
  });
  return made(
    'article',
    'card',
    made('h3', '', card.title || card.sort),
    card.says ?? '',
    ...lines,
    ...buttons,
  );
}

/** A row of the log in the colour of its seat. A click shows where it happened. */
export function rowElement({ text, seat, places }: Row, { seats }: TableShown, table: Table<string>) {
  const row = made('li', 'row', text);
  row.style.borderColor = seat === null ? '' : seats[seat].colour;
  row.addEventListener('click', () => table.shine(places.map((place) => ({ ...place, as: 'selected' }))));
  return row;
}
