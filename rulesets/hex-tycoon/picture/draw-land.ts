// The printed map: hexes with their terrain signs, coasts, rivers, towns and cities.

import { element, group, linePath, px, textElement } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { FOREST, MOUNTAIN, NO_PLACE, PLAINS, SEA, STARTING_CITY, TOWN } from '../board/ground.js';
import type { Hex, Site } from '../board/layout.js';
import { corners, SPACING, sideOf } from './layout-on-paper.js';
import { GROUND_FILLS, INK, RIVER_BLUE } from './palette.js';
import { LETTERS } from './symbols.js';

/** The centre of a hex on paper. */
export function centre({ x, y }: HexBoard, hex: Hex): { x: number; y: number } {
  return { x: x[hex] * SPACING, y: y[hex] * SPACING };
}

/** What is printed: hexes, coasts, rivers, signs, towns and cities with their names, numbers. */
export function drawLand(board: HexBoard): string {
  const hexes = Array.from({ length: board.hexCount }, (_, hex) => hex);
  return [
    ...hexes.map((hex) => drawHex(board, hex)),
    ...drawSides(board),
    ...hexes.map((hex) => drawTerrain(board, hex)),
    ...hexes.map((hex) => drawPlace(board, hex)),
    ...hexes.map((hex) => drawNumber(board, hex)),
    ...drawRiverNames(board),
  ]
    .filter((drawn) => drawn !== '')
    .join('\n');
}

function drawHex(board: HexBoard, hex: Hex): string {
  const at = centre(board, hex);
  const points = corners().map(([dx, dy]) => `${px(at.x + dx)},${px(at.y + dy)}`);
  return element('polygon', {
    'data-hex': hex,
    points: points.join(' '),
    fill: GROUND_FILLS[board.terrain[hex]],
    stroke: '#b9ab86',
    'stroke-width': 1.2,
  });
}

// Coasts and the map's edge in ink, rivers in blue above them.
function drawSides(board: HexBoard): string[] {
  const coasts: string[] = [];
  const rim: string[] = [];
  const rivers: string[] = [];
  for (let hex = 0; hex < board.hexCount; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = board.neighbours[6 * hex + direction];
      if (other < 0) rim.push(sidePath(board, hex, direction));
      if (other < hex) continue;
      if ((board.terrain[hex] === SEA) !== (board.terrain[other] === SEA))
        coasts.push(sidePath(board, hex, direction));
      if (board.river[board.hexsides[6 * hex + direction]] === 1)
        rivers.push(sidePath(board, hex, direction));
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
  return [
    line(coasts, '#7d6b45', 3),
    line(rim, INK, 3.5),
    line(rivers, RIVER_BLUE, 7),
    line(rivers, '#7fb6de', 2.4),
  ];
}

function sidePath(board: HexBoard, hex: Hex, direction: number): string {
  const at = centre(board, hex);
  const [[ax, ay], [bx, by]] = sideOf(direction);
  return linePath([
    [at.x + ax, at.y + ay],
    [at.x + bx, at.y + by],
  ]);
}

// Signs keep to the top of the hex, clear of every marker's place; where no town or city can bring a station or a
// development marker, more of them fill the middle.
const TREES = [
  [0, -50],
  [-11, -40],
  [11, -40],
];
const PEAKS = [
  [-12.5, -42],
  [12.5, -42],
];
const MIDDLE = [
  [-24, 6],
  [2, -2],
  [28, 10],
  [-6, 26],
];
const WAVES = [
  [-18, -26],
  [18, -10],
  [-16, 8],
  [16, 26],
];

function drawTerrain(board: HexBoard, hex: Hex): string {
  const sign = (id: string, places: readonly (readonly number[])[]) => {
    const at = centre(board, hex);
    return places.map(([dx, dy]) => element('use', { href: `#${id}`, x: at.x + dx, y: at.y + dy })).join('');
  };
  const middle = board.place[hex] === NO_PLACE ? MIDDLE : [];
  switch (board.terrain[hex]) {
    case SEA:
      return sign('wave', WAVES);
    case FOREST:
      return sign('tree', [...TREES, ...middle]);
    case MOUNTAIN:
      return sign('peak', [...PEAKS, ...middle]);
    default:
      return '';
  }
}

function drawPlace(board: HexBoard, hex: Hex): string {
  const code = board.place[hex];
  if (code === NO_PLACE) return '';
  const at = centre(board, hex);
  const id = code === TOWN ? 'town' : code === STARTING_CITY ? 'start' : 'city';
  return group({ 'data-city': hex }, [
    element('use', { href: `#${id}`, x: at.x, y: at.y + 4 }),
    textElement(at.x, at.y + 34, board.names[hex] ?? '', LETTERS[code === TOWN ? 'town' : 'city']),
  ]);
}

// The number that actions name the hex by, small, in its bottom corner.
function drawNumber(board: HexBoard, hex: Hex): string {
  const at = centre(board, hex);
  return textElement(at.x, at.y + 62, String(hex), LETTERS.number);
}

const WEST = 3;
// Clear of the rail markers that cross a hexside.
const RIVER_NAME_INSET = 18;

// Beside one of the river's hexsides: the nearest to its middle where the name collides with nothing in the hex.
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

// Terrain signs fill the top of a hex; the name and a development marker need the bottom and the east of a town or city.
function isClearBeside({ terrain, place }: HexBoard, hex: Hex, direction: number): boolean {
  if (direction === WEST) return true;
  return direction > WEST ? terrain[hex] === PLAINS : place[hex] === NO_PLACE;
}

/** The direction, E, SE, SW …, in which a hex has a hexside. */
export function directionTo({ hexsides }: HexBoard, hex: Hex, site: Site): number {
  for (let direction = 0; direction < 6; direction++) {
    if (hexsides[6 * hex + direction] === site) return direction;
  }
  throw new RangeError(`hex ${hex} has no hexside ${site}`);
}
