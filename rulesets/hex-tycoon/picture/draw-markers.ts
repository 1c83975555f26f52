// What lies on the map during play: rail markers, stations and development markers, each in a place of its own.

import { classedText, element, escaped, px } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { isHexside } from '../board/ground.js';
import type { Site } from '../board/layout.js';
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

/** Every marker on the board. */
export function drawMarkers(board: HexBoard, state: Pick<KnownState, 'companies' | 'developments'>): string {
  const parts: string[] = [];
  const onSite = new Map<Site, string[]>();
  for (const { id, rails, stations } of state.companies) {
    for (const site of rails) {
      const there = onSite.get(site);
      if (there === undefined) onSite.set(site, [id]);
      else there.push(id);
    }
    for (const hex of stations) parts.push(drawStation(centre(board, hex), id));
  }
  for (const [site, ids] of onSite) {
    const at = centre(board, board.ends[2 * site]);
    for (const [place, slot] of railSlots(board, site, ids.length).entries())
      parts.push(drawRail(at, slot, ids[place]));
  }
  for (const { marker, hex } of state.developments) parts.push(drawDevelopment(centre(board, hex), marker));
  return parts.join('\n');
}

// Places for so many rail markers on a site, measured from the centre of the site's first hex.
function railSlots(board: HexBoard, site: Site, count: number): readonly Slot[] {
  return isHexside(board, site)
    ? crossingSlots(directionTo(board, board.ends[2 * site], site), count)
    : interiorSlots(count);
}

function drawRail(at: { x: number; y: number }, slot: Slot, company: string): string {
  const { fill } = companyColour(company);
  const { width, height, turn } = slot;
  return element('rect', {
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
function drawStation(at: { x: number; y: number }, company: string): string {
  const { fill } = companyColour(company);
  const { x, y } = STATION_SLOT;
  return element('path', {
    d: 'M-9 9V-2L0-10 9-2V9Z',
    fill,
    stroke: '#111',
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
    transform: `translate(${px(at.x + x)} ${px(at.y + y)})`,
  });
}

function drawDevelopment(at: { x: number; y: number }, marker: string): string {
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
    return classedText('code', [at.x + x, at.y + down], line);
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
  return element('g', {}, element('title', {}, escaped(name)) + sheet + text.join(''));
}
