// The boards of the site that live: a title's board to pan, zoom and walk over by keyboard, or a game of bots
// on it. One module for all pages; a title is loaded when its board is.

import {
  type Action,
  applyAction,
  createGame,
  createRandom,
  decisions,
  describe,
  outcome,
  type RulesetId,
  type State,
  suggest,
  tryAction,
} from 'railhead';
import { createBoard } from 'railhead/table';
import { titles } from 'railhead/titles';

/** A board on a page of the site. */
export interface LiveBoard {
  /** Plays the next action of the game, and says which it was. */
  step(): string;
  /** Takes the board off the page. */
  destroy(): void;
}

// After this many actions a new game begins, before the board fills up.
const MOST = 900;
// The bots play this many actions before the board is shown.
const HEAD_START = 150;

/** Mounts a title's bare board, or, where it `plays`, that of a game between three bots. */
export async function mountLive(
  element: HTMLElement,
  id: RulesetId,
  label: string,
  plays: boolean,
): Promise<LiveBoard> {
  const { ruleset, picture } = titles[id];
  const random = createRandom('site');
  const board = ruleset.board();
  const mounted = createBoard(element, {
    picture: await picture(),
    board,
    label,
    drawing: { furniture: !plays },
  });
  let state: State | null = null;
  let line: readonly Action[] = [];
  const next = (): { readonly now: State; readonly action: Action } => {
    let now = state;
    if (now === null || now.step >= MOST || outcome(now) !== null) {
      now = createGame(id, { seats: ['Ann', 'Ben', 'Cho'], seed: 7 }) as State;
      line = [];
    }
    if (line.length === 0) line = suggest(now, decisions(now)[0], random) as readonly Action[];
    const [action, ...rest] = line;
    line = rest;
    return { now, action };
  };
  if (plays) {
    for (let played = 0; played < HEAD_START; played++) {
      const { now, action } = next();
      state = applyAction(now, action as never) as State;
    }
    mounted.show(state as never);
  }
  return {
    step() {
      const { now, action } = next();
      const result = tryAction(now, action as never);
      if (!result.ok) throw new Error(`the bots' own action is refused: ${result.rejection.code}`);
      state = result.state as State;
      mounted.show(state as never, result.events as never);
      return describe(now, action);
    },
    destroy: () => mounted.destroy(),
  };
}
