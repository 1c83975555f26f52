// A double click plays one thing: the second click at the same place is for the button of the first, or for
// nothing. The first may have put another button there.

/** Milliseconds within which two clicks are one, and pixels. */
const TIME = 450;
const NEAR = 8;

/** Keeps second clicks from buttons that were not there at the first. */
export function guardClicks(): void {
  let last: { readonly at: number; readonly x: number; readonly y: number; readonly on: Element | null } = {
    ...{ at: Number.NEGATIVE_INFINITY, x: 0, y: 0, on: null },
  };
  document.addEventListener(
    'click',
    (event) => {
      // Keys press what has the focus, wherever it is.
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const on = event.target.closest('button, summary, a');
      const isSecond = at - last.at < TIME && Math.hypot(x - last.x, y - last.y) < NEAR;
      // Undo answers every quick press: it is the same button, though another element.
      const isSame = on === last.on || (on?.id === 'undo' && last.on?.id === 'undo');
      const isOther = isSecond && on !== null && !isSame;
      last = { at, x, y, on: isOther ? last.on : on };
      if (!isOther) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
