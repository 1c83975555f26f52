// The outline file of a map: coasts, countries and lakes for the picture, cut at the frame of the lattice and
// simplified. No rule reads it.

import type { MapData } from '../../rulesets/milepost/board/map-format.js';
import { type LatticeSize, ROW_HEIGHT } from '../../src/core/map/hex-geometry.js';
import { coastPatches } from './coast-patches.js';
import type { Geography } from './geography.js';
import { layOut } from './lay-out.js';
import { letteredNames } from './letter-names.js';
import type { MapSpec, Place } from './map-spec.js';
import type { Point } from './plane.js';
import { clippedRing, type Feature, type Polygon, polygonOf, ringArea, simplified } from './shapes.js';

/** Smallest land (in square spacings) and lake that is drawn. */
const LEAST_LAND = 0.12;
const LEAST_LAKE = 0.4;
/** Shortest border, in spacings: no ring around a harbour. */
const LEAST_BORDER = 3;
/** Half a pixel on a large screen: finer places weigh more and nobody sees them. */
const GRAIN = 5;
const onPaper = (spacings: number) => Math.round((spacings * 100) / GRAIN) * GRAIN;
const lengthOf = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - line[n][0], y - line[n][1]), 0);

/** Writes maps/<id>/outline.json: one ring a line, points as flat x, y lists in hundredths of a spacing. */
export function outlineText(geography: Geography, spec: MapSpec, map: MapData, size: LatticeSize): string {
  const isDrawn = 'coasts' in spec.source;
  // A drawn map ends at its frame, since an inset may stand beside it.
  const margin = isDrawn ? 1.6 : 3;
  const frame: [number, number, number, number] = [
    -margin,
    -margin,
    spec.columns - (isDrawn ? 0.5 : 0) + margin,
    spec.rows * ROW_HEIGHT + margin,
  ];
  const rings = (polygons: readonly Polygon[], least: number, tolerance: number) =>
    polygons
      .flatMap((polygon) => polygon.rings)
      .map((ring) => clippedRing(simplified(ring, tolerance), frame))
      .filter((ring) => ring.length > 2 && Math.abs(ringArea(ring)) >= least)
      // Rings that overlap must turn the same way, or the picture's fill would leave their overlap out.
      .map((ring) => (ringArea(ring) < 0 ? [...ring].reverse() : ring))
      .map((ring) => ring.flatMap(([x, y]) => [onPaper(x), onPaper(y)]));
  const codes = [...spec.countries, ...spec.cityCountries];
  const isHome = (feature: Feature) => codes.includes(String(feature.properties['a3']));
  const home = isDrawn
    ? geography.land
    : geography.countries.filter(isHome).flatMap((feature) => feature.polygons);
  const foreign = geography.countries
    .filter((feature) => !isHome(feature))
    .flatMap((feature) => feature.polygons);
  const beyond = spec.picture.beyond.map(({ within }) =>
    polygonOf([dense(within).map(([lon, lat]) => geography.project(lon, lat))]),
  );
  const lakes = geography.lakes
    .filter((feature) => feature.properties['kind'] !== undefined)
    .flatMap((feature) => feature.polygons);
  const patches = coastPatches(map, size, home).map((ring) => polygonOf([ring]));
  const coasts = rings([...home, ...patches], LEAST_LAND, 0.095);
  const outside = [...rings(beyond, 0, 0), ...rings(foreign, 0.4, 0.18)];
  const borders = geography.borders
    .filter(({ properties: { l, r } }) => [l, r].every((code) => spec.countries.includes(String(code))))
    .filter(({ lines }) => lines.reduce((sum, line) => sum + lengthOf(line), 0) >= LEAST_BORDER)
    .flatMap(({ lines }) => lines)
    .map((line) => simplified(line, 0.05).flatMap(([x, y]) => [onPaper(x), onPaper(y)]));
  const places = spec.picture.names.map(({ text, kind, word = false, at, turn = 0 }) => ({
    text,
    kind,
    word,
    at: geography.project(at[0], at[1]),
    turn,
  }));
  const names = letteredNames(map, { home: coasts, abroad: outside }, places);
  return layOut({
    home: coasts,
    abroad: outside,
    lakes: rings(lakes, LEAST_LAKE, 0.1),
    ...(borders.length > 0 && { borders }),
    names,
  });
}

/** Parallels are curves on the paper: long sides get points in between. */
function dense(ring: readonly Place[]): Place[] {
  return ring.flatMap((place, i) => {
    const next = ring[(i + 1) % ring.length];
    const steps = Math.max(1, Math.ceil(Math.abs(next[0] - place[0]) / 4));
    return Array.from({ length: steps }, (_, k): Place => {
      const t = k / steps;
      return [place[0] + (next[0] - place[0]) * t, place[1] + (next[1] - place[1]) * t];
    });
  });
}
