// What things of a milepost game are called in sentences: places by their cities, cards by what is on them.

import { entryOf } from '../../../src/core/engine/index.js';
import type { WordedGame, Words } from '../../../src/core/engine/words/translation.js';
import type { DemandCard, MilepostBoard } from '../board/board.js';
import type { MilepostRules } from '../rules/tables.js';
import { cityName, milepostName, nameText, nearestName, roughName, whereabouts } from './milepost-name.js';

/** The name of a thing of some kind; null for what is called by its id. */
export function nameInGame(
  { rules, board, words = {} }: WordedGame<{ readonly rules: MilepostRules; readonly board: MilepostBoard }>,
  kind: string,
  value: string | number,
): string | null {
  if (typeof value === 'number') {
    switch (kind) {
      case 'milepost':
        return milepostName(board, value, words);
      case 'near':
        return roughName(board, value, words);
      case 'nearest':
        return nearestName(board, value, words);
      case 'whereabouts':
        return whereabouts(board, value, words);
      case 'nearSegment':
        return nearestName(board, board.ends[2 * value] ?? -1, words);
      case 'city':
        return board.cities[value] === undefined ? null : cityName(board.cities[value], words);
      case 'segment':
        return segmentName(board, value, words);
      case 'card':
        return cardName(board, value, words);
      case 'event':
        return eventName(rules, value, words);
      case 'tax':
        return nameText(words, value === 0 ? 'name no tax' : 'name tax', { amount: value });
      default:
        return null;
    }
  }
  switch (kind) {
    case 'city':
    case 'place':
      return words[`city ${value}`] ?? board.cities[board.cityIndex(value)]?.name ?? null;
    case 'good':
    case 'load':
      return words[`load ${value}`] ?? board.goods[board.goodIndex(value)]?.name ?? null;
    case 'crossing':
    case 'ferry':
    case 'port':
      return words[`crossing ${value}`] ?? board.crossings[board.crossingIndex(value)]?.name ?? null;
    case 'loco':
      return words[`loco ${value}`] ?? entryOf(rules.locos, value)?.name ?? null;
    default:
      return words[`${kind} ${value}`] ?? null;
  }
}

function segmentName(board: MilepostBoard, segment: number, words: Words): string | null {
  const ends = [board.ends[2 * segment], board.ends[2 * segment + 1]];
  const [from, to] = ends.map((end) => milepostName(board, end ?? -1, words));
  return from === null || to === null ? null : nameText(words, 'name segment', { from, to });
}

// A demand card by its demands; an event's number is that of no demand card.
function cardName(board: MilepostBoard, number: number, words: Words): string | null {
  const card: DemandCard | undefined = board.demandCards[number - 1];
  if (card === undefined) return null;
  const demands = card.demands.map(({ good, city, payout }) => {
    const [load, at] = [board.goods[board.goodIndex(good)], board.cities[board.cityIndex(city)]];
    const called = {
      load: words[`load ${good}`] ?? load?.name ?? good,
      city: at ? cityName(at, words) : city,
    };
    return nameText(words, 'name demand', { ...called, payout });
  });
  return nameText(words, 'name card', { most: demands.slice(0, -1).join(', '), last: demands.at(-1) });
}

function eventName({ eventCards }: MilepostRules, number: number, words: Words): string | null {
  const event = eventCards.find((one) => one.number === number);
  return event === undefined
    ? null
    : nameText(words, 'name event', { name: words[`event ${number}`] ?? event.name });
}
