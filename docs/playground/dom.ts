// Elements in few words, and panels that are made anew without anybody losing his place in them.

import { say } from './language.js';

/** What an element is given: attributes, `on…` functions; null, undefined and false are left out, true is an empty attribute. */
export type Props = Readonly<Record<string, string | number | boolean | null | undefined | Listener>>;
type Listener = (event: never) => void;
export type Child = Node | string | null | false;

/** An element: `h('button', { class: 'main', onclick: go }, 'Go')`. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== null && value !== undefined && value !== false) {
      // A page may forbid styles as text.
      if (name === 'style') element.style.cssText = String(value);
      else
        element.setAttribute(
          name,
          name === 'aria-label' || name === 'title' ? say(String(value)) : String(value),
        );
    }
  }
  for (const child of children)
    if (child !== null && child !== false) element.append(typeof child === 'string' ? say(child) : child);
  return element;
}

/** The element of the page with an id. */
export function get<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new RangeError(`the page has no #${id}`);
  return found as Kind;
}

// How far elements are scrolled, noted when they are: to ask an element makes the browser lay out the page.
const scrolled = new WeakMap<EventTarget, number>();
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof HTMLElement) scrolled.set(target, target.scrollTop);
  },
  { capture: true, passive: true },
);

/**
 * Fills a panel. Elements that were there already are left alone; of those that are made anew, what was unfolded stays so, and the panel
 * stays scrolled where it was.
 */
export function fill(host: HTMLElement, ...children: readonly Child[]): void {
  const next = children.filter((child) => child !== null && child !== false);
  const kept = new Set<unknown>(next);
  const open = new Set(
    [...host.querySelectorAll<HTMLElement>('details[open][data-key]')].map((one) => one.dataset['key']),
  );
  const top = scrolled.get(host) ?? 0;
  for (const old of [...host.childNodes]) if (!kept.has(old)) old.remove();
  for (const [at, child] of next.entries())
    if (host.childNodes[at] !== child)
      host.insertBefore(
        typeof child === 'string' ? document.createTextNode(child) : child,
        host.childNodes[at] ?? null,
      );
  for (const one of host.querySelectorAll<HTMLDetailsElement>('details[data-key]:not([open])'))
    if (open.has(one.dataset['key'])) one.open = true;
  if (top > 0) host.scrollTop = top;
}

/**
 * Fills panels so that whoever had the focus on something with a `data-key` in one of them has it on its successor. The focus is taken
 * away before anything changes and given back at the end: both make the browser lay out the page.
 */
export function keepFocus(panels: readonly HTMLElement[], filling: () => void): void {
  const { activeElement: focused } = document;
  const panel = panels.find((one) => one !== focused && one.contains(focused));
  if (panel === undefined || !(focused instanceof HTMLElement)) {
    filling();
    return;
  }
  const key = focused.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '';
  focused.blur();
  filling();
  const same = panel.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  // Where what had the focus is gone, text comes first: nobody presses a button that they did not choose.
  const next =
    same ?? panel.querySelector<HTMLElement>('[role="status"], button:not(:disabled), summary, [tabindex]');
  next?.focus({ preventScroll: true });
}

/** Keeps what was made of a value for the next time that an equal one is shown; what was not asked for in between is forgotten. */
export function createKeeper<Made>(): { begin(): void; of(value: unknown, make: () => Made): Made } {
  let before = new Map<string, Made>();
  let now = new Map<string, Made>();
  return {
    begin() {
      before = now;
      now = new Map();
    },
    of(value, make) {
      const key = JSON.stringify(value);
      const made = before.get(key) ?? make();
      now.set(key, made);
      return made;
    },
  };
}
