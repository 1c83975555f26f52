// A game with its past: one steps through it, plays on at its end, or branches off in the middle.

import type { AnyEngine, Decision, Envelope, GameAction, GameConfig, GameRecord } from 'railhead/engine';

/** A game that is being played or watched. */
export interface Game {
  readonly engine: AnyEngine;
  readonly config: GameConfig<object>;
  readonly ruleset: string;
  /** The state after each action, the first one before any. */
  readonly states: Envelope[];
  readonly actions: GameAction[];
  /** Which state is looked at. */
  cursor: number;
}

/** Begins a game. Throws what the engine throws at a config it refuses. */
export function startGame(engine: AnyEngine, ruleset: string, config: GameConfig<object>): Game {
  return { engine, ruleset, config, states: [engine.createGame(ruleset, config)], actions: [], cursor: 0 };
}

/** Opens a record: every step of it can be looked at. Throws what the engine throws at one that was changed. */
export function openRecord(engine: AnyEngine, text: string): Game {
  const { record, actions } = engine.replay(text);
  const { ruleset, config, revision } = record;
  const game = startGame(engine, ruleset, { ...(config as GameConfig<object>), revision });
  for (const action of actions) play(game, action);
  return game;
}

/** The state that is looked at. */
export function present(game: Game): Envelope {
  return game.states[game.cursor];
}

/** Plays an action where one looks; what came later is gone. */
export function play(game: Game, action: GameAction): void {
  const next = game.engine.applyAction(present(game), action);
  game.states.length = game.cursor + 1;
  game.actions.length = game.cursor;
  game.states.push(next);
  game.actions.push(action);
  game.cursor++;
}

/** What the game waits for; decisions that may lapse stand behind. */
export function openDecisions(game: Game): readonly Decision[] {
  const open = game.engine.decisions(present(game));
  return [...open.filter(({ optional }) => !optional), ...open.filter(({ optional }) => optional)];
}

/** The game up to where one looks, as a record. */
export function recordOf(game: Game): GameRecord {
  return game.engine.record(game.ruleset, game.config, game.actions.slice(0, game.cursor));
}
