// One screen for several people: before it shows what only one of them may see, it is handed over.

import type { TableShown } from 'railhead/table';
import { get, h } from './dom.js';
import { say } from './language.js';

/** Asks for the screen to be handed over; null where it need not be. */
export function handOver(wanted: TableShown['handOver']): void {
  const dialog = get<HTMLDialogElement>('hand-over');
  if (wanted === null) {
    dialog.close();
    return;
  }
  const { name, take } = wanted;
  dialog.replaceChildren(
    h('h2', {}, say('{name}, it is your turn', { name })),
    h('p', {}, say('Hand the screen to {name}. Nobody else should look.', { name })),
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
      say('I am {name}', { name }),
    ),
  );
  if (!dialog.open) dialog.showModal();
}
