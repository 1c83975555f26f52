/**
 * Arbitraries for fast-check, which is an optional peer: they are an entry of their own, so that nothing else needs it.
 * A counterexample shrinks to few actions, few options and few seats, and is reported as the actions that lead to it: text
 * that `readPlaythrough` reads.
 *
 * @module railhead/testing/arbitraries
 */

import * as fc from 'fast-check';
import type { AnyEngine, Envelope, GameAction, Seat } from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import { type ArbitraryPlay, playedGames, told, wayTo } from './arbitrary-games.js';
import type { History } from './law.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { pickAction } from './offers.js';
import { findRuleset } from './running-game.js';
import { nameOf, twinOf } from './twins.js';

export { type ArbitraryPlay, configs, playedGames } from './arbitrary-games.js';
export { lawfulGames } from './lawful-games.js';

/**
 * States that play can reach: the last ones of {@link playedGames}, and they shrink as those do.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns States; they shrink to the state after fewer actions.
 * @see `playedGames`
 * @example
 * fc.assert(fc.property(reachableStates(engine, 'hex-tycoon', { maxSteps: 5 }), (state) => decisions(state).length > 0), { numRuns: 2 });
 */
export function reachableStates(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<Envelope> {
  return playedGames(engine, rulesetId, play).map((game) => lastOf(engine, game));
}

// A copy of the record at the top, as states are frozen: whatever hangs on it is the same.
function lastOf(engine: AnyEngine, game: History): Envelope {
  const last = game.states[game.states.length - 1];
  return Object.freeze(told({ ...last }, () => wayTo(engine, game)));
}

/** A state in which the game is on, and an action of a seat. */
interface LegalMove {
  /** A state of a game. */
  readonly state: Envelope;
  /** A legal action of it. */
  readonly action: GameAction;
}

/**
 * Legal moves: a reachable state and one of its listed actions, picked by kind of decision, kind of action and instance,
 * so that rare kinds come up often.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns Moves: a state, and an action that it lists.
 * @see `nearMissMoves`
 * @example
 * fc.assert(fc.property(legalMoves(engine, 'hex-tycoon', { maxSteps: 5 }), ({ state, action }) => checkAction(state, action) === null), { numRuns: 2 });
 */
export function legalMoves(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<LegalMove> {
  const ruleset = findRuleset(engine, rulesetId);
  return openStates(engine, rulesetId, play).map(({ way, state, pick }) => {
    const decisions = engine.decisions(state);
    const action = pickAction(ruleset, engine.settingOf(state), state, {
      decisions,
      random: createHashedRandom(pick),
    });
    if (action === null) throw new Error(`nobody can act after ${state.step} actions of ${rulesetId}`);
    return tried(engine, way, { state, action });
  });
}

/**
 * Near misses: a reachable state and an action one change away from a listed one. About half are refused, by a rule more
 * often than for their shape; the others are legal, and then they are listed where the list is complete.
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
export function nearMissMoves(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<LegalMove> {
  return openStates(engine, rulesetId, play).map(({ way, state, pick }) => {
    const random = createHashedRandom(pick);
    const listed = [...engine.legalActions(state)];
    const pool = new ValuePool();
    pool.learn(listed, random);
    const seats = state.game.seatNames.length;
    const [action] = nearMisses(listed, pool, { count: 1, seats, random });
    return tried(engine, way, { state, action });
  });
}

/** A reachable state with a twin: what a seat cannot know is drawn anew. See `leaksBetween`. */
interface TwinStates {
  /** A state of a game. */
  readonly state: Envelope;
  /** Another that its seat cannot tell from it. */
  readonly twin: Envelope;
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
 * @see `examineTwins`
 * @example
 * fc.assert(fc.property(twinStates(engine, 'hex-tycoon', { maxSteps: 5 }), ({ state, twin }) => state.step === twin.step), { numRuns: 2 });
 */
export function twinStates(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<TwinStates> {
  return fc.tuple(playedGames(engine, rulesetId, play), fc.nat()).map(([game, pick]) => {
    const state = game.states[game.states.length - 1];
    const seat = pick % (state.game.seatNames.length + 1);
    const viewer = seat === state.game.seatNames.length ? null : seat;
    const twins = { state, viewer, twin: twinOf(engine, state, viewer, pick) };
    return told(twins, () => `${wayTo(engine, game)}and the twin of seed ${pick} for ${nameOf(viewer)}\n`);
  });
}

// The last state in which the game is on, the game up to there, and a number to pick with.
function openStates(engine: AnyEngine, rulesetId: string, play: ArbitraryPlay) {
  return fc.tuple(playedGames(engine, rulesetId, play), fc.nat()).map(([game, pick]) => {
    const step = game.states.findLastIndex(({ outcome }) => outcome === null);
    const way = { ...game, actions: game.actions.slice(0, step) };
    return { way, state: game.states[step], pick };
  });
}

const tried = (engine: AnyEngine, way: History, move: LegalMove): LegalMove =>
  told(move, () => `${wayTo(engine, way)}and then ${JSON.stringify(move.action)}\n`);
