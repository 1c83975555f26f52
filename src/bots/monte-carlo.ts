// The Monte Carlo bot: it imagines what it cannot see, tries what it could do in each such world, lets bots play on from
// there, and leaves the title's own suggestion only for what is better beyond doubt. Its budget is a number of playouts, not
// a time, so the same game comes out alike everywhere.

import { createRandom, Fault, type GameAction } from '../core/engine/index.js';
import type { Bot, BotFactory, Choice, World } from './bot.js';
import { greedyBot } from './greedy.js';
import { createLine } from './line.js';
import { randomBot } from './random.js';

/** How long and how wide a Monte Carlo bot searches. */
export interface MonteCarloOptions {
  /** Its name, by which tournaments call it and its generator is made; `monte-carlo` if left out. */
  readonly name?: string;
  /** Playouts for a decision at most; 12 if left out. */
  readonly playouts?: number;
  /** Actions of a playout, all seats together, before the position is judged as it stands; 400 if left out. */
  readonly steps?: number;
  /** Actions that are tried for a decision: the title's suggestion, and others at random; 3 if left out. */
  readonly arms?: number;
  /** Who plays on in playouts; `greedyBot` where the title has suggestions, else `randomBot`. */
  readonly players?: BotFactory;
}

/**
 * Makes a bot that searches over worlds that its view does not contradict (`determinize`). All candidates are tried in the
 * same worlds with the same luck, and those that do no better than the suggestion are left after two worlds. Another action
 * is played if it is better by twice the deviation of what was seen; without a suggestion, the best. A suggested line is
 * played to its end before it thinks again. Playouts that are cut off are judged by the ruleset's `standing`; without
 * one they count for nothing.
 *
 * @example
 * playGame(engine, 'my-title', { config, bots: [monteCarloBot({ playouts: 48 }), greedyBot] });
 */
export function monteCarloBot(options: MonteCarloOptions = {}): BotFactory {
  const { name = 'monte-carlo', playouts = 12, steps = 400, arms = 3, players } = options;
  return (): Bot => {
    const line = createLine();
    return {
      name,
      choose(choice) {
        const planned = line.next(choice);
        if (planned !== null) return planned;
        const { game, decision, random } = choice;
        const suggested = line.begin(choice, game.suggest(decision, random));
        const candidates = candidatesOf(choice, suggested, arms);
        const search = { playouts, steps, players, hasFavourite: suggested !== null };
        const chosen = candidates[bestOf(choice, candidates, search)];
        if (chosen !== suggested) line.drop();
        return chosen;
      },
    };
  };
}

interface Search {
  readonly playouts: number;
  readonly steps: number;
  readonly players: BotFactory | undefined;
  /** The first candidate is to be played unless another is better beyond doubt. */
  readonly hasFavourite: boolean;
}

// The suggestion comes first, then others as they are drawn: listing them all would take longer than a playout.
function candidatesOf(
  { game, decision, random }: Choice,
  suggested: GameAction | null,
  arms: number,
): readonly GameAction[] {
  const candidates = new Map<string, GameAction>();
  if (suggested !== null) candidates.set(JSON.stringify(suggested), suggested);
  for (let draws = 0; candidates.size < arms && draws < DRAWS * arms; draws++) {
    const drawn = game.sampleAction(random);
    if (drawn === null) break;
    const key = JSON.stringify(drawn);
    if (!candidates.has(key)) candidates.set(key, drawn);
  }
  if (candidates.size === 0)
    throw new Fault(`seat ${decision.seat} must decide ${decision.kind} and has no legal action`);
  return [...candidates.values()];
}

// Where nothing new comes up in so many draws for each arm, there is next to nothing else to do.
const DRAWS = 4;

// Worlds until the budget is spent or nothing is left to compare; what is kept of a candidate is by how much each world
// was better with it than with the first.
function bestOf(choice: Choice, candidates: readonly GameAction[], search: Search): number {
  const { game, random } = choice;
  const leads = candidates.map((): number[] => []);
  let left = candidates.map((_, arm) => arm);
  for (let spent = left.length; left.length > 1 && spent <= search.playouts; spent += left.length) {
    const seed = random.int(0, 0x7fff_ffff);
    const trunk = game.determinize(seed);
    const values = left.map((arm) => tryOut(choice, trunk.fork(), candidates[arm], { ...search, seed }));
    left.forEach((arm, place) => void leads[arm].push(values[place] - values[0]));
    if (search.hasFavourite && leads[0].length >= 2)
      left = left.filter((arm) => arm === 0 || meanOf(leads[arm]) > 0);
  }
  let best = 0;
  let most = 0;
  for (const arm of left) {
    const sure = search.hasFavourite ? 2 * deviationOf(leads[arm]) : 0;
    const lead = meanOf(leads[arm]) - sure;
    if (lead > most) [best, most] = [arm, lead];
  }
  return best;
}

const meanOf = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

// Of the mean; two figures say too little about it.
function deviationOf(figures: readonly number[]): number {
  if (figures.length < 3) return Number.POSITIVE_INFINITY;
  const mean = meanOf(figures);
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return Math.sqrt(squares / (figures.length - 1) / figures.length);
}

function tryOut(
  { game, view, decision }: Choice,
  branch: World,
  action: GameAction,
  { seed, steps, players }: Search & { readonly seed: number },
): number {
  branch.apply(action);
  const bots = players ?? (game.hasSuggestions ? greedyBot : randomBot);
  // The simulator draws as the random bot does, and faster.
  if (bots === randomBot) branch.playout({ random: createRandom(seed, 'playout'), maxActions: steps });
  else playOn(branch, { bots: view.game.seatNames.map(bots), seed, steps });
  return valueFor(branch, { seat: decision.seat, seats: view.game.seatNames.length });
}

function playOn(
  branch: World,
  { bots, seed, steps }: { readonly bots: readonly Bot[]; readonly seed: number; readonly steps: number },
): void {
  const players = bots.map((bot, seat) => ({ bot, random: createRandom(seed, 'playout', seat) }));
  for (let step = 0; step < steps && branch.outcome() === null; step++) {
    const open = branch.decisions();
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { bot, random } = players[decision.seat];
    branch.apply(bot.choose(branch.choice(decision, random)));
  }
}

interface Place {
  readonly seat: number;
  readonly seats: number;
}

// Between 0 and 1: the seat's part of what it and the best of the others have to show, and where the game is over as much
// again for winning it.
function valueFor(branch: World, place: Place): number {
  const part = partOf(branch, place);
  const ranking = branch.outcome()?.ranking;
  if (ranking === undefined) return part;
  const won = ranking.some((one) => one.seat === place.seat && one.place === 1) ? 1 : 0;
  return (won + part) / 2;
}

function partOf(branch: World, { seat, seats }: Place): number {
  let own = 0;
  let best = 0;
  for (let other = 0; other < seats; other++) {
    const shown = Math.max(0, branch.standing(other) ?? 0);
    if (other === seat) own = shown;
    else best = Math.max(best, shown);
  }
  return own + best === 0 ? 0.5 : own / (own + best);
}
