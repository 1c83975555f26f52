// Builds maps/<id>/map.json and outline.json from source geography:
//   npx tsx maps/tools/build-map.ts <id> [<folder of the geography>]
// A drawn map needs no folder. Same sources and spec give the same files. The author reads the report.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MapData } from '../../rulesets/milepost/board/map-format.js';
import { formatCell, formatRuns, parseCell } from '../../src/core/map/cell-text.js';
import { areaCells } from './area-cells.js';
import { outlineText } from './outline.js';
import { placeCities } from './place-cities.js';
import { readSpec } from './read-spec.js';
import { readGeography, surveyLand } from './survey.js';
import { dropIslets, drownLakes, lakeEdges, riverEdges, saltWaterEdges } from './water-edges.js';
import { mapText } from './write-map.js';

const [id, folder] = process.argv.slice(2);
const usage = 'usage: build-map <id> [<folder of the geography>]';
if (id === undefined) throw new Error(usage);
const spec = readSpec(id);
const drawing = 'coasts' in spec.source ? spec.source : null;
if (!drawing && !folder) throw new Error(usage);

const geography = readGeography(folder, spec);
const survey = surveyLand(geography, spec);
drownLakes(geography, spec, survey);
const cities = placeCities(geography, spec, survey);
const ports = (spec.shipPorts ?? []).map(({ at }) => parseCell(survey.size, at));
const kept = new Set([...cities.flatMap((city) => city.cells), ...ports]);
const before = saltWaterEdges(geography, spec, survey, cities);
const dropped = dropIslets(survey, before.blocked, kept);
const { inlet, blocked } = saltWaterEdges(geography, spec, survey, cities);

const rowsOf = ({ columns, rows }: { columns: number; rows: number }, offset: number) =>
  Array.from({ length: rows }, (_, row) =>
    survey.marks.slice(offset + row * columns, offset + (row + 1) * columns).join(''),
  );
const map: MapData = {
  format: 'railhead-map/1',
  kind: 'milepost',
  id: spec.id,
  name: spec.name,
  credits: [...spec.credits],
  kilometres: 'plane' in spec.source ? spec.source.plane.spacing : null,
  rows: rowsOf(survey.size, 0),
  ...(drawing?.inset && {
    inset: { ...drawing.inset, rows: rowsOf(survey.size.inset!, spec.columns * spec.rows) },
  }),
  cities: cities.map(({ spec: city, cells, outer }) => ({
    id: city.id,
    name: city.name,
    size: city.size,
    at: formatCell(survey.size, cells[0]),
    ...(outer === null ? {} : { outer }),
    supplies: [...city.supplies],
    ...(city.rail === undefined ? {} : { rail: city.rail }),
    ...(city.country === undefined ? {} : { country: spec.countryIds?.[city.country] ?? city.country }),
    ...(city.area === undefined ? {} : { area: city.area }),
  })),
  goods: [...spec.goods],
  waters: [
    ...spec.rivers.map(({ id: river, name, kind }) => ({
      id: river,
      name,
      kind,
      edges: riverEdges(geography, spec, survey, river),
    })),
    ...spec.lakes.map(({ id: lake, name, kind, polygons }) => ({
      id: lake,
      name,
      kind,
      edges: lakeEdges(geography, survey, polygons),
    })),
    ...(spec.saltWater?.inlet === null
      ? []
      : [{ id: 'sea', name: 'Inlets of the sea', kind: 'inlet' as const, edges: inlet }]),
  ],
  blocked,
  crossings: [...spec.crossings],
  ...(spec.seas && { seas: spec.seas }),
  ...(spec.shipPorts && { shipPorts: spec.shipPorts }),
  ...(spec.cityLinks && { cityLinks: spec.cityLinks }),
  areas: spec.areas.map((area) => ({
    id: area.id,
    name: area.name,
    mileposts: formatRuns(survey.size, areaCells(geography, survey, area)),
  })),
};

const target = (name: string) => fileURLToPath(new URL(join('..', spec.id, name), import.meta.url));
writeFileSync(target('map.json'), mapText(map));
writeFileSync(target('outline.json'), outlineText(geography, spec, map, survey.size));

const count: Record<string, number> = {};
for (const mark of survey.marks) count[mark] = (count[mark] ?? 0) + 1;
console.log('marks', count, 'islets dropped', dropped.map((cell) => formatCell(survey.size, cell)).join(' '));
console.log('waters', map.waters.map((water) => `${water.id} ${water.edges.length}`).join(', '));
console.log(
  'blocked',
  blocked.length,
  'areas',
  map.areas.map((a) => `${a.id} ${a.mileposts.length} rows`).join(', '),
);
for (const city of cities) {
  if (city.shift > 0.75)
    console.log(`${city.spec.name} stands ${city.shift.toFixed(2)} spacings from its true place`);
}
