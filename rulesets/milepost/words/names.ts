// What things of a milepost game are called in sentences: places by their cities, cards by what is on them.

import type { DemandCard, MilepostBoard } from '../board/board.js';
import type { MilepostRules } from '../rules/tables.js';
import { milepostName, nearestName, roughName, whereabouts } from './milepost-name.js';

interface Named {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
}

/** The name of a thing of some kind; null for what is called by its id. */
export function nameInGame({ rules, board }: Named, kind: string, value: string | number): string | null {
  if (typeof value === 'number') {
    switch (kind) {
      case 'milepost':
        return milepostName(board, value);
      case 'near':
        return roughName(board, value);
      case 'nearest':
        return nearestName(board, value);
      case 'whereabouts':
        return whereabouts(board, value);
      case 'nearSegment':
        return nearestName(board, board.ends[2 * value] ?? -1);
      case 'city':
        return board.cities[value]?.name ?? null;
      case 'segment':
        return segmentName(board, value);
      case 'card':
        return cardName(board, value);
      case 'event':
        return eventName(rules, value);
      case 'tax':
        return value === 0 ? 'no tax' : `a tax of ${value} M`;
      default:
        return null;
    }
  }
  switch (kind) {
    case 'city':
      return board.cities[board.cityIndex(value)]?.name ?? null;
    case 'good':
    case 'load':
      return board.goods[board.goodIndex(value)]?.name ?? null;
    case 'crossing':
    case 'ferry':
    case 'port':
      return board.crossings[board.crossingIndex(value)]?.name ?? null;
    case 'loco':
      return Object.hasOwn(rules.locos, value) ? rules.locos[value].name : null;
    default:
      return null;
  }
}

function segmentName(board: MilepostBoard, segment: number): string | null {
  const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
  const names = [from, to].map((end) => milepostName(board, end ?? -1));
  return names.includes(null) ? null : `the segment from ${names[0]} to ${names[1]}`;
}

// A demand card by its demands; an event's number is that of no demand card.
function cardName(board: MilepostBoard, number: number): string | null {
  const card: DemandCard | undefined = board.demandCards[number - 1];
  if (card === undefined) return null;
  const demands = card.demands.map(({ good, city, payout }) => {
    const [thing, place] = [board.goods[board.goodIndex(good)], board.cities[board.cityIndex(city)]];
    return `${thing?.name ?? good} to ${place?.name ?? city} for ${payout}`;
  });
  return `the card with ${demands.slice(0, -1).join(', ')} and ${demands[demands.length - 1]}`;
}

function eventName({ eventCards }: MilepostRules, number: number): string | null {
  const event = eventCards.find((one) => one.number === number);
  return event === undefined ? null : `the event “${event.name}”`;
}
