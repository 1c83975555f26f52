// Title, legend, scale, table of goods and key of players: boxes put where they cover least of the land.

import { type CitySize, TERRAINS, type Terrain, WATERS, type Water } from '../board/board.js';
import { citySign, portSign } from './city-layer.js';
import type { Box } from './label-places.js';
import { MARK_STYLE, terrainMark } from './lattice-layer.js';
import type { Sheet } from './picture.js';
import { element, group, px, textElement, textWidth, UNIT } from './svg.js';
import { FONT, THEME } from './theme.js';

/** A box to be placed: its size, and its drawing from its upper left corner. */
interface Panel {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** All furniture, each panel placed in turn. */
export function furnitureLayer(sheet: Sheet): string {
  const { options } = sheet;
  if (options.furniture === false) return '';
  const panels: [Panel | null, 'left' | 'right'][] = [
    [titlePanel(sheet), 'left'],
    [legendPanel(sheet), 'left'],
    [options.goods === false ? null : goodsPanel(sheet), 'left'],
    [playersPanel(sheet), 'right'],
  ];
  const drawn = panels.map(([panel, side]) => {
    if (!panel) return '';
    const box = freePlace(sheet, panel, side);
    sheet.paper.take(box, 50);
    return group({ transform: `translate(${px(box.x)} ${px(box.y)})` }, [panel.drawing]);
  });
  return group({ 'font-family': FONT, fill: THEME.ink }, drawn);
}

/** The place that covers least; among equals the one nearest the upper corner of its side. */
function freePlace(sheet: Sheet, panel: Panel, side: 'left' | 'right'): Box {
  const inset = 24;
  let best: Box = { x: inset, y: inset, width: panel.width, height: panel.height };
  let least = Infinity;
  for (let y = inset; y <= sheet.height - panel.height - inset; y += 12) {
    for (let x = inset; x <= sheet.width - panel.width - inset; x += 12) {
      const box = { x, y, width: panel.width, height: panel.height };
      const air = { x: x - 10, y: y - 10, width: panel.width + 20, height: panel.height + 20 };
      const aside = side === 'left' ? x : sheet.width - x - panel.width;
      const cost = sheet.paper.burden(air) * 100 + aside + y * 0.5;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

function frame(width: number, height: number): string {
  return [
    element('rect', {
      width,
      height,
      rx: 6,
      fill: THEME.paper,
      'fill-opacity': 0.94,
      stroke: THEME.frontier,
      'stroke-width': 1.6,
    }),
    element('rect', {
      x: 4,
      y: 4,
      width: width - 8,
      height: height - 8,
      rx: 3,
      fill: 'none',
      stroke: THEME.frontier,
      'stroke-width': 0.6,
    }),
  ].join('');
}

function titlePanel(sheet: Sheet): Panel {
  const title = sheet.options.title ?? sheet.board.name;
  const subtitle = sheet.options.subtitle ?? '';
  const width = Math.max(textWidth(title, 44, true), textWidth(subtitle, 14)) + 60;
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

const TERRAIN_NAMES: Partial<Record<Terrain, string>> = {
  clear: 'Clear',
  desert: 'Desert',
  mountain: 'Mountain',
  alpine: 'Alpine',
  forest: 'Forest',
  jungle: 'Jungle',
  volcano: 'Volcano',
  'salt-marsh': 'Salt marsh',
  rock: 'Rock',
  passage: 'Passage',
};
const WATER_NAMES: Record<Water, string> = {
  river: 'River',
  'dry-river': 'Dry river',
  lake: 'Lake',
  'dry-lake': 'Dry lake',
  inlet: 'Ocean inlet',
};
const CITY_NAMES: Record<CitySize, string> = {
  small: 'Small city',
  medium: 'Medium city',
  major: 'Major city',
};

function legendPanel(sheet: Sheet): Panel {
  const { board, options } = sheet;
  const lines: { sign: (x: number, y: number) => string; name: string; price: string }[] = [];
  const present = new Set(board.mileposts.map((milepost) => TERRAINS[board.terrain[milepost]]));
  for (const [terrain, name] of Object.entries(TERRAIN_NAMES) as [Terrain, string][]) {
    if (!present.has(terrain)) continue;
    lines.push({
      sign: (x, y) => {
        const mark = terrainMark(terrain, x, y);
        return mark ? element('path', { d: mark.path, ...MARK_STYLE[mark.kind] }) : '';
      },
      name,
      price: priceText(options.prices?.terrain?.[terrain]),
    });
  }
  for (const size of ['small', 'medium', 'major'] as const) {
    if (!board.cities.some((city) => city.size === size)) continue;
    lines.push({
      sign: (x, y) =>
        size === 'major'
          ? group({ transform: `translate(${px(x)} ${px(y)}) scale(0.36)` }, [
              citySign('major', [
                [0, 0],
                ...[0, 1, 2, 3, 4, 5].map(
                  (k) => [UNIT * Math.cos((k * Math.PI) / 3), UNIT * Math.sin((k * Math.PI) / 3)] as const,
                ),
              ]),
            ])
          : citySign(size, [[x, y]]),
      name: CITY_NAMES[size],
      price: priceText(options.prices?.city?.[size]),
    });
  }
  let waters = 0;
  for (const bits of board.crossings) waters |= bits;
  for (const water of WATERS) {
    if (!(waters & (1 << WATERS.indexOf(water)))) continue;
    const price = options.prices?.water?.[water];
    lines.push({
      sign: waterSign(water),
      name: WATER_NAMES[water],
      price: price === undefined ? '' : `+${price}`,
    });
  }
  if (board.ferriesAndLinks.some((crossing) => crossing.kind === 'ferry')) {
    lines.push({
      sign: (x, y) => portSign(x, y, true),
      name: 'Ferry port, with the price of the run',
      price: '',
    });
  }
  if (board.ferriesAndLinks.some((crossing) => crossing.kind === 'container')) {
    lines.push({ sign: (x, y) => portSign(x, y, false), name: 'Container port, with its price', price: '' });
  }
  const width = 300;
  const step = 25;
  const scale = options.kilometres ? 54 : 0;
  const height = 46 + lines.length * step + scale + 10;
  const drawing = [
    frame(width, height),
    textElement(20, 32, 'Legend', { 'font-size': 17, 'font-weight': 'bold' }),
    options.prices
      ? textElement(width - 20, 32, 'millions', { 'font-size': 11, 'text-anchor': 'end', fill: THEME.faint })
      : '',
    ...lines.map(({ sign, name, price }, index) => {
      const y = 58 + index * step;
      return (
        sign(34, y - 4) +
        textElement(62, y, name, { 'font-size': 12.5 }) +
        textElement(width - 20, y, price, { 'font-size': 13, 'font-weight': 'bold', 'text-anchor': 'end' })
      );
    }),
    options.kilometres ? scaleBar(options.kilometres, 20, height - 38) : '',
  ];
  return { width, height, drawing: drawing.join('') };
}

function priceText(price: number | undefined): string {
  return price === undefined ? '' : String(price);
}

function waterSign(water: Water): (x: number, y: number) => string {
  const isRiver = water === 'river' || water === 'dry-river';
  const isDry = water === 'dry-river' || water === 'dry-lake';
  return (x, y) =>
    isRiver
      ? element('path', {
          d: `M${px(x - 14)} ${px(y + 3)}q7 -10 14 -2t14 -3`,
          fill: 'none',
          stroke: isDry ? THEME.dryRiver : THEME.river,
          'stroke-width': 2.4,
          'stroke-dasharray': isDry ? '5 4' : undefined,
        })
      : element('path', {
          d: [-2.2, 2.2].map((dy) => `M${px(x - 6)} ${px(y + dy)}q3 -3.4 6 0t6 0`).join(''),
          fill: 'none',
          stroke: isDry ? THEME.dryRiver : THEME.port,
          'stroke-width': 1.6,
          'stroke-linecap': 'round',
        });
}

function scaleBar(kilometres: number, x: number, y: number): string {
  const steps = [50, 100, 200, 250, 500, 1000];
  const length = steps.find((one) => (one / kilometres) * UNIT > 150) ?? 1000;
  const width = (length / kilometres) * UNIT;
  return [
    element('path', {
      d: `M${px(x)} ${px(y)}v6h${px(width)}v-6M${px(x + width / 2)} ${px(y + 6)}v-4`,
      fill: 'none',
      stroke: THEME.ink,
      'stroke-width': 1.4,
    }),
    textElement(x, y + 20, '0', { 'font-size': 10 }),
    textElement(x + width, y + 20, `${length} km`, { 'font-size': 10, 'text-anchor': 'end' }),
  ].join('');
}

/** Goods with the cities that supply them and their number of chips. */
function goodsPanel(sheet: Sheet): Panel | null {
  const { board } = sheet;
  if (board.goods.length === 0) return null;
  const rows = board.goods.map((good) => ({
    good,
    cities: board.cities
      .filter((city) => city.supplies.includes(good.id))
      .map((city) => city.name)
      .join(', '),
  }));
  const size = 10.5;
  const step = 15.5;
  const width = Math.max(...rows.map((row) => textWidth(row.cities, size))) + 128;
  const height = 46 + rows.length * step + 10;
  return {
    width,
    height,
    drawing: [
      frame(width, height),
      textElement(20, 32, 'Loads and where they are found', { 'font-size': 14, 'font-weight': 'bold' }),
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

function playersPanel(sheet: Sheet): Panel | null {
  const named = (sheet.options.tracks ?? []).filter((track) => track.name !== undefined);
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
