// A session that is stepped through by itself, for people who watch a game.

import type { Session } from './session.js';

/** Steps through a session. */
export interface Autoplay {
  /** Whether it goes on by itself now. */
  isOn(): boolean;
  /** Goes on from a step; unless given, from where one looks, or from the beginning if that is the end. */
  start(from?: number): void;
  /** Stays where it is. */
  stop(): void;
}

// Milliseconds for a step, however little is asked for: less nobody sees.
const QUICKEST = 40;

/** Has a session show one step after another, until its end or until somebody looks elsewhere. */
export function createAutoplay(
  { getSnapshot, goTo }: Pick<Session, 'getSnapshot' | 'goTo'>,
  { delay, onStop }: { readonly delay: () => number; readonly onStop: () => void },
): Autoplay {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    onStop();
  };
  const goOn = (shown: number) => {
    timer = setTimeout(
      () => {
        const { step, length } = getSnapshot();
        if (step !== shown || step === length) return stop();
        // A listener of the step may stop it.
        const own = timer;
        goTo(step + 1);
        if (timer !== own) return;
        if (step + 1 === length) stop();
        else goOn(step + 1);
      },
      Math.max(QUICKEST, delay()),
    );
  };
  return {
    isOn: () => timer !== null,
    start(from) {
      const { step, length } = getSnapshot();
      stop();
      goOn(from ?? (step === length ? 0 : step));
      goTo(from ?? (step === length ? 0 : step));
    },
    stop,
  };
}
