// What things of 20th Century Limited are called in sentences.

import { memoByIdentity } from '../../../src/core/engine/index.js';
import { type NamedPoint, nearestName, pointName } from '../../../src/core/title/place-names.js';
import type { Board } from '../board/board.js';

/** The name of a thing of some kind; null for what is called by its id. */
export function nameInGame(
  { board }: { readonly board: Board },
  kind: string,
  value: string | number,
): string | null {
  if (typeof value !== 'number') return kind === 'feats' ? (FEATS[value] ?? null) : null;
  if (kind === 'line') return lineName(board, value);
  if (kind === 'nearest') return nearestTo(board, value);
  if (kind === 'city') return board.cities[value]?.name ?? null;
  return kind === 'card' ? cardName(board, value) : null;
}

const FEATS: Readonly<Record<string, string>> = { companies: 'Company Cards', regionals: 'Regional Cards' };

// Kilometres between neighbouring junctions, roughly.
const STEP = 150;

function lineName(board: Board, line: number): string | null {
  const { graph } = board;
  if (!(line >= 0 && line < graph.edgeCount)) return null;
  const [from, to] = [graph.ends[2 * line], graph.ends[2 * line + 1]].map((node) =>
    pointName('junction', board.positions[node], { named: namedNodes(board), step: STEP }),
  );
  return `the line from ${from} to ${to}`;
}

function nearestTo(board: Board, line: number): string | null {
  const { graph } = board;
  if (!(line >= 0 && line < graph.edgeCount)) return null;
  return nearestName(board.positions[graph.ends[2 * line]], namedNodes(board));
}

const namedNodes = memoByIdentity(({ cities, positions }: Board): readonly NamedPoint[] =>
  cities.map(({ name, node }) => ({ name, at: positions[node] })),
);

function cardName(board: Board, number: number): string | null {
  const card = board.cards[number];
  if (card === undefined) return null;
  if (card.kind === 'regional') {
    const cities = card.cities.map((id) => board.cities.find((city) => city.id === id)?.name ?? id);
    return `the card of era ${card.era} with ${cities.slice(0, -1).join(', ')} and ${cities[cities.length - 1]}`;
  }
  return card.kind === 'company' ? `the ${card.name} (${card.value} points)` : `the bonus “${card.name}”`;
}
