// defineMilepostGame: the rules of a title of the family from its page. Tables are numbers, policies answer one rule
// question each, an insert brings a title's own actions and state. What all titles share stands in this folder; a page says
// what differs. Sentences and suggestions are player-aids.ts.

import type * as z from 'zod/mini';
import {
  type AutomaticStep,
  type DeclaredState,
  type GameAction,
  type IdRanges,
  type Luck,
  loadOnce,
  type OpenDecision,
  type Phase,
  type Projection,
  type Random,
  type Ruleset,
  type StateOf,
  type StateParts,
} from '../../src/core/engine/index.js';
import { startLuck } from '../../src/core/random/streams.js';
import { expireTime } from './actions/expire-time.js';
import { type AddedConditions, adaptPhases, type Cites, citing } from './adapt-phases.js';
import { automaticSteps } from './automatic.js';
import type { EventCard } from './events/event-card.js';
import { milepostEvents } from './events.js';
import { familyPolicies, familyRules } from './family-rules.js';
import { milepostIds } from './fields.js';
import { ruleIds as milepostRuleIds } from './generated/rule-ids.js';
import { type Guesses, stateParts } from './generated/state.js';
import { MILEPOST_STREAMS, milepostGuesses } from './guess.js';
import { brokenInvariants, completePosition } from './invariants.js';
import { type AddedActions, milepostPhases, openDecisions, passFor } from './phases.js';
import { owedFor } from './rules/income.js';
import { finishNow } from './rules/round.js';
import type { MilepostPolicies, MilepostRules } from './rules/rules.js';
import { type SetupContext, setUp } from './setup.js';
import type { MilepostKnown, MilepostState, MilepostView } from './state.js';
import type { FullGame, KnownGame, MilepostBundle, MilepostTypes } from './types.js';
import { type MilepostVariant, optionsSchema } from './variants.js';

/**
 * What a title brings besides tables: its own actions, its own slice of state, and policies that go with them. Where it
 * keeps some of the slice secret, `KnownOwn` is the slice as a view has it.
 */
export interface Insert<Own extends object, KnownOwn extends object = Own> {
  readonly actions: AddedActions;
  /** The slice at the start of a game. */
  readonly own: Own | ((context: SetupContext) => Own);
  readonly state: MilepostStateParts<Own, KnownOwn>;
  readonly policies: Partial<MilepostPolicies>;
  /** Which ids there are of kinds of its own (E-SHAPE-2). */
  readonly ids?: IdRanges;
  /** Conditions that the family's actions must meet in this title too, by type of action. */
  readonly conditions?: AddedConditions;
  /** Waiting points of its own, by the kind of their decisions, and what is open at them; asked before the family's. */
  // biome-ignore lint/suspicious/noExplicitAny: a title's phases know its own types
  readonly phases?: Readonly<Record<string, Phase<any>>>;
  /** What is open at the title's own waiting points; asked before the family's. */
  decisions?(game: KnownGame<KnownOwn>): readonly OpenDecision[];
  /** What an absent seat plays at a waiting point of its own. */
  onAbsent?(game: KnownGame<KnownOwn>, decision: OpenDecision): GameAction;
  /** Automatic steps of its own, looked for before the family's. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly automatic?: readonly AutomaticStep<any>[];
  /** Luck streams of its own. */
  readonly streams?: readonly string[];
  /** Events of its own, and whom they may be shown to. */
  readonly events?: Readonly<Record<string, Projection>>;
  /** What must hold beyond the family's invariants, as sentences about what does not. */
  invariants?(game: FullGame<Own>): readonly string[];
}

/**
 * What the engine does with the states of a title that has a slice of its own. Its declaration takes the family's fields
 * over and says what `own` is: `declareState((of) => ({ ...milepostDeclaration.fields, own: of.record({ … }) }))`. Where all of the
 * slice is public and replaced as a whole, the family's parts will do, {@link partsOf}; otherwise the title has generated
 * parts.
 */
export interface MilepostStateParts<Own extends object, KnownOwn extends object = Own>
  extends StateParts<Sliced<Own, KnownOwn>> {
  /** A whole state made of a view, with guesses for what it hides: the family's, and the title's own where it hides more. */
  readonly complete: (
    view: MilepostKnown<KnownOwn>,
    luck: Luck,
    guess: Guesses,
    random: Random,
  ) => MilepostState<string, unknown, Own>;
}

interface Sliced<Own, KnownOwn> extends Omit<MilepostTypes, 'state' | 'view'> {
  readonly state: MilepostState<string, unknown, Own>;
  readonly view: MilepostView<string, unknown, KnownOwn>;
}

/** The family's parts, for a title whose slice is public and replaced as a whole. */
export function partsOf<D extends DeclaredState>(shape: D): MilepostStateParts<StateOf<D>['own'] & object> {
  return { ...stateParts, shape } as never;
}

