// The sample games of a title, in which examinations may begin anywhere. Bots of the package played one to its
// end, chance the other. An engine plays them by its own rules, maybe those of a layer over the title. For a
// title without samples games are collected here: one goes as the ruleset suggests, the other by chance.

import { sampleGames } from '../../rulesets/generated/sample-games.js';
import {
  type AnyEngine,
  type AnyRuleset,
  type GameAction,
  type GameConfig,
  layersOf,
} from '../core/engine/index.js';
import { readShorthand, type Shorthand, writeShorthand } from '../core/engine/save/shorthand.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import type { History } from './law.js';
import { pickAction } from './offers.js';
import { findRuleset, gameFrom } from './running-game.js';
import { followSuggestions } from './suggested-play.js';

/** Sample games of a title as data, all of one deal. */
export interface SampleGames {
  /** The id of the title. */
  readonly ruleset: string;
  /** What the games were made of. */
  readonly config: GameConfig<object>;
  /** The actions of each, in the shorthand of records: by bots, by chance, then any with rare actions. */
  readonly games: readonly Shorthand[];
  /**
   * Where to begin, as a game and a number of actions, so that the few actions behind these places show every
   * kind of action, of fact and of refusal that the games show: those that show most first.
   */
  readonly places: readonly (readonly number[])[];
}

/** Where games may begin. */
export interface DeepStart {
  /** False for games from the start alone; most begin in mid-game if left out. */
  readonly deep?: boolean;
  /** The games to begin in, from `collectSamples`; those of the package, or collected ones, if left out. */
  readonly samples?: SampleGames;
}

/** Which sample games: those of a title, by options and on a board. */
export interface SampleChoice extends DeepStart {
  readonly options?: object | undefined;
  readonly board?: string | undefined;
}

/** A sample game as an engine plays it. */
export interface SampleGame {
  /** The game as far as the rules of the engine let it come. */
  readonly history: History;
  /** The actions that were played behind each state: those of the sample that the rules do not refuse. */
  readonly line: readonly GameAction[];
  /** The actions of the sample that the rules refuse. */
  readonly refused: readonly GameAction[];
}

/** A place in the sample games of a title. */
export interface SamplePlace {
  /** Which of them: 0 is played by bots, 1 by chance; later ones show what is rare. */
  readonly sample: number;
  /** How many of its actions are played. */
  readonly from: number;
}

/** How many actions a game that begins in a sample plays on as the sample did. */
export const WINDOW = 16;

// The games are of one deal: by bots, or as the ruleset suggests, and by chance.
const GAMES = [0, 1];
const COLLECTED = 300;

const writtenFor = (ruleset: AnyRuleset): SampleGames | undefined => {
  const ids = layersOf(ruleset).map(({ id }) => id);
  return (sampleGames as readonly SampleGames[]).find((one) => ids.includes(one.ruleset));
};

/** Where to begin, to see all that the sample games show. Empty if the rules cannot begin them. */
export function samplePlaces(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  choice: SampleChoice = {},
): readonly SamplePlace[] {
  const written = choice.samples ?? writtenFor(ruleset);
  if (written !== undefined) return written.places.map(([sample, from]) => ({ sample, from }));
  return placesIn(GAMES.map((sample) => sampleGameOf(engine, ruleset, sample, choice)));
}

// Shortly before each kind of action and of fact first comes up.
function placesIn(games: readonly (SampleGame | null)[]): readonly SamplePlace[] {
  const seen = new Set<string>();
  return games.flatMap((game, sample) => {
    const places: SamplePlace[] = [];
    for (const [n, { type }] of (game?.history.actions ?? []).entries()) {
      const kinds = [type, ...(game?.history.events[n + 1] ?? []).map((event) => event.type)];
      const { from = -WINDOW } = places.at(-1) ?? {};
      const isNew = kinds.filter((kind) => !seen.has(kind) && seen.add(kind)).length > 0;
      if (isNew && n >= from + WINDOW) places.push({ sample, from: Math.max(0, n - SHORTLY) });
    }
    return places;
  });
}

const SHORTLY = 3;

interface Draws {
  nextInt(min: number, max: number): number;
}

/** Any place of the sample games; null if the rules cannot begin there. */
export function anyPlace(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  choice: SampleChoice,
  random: Draws,
): SamplePlace | null {
  const sample = random.nextInt(0, 1);
  const { length = 0 } = sampleGameOf(engine, ruleset, sample, choice)?.history.actions ?? [];
  return length === 0 ? null : { sample, from: random.nextInt(0, length - 1) };
}

// Kinds of action that are played no more often count as equally rare.
const FEW = 4;

/** A place shortly before an action whose kind is drawn: kinds that are played rarely come up often. */
export function rarePlace(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  choice: SampleChoice,
  random: Draws,
): SamplePlace | null {
  const kinds = kindsPlayed(engine, ruleset, choice);
  if (kinds.length === 0) return null;
  const weights = kinds.map(({ length }) => Math.ceil(1000 * Math.min(1, FEW / length) ** 0.75));
  let left = random.nextInt(
    1,
    weights.reduce((sum, weight) => sum + weight),
  );
  const kind = kinds[weights.findIndex((weight) => (left -= weight) <= 0)];
  const { sample, from } = kind[random.nextInt(0, kind.length - 1)];
  return { sample, from: Math.max(0, from - random.nextInt(0, SHORTLY)) };
}

// The places of each kind of action, listed once for the games of a choice.
const placesOf = new WeakMap<SampleGame, readonly (readonly SamplePlace[])[]>();

