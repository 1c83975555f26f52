// A train runs along the way it came by to where it stands now.

import type { Motion } from '../../core/title/picture.js';

// Milliseconds a step, and at most for a whole way.
const STEP = 90;
const MOST = 900;

/** Lets a piece run along its way; at once there for people who asked for less motion. */
export function animate(svg: SVGSVGElement, { seat, train, path }: Motion): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = '[data-layer="trains"]';
  const piece = svg.querySelector(`${layer} [data-seat="${seat}"][data-train="${train}"]`);
  const last = path[path.length - 1];
  const keyframes = path.map(([x, y]) => ({ transform: `translate(${x - last[0]}px, ${y - last[1]}px)` }));
  piece?.animate(keyframes, { duration: Math.min(MOST, STEP * path.length), easing: 'ease-in-out' });
}
