// Where in the game one looks, and the record of it.

import type { GameRecord } from 'railhead/engine';
import { get } from './dom.js';
import type { Session } from './session.js';

/** Puts the slider where one looks. */
export function showHistory({ store }: Session): void {
  const { step, length } = store.getSnapshot();
  const cursor = get<HTMLInputElement>('cursor');
  Object.assign(cursor, { max: String(length), value: String(step) });
  cursor.setAttribute('aria-valuetext', `step ${step} of ${length}`);
  get('step').textContent = `${step} / ${length}`;
}

/** Lets people step through the game that is shown. */
export function listenToHistory(session: () => Session): void {
  const look = (to: (step: number) => number) => {
    const { store } = session();
    store.goTo(to(store.getSnapshot().step));
  };
  get('first').addEventListener('click', () => look(() => 0));
  get('back').addEventListener('click', () => look((step) => step - 1));
  get('forth').addEventListener('click', () => look((step) => step + 1));
  get('last').addEventListener('click', () => look(() => Number.MAX_SAFE_INTEGER));
  get('cursor').addEventListener('input', () => look(() => Number(get<HTMLInputElement>('cursor').value)));
}

/** Hands the record of a game out as a file. */
export function download(record: GameRecord): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `${record.ruleset}-${record.config.seed}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
