// One screen for several people: before it shows what only one of them may see, it is handed over.

import { get, h } from './dom.js';

/** Asks for the screen to be handed over, and calls back when it was. */
export function handOver(name: string, taken: () => void): void {
  const dialog = get<HTMLDialogElement>('hand-over');
  dialog.replaceChildren(
    h('h2', {}, `${name}, it is your turn`),
    h('p', {}, `Hand the screen to ${name}. Nobody else should look.`),
    h(
      'button',
      {
        type: 'button',
        class: 'main',
        id: 'take',
        onclick: () => {
          dialog.close();
          taken();
        },
      },
      `I am ${name}`,
    ),
  );
  if (!dialog.open) dialog.showModal();
}
