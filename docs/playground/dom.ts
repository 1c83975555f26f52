// Elements in few words, and panels that are made anew without anybody losing his place in them.

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
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

/** The element of the page with an id. */
export function get<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new RangeError(`the page has no #${id}`);
  return found as Kind;
}

/**
 * Fills a panel. Whoever had the focus on something with a `data-key` has it on its successor, what was unfolded stays so, and the
 * panel stays scrolled where it was.
 */
export function fill(host: HTMLElement, ...children: readonly Child[]): void {
  const { activeElement } = document;
  const key = host.contains(activeElement) ? keyOf(activeElement) : null;
  const open = new Set(
    [...host.querySelectorAll<HTMLElement>('details[open][data-key]')].map((one) => one.dataset['key']),
  );
  const { scrollTop } = host;
  host.replaceChildren(...children.filter((child) => child !== null && child !== false));
  for (const one of host.querySelectorAll<HTMLDetailsElement>('details[data-key]'))
    if (open.has(one.dataset['key'])) one.open = true;
  host.scrollTop = scrollTop;
  if (key === null) return;
  const same = host.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  const next = same ?? host.querySelector<HTMLElement>('button:not(:disabled), summary, [tabindex]');
  next?.focus({ preventScroll: true });
}

const keyOf = (element: Element | null) => element?.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '';
