// Places that stand out: a ring around a point, a band along a line, and a tag with a few characters by it.

import type { Spot, SpotPoint } from '../map/spot.js';
import { element, group, LETTER, px, textElement, textWidth } from '../map/svg.js';
import type { Highlight, SheetBox } from './picture.js';

/** A highlight, and where it is. */
export interface HighlightOnSheet extends Highlight {
  readonly spot: Spot;
}

const COLOURS: Readonly<Record<Highlight['as'], string>> = {
  possible: '#0b7a75',
  selected: '#111111',
  planned: '#0b7a75',
  refused: '#b3261e',
};
const PAPER = '#fffdf6';

// Screen pixels, at least: of the letters on a tag, of the ring around a city.
const LETTERS = 13;
const RING = 9;
// Of a stretch that is planned.
const STRETCH = 4;

/** What highlights are drawn on. */
export interface HighlightSheet {
  /** The whole sheet; tags stay on it. */
  readonly box: SheetBox;
  /** How far neighbours on it are apart. */
  readonly step: number;
  /** Screen pixels of a unit of it; unknown if left out. */
  readonly scale?: number | undefined;
}

/**
 * All of them as one text. With the scale of the screen, what stands out far from others (cities, tags) is
 * large enough to be seen at any size of the sheet.
 */
export function drawHighlights(
  marks: readonly HighlightOnSheet[],
  { box, step, scale }: HighlightSheet,
): string {
  const atLeast = (pixels: number, share: number) =>
    scale === undefined ? step : Math.max(step, pixels / scale / share);
  const tags = marks.filter(({ label }) => label !== undefined);
  // What tags are not to lie on: the stretches of a plan.
  const lines = tags.length === 0 ? [] : marks.flatMap(({ spot }) => (spot.length > 1 ? [spot] : []));
  return [
    ...marks.map((mark) => {
      const isLine = mark.as === 'planned' && mark.spot.length > 1;
      return shapeOf(
        mark,
        mark.kind === 'city' ? atLeast(RING, 0.44) : isLine ? atLeast(STRETCH, 0.18) : step,
      );
    }),
    ...tags.map((mark) => tagOf(mark, { box, step: atLeast(LETTERS, 0.5), lines })),
  ].join('\n');
}

function shapeOf({ kind, id, as, spot }: HighlightOnSheet, step: number): string {
  const colour = COLOURS[as];
  const [[x, y], far] = spot;
  const named = { [`data-${kind}`]: id, 'data-as': as, fill: 'none' };
  if (far === undefined) {
    const ring = { cx: x, cy: y, r: step * (as === 'possible' ? 0.34 : 0.44) };
    return group(named, [
      element('circle', { ...ring, stroke: PAPER, 'stroke-width': step * 0.17 }),
      element('circle', { ...ring, stroke: colour, 'stroke-width': step * 0.09 }),
    ]);
  }
  const d = `M${px(x)} ${px(y)}L${px(far[0])} ${px(far[1])}`;
  const dashes = as === 'planned' ? `${px(step * 0.24)} ${px(step * 0.2)}` : undefined;
  return group({ ...named, 'stroke-linecap': 'round' }, [
    element('path', { d, stroke: PAPER, 'stroke-width': step * 0.34, 'stroke-opacity': 0.8 }),
    element('path', { d, stroke: colour, 'stroke-width': step * 0.18, 'stroke-dasharray': dashes }),
  ]);
}

// Above its place, or wherever else beside it less of what stands out lies below the tag.
function tagOf(
  { as, spot, label = '' }: HighlightOnSheet,
  { box, step, lines }: { readonly box: SheetBox; readonly step: number; readonly lines: readonly Spot[] },
): string {
  const [[x1, y1], [x2, y2] = spot[0]] = spot;
  const size = step * 0.5;
  const [width, height] = [textWidth(label, size, LETTER.bold) + size * 0.8, size * 1.5];
  const [left, right] = [box.x + width / 2, box.x + box.width - width / 2];
  const [up, down] = [box.y + height / 2, box.y + box.height - height / 2];
  const [across, above] = [step * 0.45 + width / 2, step * 0.75];
  const beside = [
    [0, -above],
    [0, above],
    [across, 0],
    [-across, 0],
  ].map(([dx, dy]): SpotPoint => {
    const [x, y] = [(x1 + x2) / 2 + dx, (y1 + y2) / 2 + dy];
    return [Math.min(Math.max(x, left), right), Math.min(Math.max(y, up), down)];
  });
  const hidden = beside.map((at) =>
    [...lines, spot].reduce((sum, one) => sum + under(one, at, [width, height]), 0),
  );
  const [x, y] = beside[hidden.indexOf(Math.min(...hidden))];
  return group({ 'pointer-events': 'none' }, [
    element('rect', {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: size * 0.35,
      fill: PAPER,
      stroke: COLOURS[as],
      'stroke-width': step * 0.06,
    }),
    textElement(x, y + size * 0.36, label, {
      'font-family': 'DejaVu Sans, Verdana, Arial, sans-serif',
      'font-size': size,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: COLOURS[as],
    }),
  ]);
}

// Points of a line that are looked for under a tag.
const SHARES = [0, 0.25, 0.5, 0.75, 1];

// How many points of a spot lie under a tag.
function under([[x1, y1], [x2, y2] = [x1, y1]]: Spot, [x, y]: SpotPoint, [width, height]: SpotPoint): number {
  return SHARES.filter((share) => {
    const [dx, dy] = [x1 + (x2 - x1) * share - x, y1 + (y2 - y1) * share - y];
    return Math.abs(dx) < width / 2 && Math.abs(dy) < height / 2;
  }).length;
}
