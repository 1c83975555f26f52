// The Monte Carlo bot: it imagines what it cannot see, tries what it could do in each such world, plays on at random for a
// while, and does what came out best. Its budget is a number of playouts, not a time, so the same game comes out alike
// everywhere.

import { type AnyEngine, createRandom, Fault, type GameAction } from '../engine/index.js';
import { createSimulator, type Simulator } from '../sim/index.js';
import type { Bot, BotFactory, Choice } from './bot.js';

/** How long and how wide a Monte Carlo bot searches. */
export interface MonteCarloOptions {
  /** Its name, by which tournaments call it and its generator is made; `monte-carlo` if left out. */
  readonly name?: string;
  /** Playouts for a decision; 48 if left out. */
  readonly playouts?: number;
  /** Actions of a playout, all seats together, before the position is judged as it stands; 60 if left out. */
  readonly steps?: number;
  /** Actions that are tried for a decision: the title's suggestion, and others at random; 8 if left out. */
  readonly arms?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: states and actions of whatever title
type AnySimulator = Simulator<any, any>;

/**
 * Makes a bot that searches over worlds that its view does not contradict (`determinize`). All candidates are tried in the
 * same worlds with the same luck. Where a playout is cut off, seats are compared by the ruleset's `standing`; without one
 * only finished playouts count.
 *
 * @example
 * playGame(engine, 'my-title', { config, bots: [monteCarloBot({ playouts: 100 }), greedyBot] });
 */
export function monteCarloBot(options: MonteCarloOptions = {}): BotFactory {
  const { name = 'monte-carlo', playouts = 48, steps = 60, arms = 8 } = options;
  return (): Bot => ({
    name,
    choose(choice) {
      const candidates = candidatesOf(choice, arms);
      if (candidates.length === 1) return candidates[0];
      const values = candidates.map(() => 0);
      const worlds = Math.max(1, Math.floor(playouts / candidates.length));
      for (let world = 0; world < worlds; world++) {
        const seed = choice.random.int(0, 0x7fff_ffff);
        const trunk = createSimulator(choice.engine, choice.engine.determinize(choice.view, seed) as never);
        candidates.forEach((action, arm) => {
          values[arm] += tryOut(choice, trunk.fork(), action, { seed, steps });
        });
      }
      return candidates[bestOf(values)];
    },
  });
}

// The suggestion comes first, so that it is what is played where nothing is better.
function candidatesOf({ engine, view, decision, random }: Choice, arms: number): readonly GameAction[] {
  const listed = [...engine.legalActions(view, decision.seat)];
  if (listed.length === 0)
    throw new Fault(`seat ${decision.seat} must decide ${decision.kind} and has no legal action`);
  const [suggested] = engine.suggest(view, decision, random);
  const isSound = suggested !== undefined && engine.checkAction(view, suggested) === null;
  const candidates: GameAction[] = isSound ? [suggested] : [];
  const key = JSON.stringify(suggested);
  const others = listed.filter((action) => JSON.stringify(action) !== key);
  while (candidates.length < arms && others.length > 0)
    candidates.push(...others.splice(random.int(0, others.length - 1), 1));
  return candidates;
}

// The first of the best.
function bestOf(values: readonly number[]): number {
  let best = 0;
  for (let arm = 1; arm < values.length; arm++) if (values[arm] > values[best]) best = arm;
  return best;
}

function tryOut(
  { engine, decision }: Choice,
  branch: AnySimulator,
  action: GameAction,
  { seed, steps }: { readonly seed: number; readonly steps: number },
): number {
  branch.apply(action);
  branch.playout({ random: createRandom(seed, 'playout'), maxActions: steps });
  return valueFor(engine, branch, decision.seat);
}

// Between 0 and 1: won or lost, or else the seat's part of what it and the best of the others have to show.
function valueFor(engine: AnyEngine, branch: AnySimulator, seat: number): number {
  const { state } = branch;
  const ranking = branch.outcome()?.ranking;
  if (ranking !== undefined) return ranking.some((one) => one.seat === seat && one.place === 1) ? 1 : 0;
  const { ruleset, rules, board } = engine.tableOf(state);
  if (ruleset.standing === undefined) return 0.5;
  const game = { rules, board, state } as never;
  let own = 0;
  let best = 0;
  for (let other = 0; other < state.game.seatNames.length; other++) {
    const shown = Math.max(0, ruleset.standing(game, other));
    if (other === seat) own = shown;
    else best = Math.max(best, shown);
  }
  return own + best === 0 ? 0.5 : own / (own + best);
}
