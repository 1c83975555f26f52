// Names of countries, deserts, seas and lakes, letter by letter: each letter stands between the mileposts,
// all of them on one gentle bow. The outline keeps the result, so that drawing the board needs no search.

import { compileBoard } from '../../rulesets/milepost/board/compile-board.js';
import type { MapData } from '../../rulesets/milepost/board/map-format.js';
import { createPaper } from '../../rulesets/milepost/picture/label-places.js';
import { layOut } from '../../rulesets/milepost/picture/layout.js';
import { lengthOf } from '../../rulesets/milepost/picture/letter-widths.js';
import { roomOfSigns } from '../../rulesets/milepost/picture/sign-room.js';
import { type Room, type Slab, TABOO } from '../../rulesets/milepost/picture/slab.js';
import { MARGIN, UNIT } from '../../rulesets/milepost/picture/theme.js';
import type { PictureSpec } from './map-spec.js';
import type { Point } from './plane.js';
import { isInside, type Polygon, polygonOf } from './shapes.js';

type Kind = PictureSpec['names'][number]['kind'];

/** A name with its letters: x, y in hundredths of a spacing and degrees, three numbers a letter. */
export interface LetteredName {
  readonly text: string;
  readonly kind: Kind;
  /** Height of the type in pixels. */
  readonly size: number;
  readonly letters: readonly number[];
}

interface Style {
  readonly sizes: readonly number[];
  /** From the middle of a letter to that of the next, as a share of the height of the type. */
  readonly pitch: readonly number[];
  /** How high a bow is, as a share of its length. */
  readonly bends: readonly number[];
  readonly turns: readonly number[];
  /** How far from its place the middle of the name may stand, in pixels. */
  readonly reach: number;
}

const STYLES: Readonly<Record<Kind, Style>> = {
  country: {
    sizes: [22, 19, 16, 13],
    pitch: [1.5, 1.8, 1.3],
    bends: [0.09, -0.09],
    turns: [0, -12, 12],
    reach: 72,
  },
  land: {
    sizes: [17, 15, 13],
    pitch: [2, 1.7, 2.3, 1.4],
    bends: [0.06, -0.06],
    turns: [0, -10, 10],
    reach: 54,
  },
  sea: {
    sizes: [21, 18, 15],
    pitch: [1.3, 1.1, 1.5],
    bends: [0.06, -0.06],
    turns: [0, -8, 8],
    reach: 63,
  },
  lake: { sizes: [13, 12, 11, 10], pitch: [0], bends: [0], turns: [0, -60, 60, -20, 20], reach: 81 },
};
// A small country in one word: it is read as one among other names.
const WORD: Style = { sizes: [14, 13, 12, 11], pitch: [0], bends: [0], turns: [0, -60, 60], reach: 60 };

const STEP = 9;
// What a letter costs that lies on other ground than its name: a country's at sea, a sea's on land.
const ASTRAY = 90;
const EDGE = 14;
// How many pixels a letter may leave its place on the bow, along it and across.
const NUDGES: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[2, -2, 4, -4].map((along) => [along, 0] as const),
  ...[2, -2].flatMap((across) => [0, 2, -2, 4, -4].map((along) => [along, across] as const)),
];

/** The names of a map, each as near to its place as its letters find room. */
export function letteredNames(
  map: MapData,
  ground: { readonly home: readonly (readonly number[])[]; readonly abroad: readonly (readonly number[])[] },
  names: readonly {
    readonly text: string;
    readonly kind: Kind;
    readonly word: boolean;
    readonly at: Point;
    readonly turn: number;
  }[],
): readonly LetteredName[] {
  const board = compileBoard(map, { format: 'railhead-deck/1', map: map.id, cards: [] });
  const outline = { ...ground, lakes: [], names: [] };
  const layout = layOut(board);
  const room = roomOfSigns({ ...layout, board, options: { outline }, paper: createPaper() });
  const [home, abroad] = [ground.home, ground.abroad].map((rings) => rings.map(polygonOfFlat));
  const isIn = (polygons: readonly Polygon[], at: Point) => polygons.some((polygon) => isInside(polygon, at));
  const groundAt = ({ x, y }: { readonly x: number; readonly y: number }) => {
    if (x < EDGE || y < EDGE || x > layout.surface.width - EDGE || y > layout.height - EDGE) return 'off';
    const at: Point = [(x - MARGIN) / UNIT, (y - MARGIN) / UNIT];
    return isIn(home, at) ? 'home' : isIn(abroad, at) ? 'abroad' : 'sea';
  };
  return names.map(({ text, kind, word, at, turn }) => {
    const written = kind === 'country' || kind === 'land' ? text.toUpperCase() : text;
    const middle: Point = [at[0] * UNIT + MARGIN, at[1] * UNIT + MARGIN];
    const own = groundAt({ x: middle[0], y: middle[1] });
    const strays = (slab: Slab) => kind !== 'lake' && groundAt(slab) !== own;
    const found = bestLettering({ room, strays }, written, word ? WORD : STYLES[kind], middle, turn);
    for (const slab of found.slabs) room.take(slab, TABOO);
    if (found.hidden > 0) console.log(`${text}: ${found.hidden} letters on signs`);
    const letters = found.slabs.flatMap(({ x, y, turn: angle }) => [
      Math.round(((x - MARGIN) / UNIT) * 100),
      Math.round(((y - MARGIN) / UNIT) * 100),
      Math.round((angle * 180) / Math.PI),
    ]);
    return { text: written, kind, size: found.size, letters };
  });
}

