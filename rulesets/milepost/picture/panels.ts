// What stands around a board: title, legend, table of goods, compass, and the key of a game's colours.

import { once } from '../../../src/core/engine/index.js';
import { element, group, LETTER, px, textElement, textWidth } from '../../../src/core/map/svg.js';
import { FONT } from '../../../src/core/title/letters.js';
import { compassPanel } from './compass.js';
import { goodSign } from './goods/good-icon.js';
import { joints } from './joints.js';
import { type Box, overlap, rasterOf } from './label-places.js';
import { legendPanel } from './legend.js';
import { frame, type Panel } from './panel.js';
import type { Sheet, Subject, TrackOverlay } from './picture.js';
import { tenths } from './places.js';
import { THEME } from './theme.js';
import { titlePanel } from './title-panel.js';

/** Where a panel would like to stand. */
type Side = 'left' | 'middle' | 'right';

/** A panel, what it is, and where it would like to stand. */
export interface PlacedPanel extends Panel {
  readonly kind: 'title' | 'legend' | 'goods' | 'key' | 'compass';
  readonly side: Side;
}

/** All panels that a picture is to have; the one without a drawing is room for the key of a game. */
export function panelsOf(subject: Subject): readonly PlacedPanel[] {
  const { board, options } = subject;
  if (options.furniture === false) return [];
  const panels: [PlacedPanel['kind'], Panel | null, Side][] = [
    ['title', titlePanel(subject), board.inset ? 'middle' : 'left'],
    ['legend', legendPanel(subject), 'left'],
    ['goods', goodsPanel(subject), 'left'],
    ['key', { ...keySize(MOST_SEATS), drawing: '' }, 'right'],
    ['compass', board.inset ? compassPanel() : null, 'middle'],
  ];
  return panels.flatMap(([kind, panel, side]) => (panel === null ? [] : [{ kind, ...panel, side }]));
}

/** The panels, each placed in turn, and the space that is left for the key. */
export function panelLayer(
  sheet: Sheet,
  panels: readonly PlacedPanel[],
): { readonly drawn: string; readonly room: Box | null } {
  const placed = aroundInset(sheet, panels);
  const burden = once(() => rasterOf(sheet.paper, sheet));
  for (const [n, panel] of panels.entries())
    placed[n] ??= sheet.beside[n] ?? freeBox(sheet, panel, (box) => burden()(box) + burdenOf(placed, box));
  const drawn = panels.map(({ drawing }, n) =>
    drawing === '' ? '' : group({ transform: `translate(${px(placed[n].x)} ${px(placed[n].y)})` }, [drawing]),
  );
  const room = placed[panels.findIndex(({ drawing }) => drawing === '')] ?? null;
  return { drawn: group({ 'font-family': FONT, fill: THEME.ink }, drawn), room };
}

// Beside a board with an inset there is a column for it: the title above, legend and tables below.
function aroundInset({ inset, surface, width, beside }: Sheet, panels: readonly PlacedPanel[]): Box[] {
  const placed: Box[] = [];
  if (inset === null || beside.length > 0) return placed;
  const [left, below] = [surface.width + INSET, inset.y + inset.height + GAP];
  const size = (kind: PlacedPanel['kind']) =>
    panels.find((panel) => panel.kind === kind) ?? { width: 0, height: 0 };
  const right = left + size('legend').width + GAP;
  const places: Record<PlacedPanel['kind'], readonly [number, number]> = {
    title: [(surface.width + width - size('title').width) / 2, INSET],
    compass: [left, INSET],
    legend: [left, below],
    goods: [right, below],
    key: [right, below + size('goods').height + GAP],
  };
  for (const [n, { kind, ...panel }] of panels.entries()) {
    const [x, y] = places[kind];
    placed[n] = { x, y, width: panel.width, height: panel.height };
  }
  return placed;
}

// No panel on another.
const ON_PANEL = 50;
const burdenOf = (panels: readonly Box[], box: Box) =>
  panels.reduce((sum, panel) => sum + overlap(panel, box) * ON_PANEL, 0);

// Free places are looked for in such steps, so far from the edges of the sheet and with so much air around.
const STEP = 12;
const INSET = 24;
const AIR = 10;
// Between panels of a column.
const GAP = 14;

