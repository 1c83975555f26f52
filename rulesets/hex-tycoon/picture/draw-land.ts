// The printed map: hexes with their terrain signs, coasts, rivers, towns and cities.

import {
  element,
  group,
  LETTER,
  linePath,
  pointText,
  px,
  textElement,
  textWidth,
} from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { FOREST, MOUNTAIN, NO_PLACE, PLAINS, SEA, STARTING_CITY, TOWN } from '../board/ground.js';
import type { Hex, Site } from '../board/layout.js';
import { drawSea } from './coast.js';
import { corners, PLACE_SIGN, RADIUS, SPACING, sideOf } from './layout-on-paper.js';
import { GROUND_FILLS, INK, RIVER_BLUE, SIDE_INK } from './palette.js';
import { LETTERS } from './symbols.js';

/** The centre of a hex on paper. */
export function centre({ x, y }: HexBoard, hex: Hex): { x: number; y: number } {
  return { x: x[hex] * SPACING, y: y[hex] * SPACING };
}

/** What lies below the rail markers: hexes, the sea, rivers and the signs of terrain. */
export function drawLand(board: HexBoard): string {
  const hexes = hexesOf(board);
  return joined([
    ...hexes.map((hex) => drawHex(board, hex)),
    drawSea(board),
    ...drawSides(board),
    ...hexes.map((hex) => drawTerrain(board, hex)),
  ]);
}

/** What lies above them: towns and cities, all names, and the numbers of hexes. */
export function drawNames(board: HexBoard): string {
  const hexes = hexesOf(board);
  return joined([
    ...hexes.map((hex) => drawPlace(board, hex)),
    ...hexes.map((hex) => drawNumber(board, hex)),
    ...drawRiverNames(board),
  ]);
}

const hexesOf = ({ hexCount }: HexBoard) => Array.from({ length: hexCount }, (_, hex) => hex);
const joined = (drawn: readonly string[]) => drawn.filter((one) => one !== '').join('\n');

function drawHex(board: HexBoard, hex: Hex): string {
  const at = centre(board, hex);
  const points = corners().map(([dx, dy]) => `${px(at.x + dx)},${px(at.y + dy)}`);
  return element('polygon', {
    'data-hex': hex,
    points: points.join(' '),
    fill: GROUND_FILLS[board.terrain[hex]],
    stroke: SIDE_INK,
    'stroke-width': 1.2,
  });
}

// The map's edge in ink, rivers in blue above it. The coast is coast.ts.
function drawSides(board: HexBoard): string[] {
  const rim: string[] = [];
  const rivers: string[] = [];
  for (let hex = 0; hex < board.hexCount; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = board.neighbours[6 * hex + direction];
      if (other < 0) rim.push(sidePath(board, hex, direction));
      if (other < hex) continue;
      if (board.river[board.hexsides[6 * hex + direction]] === 1)
        rivers.push(riverPath(board, hex, direction));
    }
  }
  const line = (path: readonly string[], stroke: string, width: number) =>
    path.length === 0
      ? ''
      : element('path', {
          d: path.join(''),
          fill: 'none',
          stroke,
          'stroke-width': width,
          'stroke-linecap': 'round',
        });
  return [line(rim, INK, 3.5), line(rivers, RIVER_BLUE, 7), line(rivers, '#7fb6de', 2.4)];
}

function sidePath(board: HexBoard, hex: Hex, direction: number): string {
  const at = centre(board, hex);
  const [[ax, ay], [bx, by]] = sideOf(direction);
  return linePath([
    [at.x + ax, at.y + ay],
    [at.x + bx, at.y + by],
  ]);
}

// A hexside's river winds from corner to corner, every one in its own way.
function riverPath(board: HexBoard, hex: Hex, direction: number): string {
  const at = centre(board, hex);
  const [[ax, ay], [bx, by]] = sideOf(direction);
  const swing = (direction + hex) % 2 === 0 ? 7 : -7;
  const [nx, ny] = [((by - ay) / RADIUS) * swing, ((ax - bx) / RADIUS) * swing];
  const point = (share: number, side: number) =>
    pointText([at.x + ax + (bx - ax) * share + nx * side, at.y + ay + (by - ay) * share + ny * side]);
  return `M${point(0, 0)}C${point(0.3, 1)} ${point(0.7, -1)} ${point(1, 0)}`;
}

