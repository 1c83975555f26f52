// Help and rules at the pointer. An element with `data-help` tells what now, what for and why not; one with
// `data-rule` tells its rule. Pointers, taps, long presses and keys ask for it.

import type { TableShown } from 'railhead/table';
import { get, h } from './dom.js';
import { say } from './language.js';

/** What help is asked about. */
export type Subject = Parameters<TableShown['help']>[0];
type Help = ReturnType<TableShown['help']>;

/** What an element says of itself in `data-help`. */
export const helpOn = (subject: Subject): string => JSON.stringify(subject);

/** What tips are asked of. */
export interface TipSource {
  /** The text of a rule of the game that is shown. */
  textOf(rule: string): string | undefined;
  /** What the page shows; null without a game. */
  shown(): TableShown | null;
}

// Sentences of a kind that are read at a glance.
const MOST = 4;

/** Help in sections; empty where it says nothing. */
function helpElements({ title, now, uses, refusals }: Help): readonly HTMLElement[] {
  const later = refusals.filter(({ isLater }) => isLater);
  const section = (head: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          h('p', { class: 'head' }, head),
          ...lines.slice(0, MOST).map((line) => h('p', {}, line)),
          ...(lines.length > MOST
            ? [h('p', {}, say('and {count} more', { count: lines.length - MOST }))]
            : []),
        ];
  const said = [
    ...section(
      'What now',
      now.map(({ label, leadsTo }) => `${label}. ${leadsTo}`.trim()),
    ),
    ...section(
      'What for',
      uses.map(({ text }) => text),
    ),
    // That another step or turn is open is said once.
    ...section(
      'Why not',
      [...refusals.filter(({ isLater }) => !isLater), ...later.slice(0, 1)].map(({ text }) => text),
    ),
  ];
  return said.length === 0 ? [] : [h('strong', {}, title), ...said];
}

const LONG_PRESS = 450;
// Milliseconds after which a pointer rests: whoever passes by wants to read nothing.
const REST = 350;

// Without marks of the page of rules, and without the numbers of its reasons.
const plain = (text: string) => text.replaceAll('**', '').replace(/ \(rulings? [^)]*\)/g, '');

/** Lets help and rules be read all over the page. Returns what shows help on the place that is pointed at. */
export function showTips({ textOf, shown }: TipSource): (place: TableShown['pointed']) => void {
  const tip = get('tip');
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
  };
  const show = (target: HTMLElement) => {
    const rules = (target.dataset['rule'] ?? '').split(' ');
    const known = rules.flatMap((rule) => {
      const text = textOf(rule);
      return text === undefined ? [] : [`${plain(text)} [${rule}]`];
    });
    const subject = target.dataset['help'];
    const help = subject === undefined ? undefined : shown()?.help(JSON.parse(subject) as Subject);
    put(target, [
      ...(help === undefined ? [] : helpElements(help)),
      ...known.map((text) => h('p', {}, text)),
    ]);
  };
  const put = (target: Element, children: readonly HTMLElement[]) => {
    if (children.length === 0) return hide();
    tip.replaceChildren(...children);
    tip.hidden = false;
    const { left, top, bottom } = target.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const beside = (target.closest('#turn, #side')?.getBoundingClientRect().left ?? 0) - width - 6;
    const below = bottom + 6 + height < innerHeight;
    // Beside a panel at the right nothing is covered that one is about to press.
    const [across, down] =
      beside >= 6
        ? [beside, Math.min(top, innerHeight - height - 6)]
        : [Math.min(left, innerWidth - width - 6), below ? bottom + 6 : top - height - 6];
    tip.style.left = `${Math.max(6, across)}px`;
    tip.style.top = `${Math.max(6, down)}px`;
  };
  const ruled = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-help], [data-rule]') : null;

  document.addEventListener('pointerover', (event) => {
    const target = ruled(event);
    hide();
    if (target !== null && event.pointerType !== 'touch') timer = window.setTimeout(show, REST, target);
  });
  document.addEventListener('pointerdown', (event) => {
    hide();
    const target = ruled(event);
    if (event.pointerType === 'touch' && target !== null) timer = window.setTimeout(show, LONG_PRESS, target);
  });
  document.addEventListener('click', (event) => {
    const target = ruled(event);
    // What proposes something is answered in the turn, which nothing should cover.
    if (target?.matches('button.line') === true && shown()?.propose != null) hide();
    else if (target?.matches('button.rule, button.line, .aboard') === true) show(target);
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => clearTimeout(timer));
  // The page moves the focus too, and only keys ask for a text with it.
  let isByKey = false;
  document.addEventListener('keydown', () => {
    isByKey = true;
  });
  document.addEventListener('pointerdown', () => {
    isByKey = false;
  });
  document.addEventListener('focusin', (event) => {
    const target = ruled(event);
    // Text that has the focus only for a moment asks for none.
    if (isByKey && target?.matches(':focus-visible:not([role="status"])') === true) show(target);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  let resting = 0;
  return (pointed) => {
    clearTimeout(resting);
    const mark = document.querySelector('[data-layer="pointed"]');
    if (pointed === null || mark === null) return hide();
    resting = window.setTimeout(() => {
      const help = shown()?.help({ place: pointed.place });
      if (help === undefined || shown()?.pointed !== pointed) return;
      get('pointed').textContent = help.text;
      put(mark, helpElements(help));
    }, REST);
  };
}