function freeBox(sheet: Sheet, panel: PlacedPanel, burden: (box: Box) => number): Box {
  const [x, y] = sheet.places.next(() => {
    const best = freePlace(sheet, panel, burden);
    return tenths(best.x, best.y);
  });
  return { x: x / 10, y: y / 10, width: panel.width, height: panel.height };
}

/** The place that covers least, then the nearest to the upper corner; beside the surface with an inset. */
function freePlace(sheet: Sheet, { side, width, height }: PlacedPanel, burden: (box: Box) => number): Box {
  const first = (sheet.inset ? sheet.surface.width : 0) + INSET;
  let best: Box = { x: first, y: INSET, width, height };
  let least = Infinity;
  const [airWidth, airHeight] = [width + 2 * AIR, height + 2 * AIR];
  for (const y of steps(INSET, sheet.height - height - INSET)) {
    for (const x of steps(first, sheet.width - width - INSET)) {
      const right = sheet.width - x - width;
      const aside = side === 'left' ? x : side === 'right' ? right : Math.abs(x - first + INSET - right);
      const taste = aside + y * 0.5;
      if (taste >= least) continue;
      const cost = burden({ x: x - AIR, y: y - AIR, width: airWidth, height: airHeight }) * 100 + taste;
      if (cost < least) {
        least = cost;
        best = { x, y, width, height };
      }
    }
  }
  return best;
}

// The last step is a short one, to the far edge.
function* steps(from: number, to: number): Iterable<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield to;
}

/** Goods with the cities that supply them and their number of chips. */
function goodsPanel({ board }: Subject): Panel | null {
  if (board.goods.length === 0) return null;
  const rows = board.goods
    .filter(({ special }) => !special)
    .map((good) => ({
      good,
      cities: board.cities
        .filter((city) => city.supplies.includes(good.id))
        .map((city) => city.name)
        .join(', '),
    }));
  const size = 10.5;
  const step = 16.5;
  const heading = 'Loads and where they are found';
  const cities = Math.max(...rows.map((row) => textWidth(row.cities, size)));
  const width = Math.max(cities + 148, textWidth(heading, 14, LETTER.bold) + 40);
  const height = 46 + rows.length * step + 10;
  return {
    width,
    height,
    drawing: [
      frame(width, height),
      textElement(20, 32, heading, { 'font-size': 14, 'font-weight': 'bold' }),
      ...rows.map(({ good, cities }, index) => {
        const y = 54 + index * step;
        return (
          goodSign(good.id, 18, y - 11.3, 14) +
          textElement(40, y, good.name, { 'font-size': size, 'font-weight': 'bold' }) +
          textElement(132, y, String(good.chips), {
            'font-size': size,
            'text-anchor': 'end',
            fill: THEME.faint,
          }) +
          textElement(142, y, cities, { 'font-size': size })
        );
      }),
    ].join(''),
  };
}

// Room for the longest key: a title has six seats at most, and names longer than this are cut.
const MOST_SEATS = 6;
const MOST_LETTERS = 18;
const KEY_ROW = 20;

/** The size of a key for this many seats. */
function keySize(seats: number) {
  return { width: 90 + textWidth('n'.repeat(MOST_LETTERS), 14), height: 24 + seats * KEY_ROW };
}

/** The key that tells which colour is whose, in the space that the panels leave for it. */
export function keyLayer(room: Box | null, tracks: readonly Pick<TrackOverlay, 'colour' | 'name'>[]): string {
  const named = [...tracks.entries()].filter(([, { name }]) => name !== undefined);
  if (room === null || named.length === 0) return '';
  const { width, height } = keySize(named.length);
  const rows = named.map(([seat, { name = '', colour }], row) => {
    const y = 28 + row * KEY_ROW;
    const letters = [...name];
    const short = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : name;
    const d = `M24 ${px(y)}h32`;
    const casing = element('path', { d, stroke: THEME.casing, 'stroke-width': 8 });
    const line = element('path', { d, 'stroke-width': 5 });
    const ends = joints(`M24 ${px(y)}h0M40 ${px(y)}h0M56 ${px(y)}h0`, seat);
    return (
      group({ stroke: colour, 'stroke-linecap': 'round' }, [casing, line, ends]) +
      textElement(68, y + 5, short, { 'font-size': 14 })
    );
  });
  const place = `translate(${px(room.x)} ${px(room.y)})`;
  return group({ 'font-family': FONT, fill: THEME.ink, transform: place }, [frame(width, height), ...rows]);
}