/** A title's page: what it is, and where it differs from the family. Money is in millions. */
export interface MilepostSpec<T extends MilepostBundle> {
  readonly id: T['id'];
  readonly title: string;
  readonly edition: string;
  readonly revision: number;
  readonly start: { readonly cash: number; readonly startupTurns: number };
  /** Prices of mileposts where they differ from M-BUILD-7. */
  readonly prices?: Partial<MilepostRules['terrainPrices']>;
  /** What each kind of water adds; a kind that the board does not have may be left out. */
  readonly surcharges: Partial<MilepostRules['surcharges']>;
  readonly events: readonly EventCard[];
  readonly victory: {
    readonly cash: number;
    readonly majors: number;
    /** The kind of ferry or link of which the line must reach a port whose right is held. */
    readonly link?: MilepostRules['victoryLink'];
  };
  readonly variants: readonly MilepostVariant[];
  /** The ids of the rules on its own page, counted up, beside those of the family: see `Ruleset.ruleIds`. */
  readonly ruleIds?: string;
  /** The rules that refusals cite, where the title's own page has them under ids of its own. */
  readonly cites?: Cites;
  /** Any other table that differs. */
  readonly rules?: Partial<MilepostRules>;
  readonly insert?: Insert<T['state']['own'], T['known']['own']>;
  /** Its own board; called once, when a game first needs it. */
  readonly board: () => T['board'];
}

/** Makes the ruleset of a milepost title: the rules alone, to which `withPlayerAids` adds sentences and suggestions. */
export function defineMilepostGame<T extends MilepostBundle>(spec: MilepostSpec<T>): Ruleset<T> {
  const { id, title, edition, revision, insert, variants } = spec;
  const added = insert?.actions ?? {};
  const parts = (insert?.state ?? stateParts) as MilepostStateParts<object>;
  const streams = [...MILEPOST_STREAMS, ...(insert?.streams ?? [])];
  const isOwn = ({ kind }: OpenDecision) => Object.hasOwn(insert?.phases ?? {}, kind);
  const ruleset: Ruleset<MilepostTypes> = {
    id,
    title,
    edition,
    revision,
    seats: { min: 2, max: 6 }, // M-SETUP-1, M-OPEN-1
    options: optionsSchema(variants) as z.ZodMiniType<object>,
    optionLabels: Object.fromEntries(variants.map(({ option, label }) => [option, label])),
    tables: tablesOf(spec as unknown as MilepostSpec<MilepostBundle>),
    variants,
    board: loadOnce(spec.board),
    ruleIds: `${milepostRuleIds} ${spec.ruleIds ?? ''}`,
    ids: (game) => ({ ...milepostIds(game), ...insert?.ids }),
    state: parts,
    streams,
    setup: (context) => ({ ...setUp(context), own: startOf(insert?.own, context) }),
    phases: adaptPhases(
      { ...milepostPhases(added), ...insert?.phases },
      insert?.conditions ?? {},
      spec.cites ?? {},
    ),
    hostActions: [{ ...expireTime, check: citing(expireTime, spec.cites ?? {}) }],
    automatic: [...(insert?.automatic ?? []), ...automaticSteps],
    decisions(game) {
      const own = insert?.decisions?.(game) ?? [];
      return own.length > 0 ? own : openDecisions(game);
    },
    onAbsent: (game, decision) =>
      isOwn(decision) ? (insert?.onAbsent?.(game, decision) as GameAction) : passFor(game, decision),
    finish: finishNow, // E-HOST-4
    determinize: (game, random, seed) =>
      parts.complete(game.state, startLuck(seed, streams), milepostGuesses(game, random), random),
    events: { ...milepostEvents, ...insert?.events },
    invariants(game) {
      const broken = brokenInvariants(game);
      return broken.length > 0 ? broken : (insert?.invariants?.(game) ?? []);
    },
    completePosition,
    // Money makes the winner (M-WIN-1); loans are paid back twice over (M-VAR-4), rent that is owed once (M-VAR-5). Track is
    // money laid out: it counts as what as much of it costs over clear ground (M-BUILD-7), or a search that stops early
    // would never build.
    standing({ rules, state }, seat) {
      const { cash, loan, debts } = state.seats[seat];
      const owed = debts.reduce((sum, { amount }) => sum + amount, owedFor(rules.borrowing, loan));
      return cash - owed + rules.terrainPrices.clear * state.rail.tracks[seat].length;
    },
  };
  return ruleset as unknown as Ruleset<T>;
}

function startOf<Own extends object>(start: Insert<Own>['own'] | undefined, context: SetupContext): object {
  return typeof start === 'function' ? start(context) : (start ?? {});
}

function tablesOf(spec: MilepostSpec<MilepostBundle>): MilepostRules {
  const { start, prices, surcharges, events, victory, rules, insert } = spec;
  return {
    ...familyRules,
    startCash: start.cash,
    startupTurns: start.startupTurns,
    terrainPrices: { ...familyRules.terrainPrices, ...prices },
    surcharges: { river: 0, 'dry-river': 0, lake: 0, 'dry-lake': 0, inlet: 0, ...surcharges },
    events,
    victoryCash: victory.cash,
    victoryMajors: victory.majors,
    victoryLink: victory.link ?? null,
    ...rules,
    policies: {
      ...familyPolicies,
      ...insert?.policies,
      ...rules?.policies,
    },
  };
}
