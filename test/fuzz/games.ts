// Games that fuzzers start from: how one was played is data, so that it can be played again.

import { allRulesets } from '../../rulesets/index.js';
import {
  type ActionSpec,
  type AnyEngine,
  createEngine,
  createRandom,
  type Envelope,
  type GameAction,
  legalOffers,
  type Random,
  shuffled,
} from '../../src/core/engine/index.js';
import { findRuleset } from '../../src/testing/running-game.js';
import { type Options, optionSets } from '../soak/option-sets.js';

/** An engine of all titles. */
export const engine = /* @__PURE__ */ (() => createEngine(allRulesets) as unknown as AnyEngine)();

/** A game, and how many actions of it were played: as the title suggests, with something random between the lines. */
export interface FuzzedGame {
  readonly ruleset: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  readonly steps: number;
}

interface History {
  /** The state before each action, and behind the last one the state after it. */
  readonly states: readonly Envelope[];
  readonly actions: readonly GameAction[];
}

const GAMES = 6;
const LENGTH = 300;
const STATES_A_GAME = 5;

const games = new Map<string, readonly FuzzedGame[]>();

/** Some states of some games of a title, with options of all kinds: those that have most in them that the others lack. */
export function gamesOf(ruleset: string, seed: string): readonly FuzzedGame[] {
  const key = `${ruleset} ${seed}`;
  const known = games.get(key) ?? drawGames(ruleset, createRandom(seed, `games of ${ruleset}`));
  games.set(key, known);
  return known;
}

function drawGames(ruleset: string, random: Random): readonly FuzzedGame[] {
  const { sets } = optionSets(engine, ruleset);
  const { min, max } = findRuleset(engine, ruleset).seats;
  const seen = new Set<string>();
  return Array.from({ length: GAMES }, () => ({
    ruleset,
    seed: `fuzz ${random.int(0, 999_999)}`,
    seats: random.int(min, Math.min(max, 4)),
    options: sets[random.int(0, sets.length - 1)],
  })).flatMap((game) => {
    const marks = historyOf({ ...game, steps: LENGTH }).states.map((state) => new Set(marksOf(state, '')));
    return Array.from({ length: STATES_A_GAME }, () => {
      const fresh = marks.map((of) => [...of].filter((mark) => !seen.has(mark)).length);
      const most = Math.max(...fresh);
      // Nothing new any more: anywhere.
      const steps = most === 0 ? random.int(0, marks.length - 1) : fresh.indexOf(most);
      for (const mark of marks[steps]) seen.add(mark);
      return { ...game, steps };
    });
  });
}

// What a state has in it: which parts are there, filled or true, and which kinds of things.
function* marksOf(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield path;
    for (const item of value) yield* marksOf(item, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    yield path;
    for (const [name, part] of Object.entries(value)) yield* marksOf(part, `${path}.${name}`);
  } else if (value === true) yield path;
  else if (typeof value === 'string' && /\.(kind|phase|mode|draws)$/.test(path)) yield `${path} ${value}`;
  else if (typeof value === 'number' && value !== 0) yield path;
}

/** The state that a game came to. */
export function stateOf(game: FuzzedGame): Envelope {
  const { states } = historyOf(game);
  return states[Math.min(game.steps, states.length - 1)];
}

/** The states that it came by, the first in front. */
export function statesOf(game: FuzzedGame): readonly Envelope[] {
  return historyOf(game).states.slice(0, game.steps + 1);
}

/** The actions that led there. */
export function actionsOf(game: FuzzedGame): readonly GameAction[] {
  return historyOf(game).actions.slice(0, game.steps);
}

const histories = new Map<string, History>();

// Playing goes the same way however long it goes on, so the longest history of a game serves for all.
function historyOf({ steps, ...game }: FuzzedGame): History {
  const key = JSON.stringify(game);
  const known = histories.get(key);
  if (known !== undefined && (known.actions.length >= steps || isOver(known))) return known;
  const history = play(game, steps);
  histories.delete(key);
  histories.set(key, history);
  const [oldest] = histories.keys();
  if (histories.size > 6 * GAMES) histories.delete(oldest);
  return history;
}

const isOver = ({ states }: History) => states[states.length - 1].outcome !== null;

function play({ ruleset, seed, seats, options }: Omit<FuzzedGame, 'steps'>, steps: number): History {
  const random = createRandom(seed, 'game');
  let state = engine.createGame(ruleset, { seats, seed, options } as never) as Envelope;
  const states = [state];
  const actions: GameAction[] = [];
  const goesOn = (action: GameAction | null) => {
    if (action === null || actions.length === steps) return false;
    const result = engine.tryAction(state, action as never);
    if (!result.ok) return false;
    state = result.state as Envelope;
    states.push(state);
    actions.push(result.action as GameAction);
    return state.outcome === null;
  };
  while (actions.length < steps && state.outcome === null) {
    const [decision] = engine.decisions(state);
    const line = random.int(0, 2) === 0 ? [] : engine.suggest(state, decision, random);
    for (const action of line) if (!goesOn(action)) break;
    if (state.outcome === null && !goesOn(anyAction(state, random))) break;
  }
  return { states, actions };
}

/**
 * A legal action by chance, or null. The kind of action is drawn first, so that the game gets on; of a kind with many
 * instances one of the first or, where they can be drawn by index, one that is legal by chance.
 */
export function anyAction(state: Envelope, random: Random): GameAction | null {
  const { rules, board, ruleset } = engine.settingOf(state);
  const game = { rules, board, state } as never;
  const kinds = engine
    .decisions(state)
    .flatMap((decision) =>
      ruleset.phases[decision.kind].actions.map((spec) => ({ spec: spec as ActionSpec<never>, decision })),
    );
  for (const { spec, decision } of shuffled(kinds, (from, to) => random.int(from, to))) {
    const offers = spec.offers(game, decision.seat, decision);
    if ('count' in offers) {
      for (let draw = 0; draw < 12 && offers.count > 0; draw++) {
        const action = offers.at(random.int(0, offers.count - 1));
        if (action !== null && engine.checkAction(state, action as never) === null) return action;
      }
      continue;
    }
    const listed: GameAction[] = [];
    for (const action of legalOffers(spec, game, decision)) if (listed.push(action) > 8) break;
    if (listed.length > 0) return listed[random.int(0, listed.length - 1)];
  }
  for (const action of engine.legalActions(state)) return action;
  return null;
}

/** The same game played less far, with fewer options, among fewer seats. */
export function* smallerGames(game: FuzzedGame): Generator<FuzzedGame> {
  const { min } = findRuleset(engine, game.ruleset).seats;
  const { steps, options, seats } = game;
  for (const fewer of new Set([0, Math.floor(steps / 2), steps - 10, steps - 1]))
    if (fewer >= 0 && fewer < steps) yield { ...game, steps: fewer };
  for (const name of Object.keys(options)) {
    const { [name]: _, ...fewer } = options;
    if (optionSets(engine, game.ruleset).sets.some((set) => sameNames(set, fewer)))
      yield { ...game, options: fewer };
  }
  if (seats > min) yield { ...game, seats: seats - 1 };
}

const sameNames = (one: Options, other: Options) => Object.keys(one).join() === Object.keys(other).join();
