// What a pointer means: it rests somewhere, it leaves, or it taps; a drag means nothing.

/** Whom a pointer is told to, in pixels of the screen. */
export interface PointerListener {
  point(x: number, y: number): void;
  leave(): void;
  tap(x: number, y: number, isFinger: boolean): void;
}

// A pointer that went further between down and up has dragged the board.
const DRAG = 6;

/** Listens to the pointers over an element until the signal says stop. */
export function listenToPointer(
  host: HTMLElement,
  signal: AbortSignal,
  { point, leave, tap }: PointerListener,
): void {
  const down = new Map<number, { readonly x: number; readonly y: number }>();
  // Two fingers pinch; none of them taps.
  let pinches = false;
  host.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y }) => {
      down.set(pointerId, { x, y });
      pinches = down.size > 1;
    },
    { signal },
  );
  host.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'touch' && down.size === 0) point(clientX, clientY);
    },
    { signal },
  );
  host.addEventListener('pointerleave', leave, { signal });
  host.addEventListener('pointercancel', ({ pointerId }) => down.delete(pointerId), { signal });
  host.addEventListener(
    'pointerup',
    ({ pointerId, pointerType, button, clientX, clientY }) => {
      const from = down.get(pointerId);
      down.delete(pointerId);
      if (from === undefined || pinches || button !== 0) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) < DRAG)
        tap(clientX, clientY, pointerType === 'touch');
    },
    { signal },
  );
}
