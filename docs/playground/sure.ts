// A button for what cannot be undone: it is pressed twice, and says before the second time what it does.

import { h, type Props } from './dom.js';

/** What the button says and does. */
export interface Sure {
  readonly label: string;
  /** What it says once it was pressed. */
  readonly again: string;
  run(): void;
}

/** A button that asks; where something else gets the focus, it asks again. */
export function sureButton(props: Props, { label, again, run }: Sure): HTMLButtonElement {
  let isSure = false;
  const say = (sure: boolean) => {
    isSure = sure;
    button.textContent = sure ? again : label;
    button.classList.toggle('danger', sure);
    const { 'aria-label': name } = props;
    if (name !== undefined) button.setAttribute('aria-label', sure ? again : String(name));
  };
  const button = h(
    'button',
    {
      ...props,
      type: 'button',
      // The second click of a double click does not answer.
      onclick: ({ detail }: MouseEvent) => {
        if (isSure && detail < 2) run();
        else say(true);
      },
      onfocusout: () => say(false),
    },
    label,
  );
  return button;
}
