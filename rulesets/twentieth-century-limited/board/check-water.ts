// B6: lines over open water, judged by the coarse coast of the scenery.

import type { Board, Line } from './board.js';

/** Share of its length that a line may lie over water: bays and river mouths, and the coarseness of the drawn coast. */
const WETTEST = 0.2;
const SAMPLES = 40;

/** Lines that lie over water for more than a fifth of their way; none for a board without scenery. */
export function wetLines(board: Board): readonly { readonly line: Line; readonly share: number }[] {
  const { scenery, graph, positions, bends } = board;
  if (scenery === null) return [];
  const isDry = (x: number, y: number) =>
    scenery.land.some((outline) => isInside(outline, x, y)) &&
    !scenery.lakes.some((outline) => isInside(outline, x, y));
  const wet: { line: Line; share: number }[] = [];
  for (let line = 0; line < graph.edgeCount; line++) {
    const from = positions[graph.ends[2 * line]];
    const to = positions[graph.ends[2 * line + 1]];
    const bend = bends.get(line);
    const way = bend === undefined ? [from, to] : [from, bend, to];
    let drops = 0;
    for (let part = 1; part < way.length; part++) {
      for (let sample = 0; sample < SAMPLES; sample++) {
        const t = (sample + 0.5) / SAMPLES;
        const [a, b] = [way[part - 1], way[part]];
        if (!isDry(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)) drops++;
      }
    }
    const share = drops / (SAMPLES * (way.length - 1));
    if (share > WETTEST) wet.push({ line, share });
  }
  return wet;
}

// Even-odd rule on an outline of x, y, x, y …
function isInside(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [outline[i], outline[i + 1], outline[j], outline[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
