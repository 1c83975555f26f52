// The mileposts of an area: all land inside its polygon, by terrain or nearness to the sea where it says so.

import { distances } from '../../src/core/graph/index.js';
import { neighbourCell, stepsWhere } from '../../src/core/map/hex-geometry.js';
import type { Geography } from './geography.js';
import type { AreaSpec } from './map-spec.js';
import { isInside, polygonOf } from './shapes.js';
import { isLandMark, landCells, type Survey, touchesSea } from './survey.js';

/** Cells of the lattice that belong to an area, ascending. */
export function areaCells(geography: Geography, survey: Survey, area: AreaSpec): number[] {
  const polygon = area.within && polygonOf([area.within.map(([lon, lat]) => geography.project(lon, lat))]);
  const { marks, centre, size } = survey;
  const surface = size.columns * size.rows;
  const depth = coastDepth(survey);
  const border = area.border && borderCells(survey, area.border);
  return marks.flatMap((mark, cell) => {
    // The place of an entrance on the inset cannot hold a milepost.
    const here = area.sheet === 'inset' ? cell >= surface && mark !== '+' : cell < surface;
    const land = here && isLandMark(mark);
    const home = area.country === undefined || survey.countryAt(cell) === area.country;
    const fits = area.mark === undefined || mark === area.mark;
    const nearSea = area.coast === undefined || depth[cell] <= area.coast;
    const inside = polygon === undefined || isInside(polygon, centre(cell));
    return land && home && fits && nearSea && inside && (border?.has(cell) ?? true) ? [cell] : [];
  });
}

/** Cells of either country that are next to one of the other. */
function borderCells({ size, marks, countryAt }: Survey, [one, other]: readonly [string, string]) {
  const found = new Set<number>();
  marks.forEach((_, cell) => {
    for (const direction of [0, 1, 2]) {
      const next = neighbourCell(size, cell, direction);
      const pair = [countryAt(cell), next < 0 ? null : countryAt(next)];
      if (pair.includes(one) && pair.includes(other)) found.add(cell).add(next);
    }
  });
  return found;
}

/** Steps over land to the nearest cell that touches the sea (0 there). */
function coastDepth(survey: Survey) {
  const { size, marks } = survey;
  const coast = landCells(survey).filter((cell) => touchesSea(survey, cell));
  return distances(
    marks.length,
    coast,
    stepsWhere(size, (cell) => isLandMark(marks[cell])),
  );
}
