// A line of play that a bot has in mind: its own, and good for one seat of one game.

import type { GameAction } from '../../core/engine/index.js';
import type { Choice } from './bot.js';

/** What a bot means to play next. */
export interface PlannedLine {
  /** The next action of the line; null if there is none, somebody came between, or the rules refuse it. */
  next(choice: Choice): GameAction | null;
  /** Takes up a line and returns its first action; null, and no line, if the rules refuse it. */
  begin(choice: Choice, actions: readonly GameAction[]): GameAction | null;
  /** Forgets the line. */
  drop(): void;
}

/** A line with nothing in it. */
export function createLine(): PlannedLine {
  let rest: readonly GameAction[] = [];
  let expectedStep = -1;
  let kind = '';
  const line: PlannedLine = {
    next(choice) {
      const isExpected = choice.view.step === expectedStep && choice.decision.kind === kind;
      return line.begin(choice, isExpected ? rest : []);
    },
    begin({ game, view, decision }, actions) {
      const [action] = actions;
      if (action === undefined || game.checkAction(action) !== null) {
        line.drop();
        return null;
      }
      rest = actions.slice(1);
      expectedStep = view.step + 1;
      kind = decision.kind;
      return action;
    },
    drop() {
      rest = [];
    },
  };
  return line;
}
