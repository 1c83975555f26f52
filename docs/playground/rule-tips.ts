// Rules in words: whatever carries `data-rule` shows the text of its rule when a pointer rests on it, a finger rests on it, or it
// has the focus.

import { get } from './dom.js';

const LONG_PRESS = 450;
// Milliseconds after which a pointer rests: whoever passes by wants to read nothing.
const REST = 350;

// Without marks of the page of rules, and without the numbers of its reasons.
const plain = (text: string) => text.replaceAll('**', '').replace(/ \(rulings? [^)]*\)/g, '');

/** Lets rules be read all over the page; `textOf` knows those of the game that is shown. */
export function showRules(textOf: (rule: string) => string | undefined): void {
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
    if (known.length === 0) return hide();
    tip.textContent = known.join('\n');
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
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rule]') : null;

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
    if (target?.matches('button.rule') === true) show(target);
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
}
