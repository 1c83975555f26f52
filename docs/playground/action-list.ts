// The list of actions, kind by kind. It is made anew after every step; whoever plays by keyboard stays where he was in it,
// and what he has folded or unfolded stays so.

import type { GameAction } from 'railhead/engine';

// Longer lists are folded until somebody unfolds them; of endless ones the first are shown.
const FOLDED_FROM = 13;
const MOST = 400;

/** A kind of action with its instances. */
export interface ActionKind {
  readonly type: string;
  readonly title: string;
  readonly actions: readonly GameAction[];
}

/** Keeps the list of an element. */
export interface ActionList {
  /** Shows kinds of action, and other parts above and below them. */
  show(kinds: readonly ActionKind[], parts: { before: readonly Element[]; after: readonly Element[] }): void;
}

/** What the list asks and tells the page. */
export interface ActionListPage {
  /** An action was pressed. */
  choose(action: GameAction): void;
  /** An action is pointed at or has the focus; null: no longer. */
  point(action: GameAction | null): void;
  /** The text of an action. */
  nameOf(action: GameAction): string;
  /** Where it happens or which card it is about, where there is something to say. */
  placeOf(action: GameAction): string | null;
}

/** Makes the list in an element. */
export function createActionList(
  host: HTMLElement,
  { choose, point, nameOf, placeOf }: ActionListPage,
): ActionList {
  const unfolded = new Map<string, boolean>();
  // The kind that had the focus when the list was last made anew; null when the focus was elsewhere.
  let focused: string | null = null;

  const sectionOf = ({ type, title, actions }: ActionKind): HTMLElement => {
    const details = document.createElement('details');
    details.dataset.kind = type;
    details.open = unfolded.get(type) ?? actions.length < FOLDED_FROM;
    const summary = document.createElement('summary');
    summary.textContent = `${title} (${actions.length})`;
    summary.addEventListener('click', () => unfolded.set(type, !details.open));
    const buttons = actions.slice(0, MOST).map((action) => {
      const item = button(nameOf(action), () => choose(action));
      item.dataset.type = type;
      const place = placeOf(action);
      if (place !== null)
        item.append(' ', Object.assign(document.createElement('small'), { textContent: place }));
      for (const event of ['pointerenter', 'focus']) item.addEventListener(event, () => point(action));
      for (const event of ['pointerleave', 'blur']) item.addEventListener(event, () => point(null));
      return item;
    });
    details.append(summary, list(buttons));
    return details;
  };

  const noteFocus = () => {
    const { activeElement } = document;
    if (host.contains(activeElement))
      focused = activeElement?.closest<HTMLElement>('[data-kind]')?.dataset.kind ?? '';
    else if (activeElement !== document.body) focused = null;
  };
  const restoreFocus = () => {
    if (focused === null || document.activeElement !== document.body) return;
    const same = host.querySelector<HTMLDetailsElement>(`[data-kind="${focused}"]`);
    const kind = same ?? host.querySelector<HTMLDetailsElement>('[data-kind]');
    const target = kind?.querySelector<HTMLElement>(kind.open ? 'button' : 'summary');
    target?.focus({ preventScroll: true });
  };

  return {
    show(kinds, { before, after }) {
      noteFocus();
      host.replaceChildren(...before, ...kinds.map(sectionOf), ...after);
      restoreFocus();
    },
  };
}

/** A button with a text. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', press);
  return element;
}

/** A list of elements. */
export function list(items: readonly Element[]): HTMLUListElement {
  const element = document.createElement('ul');
  for (const item of items) {
    const entry = document.createElement('li');
    entry.append(item);
    element.append(entry);
  }
  return element;
}
