// Where in the game one looks, and the record of it.

import type { GameRecord } from 'railhead/engine';
import type { TableShown } from 'railhead/table';
import { get } from './dom.js';
import { say } from './language.js';

type History = TableShown['history'];

/** Puts the slider where one looks. */
export function showHistory({ step, length, isWatching }: History): void {
  const cursor = get<HTMLInputElement>('cursor');
  Object.assign(cursor, { max: String(length), value: String(step) });
  cursor.setAttribute('aria-valuetext', say('step {step} of {length}', { step, length }));
  get('step').textContent = `${step} / ${length}`;
  get('autoplay').setAttribute('aria-pressed', String(isWatching));
}

/** Lets people step through the game that is shown. */
export function listenToHistory(history: () => History | null): void {
  const look = (to: (step: number) => number) => {
    const now = history();
    now?.goTo(to(now.step));
  };
  get('first').addEventListener('click', () => look(() => 0));
  get('back').addEventListener('click', () => look((step) => step - 1));
  get('forth').addEventListener('click', () => look((step) => step + 1));
  get('last').addEventListener('click', () => look(() => Number.MAX_SAFE_INTEGER));
  get('cursor').addEventListener('input', () => look(() => Number(get<HTMLInputElement>('cursor').value)));
  get('autoplay').addEventListener('click', () => {
    const now = history();
    if (now?.isWatching === true) now.stop();
    else now?.watch();
  });
}

/** Hands the record of a game out as a file. */
export function download(record: GameRecord): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `${record.ruleset}-${record.config.seed}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
