// What things of 20th Century Limited are called in sentences.

import type { WordedGame, Words } from '../../../src/core/engine/words/translation.js';
import { type NamedPoint, nearestName, pointName } from '../../../src/core/title/place-names.js';
import { sayIn } from '../../../src/core/title/say.js';
import type { Board } from '../board/board.js';

/** English for names that are made of others, by key. */
export const nameWords = {
  'name junction': 'the junction {steps} {direction:text} of {place:text}',
  'name line': 'the line from {from:text} to {to:text}',
  'name regional card': 'the card of era {era} with {most:text} and {last:text}',
  'name company card': 'the {name:text} ({points#point|points})',
  'name bonus card': 'the bonus “{name:text}”',
  'source deck': 'deck',
  'source display': 'display',
  'feats companies': 'Company Cards',
  'feats regionals': 'Regional Cards',
} as const;

type Named = WordedGame<{ readonly rules: object; readonly board: Board }>;

/** The name of a thing of some kind; null for what is called by its id. */
export function nameInGame(
  { board, words = {} }: Named,
  kind: string,
  value: string | number,
): string | null {
  if (typeof value !== 'number') return sayNames(words)[`${kind} ${value}`] ?? null;
  if (kind === 'line') return lineName(board, value, words);
  if (kind === 'nearest') return nearestTo(board, value, words);
  if (kind === 'city') return board.cities[value] === undefined ? null : cityName(board.cities[value], words);
  return kind === 'card' ? cardName(board, value, words) : null;
}

/** What a city is called. */
const cityName = ({ id, name }: Board['cities'][number], words: Words): string => words[`city ${id}`] ?? name;

const sayNames = (words: Words): Words => ({ ...nameWords, ...words });

// Kilometres between neighbouring junctions, roughly.
const STEP = 150;

function lineName(board: Board, line: number, words: Words): string | null {
  const { graph } = board;
  if (!(line >= 0 && line < graph.edgeCount)) return null;
  const said = sayIn(nameWords, { sentences: words });
  const text = words['name junction'] ?? nameWords['name junction'];
  const [from, to] = [graph.ends[2 * line], graph.ends[2 * line + 1]].map((node) =>
    pointName(board.positions[node], { named: namedNodes(board, words), step: STEP }, { text, words }),
  );
  return said('name line', { from, to });
}

function nearestTo(board: Board, line: number, words: Words): string | null {
  const { graph } = board;
  if (!(line >= 0 && line < graph.edgeCount)) return null;
  return nearestName(board.positions[graph.ends[2 * line]], namedNodes(board, words));
}

const namedNodes = ({ cities, positions }: Board, words: Words): readonly NamedPoint[] =>
  cities.map((city) => ({ name: cityName(city, words), at: positions[city.node] }));

function cardName(board: Board, number: number, words: Words): string | null {
  const card = board.cards[number];
  if (card === undefined) return null;
  const said = sayIn(nameWords, { sentences: words });
  if (card.kind === 'regional') {
    const cities = card.cities.map((id) => {
      const city = board.cities.find((one) => one.id === id);
      return city === undefined ? id : cityName(city, words);
    });
    const most = cities.slice(0, -1).join(', ');
    return said('name regional card', { era: card.era, most, last: cities.at(-1) });
  }
  const name = words[`card ${number}`] ?? card.name;
  return card.kind === 'company'
    ? said('name company card', { name, points: card.value })
    : said('name bonus card', { name });
}
