// The cards of a title as tables, from the file of its deck.

import { cell, table } from './tables.js';

/** A heading and a table for every list of cards in a deck file; nothing without a deck. */
export function deckTables(deck: unknown): readonly string[] {
  const lists = Object.entries((deck ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, readonly unknown[]] => Array.isArray(entry[1]),
  );
  if (lists.length === 0) return [];
  return [
    '## Cards',
    '',
    ...lists.flatMap(([name, cards]) => [
      `::: details ${name[0].toUpperCase()}${name.slice(1)}: ${cards.length}`,
      '',
      ...cardTable(cards),
      ':::',
      '',
    ]),
  ];
}

function cardTable(cards: readonly unknown[]): readonly string[] {
  if (cards.every((card) => Array.isArray(card))) {
    const most = Math.max(...cards.map(({ length }) => length));
    const head = ['card', ...Array.from({ length: most }, (_, index) => `demand ${index + 1}`)];
    return table(
      head,
      cards.map((card, index) => [String(index), ...card.map((one) => cell(textOf(one)))]),
    );
  }
  const names = [...new Set(cards.flatMap((card) => Object.keys(card as object)))];
  return table(
    names,
    cards.map((card) => names.map((name) => cell(textOf((card as Record<string, unknown>)[name])))),
  );
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
