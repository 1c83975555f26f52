// The specification of a map, from the files that its author wrote. A map without `relief` is a drawing.

import { authored } from './authored.js';
import { drawnSpec } from './drawn-spec.js';
import type { AuthoredSpec, MapSpec } from './map-spec.js';
import { type ReliefBand, terrainByRelief } from './relief.js';

/** Reads maps/tools/<id>. Throws if a file is missing. */
export function readSpec(id: string): MapSpec {
  const spec = {
    ...authored<Omit<AuthoredSpec, 'picture'> & { readonly relief?: readonly ReliefBand[] }>(`${id}/spec`),
    ...authored<Pick<MapSpec, 'cities' | 'goods' | 'shipPorts'>>(`${id}/cities`),
    picture: authored<MapSpec['picture']>(`${id}/picture`),
  };
  if (spec.relief === undefined) return drawnSpec(spec);
  const waters = authored<Pick<MapSpec, 'rivers' | 'lakes'>>(`${id}/waters`);
  return { ...spec, ...waters, terrainOf: terrainByRelief(spec.relief) };
}