// Signs stay at the top of the hex, clear of every marker's place. Without a town or city no station or
// development marker can come, so there more signs fill the middle.
const TREES = [
  [0, -52],
  [-12, -43],
  [12, -43],
];
const PEAKS = [[1, -45]];
const MIDDLE_TREES = [
  [-30, -12],
  [26, -16],
  [-4, -8],
  [-36, 18],
  [34, 12],
  [10, 14],
  [-14, 24],
];
const MIDDLE_PEAKS = [
  [-30, -12],
  [28, -16],
  [-2, 6],
  [-24, 26],
  [30, 22],
];
const GRASS = [
  [-28, -24],
  [22, -34],
  [34, 10],
  [-16, 30],
];
const WAVES = [
  [-14, -26],
  [18, -10],
  [-16, 8],
  [14, 26],
];

function drawTerrain(board: HexBoard, hex: Hex): string {
  const sign = (id: string, places: readonly (readonly number[])[]) => {
    const at = centre(board, hex);
    return places.map(([dx, dy]) => element('use', { href: `#${id}`, x: at.x + dx, y: at.y + dy })).join('');
  };
  const isBare = board.place[hex] === NO_PLACE;
  switch (board.terrain[hex]) {
    case SEA:
      return sign('wave', WAVES);
    case FOREST:
      return sign('tree', [...TREES, ...(isBare ? MIDDLE_TREES : [])]);
    case MOUNTAIN:
      return sign('peak', [...PEAKS, ...(isBare ? MIDDLE_PEAKS : [])]);
    default:
      return isBare ? sign('grass', GRASS) : '';
  }
}

function drawPlace(board: HexBoard, hex: Hex): string {
  const code = board.place[hex];
  if (code === NO_PLACE) return '';
  const at = centre(board, hex);
  const id = code === TOWN ? 'town' : code === STARTING_CITY ? 'start' : 'city';
  return group({ 'data-city': hex }, [
    element('use', { href: `#${id}`, x: at.x, y: at.y + PLACE_SIGN.y }),
    drawName(board.names[hex] ?? '', at, LETTERS[code === TOWN ? 'town' : 'city']),
  ]);
}

// Below the sign; a long name is set smaller, so that it stays within its hex.
function drawName(
  name: string,
  at: { x: number; y: number },
  letters: typeof LETTERS.city | typeof LETTERS.town,
) {
  const size = letters['font-size'];
  const width = textWidth(name, size, letters === LETTERS.city ? LETTER.bold : LETTER.wide);
  const fitting = Math.min(size, (size * NAME_WIDTH) / width);
  return textElement(at.x, at.y + 43, name, { ...letters, 'font-size': fitting });
}

const NAME_WIDTH = 114;

// The number that actions name the hex by, in its bottom corner, clear of the sides.
function drawNumber(board: HexBoard, hex: Hex): string {
  const at = centre(board, hex);
  return textElement(at.x, at.y + 58, String(hex), LETTERS.number);
}

const WEST = 3;
// Clear of the rail markers that cross a hexside.
const RIVER_NAME_INSET = 18;

// Beside the river hexside nearest to its middle where the name collides with nothing in the hex.
function drawRiverNames(board: HexBoard): string[] {
  return board.rivers.map(({ name, sites }) => {
    const banks = sites.flatMap((site, place) =>
      [board.ends[2 * site], board.ends[2 * site + 1]].map((hex) => {
        const direction = directionTo(board, hex, site);
        const far = Math.abs(place - (sites.length - 1) / 2);
        return { hex, direction, far: isClearBeside(board, hex, direction) ? far : far + sites.length };
      }),
    );
    const [{ hex, direction }] = banks.sort((a, b) => a.far - b.far);
    const at = centre(board, hex);
    const angle = direction * 60;
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const inset = SPACING / 2 - RIVER_NAME_INSET;
    const turn = (angle % 180) - 90; // along the hexside, never upside down
    const transform = `translate(${px(at.x + inset * cos)} ${px(at.y + inset * sin)}) rotate(${turn})`;
    return textElement(0, 3.4, name, { transform, ...LETTERS.river });
  });
}

// Terrain signs fill the top of a hex, its number the bottom, development markers the east of its place.
function isClearBeside({ terrain, place }: HexBoard, hex: Hex, direction: number): boolean {
  if (direction === WEST) return true;
  return direction > WEST ? terrain[hex] === PLAINS : direction === 0 && place[hex] === NO_PLACE;
}

/** The direction, E, SE, SW …, in which a hex has a hexside. */
export function directionTo({ hexsides }: HexBoard, hex: Hex, site: Site): number {
  for (let direction = 0; direction < 6; direction++) {
    if (hexsides[6 * hex + direction] === site) return direction;
  }
  throw new RangeError(`hex ${hex} has no hexside ${site}`);
}
