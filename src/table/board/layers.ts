// The layers of a picture as elements. Only what differs from before is touched.

import morphdom from 'morphdom';
import type { SpotPoint } from '../../core/map/spot.js';
import type { Still } from '../../core/title/picture.js';
import { appendDrawn, svgElement } from './elements.js';

/** Layers that change, from the bottom up; the still ones lie between them. */
type Layer = 'track' | 'trains' | 'key' | 'highlights' | 'pointed';

/** A picture in an element, and its place on the screen. */
export interface Layers {
  readonly svg: SVGSVGElement;
  /** Puts other SVG text into a layer. */
  put(layer: Layer, markup: string): void;
  /** Has a screen reader say something. */
  say(text: string): void;
  /** Screen pixels of a unit of the sheet. Measuring costs a layout, so only `rescaled` repeats it. */
  scale(): number;
  /** The picture was zoomed or resized: legend and tables that are too small to read leave the land free. */
  rescaled(): void;
  toSheet(x: number, y: number): SpotPoint;
  toScreen(x: number, y: number): SpotPoint;
  /** The point of the sheet in the middle of what is seen. */
  middle(): SpotPoint;
  /** Where a layer is on the screen. */
  screenBox(layer: Layer): DOMRect;
  destroy(): void;
}

// Screen pixels of a unit of the sheet from which a legend can be read: its letters are 11 to 15 units high.
const LEGIBLE = 0.3;

/** Puts the still layers into an element, with places for those that change. */
export function createLayers(host: HTMLElement, still: Still): Layers {
  const { x, y, width, height } = still.box;
  const spoken = document.createElement('div');
  spoken.setAttribute('aria-live', 'polite');
  // Styles are set on elements: a page may forbid them as text.
  spoken.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  const svg = svgElement('svg', { viewBox: `${x} ${y} ${width} ${height}`, 'aria-hidden': 'true' });
  svg.style.cssText = 'display:block;width:100%;height:100%;user-select:none';
  for (const [layer, drawn] of [
    ['ground', still.ground],
    ['track', ''],
    ['signs', still.signs],
    ['trains', ''],
    ['furniture', still.furniture],
    ['key', ''],
    ['highlights', ''],
    ['pointed', ''],
  ] as const) {
    const group = svgElement('g', { 'data-layer': layer });
    if (layer === 'highlights' || layer === 'pointed') group.setAttribute('pointer-events', 'none');
    if (layer === 'ground') group.append(clipped(still, drawn));
    else appendDrawn(group, drawn);
    svg.append(group);
  }
  const shown = new Map<Layer, string>();
  const groupOf = (layer: string) => svg.querySelector(`:scope > [data-layer="${layer}"]`) as SVGGElement;
  const furniture = ['furniture', 'key'].map(groupOf);
  host.append(svg, spoken);
  const matrix = () => svg.getScreenCTM() as DOMMatrix;
  let scale: number | null = null;
  const scaleNow = (): number => {
    if (scale === null) {
      const { a, b } = matrix();
      scale = Math.hypot(a, b);
    }
    return scale;
  };
  const toSheet = (left: number, top: number): SpotPoint => {
    const at = new DOMPoint(left, top).matrixTransform(matrix().inverse());
    return [at.x, at.y];
  };
  return {
    svg,
    put(layer, markup) {
      if ((shown.get(layer) ?? '') === markup) return;
      shown.set(layer, markup);
      const next = svgElement('g', {});
      appendDrawn(next, markup);
      morphdom(groupOf(layer), next, { childrenOnly: true, getNodeKey: keyOf });
    },
    say(text) {
      spoken.textContent = text;
    },
    scale: scaleNow,
    rescaled() {
      scale = null;
      for (const group of furniture) group.style.display = scaleNow() < LEGIBLE ? 'none' : '';
    },
    toSheet,
    toScreen(left, top) {
      const at = new DOMPoint(left, top).matrixTransform(matrix());
      return [at.x, at.y];
    },
    middle() {
      const { left, top, width: across, height: down } = host.getBoundingClientRect();
      return toSheet(left + across / 2, top + down / 2);
    },
    screenBox: (layer) => groupOf(layer).getBoundingClientRect(),
    destroy() {
      svg.remove();
      spoken.remove();
    },
  };
}

// Seas and neighbours run on beyond the sheet, and the element that holds a board may be wider or higher than
// it.
function clipped({ box: { x, y, width, height } }: Still, drawn: string): SVGSVGElement {
  const [left, top, across, down] = [x, y, width, height].map(String);
  const sheet = svgElement('svg', {
    ...{ x: left, y: top, width: across, height: down, overflow: 'hidden' },
    viewBox: `${x} ${y} ${width} ${height}`,
  });
  appendDrawn(sheet, drawn);
  return sheet;
}

// Pieces keep their element while they are there: a segment, a train, the track of a seat.
function keyOf(node: Node): string | undefined {
  if (!(node instanceof Element)) return undefined;
  const named = ['segment', 'line', 'hex', 'hexside', 'train', 'seat'].map((name) => {
    const value = node.getAttribute(`data-${name}`);
    return value === null ? '' : `${name}${value}`;
  });
  const key = named.join('');
  // A place may stand out in two ways, and morphdom forgets one of two that have the same key.
  return key === '' ? undefined : `${node.nodeName}${key}${node.getAttribute('data-as') ?? ''}`;
}
