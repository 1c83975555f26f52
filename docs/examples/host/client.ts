// What both pages need: requests to the host, elements, and the keys of this browser.

/** The part of a message that says why not. */
interface Refused {
  readonly refused?: string;
}

/** Asks the host, and returns its answer. Throws an error with the host's sentence where it refuses. */
export async function ask<Said = object>(
  path: string,
  { key, message }: { readonly key?: string | null; readonly message?: object } = {},
): Promise<Said> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const sent = message !== undefined && { method: 'POST', body: JSON.stringify(message) };
  const answered = await fetch(path, { headers, ...sent }).catch(() => {
    throw new Error('the host does not answer');
  });
  const said = (await answered
    .json()
    .catch(() => ({ refused: `the host answers ${answered.status}` }))) as Said & Refused;
  if (!answered.ok) throw new Error(said.refused);
  return said;
}

/** Finds an element of the page. */
export const at = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

/** Makes an element. A name stays text, also where it looks like HTML. */
export function made(name: string, text: string, ...children: readonly Node[]): HTMLElement {
  const element = Object.assign(document.createElement(name), { textContent: text });
  element.append(...children);
  return element;
}

/** Makes a button. */
export function buttonOf(label: string, does: () => void): HTMLElement {
  const button = Object.assign(made('button', label), { type: 'button' });
  button.onclick = does;
  return button;
}

/** Fills a list. A button that says the same as before keeps its focus. */
export function fill(id: string, elements: readonly HTMLElement[]): void {
  const list = at(id);
  const focused = list.contains(document.activeElement) ? document.activeElement?.textContent : null;
  list.replaceChildren(...elements);
  [...list.querySelectorAll('button')].find(({ textContent }) => textContent === focused)?.focus();
}

/** Fills a list that is looked at again and again, unless it says the same already. */
export function refill(id: string, elements: readonly HTMLElement[]): void {
  const now = [...at(id).children];
  const isSame = now.length === elements.length && elements.every((one, n) => one.isEqualNode(now[n]));
  if (!isSame) fill(id, elements);
}

const say = (text: string) => {
  for (const place of document.querySelectorAll('.refused')) place.textContent = text;
};

/** Does what a button is for, and shows why the host refuses it. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  say('');
  await work().catch(({ message }: Error) => say(message));
}

/**
 * Looks at the host again and again. Shows why that fails until it succeeds, and else leaves the page alone.
 */
export async function follow(look: () => Promise<boolean>, every: number): Promise<void> {
  for (let amiss = '', isDone = false; !isDone; ) {
    const before = amiss;
    amiss = '';
    isDone = await look().catch(({ message }: Error) => {
      amiss = message;
      return false;
    });
    if (amiss !== before) say(amiss);
    if (!isDone) await new Promise((resolve) => setTimeout(resolve, every));
  }
}

const KEYS = 'railhead/keys';
const keys = (): Record<string, string> => JSON.parse(localStorage.getItem(KEYS) ?? '{}');

/** The key of this browser for a match; null without one. */
export const keyOf = (id: string): string | null => (Object.hasOwn(keys(), id) ? keys()[id] : null);

/** Keeps the key for a match. */
export function keepKey(id: string, key: string): void {
  localStorage.setItem(KEYS, JSON.stringify({ ...keys(), [id]: key }));
}