interface Lettering {
  readonly slabs: readonly Slab[];
  readonly size: number;
  readonly hidden: number;
}

/** What letters look at. */
interface Field {
  readonly room: Room;
  /** Whether a letter lies on other ground than its name. */
  readonly strays: (slab: Slab) => boolean;
}

const polygonOfFlat = (ring: readonly number[]) =>
  polygonOf([
    Array.from({ length: ring.length / 2 }, (_, n): Point => [ring[2 * n] / 100, ring[2 * n + 1] / 100]),
  ]);

function bestLettering(field: Field, text: string, style: Style, [x, y]: Point, turn: number): Lettering {
  let best: Lettering = { slabs: [], size: 0, hidden: Number.POSITIVE_INFINITY };
  let least = Number.POSITIVE_INFINITY;
  const offsets: [number, number, number][] = [];
  for (let dx = -style.reach; dx <= style.reach; dx += STEP)
    for (let dy = -style.reach; dy <= style.reach; dy += STEP) offsets.push([dx, dy, Math.hypot(dx, dy)]);
  offsets.sort((one, other) => one[2] - other[2]);
  for (const [rank, size] of style.sizes.entries())
    for (const [wide, pitch] of style.pitch.entries())
      for (const more of style.turns)
        for (const bend of style.bends)
          for (const [dx, dy, away] of offsets) {
            const taste = rank * 26 + away + Math.abs(more) * 0.5 + wide * 8;
            if (taste >= least) break;
            const angle = ((turn + more) * Math.PI) / 180;
            const bow = { size, pitch, bend, angle };
            const { slabs, hidden, cost } = lettersOn(field, text, bow, [x + dx, y + dy], least - taste);
            if (taste + cost >= least) continue;
            least = taste + cost;
            best = { slabs, size, hidden };
          }
  return best;
}

interface Bow {
  readonly size: number;
  readonly pitch: number;
  readonly bend: number;
  readonly angle: number;
}

const HIDDEN = 5000;

/** Letters on a bow around a middle: how many lie on signs, and their total cost; gives up at `most`. */
function lettersOn(
  { room, strays }: Field,
  text: string,
  { size, pitch, bend, angle }: Bow,
  [x, y]: Point,
  most: number,
) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const slabs: Slab[] = [];
  let hidden = 0;
  let cost = 0;
  const parts = pitch === 0 ? [text] : [...text];
  const width = (parts.length - 1) * pitch * size;
  for (const [n, part] of parts.entries()) {
    const along = n * pitch * size - width / 2;
    // A parabola: highest in the middle.
    const share = width === 0 ? 0 : along / (width / 2);
    const across = -bend * width * (1 - share * share) + (bend * width) / 2;
    const turn = angle + (width === 0 ? 0 : Math.atan2(2 * bend * share * 2, 1));
    const slabAt = ([right, down]: readonly [number, number]): Slab => ({
      x: x + (along + right) * cos - (across + down) * sin,
      y: y + (along + right) * sin + (across + down) * cos,
      width: lengthOf(part, size, pitch === 0) + 2,
      height: size * 0.76 + 1,
      turn,
    });
    if (part === ' ') {
      slabs.push(slabAt([0, 0]));
      continue;
    }
    const nudge = NUDGES.find((one) => room.hit(slabAt(one)) < 0);
    const slab = slabAt(nudge ?? [0, 0]);
    slabs.push(slab);
    if (nudge === undefined) hidden += 1;
    if (strays(slab)) cost += ASTRAY;
    cost +=
      nudge === undefined ? HIDDEN : (Math.abs(nudge[0]) + Math.abs(nudge[1])) * 4 + room.weigh(slab) * 2;
    if (cost >= most) break;
  }
  return { slabs, hidden, cost };
}
