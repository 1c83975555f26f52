// Rules in words: whatever carries `data-rule` shows the text of its rule when a pointer rests on it, a finger rests on it, or it
// has the focus.

import { get } from './dom.js';

const LONG_PRESS = 450;

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
      return text === undefined ? [] : [`${text} [${rule}]`];
    });
    if (known.length === 0) return hide();
    tip.textContent = known.join('\n');
    tip.hidden = false;
    const { left, top, bottom } = target.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const below = bottom + 6 + height < innerHeight;
    tip.style.left = `${Math.max(6, Math.min(left, innerWidth - width - 6))}px`;
    tip.style.top = `${below ? bottom + 6 : Math.max(6, top - height - 6)}px`;
  };
  const ruled = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rule]') : null;

  document.addEventListener('pointerover', (event) => {
    const target = ruled(event);
    if (target === null) hide();
    else if (event.pointerType !== 'touch') show(target);
  });
  document.addEventListener('pointerdown', (event) => {
    hide();
    const target = ruled(event);
    if (event.pointerType === 'touch' && target !== null) timer = window.setTimeout(show, LONG_PRESS, target);
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => clearTimeout(timer));
  document.addEventListener('focusin', (event) => {
    const target = ruled(event);
    if (target?.matches(':focus-visible') === true) show(target);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}