function kindsPlayed(engine: AnyEngine, ruleset: AnyRuleset, choice: SampleChoice) {
  const games = sampleGamesOf(engine, ruleset, choice);
  const [first] = games;
  const known = first && placesOf.get(first);
  if (first === undefined || known !== undefined) return known ?? [];
  const kinds = new Map<string, SamplePlace[]>();
  for (const [sample, game] of games.entries())
    for (const [from, { type }] of game.history.actions.entries()) {
      const alike = kinds.get(type) ?? [];
      kinds.set(type, alike);
      alike.push({ sample, from });
    }
  placesOf.set(first, [...kinds.values()]);
  return [...kinds.values()];
}

/** True for titles of the package and rulesets over them, whose sample games are long. */
export const isSampled = (ruleset: AnyRuleset): boolean => writtenFor(ruleset) !== undefined;

/** True for titles of the package alone. */
export const hasOwnSamples = ({ id }: AnyRuleset): boolean =>
  (sampleGames as readonly SampleGames[]).some(({ ruleset }) => ruleset === id);

/** All sample games of a title that the rules can begin: all of them or none, as they are of one deal. */
export function sampleGamesOf(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  choice: SampleChoice = {},
): readonly SampleGame[] {
  const { games = GAMES } = choice.samples ?? writtenFor(ruleset) ?? {};
  return [...games.keys()].flatMap((sample) => sampleGameOf(engine, ruleset, sample, choice) ?? []);
}

// Many runs begin in one game, and its states are frozen: it is played once for all engines with the rules.
const played = new WeakMap<object, Map<SampleGames | 'own', Map<string, SampleGame | null>>>();

/**
 * A sample game of a title, or of the title under a layer or option; actions that those refuse are skipped.
 * Null if there is no such sample or the rules cannot begin it.
 */
export function sampleGameOf(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  sample = 0,
  { options, board, samples }: SampleChoice = {},
): SampleGame | null {
  const written = samples ?? writtenFor(ruleset);
  // A board beside that of the title belongs to the engine.
  const owner = board === undefined ? ruleset : engine;
  const all = played.get(owner) ?? new Map<SampleGames | 'own', Map<string, SampleGame | null>>();
  played.set(owner, all);
  const known = all.get(written ?? 'own') ?? new Map<string, SampleGame | null>();
  all.set(written ?? 'own', known);
  const name = JSON.stringify([ruleset.id, sample, options, board]);
  if (!known.has(name)) {
    const { min, max } = ruleset.seats;
    const config = {
      ...(written?.config ?? { seats: Math.max(min, Math.min(3, max)), seed: 1 }),
      ...(options && { options }),
      ...(board !== undefined && { board }),
    };
    known.set(name, playSample(engine, ruleset, { sample, config, written }));
  }
  return known.get(name) ?? null;
}

/**
 * Collects games of a title in which tests may begin: one as the ruleset suggests, and one of chance. Tests
 * collect them by themselves. Keep them in a file, as JSON, and hand them over as `samples`. Then tests begin
 * in the same games after a rule has changed.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @returns The games as data.
 * @see `playRandomGame`
 * @example
 * const samples = collectSamples(engine, 'hex-tycoon');
 * console.log(samples.games.length);
 * // 2
 */
export function collectSamples(engine: AnyEngine, rulesetId: string): SampleGames {
  const ruleset = findRuleset(engine, rulesetId);
  const games = GAMES.map((sample) => sampleGameOf(engine, ruleset, sample)?.history);
  const [config] = games.map((game) => game?.config ?? { seats: ruleset.seats.min, seed: 1 });
  const shorthands = games.map((game) =>
    game === undefined ? [] : writeShorthand(engine.settingOf(game.states[0]), game.actions),
  );
  const places = samplePlaces(engine, ruleset).map(({ sample, from }) => [sample, from]);
  return { ruleset: rulesetId, config, games: shorthands, places };
}

interface Sample {
  readonly sample: number;
  readonly config: GameConfig<object>;
  readonly written: SampleGames | undefined;
}

function playSample(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  { sample, config, written }: Sample,
): SampleGame | null {
  const lines = written?.games[sample];
  if (written !== undefined && lines === undefined) return null;
  const game = begun(engine, ruleset.id, config);
  if (game === undefined) return null;
  const { history, setting } = game;
  const wanted =
    lines === undefined
      ? collected(engine, game, sample === 0)
      : (readShorthand(setting, lines) as readonly GameAction[]);
  const line: GameAction[] = [];
  const refused: GameAction[] = [];
  try {
    for (const action of wanted) (game.play(action) === null ? line : refused).push(action);
  } catch {
    // The rules break down. A run that follows the sample comes to this action, and tells of it.
    const tried = game.tried();
    return { history, line: tried === null ? line : [...line, tried], refused };
  }
  return { history, line, refused };
}

// The actions of a game of a title without samples, each drawn when the one before is played.
function* collected(
  engine: AnyEngine,
  { ruleset, setting, history }: ReturnType<typeof gameFrom>,
  isSuggested: boolean,
): Iterable<GameAction> {
  const random = createHashedRandom('sample', ruleset.id);
  const follow = followSuggestions(engine);
  for (let n = 0; n < COLLECTED; n++) {
    const state = history.states[history.states.length - 1];
    if (state.outcome !== null) return;
    const suggested = isSuggested ? follow(state, random) : null;
    const action =
      suggested ?? pickAction(ruleset, setting, state, { decisions: engine.decisions(state), random });
    if (action === null) return;
    yield action;
  }
}

// Rules that cannot be set up are told of by runs that begin at the start.
function begun(engine: AnyEngine, id: string, config: GameConfig<object>) {
  try {
    return gameFrom(engine, { ruleset: id, config });
  } catch {
    return undefined;
  }
}
