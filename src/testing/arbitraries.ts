/**
 * Arbitraries for fast-check, which is an optional peer: only this entry needs it. A counterexample shrinks
 * to few actions, options and seats. The report lists its actions as text that `readPlaythrough` reads.
 *
 * @module railhead/testing/arbitraries
 */

import * as fc from 'fast-check';
import type {
  ActionIn,
  AnyEngine,
  AnyRuleset,
  Engine,
  Envelope,
  GameAction,
  Ids,
  Seat,
  StateIn,
} from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import { type ArbitraryPlay, gamesOf, type SomeOptions, told, wayTo } from './arbitrary-games.js';
import { beyondMeans } from './beyond-means.js';
import type { History } from './law.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { pickAction } from './offers.js';
import { findRuleset } from './running-game.js';
import { nameOf, twinOf } from './twins.js';

export { type ArbitraryPlay, configs, playedGames } from './arbitrary-games.js';
export { examinedGames, lawfulGames } from './lawful-games.js';

/**
 * States that play can reach: the last ones of {@link playedGames}, and they shrink as those do.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns States; they shrink to the state after fewer actions.
 * @see `playedGames`
 * @example
 * const states = reachableStates(engine, 'hex-tycoon', { maxSteps: 5 });
 * fc.assert(fc.property(states, (state) => decisions(state).length > 0), { numRuns: 2 });
 */
export function reachableStates<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  play: ArbitraryPlay<SomeOptions<R, Id>> = {},
): fc.Arbitrary<StateIn<R, Id>> {
  const untyped: AnyEngine = engine;
  return gamesOf(untyped, rulesetId, play).map((game) => lastOf(untyped, game) as StateIn<R, Id>);
}

// A copy of the top record, as states are frozen; all below it is shared.
function lastOf(engine: AnyEngine, game: History): Envelope {
  const last = game.states[game.states.length - 1];
  return Object.freeze(told({ ...last }, () => wayTo(engine, game)));
}

/** A state in which the game is on, and an action of a seat. */
interface LegalMove<R extends AnyRuleset, Id extends Ids<R>> {
  /** A state of a game. */
  readonly state: StateIn<R, Id>;
  /** A legal action of it, or nearly one. */
  readonly action: ActionIn<R, Id>;
}

/**
 * Legal moves: a reachable state and one of its listed actions. The pick goes by kind of decision, kind of
 * action and instance, so that rare kinds come up often.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns Moves: a state, and an action that it lists.
 * @see `nearMissMoves`
 * @example
 * const moves = legalMoves(engine, 'hex-tycoon', { maxSteps: 5 });
 * fc.assert(fc.property(moves, ({ state, action }) => checkAction(state, action) === null), { numRuns: 2 });
 */
export function legalMoves<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  play: ArbitraryPlay<SomeOptions<R, Id>> = {},
): fc.Arbitrary<LegalMove<R, Id>> {
  const untyped: AnyEngine = engine;
  const ruleset = findRuleset(untyped, rulesetId);
  return openGames(untyped, rulesetId, play).map(({ game, step, pick }) => {
    const state = game.states[step];
    const decisions = untyped.decisions(state);
    const action = pickAction(ruleset, untyped.settingOf(state), state, {
      decisions,
      random: createHashedRandom(pick),
    });
    if (action === null) throw new Error(`nobody can act after ${state.step} actions of ${rulesetId}`);
    return tried(untyped, game, { step, action }) as LegalMove<R, Id>;
  });
}

/**
 * Near misses: a reachable state and an action one change away from a listed one. About half are refused,
 * mostly by a rule rather than for their shape. The rest are legal, and a complete list has them. Every third
 * action, if possible, goes beyond cash or supplies: it costs more or asks for more than is listed, and one
 * rule alone refuses it.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns Moves: a state, and an action that is nearly one that it lists.
 * @see `legalMoves`
 * @example
 * fc.assert(fc.property(nearMissMoves(engine, 'hex-tycoon', { maxSteps: 5 }), ({ state, action }) => {
 *   tryAction(state, action); // never throws
 * }), { numRuns: 2 });
 */
export function nearMissMoves<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  play: ArbitraryPlay<SomeOptions<R, Id>> = {},
): fc.Arbitrary<LegalMove<R, Id>> {
  const untyped: AnyEngine = engine;
  return openGames(untyped, rulesetId, play).map(({ game, step, pick }) => {
    const random = createHashedRandom(pick);
    const beyond = random.int(0, 2) === 0 ? beyondMeans(untyped, game, random) : [];
    if (beyond.length > 0)
      return tried(untyped, game, beyond[random.int(0, beyond.length - 1)]) as LegalMove<R, Id>;
    const state = game.states[step];
    const listed = [...untyped.legalActions(state)];
    const pool = new ValuePool();
    pool.learn(listed, random);
    const [action] = nearMisses(listed, pool, { count: 1, seats: state.game.seatNames.length, random });
    return tried(untyped, game, { step, action }) as LegalMove<R, Id>;
  });
}

/** A reachable state with a twin, in which all that a seat cannot know is drawn again. See `leaksBetween`. */
interface TwinStates<R extends AnyRuleset, Id extends Ids<R>> {
  /** A state of a game. */
  readonly state: StateIn<R, Id>;
  /** Another that its seat cannot tell from it. */
  readonly twin: StateIn<R, Id>;
  /** Who cannot tell them apart; null for a spectator. */
  readonly viewer: Seat | null;
}

/**
 * Reachable states with twins for one of the seats or the spectator.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns Pairs of states that look the same to one viewer.
 * @see `leaksBetween`
 * @example
 * const pairs = twinStates(engine, 'hex-tycoon', { maxSteps: 5 });
 * fc.assert(fc.property(pairs, ({ state, twin }) => state.step === twin.step), { numRuns: 2 });
 */
export function twinStates<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  play: ArbitraryPlay<SomeOptions<R, Id>> = {},
): fc.Arbitrary<TwinStates<R, Id>> {
  const untyped: AnyEngine = engine;
  return fc.tuple(gamesOf(untyped, rulesetId, play), fc.nat()).map(([game, pick]) => {
    const state = game.states[game.states.length - 1];
    const seat = pick % (state.game.seatNames.length + 1);
    const viewer = seat === state.game.seatNames.length ? null : seat;
    const twins = { state, viewer, twin: twinOf(untyped, state, viewer, pick) };
    return told(
      twins,
      () => `${wayTo(untyped, game)}and the twin of seed ${pick} for ${nameOf(viewer)}\n`,
    ) as TwinStates<R, Id>;
  });
}

// A game with the number of actions up to its last state in which it is on, and a number to pick with.
function openGames(engine: AnyEngine, rulesetId: string, play: ArbitraryPlay) {
  return fc.tuple(gamesOf(engine, rulesetId, play), fc.nat()).map(([game, pick]) => ({
    game,
    step: game.states.findLastIndex(({ outcome }) => outcome === null),
    pick,
  }));
}

interface Move {
  readonly state: Envelope;
  readonly action: GameAction;
}

function tried(
  engine: AnyEngine,
  game: History,
  { step, action }: { readonly step: number; readonly action: GameAction },
): Move {
  const way = { ...game, actions: game.actions.slice(0, step) };
  const move = { state: game.states[step], action };
  return told(move, () => `${wayTo(engine, way)}and then ${JSON.stringify(action)}\n`);
}
