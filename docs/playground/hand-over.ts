// One screen for several people: before it shows what only one of them may see, it is handed over.

import type { TableShown } from 'railhead/table';
import { get, h } from './dom.js';

/** Asks for the screen to be handed over; null where it need not be. */
export function handOver(wanted: TableShown['handOver']): void {
  const dialog = get<HTMLDialogElement>('hand-over');
  if (wanted === null) {
    dialog.close();
    return;
  }
  const { name, take } = wanted;
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
          take();
        },
      },
      `I am ${name}`,
    ),
  );
  if (!dialog.open) dialog.showModal();
}
