// The title, the eras with their colours, and what everybody may know about each seat.

import { element, textElement } from '../../../src/core/map/svg.js';
import { counted } from '../../../src/core/title/summary.js';
import type { Board } from '../board/board.js';
import type { KnownState } from '../state.js';
import { INK, REGION_COLOURS, SEAT_COLOURS, TITLE_FONT } from './paper.js';

/** Height of the strip of eras, of the row of the display, and of a seat's row, in pixels. */
export const ERAS_HEIGHT = 74;
const SEAT_HEIGHT = 34;
const SEATS_GAP = 24;

/** The title over the map. */
export function drawTitle(board: Board, middle: number): string {
  const { graph, cities, regions } = board;
  const count = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
  return [
    textElement(middle, 82, '20th Century Limited', {
      'font-family': TITLE_FONT,
      'font-size': 46,
      'font-weight': 700,
      'letter-spacing': 3,
      'text-anchor': 'middle',
      fill: INK,
    }),
    textElement(
      middle,
      114,
      `${board.name} · ${cities.length} cities · ${count(graph.edgeCount)} lines · ${regions.length} regions, an era each`,
      { 'font-size': 17, 'letter-spacing': 2, 'text-anchor': 'middle', fill: INK },
    ),
  ].join('\n');
}

/** The eight eras in two rows, each with the colour of its region. */
export function drawEras(board: Board, left: number, top: number, width: number): string {
  const column = width / 4;
  return board.regions
    .map(({ name }, place) => {
      const x = left + (place % 4) * column;
      const y = top + Math.floor(place / 4) * 38;
      return (
        element('circle', { cx: x + 16, cy: y, r: 14, fill: REGION_COLOURS[place] }) +
        textElement(x + 16, y + 6, String(place + 1), {
          'font-size': 17,
          'font-weight': 700,
          'text-anchor': 'middle',
          fill: '#ffffff',
        }) +
        textElement(x + 40, y + 6, name, { 'font-size': 17, fill: INK })
      );
    })
    .join('\n');
}

/** A row for each seat, and the open cards; {@link seatsHeight} is the height of all. */
export function drawSeats(board: Board, state: KnownState, left: number, top: number): string {
  const first = top + SEATS_GAP;
  const rows = state.seats.map((seat, number) => {
    const y = first + number * SEAT_HEIGHT;
    const facts = [
      counted(seat.track.length, 'segment laid', 'segments laid'),
      counted(seat.waivers, 'waiver'),
      counted(seat.companiesFounded, 'company', 'companies'),
      `${counted(seat.regionalsCompleted, 'regional')}${seat.cannotEndByRegionals ? ' (cannot end the game)' : ''}`,
    ];
    const score = state.outcome?.ranking.find((standing) => standing.seat === number);
    if (score !== undefined) facts.push(`${score.score} points`);
    const isToMove = state.outcome === null && state.turn?.seat === number;
    return (
      element('rect', { x: left, y: y - 13, width: 34, height: 14, rx: 3, fill: SEAT_COLOURS[number] }) +
      textElement(
        left + 48,
        y,
        `${state.game.seatNames[number]}${isToMove ? ' (to move)' : ''}: ${facts.join(', ')}`,
        {
          'font-size': 17,
          'font-weight': isToMove ? 700 : 400,
          fill: INK,
        },
      )
    );
  });
  const names = (cards: readonly number[]) =>
    cards
      .map((card) => board.cards[card])
      .map((card) => (card.kind === 'regional' ? `Era ${card.era}` : `${card.name} ${card.value}`))
      .join(' · ');
  const open = [
    `Display: ${names(state.display)}`,
    `Bonus Cards: ${names(state.bonuses.map(({ card }) => card))}`,
    `Round ${state.round}`,
  ];
  const below = open.map((text, place) =>
    textElement(left, first + (state.seats.length + place) * SEAT_HEIGHT, text, {
      'font-size': 17,
      fill: INK,
    }),
  );
  return [...rows, ...below].join('\n');
}

/** Height of what {@link drawSeats} draws. */
export function seatsHeight({ seats }: KnownState): number {
  return SEATS_GAP + (seats.length + 3) * SEAT_HEIGHT;
}
