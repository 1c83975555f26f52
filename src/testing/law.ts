// A law of the contract as data: a name, a sentence, and a function that finds breaches at a moment.

import type {
  AnyEngine,
  AnyRuleset,
  Envelope,
  GameAction,
  GameConfig,
  GameEvent,
  Random,
  Setting,
} from '../core/engine/index.js';

/** What every ruleset must keep to, and how a breach is found. */
export interface Law {
  /** Kebab-case; findings name it, and `without` leaves it out. */
  readonly name: string;
  /** What must hold, as a sentence: "money is conserved". */
  readonly sentence: string;
  /** What an author should do about a breach, in a sentence or two. Left out, findings give no advice. */
  readonly advice?: string;
  /**
   * After every action; `often`, after every action until a dozen were similar, then after every fifth;
   * `regularly`, after a number of actions; or once after the last.
   */
  readonly when: 'always' | 'often' | 'regularly' | 'end';
  /** The time a look takes, against 1 for most laws. Where time is short, expensive laws look less often. */
  readonly cost?: number;
  /** Everything at this moment that breaks it. */
  examine(moment: Moment): Iterable<Breach>;
}

/** One breach of a law. */
export interface Breach {
  /** What the law found, for people. */
  readonly detail: string;
  /** The action that was tried, if one was. */
  readonly action?: unknown;
}

/** A breach with the place where it was found, and the game that shows it. */
export interface LawFinding {
  /** The name of the law. */
  readonly law: string;
  /** The law as a sentence. */
  readonly sentence: string;
  /** How many actions had been played. */
  readonly step: number;
  /** The action that was tried, or else the last one played; null at the start. */
  readonly action: unknown;
  /** What the law found, for people. */
  readonly detail: string;
  /** What the author of the rules should do about it; left out by laws that do not say. */
  readonly advice?: string;
  /**
   * The game that shows it, for `playLegal` or `outlineOf`: the first `step` actions, then those that the law
   * tried. Only the last may be illegal. `examineActions` finds it again in the first `step` actions, looking
   * as closely.
   */
  readonly game: GameText;
}

/** One moment of a game: just after `action`, or at the start, where `before` and `action` are null. */
export interface Moment {
  /** The engine that the game is played with. */
  readonly engine: AnyEngine;
  /** The ruleset that it is played by. */
  readonly ruleset: AnyRuleset;
  /** Compiled rules and board of the game. */
  readonly setting: Setting;
  /** The state before it; null at the start. */
  readonly before: Envelope | null;
  /** The action that led here; null at the start. */
  readonly action: GameAction | null;
  /** What the action brought about, nothing hidden. */
  readonly events: readonly GameEvent[];
  /** The state now. */
  readonly state: Envelope;
  /** All that `legalActions` lists for all seats; made when first asked for. */
  readonly listed: readonly GameAction[];
  /** Actions close to the listed ones: legal or not, nobody knows. */
  readonly nearMisses: readonly GameAction[];
  /** All seats, ascending. */
  readonly seats: readonly number[];
  /** Draws for this law at this moment: they change neither the game nor what other laws see. */
  readonly random: Random;
  /** The game so far, this moment included. */
  readonly history: History;
  /** How many actions had been played before the examination began: 0, or a place in a sample game. */
  readonly from: number;
  /** What this law has noted of this game so far; empty at the start. */
  readonly memory: Map<unknown, unknown>;
  /** A law that plays on notes each action here before it tries it, so that you can play its game again. */
  readonly further: GameAction[];
}

/** A game as config and actions: a history, or what {@link readPlaythrough} or the replay of a record has. */
export interface GameText {
  /** The id of the title. */
  readonly ruleset: string;
  /** What the game was made of. */
  readonly config: GameConfig<object>;
  /** What `createPosition` takes beside the config, for a game that begins in mid-game; else left out. */
  readonly position?: object;
  /** Every action played, in order. */
  readonly actions: readonly GameAction[];
}

/** The game so far. */
export interface History extends GameText {
  /** The first state and the state after each action. */
  readonly states: readonly Envelope[];
  /** What setting up told (nothing for a position), then each action. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Up to `count` items, drawn with `random`, in their order. */
export function some<Item>(items: readonly Item[], count: number, random: Random): readonly Item[] {
  if (items.length <= count) return items;
  const places = new Set<number>();
  while (places.size < count) places.add(random.int(0, items.length - 1));
  return [...places].sort((a, b) => a - b).map((place) => items[place]);
}
