// Pieces on the map during play: rail markers, stations and development markers, each in a separate place.

import { element, escaped, group, pointText, px, textElement } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { developmentMarkers } from '../board/development-markers.js';
import { isHexside } from '../board/ground.js';
import type { Hex, Site } from '../board/layout.js';
import type { KnownState } from '../rules/state.js';
import { centre, directionTo } from './draw-land.js';
import {
  APOTHEM,
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
  const lines = companies.map((company) => drawLine(linesOf(board, company, onSite), company.id));
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
    company.stations.map((hex) => drawStation(moved(centre(board, hex), STATION_SLOT), { ...company, hex })),
  );
  const markers = developments.map(({ marker, hex }) =>
    drawDevelopment(
      moved(centre(board, hex), DEVELOPMENT_SLOT),
      developmentMarkers[marker]?.name ?? marker,
      hex,
    ),
  );
  return { rails: [...lines, ...rails].join('\n'), others: [...stations, ...markers].join('\n') };
}

// Places for `count` rail markers on a site, measured from the centre of the site's first hex.
function railSlots(board: HexBoard, site: Site, count: number): readonly Slot[] {
  return isHexside(board, site)
    ? crossingSlots(directionTo(board, board.ends[2 * site], site), count)
    : interiorSlots(count);
}

// The lines of a company through its hexes: from each of its hexsides to its markers inside, in its lane.
function linesOf(
  board: HexBoard,
  { id, rails }: Pick<KnownState['companies'][number], 'id' | 'rails'>,
  onSite: ReadonlyMap<Site, readonly { readonly id: string }[]>,
): string {
  const pathsOf = (site: Site): string => {
    if (!isHexside(board, site)) return '';
    const from = lanes(board, site, id, onSite);
    return [board.ends[2 * site], board.ends[2 * site + 1]]
      .flatMap((hex) => {
        const middle = centre(board, hex);
        const side = sideMiddle(board, site);
        const [dx, dy] = [(middle.x - side.x) / APOTHEM, (middle.y - side.y) / APOTHEM];
        const inside = lanes(board, hex, id, onSite);
        return from.map((a, n) => {
          const b = inside[Math.min(n, inside.length - 1)];
          if (b === undefined) return '';
          const bend = [a.x + dx * BEND, a.y + dy * BEND] as const;
          return `M${pointText([a.x, a.y])}Q${pointText(bend)} ${pointText([b.x, b.y])}`;
        });
      })
      .join('');
  };
  return [...new Set(rails)].map(pathsOf).join('');
}

// Where a line begins to bend, from the hexside inwards.
const BEND = 34;

// Where the markers of a company on a site lie; with the Shutout option it may have several.
function lanes(
  board: HexBoard,
  site: Site,
  id: string,
  onSite: ReadonlyMap<Site, readonly { readonly id: string }[]>,
): readonly { readonly x: number; readonly y: number }[] {
  const there = onSite.get(site) ?? [];
  const at = centre(board, board.ends[2 * site]);
  return railSlots(board, site, there.length).flatMap((slot, place) =>
    there[place].id === id ? [{ x: at.x + slot.x, y: at.y + slot.y }] : [],
  );
}

function sideMiddle(board: HexBoard, site: Site): { readonly x: number; readonly y: number } {
  const [one, other] = [centre(board, board.ends[2 * site]), centre(board, board.ends[2 * site + 1])];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A line of a company along a path: its colour in a dark rim, with its stripe. */
export function drawLine(d: string, id: string): string {
  if (d === '') return '';
  const { fill, text, stripe } = companyColour(id);
  const stroke = (colour: string, width: number, dashes?: string) =>
    element('path', { d, stroke: colour, 'stroke-width': width, 'stroke-dasharray': dashes });
  return group({ fill: 'none', 'stroke-linecap': 'round', 'data-line': id }, [
    stroke('#111111', 9.6),
    stroke(fill, 7),
    stripe === 'plain' ? '' : stroke(text, 1.8, stripe === 'dashes' ? '5 6' : undefined),
  ]);
}

/** A rail marker in its place, of a seat or of a legend; one inside a hex has the letters of its company. */
export function drawRail(
  at: { x: number; y: number },
  slot: Slot,
  { id, seat }: { readonly id: string; readonly seat?: number },
): string {
  const { fill, text, letters } = companyColour(id);
  const { width, height, turn } = slot;
  const [x, y] = [at.x + slot.x, at.y + slot.y];
  const marker = element('rect', {
    'data-seat': seat,
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 2.5,
    fill,
    stroke: '#111',
    'stroke-width': 1.3,
    transform: `translate(${px(x)} ${px(y)}) rotate(${turn})`,
  });
  return width === height
    ? marker + textElement(x, y + 2.7, letters, { ...LETTERS.chip, fill: text })
    : marker;
}

/** A station, a little house with its middle at a point. */
export function drawStation(
  { x, y }: MarkerSpot,
  { id, seat, hex }: { readonly id: string; readonly seat?: number; readonly hex?: Hex },
): string {
  const { fill } = companyColour(id);
  return element('path', {
    'data-seat': seat,
    'data-hex': hex,
    d: 'M-10 10V-2L0-11 10-2V10Z',
    fill,
    stroke: '#111',
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
    transform: `translate(${px(x)} ${px(y)})`,
  });
}

/** A development marker with its name, its middle at a point. */
export function drawDevelopment({ x, y }: MarkerSpot, name: string, hex?: Hex): string {
  const { width, height } = DEVELOPMENT_SLOT;
  // Names of more than eight letters stand on two lines.
  const lines =
    name.length <= 8
      ? [name]
      : name.includes(' ')
        ? name.split(' ')
        : [`${name.slice(0, 5)}-`, name.slice(5)];
  const text = lines.map((line, row) =>
    textElement(x, y + 3 + (row - (lines.length - 1) / 2) * 8, line, LETTERS.code),
  );
  const sheet = element('rect', {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: 4,
    fill: '#fff7c9',
    stroke: '#7a4b12',
    'stroke-width': 1.5,
  });
  return element('g', { 'data-hex': hex }, element('title', {}, escaped(name)) + sheet + text.join(''));
}

interface MarkerSpot {
  readonly x: number;
  readonly y: number;
}

const moved = (at: MarkerSpot, by: MarkerSpot): MarkerSpot => ({ x: at.x + by.x, y: at.y + by.y });
