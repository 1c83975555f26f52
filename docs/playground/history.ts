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
  get('autoplay').addEventListener('click', () => {
    const { step, length } = session().store.getSnapshot();
    if (isWatching()) stopWatching();
    else watch(session(), step === length ? 0 : step);
  });
}

// Milliseconds for a step where bots take none.
const QUICKEST = 40;

let watching = 0;
const isWatching = () => get('autoplay').getAttribute('aria-pressed') === 'true';

/**
 * Shows a game from a step on, one step after another, until its end or until somebody stops it or looks
 * elsewhere.
 */
export function watch({ store }: Session, from: number): void {
  clearTimeout(watching);
  store.goTo(from);
  get('autoplay').setAttribute('aria-pressed', 'true');
  const go = () => {
    const pace = Math.max(QUICKEST, Number(get<HTMLSelectElement>('pace').value));
    watching = window.setTimeout(() => {
      const { step, length } = store.getSnapshot();
      if (step !== shown || step === length) return stopWatching();
      shown = step + 1;
      store.goTo(shown);
      if (shown === length) stopWatching();
      else go();
    }, pace);
  };
  let shown = store.getSnapshot().step;
  go();
}

/** Shows no further steps by itself. */
export function stopWatching(): void {
  clearTimeout(watching);
  get('autoplay').setAttribute('aria-pressed', 'false');
}

/** Hands the record of a game out as a file. */
export function download(record: GameRecord): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `${record.ruleset}-${record.config.seed}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
