// A law of the contract as data: a name, a sentence, and a function that looks for breaches at one moment of a game.

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
  readonly sentence: string;
  /** After every action, after every so many, or once after the last. */
  readonly when: 'always' | 'regularly' | 'end';
  /** Everything at this moment that breaks it. */
  examine(moment: Moment): Iterable<Breach>;
}

/** One breach of a law. */
export interface Breach {
  readonly detail: string;
  /** The action that was tried, if one was. */
  readonly action?: unknown;
}

/** A breach with the place where it was found. The game up to there is the seed and the actions of the examination. */
export interface Finding {
  readonly law: string;
  readonly sentence: string;
  /** How many actions had been played. */
  readonly step: number;
  /** The action that was tried, or else the last one played; null at the start. */
  readonly action: unknown;
  readonly detail: string;
}

/** One moment of a game: just after `action`, or at the start, where `before` and `action` are null. */
export interface Moment {
  readonly engine: AnyEngine;
  readonly ruleset: AnyRuleset;
  readonly setting: Setting;
  readonly before: Envelope | null;
  readonly action: GameAction | null;
  readonly events: readonly GameEvent[];
  readonly state: Envelope;
  /** All that `legalActions` lists for all seats; made when first asked for. */
  readonly listed: readonly GameAction[];
  /** Actions close to the listed ones: legal or not, nobody knows. */
  readonly nearMisses: readonly GameAction[];
  readonly seats: readonly number[];
  /** Draws for this law at this moment alone: what a law draws changes neither the game nor what other laws see. */
  readonly random: Random;
  readonly history: History;
  /** What this law has noted of this game so far; empty at the start. */
  readonly memory: Map<unknown, unknown>;
}

/** The game so far. */
export interface History {
  readonly ruleset: string;
  readonly config: GameConfig<object>;
  readonly actions: readonly GameAction[];
  /** The first state and the state after each action. */
  readonly states: readonly Envelope[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** Up to `count` items, drawn with `random`, in their order. */
export function some<Item>(items: readonly Item[], count: number, random: Random): readonly Item[] {
  if (items.length <= count) return items;
  const places = new Set<number>();
  while (places.size < count) places.add(random.int(0, items.length - 1));
  return [...places].sort((a, b) => a - b).map((place) => items[place]);
}
