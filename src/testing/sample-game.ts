// The sample games of a title, in which an examination may begin anywhere. Bots played one to its end, chance
// the other. Here an engine plays them by its own rules, maybe those of a layer over the title.

import { sampleGames } from '../../rulesets/generated/sample-games.js';
import {
  type AnyEngine,
  type AnyRuleset,
  type GameAction,
  type GameConfig,
  isRailheadError,
  layersOf,
} from '../core/engine/index.js';
import { readShorthand } from '../core/engine/save/shorthand.js';
import type { History } from './law.js';
import { gameFrom } from './running-game.js';

/** The sample games of a title: of one deal, one that bots played to its end and one of chance. */
interface WrittenGames {
  readonly ruleset: string;
  readonly config: { readonly seats: number; readonly seed: number };
  /** The actions of each, in the shorthand of records. */
  readonly games: readonly (readonly string[])[];
  /**
   * Where to begin, as a game and a number of actions, so that the few actions behind these places show every
   * kind of action, of fact and of refusal that the games show: those that show most first.
   */
  readonly places: readonly (readonly number[])[];
}

/** A sample game as an engine plays it. */
export interface SampleGame {
  /** The game as far as the rules of the engine let it come. */
  readonly history: History;
  /** The actions that were played behind each state: those of the sample that the rules do not refuse. */
  readonly line: readonly GameAction[];
}

/** A place in the sample games of a title. */
export interface SamplePlace {
  /** Which of them: 0 is played by bots, 1 by chance. */
  readonly sample: number;
  /** How many of its actions are played. */
  readonly from: number;
}

/** How many actions a game that begins in a sample plays on as the sample did. */
export const WINDOW = 16;

const writtenFor = (ruleset: AnyRuleset) => {
  const ids = layersOf(ruleset).map(({ id }) => id);
  return (sampleGames as readonly WrittenGames[]).find((one) => ids.includes(one.ruleset));
};

/** Where to begin, to see all that the sample games show. Empty for a title without samples. */
export function samplePlaces(ruleset: AnyRuleset): readonly SamplePlace[] {
  return (writtenFor(ruleset)?.places ?? []).map(([sample, from]) => ({ sample, from }));
}

// Many runs begin in one game, and its states are frozen: they are played once for an engine.
const played = new WeakMap<AnyEngine, Map<string, SampleGame | null>>();

/**
 * A sample game of a title, or of the title under a layer; actions that the layer refuses are skipped. Null
 * if the title has no sample or the rules cannot begin it.
 */
export function sampleGameOf(engine: AnyEngine, ruleset: AnyRuleset, sample = 0): SampleGame | null {
  const known = played.get(engine) ?? new Map<string, SampleGame | null>();
  played.set(engine, known);
  const name = `${ruleset.id} ${sample}`;
  if (!known.has(name)) known.set(name, playSample(engine, ruleset, sample));
  return known.get(name) ?? null;
}

function playSample(engine: AnyEngine, ruleset: AnyRuleset, sample: number): SampleGame | null {
  const written = writtenFor(ruleset);
  const game = written && begun(engine, ruleset.id, written.config);
  const lines = written?.games[sample];
  if (lines === undefined || game === undefined) return null;
  const { history, setting } = game;
  const wanted = readShorthand(setting, lines) as readonly GameAction[];
  const line: GameAction[] = [];
  for (const action of wanted) {
    try {
      if (game.play(action) === null) line.push(action);
    } catch (error) {
      if (!isRailheadError(error)) throw error;
      // The rules break down on it. A run that follows the sample comes to this action, and tells of it.
      return { history, line: [...line, action] };
    }
  }
  return { history, line };
}

// Rules that cannot be set up are told of by runs that begin at the start.
function begun(engine: AnyEngine, id: string, config: GameConfig<object>) {
  try {
    return gameFrom(engine, id, config);
  } catch (error) {
    if (!isRailheadError(error)) throw error;
    return undefined;
  }
}
