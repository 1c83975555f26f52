// The real board of Iron Dragon for tests that name its places, and positions in which a card is drawn there. Places are
// looked up, so that a corrected map breaks no test.

import { ironDeck, ironMap } from '../../../maps/iron-dragon/index.js';
import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import { type Milepost, TERRAINS } from '../../../rulesets/milepost/board/board.js';
import { formatCell, parseCell } from '../../../src/core/map/cell-text.js';
import type { LatticeSize } from '../../../src/core/map/hex-geometry.js';
import type { ToyBoard } from '../milepost/toy-board.js';
import type { ToyGame, ToySeat } from '../milepost/toy-game.js';
import { RAINBOW } from './event-cards.js';
import { type IronSetup, seaGame } from './sea-game.js';

export const board = ironDragon.board();

const lattice: LatticeSize = {
  columns: board.columns,
  rows: board.rows,
  ...(board.inset === null ? {} : { inset: { columns: board.inset.columns, rows: board.inset.rows } }),
};

/** The real board, its places by "c,r", "uc,r", or the id of a city or, with a star, of a port. */
export const dragonLand: ToyBoard = {
  board,
  map: ironMap,
  deck: ironDeck,
  at(place) {
    const port = board.shipPorts.find(({ id }) => `${id}*` === place);
    const found =
      board.cities[board.cityIndex(place)]?.mileposts[0] ?? port?.milepost ?? parseCell(lattice, place);
    if (found < 0) throw new Error(`no place ${place}`);
    return found;
  },
  segment(from, to) {
    const segment = board.segment(dragonLand.at(from), dragonLand.at(to));
    if (segment < 0) throw new Error(`no segment between ${from} and ${to}`);
    return segment;
  },
  name: (milepost) => formatCell(lattice, milepost),
};

/** "c,r" of a milepost, "uc,r" on the inset. */
export const { name } = dragonLand;

/** The terrain of a milepost. */
export const ground = (milepost: Milepost) => TERRAINS[board.terrain[milepost]];

/** True in one of the countries, or in the named area. */
export const isIn = (milepost: Milepost, ...areas: readonly string[]) =>
  areas.some((area) => board.areas.get(area)?.has(milepost));

/** A place that fits, by name. */
export function place(fits: (milepost: Milepost) => boolean): string {
  const found = board.mileposts.find((milepost) => ground(milepost) !== 'city' && fits(milepost));
  if (found === undefined) throw new Error('no such place');
  return name(found);
}

/** A segment away from cities whose ends fit: both ends by name. */
export function step(fits: (from: Milepost, to: Milepost) => boolean): {
  from: string;
  to: string;
  both: string;
} {
  for (let segment = 0; segment < board.segmentCount; segment++) {
    const [one, other] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    if (one < 0 || board.cityAt[one] >= 0 || board.cityAt[other] >= 0) continue;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      if (fits(from, to)) return { from: name(from), to: name(to), both: `${name(from)} ${name(to)}` };
    }
  }
  throw new Error('no such step');
}

/** A path of so many segments over mileposts that fit, as names of places. */
export function stretch(length: number, fits: (milepost: Milepost) => boolean): readonly string[] {
  const walk = (path: readonly Milepost[]): readonly Milepost[] | null => {
    if (path.length > length) return path;
    const here = path[path.length - 1];
    for (let direction = 0; direction < 6; direction++) {
      const next = board.neighbours[6 * here + direction];
      if (board.segments[6 * here + direction] < 0 || path.includes(next) || !fits(next)) continue;
      const found = walk([...path, next]);
      if (found !== null) return found;
    }
    return null;
  };
  for (const start of board.mileposts) {
    const found = fits(start) ? walk([start]) : null;
    if (found !== null) return found.map(name);
  }
  throw new Error(`no stretch of ${length}`);
}

/** A milepost beside one, over dry land on which track could lie, other than some. */
export function beside(at: string, ...others: readonly string[]): string {
  const here = dragonLand.at(at);
  for (let direction = 0; direction < 6; direction++) {
    const next = board.neighbours[6 * here + direction];
    const segment = board.segments[6 * here + direction];
    if (segment >= 0 && !board.rivers.has(segment) && !others.includes(name(next))) return name(next);
  }
  throw new Error(`a dead end: ${at}`);
}

/** A game on the real board. */
export const landGame = (setup: Omit<IronSetup, 'board'> = {}) => seaGame({ ...setup, board: dragonLand });

/** A game in which cards are in play that seat 1 drew, until its second next turn or, as the Rainbow Bridge, for the game. */
export function under(
  cards: readonly number[],
  seats: readonly ToySeat[],
  more: Partial<IronSetup> = {},
): ToyGame {
  const inPlay = cards.map((card) => ({ card, drawer: 1, lastTurn: card === RAINBOW ? null : 4, met: [] }));
  return landGame({ seats: seats.length, ...more, state: { seats, inPlay, ...more.state } });
}

/** Seat 0 in its building phase, with track up to a place and cards in play. */
export function builder(cards: readonly number[], from: string, ...beyond: readonly string[]): ToyGame {
  return under(cards, [{ track: [`${beside(from, ...beyond)} ${from}`] }, {}], {
    state: { turn: { phase: 'building' } },
  });
}

/** The refusal of a segment by an event whose card goes by the rule. */
export const closedBy = (rule: string) => ({ code: 'build/event', rule });

/** A demand for a city: its card, which of the card's it is, and the good. */
export function demandOf(city: string) {
  for (const { number, demands } of board.demandCards) {
    const demand = demands.findIndex((asked) => asked.city === city);
    if (demand >= 0) return { card: number, demand, ...demands[demand] };
  }
  throw new Error(`nobody asks for anything in ${city}`);
}

/** A city that no event of the deck strikes but a halt of trade. */
export const REMOTE = 'saadah';

/** Seat 0 delivers in a city and draws the cards; the others have what is given. */
export function drawn(
  draws: readonly number[],
  others: readonly ToySeat[] = [{}],
  more: Partial<IronSetup> & { drawer?: ToySeat; city?: string } = {},
): ToyGame {
  const { drawer = {}, city = REMOTE, ...rest } = more;
  const { card, demand, good } = demandOf(city);
  const { train, trains, ...seat } = drawer;
  const loads = [good, ...(train?.loads ?? [])];
  const first = { at: city, ...train, loads };
  const seats = [
    { hand: [card], ...seat, ...(trains === undefined ? { train: first } : { trains: [first, ...trains] }) },
    ...others,
  ];
  // The rest of the hand is filled up before play, from below the draws.
  const used = [card, ...others.flatMap(({ hand = [] }) => hand)];
  const spare = board.demandCards.map(({ number }) => number).filter((one) => !used.includes(one));
  seats[0] = { ...seats[0], hand: [card, ...spare.slice(-2)] };
  const game = landGame({ seats: seats.length, ...rest, state: { ...rest.state, seats, draws } });
  return game.play(`0: deliver ${good} ${card} ${demand}`);
}
