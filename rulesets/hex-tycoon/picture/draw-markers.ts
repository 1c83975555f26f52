// What lies on the map during play: rail markers, stations and development markers, each in a place of its own.

import { element, escaped, group, px, textElement } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { isHexside } from '../board/ground.js';
import type { Hex, Site } from '../board/layout.js';
import { developmentMarkers } from '../components/development-markers.js';
import type { KnownState } from '../state.js';
import { centre, directionTo } from './draw-land.js';
import {
  crossingSlots,
  DEVELOPMENT_SLOT,
  interiorSlots,
  type Slot,
  STATION_SLOT,
} from './layout-on-paper.js';
import { companyColour } from './palette.js';
import { LETTERS } from './symbols.js';

/** What markers lie on a board: rails below the names, stations and development markers above. */
export interface Markers {
  readonly rails: string;
  readonly others: string;
}

/** Every marker on the board. */
export function drawMarkers(
  board: HexBoard,
  { companies, developments }: Pick<KnownState, 'companies' | 'developments'>,
): Markers {
  const onSite = new Map<Site, { readonly id: string; readonly seat: number }[]>();
  for (const company of companies) {
    for (const site of company.rails) {
      const there = onSite.get(site);
      if (there === undefined) onSite.set(site, [company]);
      else there.push(company);
    }
  }
  const rails = [...onSite].map(([site, there]) => {
    const at = centre(board, board.ends[2 * site]);
    const slots = railSlots(board, site, there.length);
    const kind = isHexside(board, site) ? 'data-hexside' : 'data-hex';
    return group(
      { [kind]: site },
      slots.map((slot, place) => drawRail(at, slot, there[place])),
    );
  });
  const stations = companies.flatMap((company) =>
    company.stations.map((hex) => drawStation(centre(board, hex), { ...company, hex })),
  );
  const markers = developments.map(({ marker, hex }) => drawDevelopment(centre(board, hex), { marker, hex }));
  return { rails: rails.join('\n'), others: [...stations, ...markers].join('\n') };
}

// Places for so many rail markers on a site, measured from the centre of the site's first hex.
function railSlots(board: HexBoard, site: Site, count: number): readonly Slot[] {
  return isHexside(board, site)
    ? crossingSlots(directionTo(board, board.ends[2 * site], site), count)
    : interiorSlots(count);
}

function drawRail(
  at: { x: number; y: number },
  slot: Slot,
  { id, seat }: { readonly id: string; readonly seat: number },
): string {
  const { fill } = companyColour(id);
  const { width, height, turn } = slot;
  return element('rect', {
    'data-seat': seat,
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 2.5,
    fill,
    stroke: '#111',
    'stroke-width': 1.3,
    transform: `translate(${px(at.x + slot.x)} ${px(at.y + slot.y)}) rotate(${turn})`,
  });
}

// A little house.
function drawStation(
  at: { x: number; y: number },
  { id, seat, hex }: { readonly id: string; readonly seat: number; readonly hex: Hex },
): string {
  const { fill } = companyColour(id);
  const { x, y } = STATION_SLOT;
  return element('path', {
    'data-seat': seat,
    'data-hex': hex,
    d: 'M-9 9V-2L0-10 9-2V9Z',
    fill,
    stroke: '#111',
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
    transform: `translate(${px(at.x + x)} ${px(at.y + y)})`,
  });
}

function drawDevelopment(
  at: { x: number; y: number },
  { marker, hex }: { readonly marker: string; readonly hex: Hex },
): string {
  const { x, y, width, height } = DEVELOPMENT_SLOT;
  const name = developmentMarkers[marker]?.name ?? marker;
  // Names of more than eight letters stand on two lines.
  const lines =
    name.length <= 8
      ? [name]
      : name.includes(' ')
        ? name.split(' ')
        : [`${name.slice(0, 5)}-`, name.slice(5)];
  const text = lines.map((line, row) => {
    const down = y + 3 + (row - (lines.length - 1) / 2) * 8;
    return textElement(at.x + x, at.y + down, line, LETTERS.code);
  });
  const sheet = element('rect', {
    x: at.x + x - width / 2,
    y: at.y + y - height / 2,
    width,
    height,
    rx: 4,
    fill: '#fff7c9',
    stroke: '#7a4b12',
    'stroke-width': 1.5,
  });
  return element('g', { 'data-hex': hex }, element('title', {}, escaped(name)) + sheet + text.join(''));
}
