// A game that goes on action by action and writes down what happens, and a game of given actions.

import {
  type AnyEngine,
  type AnyRuleset,
  type Envelope,
  type GameAction,
  type GameEvent,
  type Rejection,
  UnknownRulesetError,
} from '../core/engine/index.js';
import type { History } from './law.js';
import type { GameText } from './playthrough.js';
import { startOf } from './position.js';

/** A game that goes on when told to. */
export interface RunningGame {
  readonly ruleset: AnyRuleset;
  readonly history: History;
  /** How many actions had been played when the game was taken up. */
  readonly from: number;
  /** The action on which `advance` threw; null if it did not come to try one. */
  tried(): GameAction | null;
  /** Plays an action; false if the game is over, has its steps or lacks one. Throws as the engine does. */
  advance(): boolean;
}

/**
 * A game of these actions: the legal ones are played in turn, and the rest, also what is not an action of the
 * title, is skipped. If `begun` holds the first of them, the game continues behind it.
 */
export function scriptedGame(engine: AnyEngine, game: GameText, begun?: History): RunningGame {
  const running = begun === undefined ? gameFrom(engine, game) : gameAfter(engine, begun);
  const wanted = game.actions.slice(running.from).values();
  const advance = (): boolean => {
    for (const action of wanted) if (running.play(action) === null) return true;
    return false;
  };
  return { ...running, advance };
}

/** A game at its start, with functions that play and write down an action and that take actions back. */
export function gameFrom(engine: AnyEngine, { ruleset, config, position }: Omit<GameText, 'actions'>) {
  findRuleset(engine, ruleset);
  const start = { ruleset, config, ...(position && { position }) };
  const { state, events } = startOf(engine, start);
  return gameAfter(engine, { ...start, actions: [], states: [state], events: [events] });
}

/** As {@link gameFrom}, for a game that has been played so far. */
export function gameAfter(engine: AnyEngine, begun: History) {
  const ruleset = findRuleset(engine, begun.ruleset);
  const setting = engine.settingOf(begun.states[0]);
  const actions: GameAction[] = [...begun.actions];
  const states: Envelope[] = [...begun.states];
  const events: (readonly GameEvent[])[] = [...begun.events];
  let tried: GameAction | null = null;
  const play = (action: GameAction): Rejection | null => {
    tried = action;
    const result = engine.tryAction(states[states.length - 1], action);
    if (!result.ok) return result.rejection;
    actions.push(result.action);
    states.push(result.state);
    events.push(result.events);
    tried = null;
    return null;
  };
  const history: History = { ...begun, actions, states, events };
  const takeBackTo = (length: number): void => {
    actions.length = length;
    states.length = length + 1;
    events.length = length + 1;
  };
  const from = actions.length;
  return { ruleset, setting, history, from, play, takeBackTo, tried: () => tried };
}

/** The ruleset of that id; throws `UnknownRulesetError` when the engine lacks it. */
export function findRuleset(engine: AnyEngine, rulesetId: string): AnyRuleset {
  const ruleset = engine.rulesets.find(({ id }) => id === rulesetId);
  if (ruleset === undefined)
    throw new UnknownRulesetError(
      rulesetId,
      engine.rulesets.map(({ id }) => id),
    );
  return ruleset;
}

/** A game up to an action. */
export const upTo = ({ actions, states, events, ...game }: History, length: number): History => ({
  ...game,
  actions: actions.slice(0, length),
  states: states.slice(0, length + 1),
  events: events.slice(0, length + 1),
});
