// Title, legend and, during play, the companies' open possessions.

import { escaped, px } from '../../../src/core/map/svg-text.js';
import type { HexBoard } from '../board/compile-board.js';
import { companies, stockCompanies } from '../companies.js';
import type { HexKnown } from '../state.js';
import { companyColour, GROUND_FILLS, INK, RIVER_BLUE } from './palette.js';

/** The title above the map. */
export function drawTitle(board: HexBoard, middle: number): string {
  return `<text class="title" x="${px(middle)}" y="-128">${escaped(board.name.toUpperCase())}</text>
<text class="subtitle" x="${px(middle)}" y="-99">a map for Hex Tycoon</text>`;
}

const ENTRIES: readonly (readonly [label: string, fill: number, symbol: string])[] = [
  ['Plains', 1, ''],
  ['Forest', 2, 'tree'],
  ['Mountain', 3, 'peak'],
  ['Sea', 0, 'wave'],
  ['Town', 1, 'town'],
  ['City', 1, 'city'],
  ['Starting city', 1, 'start'],
];

/** The signs of the map in one row, from `left` at height `top`. */
export function drawLegend(left: number, top: number): string {
  const parts = ENTRIES.map(([label, fill, symbol], place) => {
    const x = left + place * 190;
    const sign = symbol === '' ? '' : `<use href="#${symbol}" x="${px(x + 22)}" y="${px(top)}"/>`;
    return `<rect x="${px(x)}" y="${px(top - 17)}" width="44" height="34" rx="5" fill="${GROUND_FILLS[fill]}" stroke="#b9ab86"/>${sign}<text class="legend" x="${px(x + 54)}" y="${px(top + 5)}">${label}</text>`;
  });
  const x = left + ENTRIES.length * 190;
  parts.push(
    `<path d="M${px(x)} ${px(top)}H${px(x + 44)}" stroke="${RIVER_BLUE}" stroke-width="7" stroke-linecap="round"/><text class="legend" x="${px(x + 54)}" y="${px(top + 5)}">River</text>`,
  );
  return parts.join('\n');
}

/** One line a company: what everybody at the table can see of it. */
export function drawCompanies(state: HexKnown, left: number, top: number): string {
  const names = { ...companies, ...stockCompanies };
  return state.companies
    .map(({ id, seat, money, trainLevel, obsolescence, railsLeft, points }, place) => {
      const x = left + (place % 2) * 800;
      const y = top + Math.floor(place / 2) * 30;
      const { fill } = companyColour(id);
      const vp = state.outcome === null || points === null ? '' : `, ${points} VP`;
      const text = `${names[id]?.name ?? id} (${state.game.seatNames[seat]}): ${money} MB, train level ${trainLevel}, ${obsolescence} obsolescence, ${railsLeft} rail markers left${vp}`;
      return `<rect x="${px(x)}" y="${px(y - 12)}" width="26" height="16" rx="3" fill="${fill}" stroke="#111"/><text class="legend small" x="${px(x + 36)}" y="${px(y + 1)}" fill="${INK}">${escaped(text)}</text>`;
    })
    .join('\n');
}
