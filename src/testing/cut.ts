// Cutting a game short: candidates that are the same game with a stretch of its actions left out. What follows a cut is
// played as far as it is still legal, so that a long game in which something went wrong shrinks to the few actions that
// it takes.

import type { AnyEngine, Envelope, GameAction, GameConfig, GameEvent } from '../engine/index.js';
import type { History } from './law.js';
import { isPlayable } from './options.js';
import type { PlayedGame } from './playthrough.js';

/**
 * Plays those actions of a list that are legal when their turn comes, and passes over the rest. With `alike`, an action
 * that is refused gives way to the first listed one of its kind and seat. Throws what the engine throws for a config that
 * it refuses, and a `Fault` if it meets one.
 */
export function playLegal(
  engine: AnyEngine,
  { ruleset, config, actions: wanted }: PlayedGame,
  { alike = false }: { readonly alike?: boolean } = {},
): History {
  const start = engine.startGame(ruleset, config);
  const actions: GameAction[] = [];
  const states: Envelope[] = [start.state];
  const events: (readonly GameEvent[])[] = [start.events];
  const play = (action: GameAction | undefined): boolean => {
    const result = action && engine.tryAction(states[states.length - 1], action);
    if (!action || !result?.ok) return false;
    actions.push(action);
    states.push(result.state);
    events.push(result.events);
    return true;
  };
  const listedLike = ({ type, seat }: GameAction) =>
    [...engine.legalActions(states[states.length - 1])].find((one) => one.type === type && one.seat === seat);
  for (const action of wanted) {
    if (!play(action) && alike) play(listedLike(action));
  }
  return { ruleset, config, actions, states, events };
}

/**
 * Shorter games made of a game, boldest first: without any action, then without one stretch after another from the end,
 * halves, quarters and so on down to single actions; and the game under plainer configs, with one option less or a seat
 * less and actions alike. Every candidate has fewer actions or a plainer config, so cutting ends.
 */
export function* cutsOf(engine: AnyEngine, game: PlayedGame): IterableIterator<History> {
  const { ruleset, config, actions } = game;
  const count = actions.length;
  for (let size = count; size >= 1; size = Math.floor(size / 2)) {
    for (let end = count; end >= size; end -= size)
      yield playLegal(engine, { ...game, actions: [...actions.slice(0, end - size), ...actions.slice(end)] });
  }
  for (const plainer of plainerConfigs(engine, ruleset, config))
    yield playLegal(engine, { ...game, config: plainer }, { alike: true });
}

function* plainerConfigs(engine: AnyEngine, ruleset: string, config: GameConfig<object>) {
  const options = Object.entries(config.options ?? {});
  const plainer = options.map(([left]): GameConfig<object> => {
    const rest = Object.fromEntries(options.filter(([name]) => name !== left));
    return { ...config, options: rest };
  });
  const { seats } = config;
  if (typeof seats === 'number') plainer.push({ ...config, seats: seats - 1 });
  for (const one of plainer) if (isPlayable(engine, ruleset, one)) yield one;
}
