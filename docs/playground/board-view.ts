// The board on the page: the picture, what may be clicked on it, and which refused action one points at.

import type { GameAction } from 'railhead/engine';
import type { Spot } from 'railhead/render';

const SVG = 'http://www.w3.org/2000/svg';
// Pixels of the picture within which something is pointed at.
const REACH = 16;

/** Something that can be pointed at. */
export interface Target {
  readonly action: GameAction;
  readonly spot: Spot;
}

/** What a board view shows and tells. */
export interface BoardView {
  /** Draws a picture, with what may be clicked on it; `attempts` are asked only when the pointer rests on none of them. */
  show(picture: string, legal: readonly Target[], attempts: () => readonly Target[]): void;
  /** Marks a spot; null: none. */
  mark(spot: Spot | null): void;
  zoom(factor: number): void;
}

/** Makes the view in an element. `choose` is called with a clicked action, `ask` with one that is pointed at, or null. */
export function createBoardView(
  host: HTMLElement,
  choose: (action: GameAction) => void,
  ask: (attempt: GameAction | null) => void,
): BoardView {
  let factor = 1;
  let shown: { legal: readonly Target[]; attempts: () => readonly Target[] } = {
    legal: [],
    attempts: () => [],
  };
  let known: readonly Target[] | null = null;

  const svgOf = () => host.querySelector('svg');
  const resize = () => svgOf()?.style.setProperty('width', `${100 * factor}%`);

  const pointed = (event: MouseEvent): { target: Target; isLegal: boolean } | null => {
    const matrix = svgOf()?.getScreenCTM();
    if (matrix === null || matrix === undefined) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const legal = nearest(shown.legal, x, y);
    if (legal !== null) return { target: legal, isLegal: true };
    known ??= shown.attempts();
    const other = nearest(known, x, y);
    return other === null ? null : { target: other, isLegal: false };
  };

  host.addEventListener('click', (event) => {
    const found = pointed(event);
    if (found?.isLegal === true) choose(found.target.action);
  });
  host.addEventListener('pointermove', (event) => {
    const found = pointed(event);
    host.querySelector('.refused')?.remove();
    if (found !== null && !found.isLegal) svgOf()?.append(shape(found.target.spot, 'refused', 4));
    ask(found === null ? null : found.target.action);
  });
  host.addEventListener('pointerleave', () => ask(null));

  return {
    show(picture, legal, attempts) {
      shown = { legal, attempts };
      known = null;
      host.innerHTML = picture;
      const svg = svgOf();
      svg?.removeAttribute('height');
      svg?.setAttribute('aria-hidden', 'true');
      const layer = document.createElementNS(SVG, 'g');
      for (const { spot } of legal) layer.append(shape(spot, 'spot', 7));
      svg?.append(layer);
      resize();
    },
    mark(spot) {
      host.querySelector('.marked')?.remove();
      if (spot !== null) svgOf()?.append(shape(spot, 'marked', 12));
    },
    zoom(next) {
      factor = next;
      resize();
    },
  };
}

function shape(spot: Spot, name: string, width: number): SVGElement {
  const [[x1, y1], end] = spot;
  const element = document.createElementNS(SVG, end === undefined ? 'circle' : 'line');
  const attributes =
    end === undefined
      ? { cx: x1, cy: y1, r: 9 }
      : { x1, y1, x2: end[0], y2: end[1], 'stroke-width': width, 'stroke-linecap': 'round' };
  for (const [key, value] of Object.entries({ ...attributes, class: name }))
    element.setAttribute(key, String(value));
  return element;
}

// The target nearest to a point, if any is near. Of two directions along one line the first wins.
function nearest(targets: readonly Target[], x: number, y: number): Target | null {
  let best: Target | null = null;
  let least = REACH;
  for (const target of targets) {
    const distance = distanceTo(target.spot, x, y);
    if (distance < least) {
      best = target;
      least = distance;
    }
  }
  return best;
}

function distanceTo([[x1, y1], end]: Spot, x: number, y: number): number {
  if (end === undefined) return Math.hypot(x - x1, y - y1);
  const [dx, dy] = [end[0] - x1, end[1] - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
