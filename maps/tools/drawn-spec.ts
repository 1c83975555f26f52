// A map drawn by hand: coasts, countries, terrain, rivers and what lies below the ground are lines and rings
// in columns and rows.

import { authored } from './authored.js';
import { rugged } from './drawing.js';
import { drawnInset, type InsetDrawing } from './drawn-inset.js';
import { type TerrainDrawing, terrainOfDrawing } from './drawn-terrain.js';
import type { AuthoredSpec, CountryRegion, MapSpec, Place, RiverSpec } from './map-spec.js';

/** A ring of land, in parts that follow each other. */
interface Coast {
  readonly parts: readonly { readonly line: readonly Place[] }[];
}

/** A river from its source to the sea or to the river it joins. */
interface RiverDrawing extends Pick<RiverSpec, 'id' | 'name' | 'sheet'> {
  readonly course: readonly Place[];
}

/** The specification of a drawing, whose countries are its first areas. */
export function drawnSpec(spec: Omit<AuthoredSpec, 'source'>): MapSpec {
  const read = <Shape>(name: string) => authored<Shape>(`${spec.id}/${name}`);
  const coasts = read<readonly Coast[]>('coasts').map(({ parts }) => parts.flatMap(({ line }) => line));
  const countries = read<readonly CountryRegion[]>('countries');
  const terrain = read<TerrainDrawing>('terrain');
  const inset = drawnInset(read<InsetDrawing>('underground'));
  const terrainAt = terrainOfDrawing(terrain);
  const areas = countries.map(({ id, name }) => ({ id, name, country: id }));
  // The port of a major city is one of its outer mileposts.
  const majors = spec.cities.filter(({ size }) => size === 'major').map(({ id }) => id);
  const ports = (spec.shipPorts ?? []).filter(({ beside }) => !beside || !majors.includes(beside));
  return {
    ...spec,
    source: { coasts, countries, inset },
    terrainOf: (_, at) => terrainAt(at),
    rivers: read<readonly RiverDrawing[]>('rivers').map(drawnRiver),
    lakes: [],
    areas: [...areas.sort((a, b) => (a.id < b.id ? -1 : 1)), ...spec.areas],
    terrain: [
      { at: terrain.volcanoes, becomes: '!' },
      { at: inset.entrances.map(({ surface }) => surface), becomes: '+' },
      { at: ports.map(({ at }) => at), becomes: '@' },
      ...spec.terrain,
    ],
  };
}

function drawnRiver({ course, ...river }: RiverDrawing): RiverSpec {
  // A river passes between mileposts: the shift keeps round figures off them.
  const shifted = course.map(([column, row]): Place => [column + 0.037, row + 0.023]);
  return {
    ...river,
    kind: 'river',
    lines: [],
    drawn: [rugged(shifted)],
    from: shifted[0],
    to: shifted[shifted.length - 1],
  };
}
