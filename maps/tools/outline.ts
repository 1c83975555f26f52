// The outline file of a map: coasts, countries and lakes for the picture, cut at the frame of the lattice and made
// simple. No rule reads it.

import { ROW_HEIGHT } from '../../src/map/hex-geometry.js';
import type { MapSpec } from './map-spec.js';
import { clippedRing, type Feature, type Polygon, ringArea, simplified } from './shapes.js';
import type { Geography } from './survey.js';

/** Smallest land (in square spacings) and lake that is drawn. */
const LEAST_LAND = 0.12;
const LEAST_LAKE = 0.15;

/** Writes maps/<id>/outline.json: one ring a line, points as flat x, y lists in hundredths of a spacing. */
export function outlineText(geography: Geography, spec: MapSpec): string {
  const margin = 3;
  const frame: [number, number, number, number] = [
    -margin,
    -margin,
    spec.columns + margin,
    spec.rows * ROW_HEIGHT + margin,
  ];
  const rings = (polygons: readonly Polygon[], least: number, tolerance: number) =>
    polygons
      .flatMap((polygon) => polygon.rings)
      .map((ring) => clippedRing(simplified(ring, tolerance), frame))
      .filter((ring) => ring.length > 2 && ringArea(ring) >= least)
      .map((ring) => ring.flatMap(([x, y]) => [Math.round(x * 100), Math.round(y * 100)]));
  const codes = [...spec.countries, ...spec.cityCountries];
  const isHome = (feature: Feature) => codes.includes(String(feature.properties['a3']));
  const home = geography.countries.filter(isHome).flatMap((feature) => feature.polygons);
  const foreign = geography.countries
    .filter((feature) => !isHome(feature))
    .flatMap((feature) => feature.polygons);
  const lakes = geography.lakes.filter((feature) => feature.properties['kind'] !== undefined);
  const tables: [string, number[][]][] = [
    ['home', rings(home, LEAST_LAND, 0.05)],
    ['abroad', rings(foreign, 0.4, 0.12)],
    [
      'lakes',
      rings(
        lakes.flatMap((feature) => feature.polygons),
        LEAST_LAKE,
        0.06,
      ),
    ],
  ];
  const fields = tables.map(
    ([key, list]) => `  "${key}": [\n${list.map((ring) => `    [${ring.join(',')}]`).join(',\n')}\n  ]`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}
