import { element, group, LETTER, px, textElement, textWidth } from '../../../src/core/map/svg.js';
import { compassPanel } from './compass.js';
import type { Box } from './label-places.js';
import { legendPanel } from './legend.js';
import { frame, type Panel } from './panel.js';
import type { Sheet, Subject } from './picture.js';
import { FONT, THEME } from './theme.js';

/** Where a panel would like to stand. */
type Side = 'left' | 'middle' | 'right';

/** A panel, and where it would like to stand. */
export interface Furniture extends Panel {
  readonly side: Side;
}

/** All panels that a picture is to have. */
export function furnitureOf(subject: Subject): readonly Furniture[] {
  const { board, options } = subject;
  if (options.furniture === false) return [];
  const panels: [Panel | null, Side][] = [
    [titlePanel(subject), board.inset ? 'middle' : 'left'],
    [legendPanel(subject), 'left'],
    [options.goods === false ? null : goodsPanel(subject), 'left'],
    [playersPanel(subject), 'right'],
    [board.inset ? compassPanel() : null, 'middle'],
  ];
  return panels.flatMap(([panel, side]) => (panel === null ? [] : [{ ...panel, side }]));
}

/** The panels, each placed in turn. */
export function furnitureLayer(sheet: Sheet, furniture: readonly Furniture[]): string {
  const drawn = furniture.map((panel, place) => {
    const box = sheet.beside[place] ?? freePlace(sheet, panel);
    sheet.paper.take(box, 50);
    return group({ transform: `translate(${px(box.x)} ${px(box.y)})` }, [panel.drawing]);
  });
  return group({ 'font-family': FONT, fill: THEME.ink }, drawn);
}

/** The place that covers least; among equals the one nearest the upper corner of its side. Beside the surface if an inset is. */
function freePlace(sheet: Sheet, { side, ...panel }: Furniture): Box {
  const inset = 24;
  const first = (sheet.inset ? sheet.surface.width : 0) + inset;
  let best: Box = { x: first, y: inset, width: panel.width, height: panel.height };
  let least = Infinity;
  for (let y = inset; y <= sheet.height - panel.height - inset; y += 12) {
    for (let x = first; x <= sheet.width - panel.width - inset; x += 12) {
      const box = { x, y, width: panel.width, height: panel.height };
      const air = { x: x - 10, y: y - 10, width: panel.width + 20, height: panel.height + 20 };
      const right = sheet.width - x - panel.width;
      const aside = side === 'left' ? x : side === 'right' ? right : Math.abs(x - first + inset - right);
      const cost = sheet.paper.burden(air) * 100 + aside + y * 0.5;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

function titlePanel({ board, options }: Subject): Panel {
  const title = options.title ?? board.name;
  const subtitle = options.subtitle ?? '';
  const width = Math.max(textWidth(title, 44, LETTER.bold), textWidth(subtitle, 14)) + 60;
  const height = subtitle === '' ? 80 : 108;
  return {
    width,
    height,
    drawing: [
      frame(width, height),
      textElement(width / 2, 56, title, {
        'font-size': 44,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        fill: THEME.city,
      }),
      subtitle === ''
        ? ''
        : element('path', {
            d: `M${px(width * 0.2)} 70H${px(width * 0.8)}`,
            stroke: THEME.frontier,
            'stroke-width': 1,
          }) +
          textElement(width / 2, 92, subtitle, {
            'font-size': 14,
            'text-anchor': 'middle',
            fill: THEME.faint,
          }),
    ].join(''),
  };
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
  const step = 15.5;
  const heading = 'Loads and where they are found';
  const cities = Math.max(...rows.map((row) => textWidth(row.cities, size)));
  const width = Math.max(cities + 128, textWidth(heading, 14, LETTER.bold) + 40);
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
          textElement(20, y, good.name, { 'font-size': size, 'font-weight': 'bold' }) +
          textElement(112, y, String(good.chips), {
            'font-size': size,
            'text-anchor': 'end',
            fill: THEME.faint,
          }) +
          textElement(122, y, cities, { 'font-size': size })
        );
      }),
    ].join(''),
  };
}

function playersPanel({ options }: Subject): Panel | null {
  const named = (options.tracks ?? []).filter((track) => track.name !== undefined);
  if (named.length === 0) return null;
  const width = Math.max(...named.map((track) => textWidth(track.name!, 14))) + 90;
  const height = 24 + named.length * 24;
  return {
    width,
    height,
    drawing: [
      frame(width, height),
      ...named.map(
        (track, index) =>
          element('path', {
            d: `M20 ${px(28 + index * 24)}h32`,
            stroke: track.colour,
            'stroke-width': 5,
            'stroke-linecap': 'round',
          }) + textElement(64, 33 + index * 24, track.name!, { 'font-size': 14 }),
      ),
    ].join(''),
  };
}
