// What the legend lists: every sign that occurs on a sheet, as it is drawn there, with what it costs.

import { element, group, px } from '../../../src/core/map/svg.js';
import { type CitySize, type Terrain, WATERS, type Water } from '../board/board.js';
import { borderSign, countryBorderSign, zoneSign } from './border-layer.js';
import { citySign } from './city-layer.js';
import { crossingLine, portSign } from './crossing-layer.js';
import { gateSign, wallSign } from './inset-layer.js';
import { lakeSign } from './lakes.js';
import { MARK_STYLE, MARKS, wavePath, waveSign } from './lattice-layer.js';
import { milepostsBy } from './mileposts-by.js';
import type { Subject } from './picture.js';
import { isDry, riverSign } from './river-layer.js';
import { linkSign, SEA_POINT, shipPortSign } from './sea-layer.js';
import { THEME, UNIT } from './theme.js';

/** A line of the legend. */
export interface LegendLine {
  /** The sign that it explains: `data-sign` of what is drawn on the sheet. */
  readonly key: string;
  readonly name: string;
  /** The price, or an empty text. */
  readonly price: string;
  draw(x: number, y: number): string;
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
  lake: 'Across a lake',
  'dry-lake': 'Across a dry lake',
  inlet: 'Across an ocean inlet',
};
const CITY_NAMES: Record<CitySize, string> = {
  small: 'Small city',
  medium: 'Medium city',
  major: 'Major city',
};

/** The lines for what occurs on the board. */
export function legendLines(subject: Subject): readonly LegendLine[] {
  return [
    ...terrainLines(subject),
    ...cityLines(subject),
    ...waterLines(subject),
    ...portLines(subject),
    ...borderLines(subject),
  ];
}

const HALF = UNIT / 2;
const priceText = (price: number | undefined) => (price === undefined ? '' : String(price));

function terrainLines({ board, options }: Subject): readonly LegendLine[] {
  const present = milepostsBy(board);
  return (Object.entries(TERRAIN_NAMES) as [Terrain, string][])
    .filter(([terrain]) => present.has(terrain))
    .map(([terrain, name]) => ({
      key: terrain,
      name,
      price: priceText(options.prices?.terrain?.[terrain]),
      draw(x, y) {
        const mark = MARKS[terrain];
        return mark ? element('path', { d: mark.path(x, y), ...MARK_STYLE[mark.kind] }) : '';
      },
    }));
}

function cityLines({ board, options }: Subject): readonly LegendLine[] {
  const around = [0, 1, 2, 3, 4, 5].map(
    (k) => [UNIT * Math.cos((k * Math.PI) / 3), UNIT * Math.sin((k * Math.PI) / 3)] as const,
  );
  return (['small', 'medium', 'major'] as const)
    .filter((size) => board.cities.some((city) => city.size === size))
    .map((size) => ({
      key: size,
      name: CITY_NAMES[size],
      price: priceText(options.prices?.city?.[size]),
      draw: (x, y) =>
        size === 'major'
          ? group({ transform: `translate(${px(x)} ${px(y)}) scale(0.34)` }, [
              citySign('major', [[0, 0], ...around]),
            ])
          : citySign(size, [[x, y]]),
    }));
}

function waterLines({ board, options }: Subject): readonly LegendLine[] {
  const waters = [...new Set(board.water)].reduce((all, bits) => all | bits, 0);
  return WATERS.filter((water) => waters & (1 << WATERS.indexOf(water))).map((water) => {
    const price = options.prices?.water?.[water];
    return {
      key: water,
      name: WATER_NAMES[water],
      price: price === undefined ? '' : `+${price}`,
      draw: (x, y) =>
        water === 'river' || water === 'dry-river'
          ? riverSign(`M${px(x - 14)} ${px(y + 3)}q7 -10 14 -2t14 -3`, isDry(water))
          : [-HALF, HALF].map((dx) => dot(x + dx, y, 4.4, THEME.ink)).join('') +
            (water === 'lake' ? lakeSign([[x, y]]) : '') +
            waveSign(wavePath([x - HALF, y], [x + HALF, y]), water),
    };
  });
}

const dot = (x: number, y: number, width: number, stroke: string) =>
  element('path', { d: `M${px(x)} ${px(y)}h0`, stroke, 'stroke-width': width, 'stroke-linecap': 'round' });

function portLines({ board, options }: Subject): readonly LegendLine[] {
  const { terrain } = options.prices ?? {};
  const lines: LegendLine[] = [];
  for (const [kind, name] of [
    ['ferry', 'Ferry, with its price'],
    ['container', 'Container link, with its price'],
  ] as const)
    if (board.crossings.some((crossing) => crossing.kind === kind))
      lines.push({
        key: kind,
        name,
        price: '',
        draw: (x, y) => portSign(x - 6, y, kind, false) + crossingLine([x + 6, y], [x + 20, y]),
      });
  if (board.shipPorts.length > 0)
    lines.push({
      key: 'ship-port',
      name: 'Port for ships',
      price: priceText(terrain?.port),
      draw: shipPortSign,
    });
  if (board.seas.length > 0)
    lines.push({
      key: 'sea-point',
      name: 'Sea point',
      price: '',
      draw: (x, y) => [-8, 8].map((dx) => dot(x + dx, y, SEA_POINT, THEME.seaPoint)).join(''),
    });
  for (const { name, dormant } of board.cityLinks)
    lines.push({
      key: dormant ? 'dormant-link' : 'link',
      name,
      price: '',
      draw: (x, y) => linkSign([x - 17, y + 6], [x, y - 9], [x + 17, y + 6], dormant, 0.6),
    });
  return lines;
}

function borderLines({ board, options }: Subject): readonly LegendLine[] {
  const lines: LegendLine[] = [];
  if (board.inset) {
    lines.push({
      key: 'gate',
      name: `Entrance (${board.inset.name})`,
      price: priceText(options.prices?.terrain?.entrance),
      draw: (x, y) => gateSign(x, y, 'A', []),
    });
    lines.push({ key: 'wall', name: 'No way in from this side', price: '', draw: wallSign });
  }
  if ((options.countries?.length ?? 0) > 0)
    lines.push({
      key: 'country-border',
      name: 'Border of a country',
      price: '',
      draw: (x, y) => countryBorderSign(`M${px(x - 17)} ${px(y + 2)}q9 -8 17 -1t17 -2`),
    });
  if ((options.outline?.borders?.length ?? 0) > 0)
    lines.push({
      key: 'border',
      name: 'National border',
      price: '',
      draw: (x, y) => borderSign(`M${px(x - 17)} ${px(y + 2)}q9 -6 17 -1t17 -2`),
    });
  for (const [index, { name }] of (options.zones ?? []).entries())
    lines.push({
      key: `zone-${index}`,
      name,
      price: '',
      draw: (x, y) => zoneSign(`M${px(x - 13)} ${px(y - 8)}h26v16h-26z`, index),
    });
  return lines;
}
