// In the sidebar a heading that opens and closes is a button, and VitePress puts a second button, its caret,
// inside. A screen reader would name both, so the caret is made a mere sign.

/** Does so for what is on the page now. */
export function makeCaretsPlain(): void {
  for (const caret of document.querySelectorAll(
    '.VPSidebarItem .item[role="button"] > .caret[role="button"]',
  )) {
    for (const name of ['role', 'tabindex', 'aria-label']) caret.removeAttribute(name);
    caret.setAttribute('aria-hidden', 'true');
  }
}
