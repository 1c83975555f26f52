// B6: lines over open water, judged by the coarse coast of the scenery.

import type { Board, Line } from './board.js';

/** Share of its length that a line may lie over water: bays, river mouths, and the rough drawn coast. */
const WETTEST = 0.2;
const SAMPLES = 40;

/** Lines that lie over water for more than a fifth of their way; none for a board without scenery. */
export function wetLines(board: Board): readonly { readonly line: Line; readonly share: number }[] {
  const { scenery, graph, positions, bends } = board;
  if (scenery === null) return [];
  const [land, lakes] = [scenery.land, scenery.lakes].map((outlines) => outlines.map(inBands));
  const isDry = (x: number, y: number) =>
    land.some((isInside) => isInside(x, y)) && !lakes.some((isInside) => isInside(x, y));
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

const BANDS = 64;

// Whether a point lies inside an outline of x, y, x, y …, by the even-odd rule. The outline is cut into bands
// from top to bottom, so that a point is compared only with the sides of its band.
function inBands(outline: readonly number[]): (x: number, y: number) => boolean {
  let [top, bottom] = [Infinity, -Infinity];
  for (let i = 1; i < outline.length; i += 2) {
    top = Math.min(top, outline[i]);
    bottom = Math.max(bottom, outline[i]);
  }
  const bandOf = (y: number) => (bottom > top ? Math.floor((BANDS * (y - top)) / (bottom - top)) : 0);
  const bands: number[][] = Array.from({ length: BANDS + 1 }, () => []);
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [low, high] = [Math.min(outline[i + 1], outline[j + 1]), Math.max(outline[i + 1], outline[j + 1])];
    for (let band = bandOf(low); band <= bandOf(high); band++) bands[band].push(i, j);
  }
  return (x, y) => {
    if (y < top || y > bottom) return false;
    const sides = bands[bandOf(y)];
    let inside = false;
    for (let n = 0; n < sides.length; n += 2) {
      const [i, j] = [sides[n], sides[n + 1]];
      const [xi, yi, xj, yj] = [outline[i], outline[i + 1], outline[j], outline[j + 1]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  };
}
