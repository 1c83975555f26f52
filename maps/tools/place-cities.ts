// Where cities stand on the lattice: where the author says, else on the nearest free land.

import { formatCell, parseCell } from '../../src/core/map/cell-text.js';
import { DIRECTIONS, neighbourCell } from '../../src/core/map/hex-geometry.js';
import type { Geography } from './geography.js';
import type { CitySpec, MapSpec } from './map-spec.js';
import type { Survey } from './survey.js';

/** Cells of a city, its centre first, and how far (in spacings) it stands from its true place. */
export interface PlacedCity {
  readonly spec: CitySpec;
  readonly cells: readonly number[];
  readonly outer: string | null;
  readonly shift: number;
}

/** Puts the cities on the lattice: where the author says, else on the nearest free land of their country. */
export function placeCities(geography: Geography, spec: MapSpec, survey: Survey): PlacedCity[] {
  const { size, marks, centre } = survey;
  const taken = new Set<number>();
  const order = [...spec.cities].sort((a, b) => Number(b.at !== undefined) - Number(a.at !== undefined));
  const placed = new Map<string, PlacedCity>();
  for (const city of order) {
    let cell = city.at === undefined ? -1 : parseCell(size, city.at);
    const place = city.place ?? geography.places.get(city.gazetteer ?? city.name);
    if (!place && cell < 0) throw new Error(`${city.name} is not in the gazetteer`);
    const truth = place ? geography.project(place[0], place[1]) : centre(cell);
    const distance = (cell: number) => Math.hypot(centre(cell)[0] - truth[0], centre(cell)[1] - truth[1]);
    if (cell < 0) {
      for (let other = 0; other < marks.length; other++) {
        const isHome = city.country === undefined || survey.countryAt(other) === city.country;
        const free = (city.rail === false || '.^#:'.includes(marks[other])) && isHome;
        if (free && !taken.has(other) && (cell < 0 || distance(other) < distance(cell))) cell = other;
      }
    }
    const directions =
      city.size !== 'major'
        ? []
        : (city.outer?.split(' ') ??
          DIRECTIONS.filter((_, d) => {
            const next = neighbourCell(size, cell, d);
            return next >= 0 && '.^#:&$!=-'.includes(marks[next]);
          }));
    const rim = directions.map((name) => neighbourCell(size, cell, DIRECTIONS.indexOf(name as 'E')));
    const cells = [cell, ...rim];
    for (const one of cells) {
      if (taken.has(one)) throw new Error(`${city.name} overlaps another city at ${formatCell(size, one)}`);
      taken.add(one);
    }
    placed.set(city.id, {
      spec: city,
      cells,
      outer: rim.length > 0 ? directions.join(' ') : null,
      shift: distance(cell),
    });
  }
  for (const city of placed.values()) for (const cell of city.cells) marks[cell] = '*';
  return spec.cities.map((city) => placed.get(city.id)!);
}
