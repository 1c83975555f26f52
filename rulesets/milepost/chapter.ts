// A chapter: one mechanic that a title adds to the family, all of it in one place. A title's page lists its chapters in the order
// of its rulebook, and what several of them do at the same instant they do in that order.

import {
  type AutomaticStep,
  Fault,
  type GameAction,
  type IdRanges,
  type OpenDecision,
  type Phase,
  type Projection,
} from '../../src/core/engine/index.js';
import type { AddedConditions } from './adapt-phases.js';
import type { SpecialLoad } from './loads/special-loads.js';
import type { AddedActions } from './phases.js';
import type { SetupContext } from './setup.js';
import type { MilepostPolicies } from './tables.js';
import type { FullGame, KnownGame } from './types.js';

// Instants of the family's rules; every chapter may do something at each.
const INSTANTS = ['atPlacement', 'atReceipt', 'atArrival', 'atDelivery', 'atTurnStart'] as const;

/** One of these instants. */
type Instant = (typeof INSTANTS)[number];

/** Questions of the family's rules that one chapter may answer in place of the family. */
export type Answers = Partial<Omit<MilepostPolicies, Instant | 'specialLoads'>>;

/** A point at which the game waits for a choice of the chapter's own. */
// biome-ignore lint/suspicious/noExplicitAny: a chapter's actions know their title's types
export interface WaitingPoint<KnownOwn extends object> extends Phase<any> {
  /** What is open here now. */
  open(game: KnownGame<KnownOwn>): readonly OpenDecision[];
  /** What a seat plays that does not choose for itself. */
  pass(game: KnownGame<KnownOwn>, decision: OpenDecision): GameAction;
}

/** One mechanic of a title; all parts may be left out. */
export interface Chapter<Own extends object = object, KnownOwn extends object = Own> {
  /** The chapter's part of the title's slice of state at the start of a game. */
  start?(context: SetupContext): Partial<Own>;
  /** Actions that it adds to the family's phases. */
  readonly actions?: AddedActions;
  /** Conditions that the family's actions must meet besides their own, by type of action. */
  readonly conditions?: AddedConditions;
  /** Its waiting points, by the kind of their decisions; asked in their order, before the family's. */
  readonly waits?: Readonly<Record<string, WaitingPoint<KnownOwn>>>;
  /** What happens by itself, looked for before the family's steps. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly automatic?: readonly AutomaticStep<any>[];
  /** What it does at the instants of the family's rules (M-OPEN-6: in the order of the chapters). */
  readonly at?: Partial<Pick<MilepostPolicies, Instant>>;
  /** Questions that it answers in place of the family; no two chapters may answer one. */
  readonly answers?: Answers;
  /** Goods that no city supplies, by good id. */
  readonly loads?: Readonly<Record<string, SpecialLoad>>;
  /** Its facts, and whom they may be shown to. */
  readonly events?: Readonly<Record<string, Projection>>;
  /** Which ids there are of kinds of its own (E-SHAPE-2). */
  readonly ids?: IdRanges;
  /** Its streams of luck. */
  readonly streams?: readonly string[];
  /** What must hold beyond the family's invariants, as sentences about what does not. */
  invariants?(game: FullGame<Own>): readonly string[];
}

/** The chapters of a title taken together. */
export interface Chapters {
  readonly actions: AddedActions;
  readonly conditions: AddedConditions;
  readonly waits: Readonly<Record<string, WaitingPoint<never>>>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly automatic: readonly AutomaticStep<any>[];
  readonly policies: Partial<MilepostPolicies>;
  readonly events: Readonly<Record<string, Projection>>;
  readonly ids: IdRanges;
  readonly streams: readonly string[];
  start(context: SetupContext): object;
  /** What is open at the first waiting point at which anything is. */
  open(game: KnownGame): readonly OpenDecision[];
  invariants(game: FullGame): readonly string[];
}

/** Takes the chapters of a title together, each part in their order. Throws a `Fault` where two of them claim one thing. */
// biome-ignore lint/suspicious/noExplicitAny: chapters know the slice of their title
export function bindChapters(chapters: readonly Chapter<any, any>[]): Chapters {
  const waits = joined(chapters, ({ waits: own }) => own);
  const points = Object.values(waits) as readonly WaitingPoint<object>[];
  return {
    actions: {
      startup: chapters.flatMap(({ actions }) => actions?.startup ?? []),
      operations: chapters.flatMap(({ actions }) => actions?.operations ?? []),
      building: chapters.flatMap(({ actions }) => actions?.building ?? []),
    },
    conditions: conditionsOf(chapters),
    waits,
    automatic: chapters.flatMap(({ automatic = [] }) => automatic),
    policies: {
      ...joined(chapters, ({ answers }) => answers as Readonly<Record<string, unknown>> | undefined),
      ...instantsOf(chapters),
      specialLoads: joined(chapters, ({ loads }) => loads),
    },
    events: joined(chapters, ({ events }) => events),
    ids: joined(chapters, ({ ids }) => ids),
    streams: chapters.flatMap(({ streams = [] }) => streams),
    start: (context) => Object.assign({}, ...chapters.map((chapter) => chapter.start?.(context))),
    open(game) {
      for (const point of points) {
        const decisions = point.open(game);
        if (decisions.length > 0) return decisions;
      }
      return [];
    },
    invariants: (game) => chapters.flatMap((chapter) => chapter.invariants?.(game) ?? []),
  };
}

function conditionsOf(chapters: readonly Chapter[]): AddedConditions {
  const types = new Set(chapters.flatMap(({ conditions = {} }) => Object.keys(conditions)));
  return Object.fromEntries(
    [...types].map((type) => [type, chapters.flatMap(({ conditions }) => conditions?.[type] ?? [])]),
  );
}

// Where a single chapter does anything at an instant, that is what happens: a turn comes by here with every step of a train.
function instantsOf(chapters: readonly Chapter[]): Partial<Pick<MilepostPolicies, Instant>> {
  const bound: Record<string, unknown> = {};
  for (const instant of INSTANTS) {
    const doers = chapters.flatMap(({ at }) => at?.[instant] ?? []) as ((...given: unknown[]) => void)[];
    if (doers.length === 1) [bound[instant]] = doers;
    if (doers.length > 1)
      bound[instant] = (...given: unknown[]) => {
        for (const act of doers) act(...given);
      };
  }
  return bound;
}

function joined<Part>(
  chapters: readonly Chapter[],
  partOf: (chapter: Chapter) => Readonly<Record<string, Part>> | undefined,
): Record<string, Part> {
  const all: Record<string, Part> = {};
  for (const chapter of chapters) {
    for (const [name, part] of Object.entries(partOf(chapter) ?? {})) {
      if (Object.hasOwn(all, name)) throw new Fault(`two chapters of one title bring ${name}`);
      all[name] = part;
    }
  }
  return all;
}
