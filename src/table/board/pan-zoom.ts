// The visible part of the board: dragged, pinched, scrolled with the wheel.

/*! With @panzoom/panzoom, copyright Timmy Willison and other contributors, MIT licence. */
import createPanzoom from '@panzoom/panzoom';
import type { SpotPoint } from '../../core/map/spot.js';

/** Moves and scales a picture in its element. */
export interface PanZoom {
  fit(): void;
  by(factor: number): void;
  /** Scales by a factor about a point of the screen. */
  to(point: SpotPoint, factor: number): void;
  /** Moves until a box of the screen is seen. */
  show(box: DOMRect): void;
  destroy(): void;
}

const MOST = 16;
// Pixels that something shown keeps from the edge.
const EDGE = 40;

/** Lets people move and scale a picture. */
export function createPanZoom(host: HTMLElement, svg: SVGSVGElement): PanZoom {
  const panzoom = createPanzoom(svg, {
    minScale: 1,
    maxScale: MOST,
    contain: 'outside',
    cursor: 'default',
    // Left to bubble: without a drag it is a tap.
    handleStartEvent: (event: Event) => event.preventDefault(),
  });
  const wheel = (event: WheelEvent) => void panzoom.zoomWithWheel(event);
  host.addEventListener('wheel', wheel, { passive: false });
  const to = ([clientX, clientY]: SpotPoint, factor: number) =>
    void panzoom.zoomToPoint(panzoom.getScale() * factor, { clientX, clientY });
  return {
    fit: () => void panzoom.reset({ animate: false }),
    by(factor) {
      const { left, top, width, height } = host.getBoundingClientRect();
      to([left + width / 2, top + height / 2], factor);
    },
    to,
    show({ left, right, top, bottom }) {
      const seen = host.getBoundingClientRect();
      const shift = (from: number, until: number, first: number, last: number) =>
        from < first + EDGE ? first + EDGE - from : until > last - EDGE ? last - EDGE - until : 0;
      const across = shift(left, right, seen.left, seen.right);
      const down = shift(top, bottom, seen.top, seen.bottom);
      const scale = panzoom.getScale();
      if (across !== 0 || down !== 0) panzoom.pan(across / scale, down / scale, { relative: true });
    },
    destroy() {
      host.removeEventListener('wheel', wheel);
      panzoom.destroy();
    },
  };
}
