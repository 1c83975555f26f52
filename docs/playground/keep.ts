// Keeps the game on the page after every action, so that a reload or another page loses nothing.

import type { Game } from './game.js';
import { keyOf, type SavedGame, saveGame, saveTimes } from './saved-games.js';

/** What becomes of keeping a game. */
export interface Keeping {
  /** It cannot be kept any more, and why, in words. */
  readonly onFault: (why: string) => void;
  /** How long each seat has thought; null until that is known. */
  readonly times: () => readonly number[] | null;
}

const ELSEWHERE =
  'This game goes on in another window. What you play here is not kept: close one of the two, or reload this one.';
const NO_ROOM =
  'This browser cannot keep the game. Remove old games on the start page, or save this one as a file.';

/**
 * Keeps a game from now on, until the function that is returned is called. Earlier actions are kept at once.
 *
 * @param game - The game.
 * @param keeping - Whom to tell where it cannot be kept.
 * @returns Stops it.
 */
export function keepGame(game: Game, { onFault, times }: Keeping): () => void {
  const { store, id } = game;
  // What the browser holds already; nothing before the first time.
  let kept: { readonly step: number; readonly length: number } | null = game.kept;
  // Of the last step, wherever somebody looks.
  let { round, winner } = game.kept ?? endOf(game);
  let isOn = true;
  const keep = () => {
    const { step, length } = store.getSnapshot();
    if (kept?.step !== step || kept.length !== length) trying(() => keepStep(step, length));
  };
  const keepTimes = () => {
    const now = times();
    if (isOn && now !== null) trying(() => saveTimes(id, now));
  };
  function keepStep(step: number, length: number): void {
    // A player who plays or takes back is at the end. Nothing before both places has changed.
    const from = kept === null ? 0 : step === length ? Math.min(kept.step, step) : length;
    if (step === length) ({ round, winner } = endOf(game));
    saveGame({ ...savedOf(game), round, winner }, from, (first) => store.played(first).actions);
    kept = { step, length };
    keepTimes();
  }
  function trying(saving: () => void): void {
    try {
      saving();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      stop();
      warnBeforeLeaving(true);
      onFault(NO_ROOM);
    }
  }
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== keyOf(id) || newValue === null) return;
    stop();
    onFault(ELSEWHERE);
  };
  const forget = store.subscribe(keep);
  addEventListener('storage', elsewhere);
  // Time has passed since the last action.
  addEventListener('pagehide', keepTimes);
  const stop = () => {
    isOn = false;
    forget();
    removeEventListener('storage', elsewhere);
    removeEventListener('pagehide', keepTimes);
    warnBeforeLeaving(false);
  };
  keep();
  return () => {
    keepTimes();
    stop();
  };
}

function savedOf(game: Game): Omit<SavedGame, 'round' | 'winner'> {
  const { id, ruleset, store, players, isOpen, own } = game;
  const { state, step, length, tentative } = store.getSnapshot();
  const { seatNames: names } = state.game as { readonly seatNames: readonly string[] };
  return {
    ...{ id, ruleset: ruleset.id, config: store.played(length).config, names, players, isOpen, own },
    ...{ step, length, tentative: tentative.length, isTour: game.tour !== null },
    at: Date.now(),
  };
}

function endOf({ store }: Game): Pick<SavedGame, 'round' | 'winner'> {
  const { round, outcome, game } = store.getSnapshot().state;
  return { round, winner: outcome === null ? null : game.seatNames[outcome.ranking[0].seat] };
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function warnBeforeLeaving(isWanted: boolean): void {
  if (isWanted) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}
