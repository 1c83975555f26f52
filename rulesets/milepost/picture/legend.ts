// The legend: what the signs of the board mean and, if a title says so, cost; and the scale.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import { type CitySize, TERRAINS, type Terrain, WATERS, type Water } from '../board/board.js';
import { citySign, portSign } from './city-layer.js';
import { gateSign } from './inset-layer.js';
import { MARK_STYLE, terrainMark } from './lattice-layer.js';
import { frame, type Panel } from './panel.js';
import type { Subject } from './picture.js';
import { linkSign, shipPortSign } from './sea-layer.js';
import { THEME, UNIT } from './theme.js';

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

/** The legend of what occurs on the board. */
export function legendPanel({ board, options }: Subject): Panel {
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
  if (board.entrances.length > 0) {
    lines.push({
      sign: (x, y) => gateSign(x, y, 'A', []),
      name: `Entrance (${board.inset!.name})`,
      price: priceText(options.prices?.terrain?.entrance),
    });
  }
  if (board.shipPorts.length > 0) {
    lines.push({
      sign: (x, y) => shipPortSign(x, y),
      name: 'Port for ships',
      price: priceText(options.prices?.terrain?.port),
    });
  }
  let waters = 0;
  for (const bits of board.water) waters |= bits;
  for (const water of WATERS) {
    if (!(waters & (1 << WATERS.indexOf(water)))) continue;
    const price = options.prices?.water?.[water];
    lines.push({
      sign: waterSign(water),
      name: WATER_NAMES[water],
      price: price === undefined ? '' : `+${price}`,
    });
  }
  const ferries = board.crossings.filter((crossing) => crossing.kind === 'ferry');
  if (ferries.length > 0) {
    const inCity = ferries.some(({ ports }) => ports.some((port) => board.cityAt[port] >= 0));
    lines.push({
      sign: (x, y) => portSign(x, y, inCity),
      name: 'Ferry port, with the price of the run',
      price: '',
    });
  }
  if (board.crossings.some((crossing) => crossing.kind === 'container')) {
    lines.push({ sign: (x, y) => portSign(x, y, false), name: 'Container port, with its price', price: '' });
  }
  for (const { name, dormant } of board.cityLinks) {
    lines.push({
      sign: (x, y) =>
        group({ fill: 'none', 'stroke-linecap': 'round' }, [
          linkSign(`M${px(x - 15)} ${px(y + 4)}Q${px(x)} ${px(y - 8)} ${px(x + 15)} ${px(y + 4)}`, dormant),
        ]),
      name,
      price: '',
    });
  }
  if (board.seas.length > 0) {
    lines.push({
      sign: (x, y) =>
        element('circle', {
          cx: x,
          cy: y,
          r: 3,
          fill: THEME.seaPoint,
          stroke: THEME.port,
          'stroke-width': 0.5,
        }),
      name: 'Sea point',
      price: '',
    });
  }
  const width = 300;
  const step = 25;
  const scale = options.kilometres ? 54 : 0;
  const height = 46 + lines.length * step + scale + 10;
  const drawing = [
    frame(width, height),
    textElement(20, 32, 'Legend', { 'font-size': 17, 'font-weight': 'bold' }),
    options.prices
      ? textElement(width - 20, 32, options.money ?? 'millions', {
          'font-size': 11,
          'text-anchor': 'end',
          fill: THEME.faint,
        })
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
