// defineMilepostGame: the rules of a title of the family from its page. Tables are numbers, policies answer
// one rule question each, mechanics bring what a title adds. What all titles share stands in this folder; a
// page says what differs. Sentences and suggestions are player-aids.ts.

import type * as z from 'zod/mini';
import {
  type DeclaredState,
  type Luck,
  mustKnowNames,
  once,
  type Random,
  type Ruleset,
  type StateOf,
  type StateParts,
} from '../../../src/core/engine/index.js';
import { startLuck } from '../../../src/core/random/streams.js';
import { namesOnBoard } from '../board/names.js';
import { ruleIds as milepostRuleIds } from '../generated/rule-ids.js';
import { type Guesses, stateParts } from '../generated/state.js';
import { type Bound, bindMechanics } from './bind-mechanics.js';
import type { EventCard } from './events/event-card.js';
import { answerKinds, familyPolicies, familyRules, tableNames } from './family-tables.js';
import { milepostIds } from './fields.js';
import { milepostGuesses } from './guess.js';
import type { Mechanic } from './mechanic.js';
import { owedFor } from './money/income.js';
import type { AddedToTurn, Cites } from './phases.js';
import { withWaysToBeFound } from './reserved-ways/rail-notes.js';
import { setUp } from './setup.js';
import type { MilepostKnown, MilepostState, MilepostView } from './state.js';
import type { MilepostRules } from './tables.js';
import { finishNow } from './turns/round.js';
import { unwinnable } from './turns/unwinnable.js';
import type { MilepostBundle, MilepostTypes } from './types.js';
import { type MilepostVariant, optionsSchema } from './variants.js';

/**
 * What the engine does with the states of a title with its own slice. Its declaration extends the family's
 * fields by `own`: `declareState((of) => ({ ...milepostDeclaration.fields, own: of.record({ … }) }))`. If all
 * of the slice is public and replaced as a whole, use the family's parts, {@link partsOf}; otherwise the
 * title has generated parts.
 */
export interface MilepostStateParts<Own extends object, KnownOwn extends object = Own>
  extends StateParts<Sliced<Own, KnownOwn>> {
  /** A whole state made of a view and guesses for what the view hides of the family and of the title. */
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

/**
 * The family's parts, for a title whose slice is public and replaced as a whole.
 *
 * @param shape - The declared state, with the slice of the title in `own`.
 * @returns The parts, for `state` of a spec.
 * @see {@link defineMilepostGame}
 * @example
 * const shape = declareState((of) => ({ ...milepostDeclaration.fields, own: of.record({ hub: of.count }) }));
 * console.log(Object.keys(partsOf(shape)).includes('shape'));
 * // true
 */
export function partsOf<D extends DeclaredState>(shape: D): MilepostStateParts<StateOf<D>['own'] & object> {
  return { ...stateParts, shape } as never;
}

/** A title's page: what it is, and where it differs from the family. Money is in millions. */
export interface MilepostSpec<T extends MilepostBundle> {
  /** The id of the ruleset: kebab-case, `my-rails`. */
  readonly id: T['id'];
  /** The name of the game for people. */
  readonly title: string;
  /** Which edition of the rulebook it follows, for people. */
  readonly edition: string;
  /** Raised whenever the same actions could give another state; 1 at first (E-SAVE-2). */
  readonly revision: number;
  /** Cash of a seat at the start in M, and how many turns of building come first (M-SETUP-2, M-SETUP-10). */
  readonly start: { readonly cash: number; readonly startupTurns: number };
  /** Prices of mileposts where they differ from M-BUILD-7. */
  readonly prices?: Partial<MilepostRules['terrainPrices']>;
  /** What each kind of water adds; a kind that the board does not have may be left out. */
  readonly surcharges: Partial<MilepostRules['surcharges']>;
  /** Its event cards, numbered behind the demand cards. */
  readonly eventCards: readonly EventCard[];
  /** What a line must come to (M-WIN-1). */
  readonly victory: {
    /** Cash that the victory needs, in M. */
    readonly cash: number;
    /** How many major cities the line must join. */
    readonly majors: number;
    /** The kind of ferry or link of which the line must reach a port whose right is held. */
    readonly link?: MilepostRules['victoryLink'];
  };
  /** Its optional rules, in the order in which they are applied. */
  readonly variants: readonly MilepostVariant[];
  /** The ids of the rules on its own page; none if left out. They join the family's. See `Ruleset.ruleIds`. */
  readonly ruleIds?: string;
  /** The rules that refusals cite, if the title's own page has them under other ids. */
  readonly cites?: Cites;
  /** Any other table that differs. */
  readonly rules?: Partial<MilepostRules>;
  /** What the engine does with its states; left out, the family's parts, for a title without a slice. */
  readonly state?: MilepostStateParts<T['state']['own'], T['known']['own']>;
  /** What it adds to the family, a mechanic each, in the order of its rulebook. */
  readonly mechanics?: readonly Mechanic<T>[];
  /** Acts that it adds to the phases of a turn; sequence.ts says where they come in. */
  readonly turn?: AddedToTurn<T['action']['type']>;
  /** Its own board; called once, when a game first needs it. */
  readonly board: () => T['board'];
  /** What to import for suggestions; if left out, they are those of the spec. See `Ruleset.suggestedBy`. */
  readonly suggestedBy?: string;
}

/**
 * Makes the ruleset of a milepost title: the rules only. `withPlayerAids` adds sentences and suggestions.
 *
 * @param spec - What the title is, and where it differs from the family.
 * @returns The ruleset, for `createEngine`.
 * @see `withPlayerAids`
 * @example
 * const plainChina = defineMilepostGame({
 *   id: 'plain-china',
 *   title: 'China Rails without events',
 *   edition: 'an example',
 *   revision: 1,
 *   board: () => defineBoard(chinaMap, chinaDeck),
 *   start: { cash: 60, startupTurns: 2 },
 *   surcharges: { river: 2 },
 *   eventCards: [],
 *   victory: { cash: 250, majors: 4 },
 *   variants: [],
 * });
 * console.log(createEngine([plainChina]).createGame('plain-china', { seats: 2, seed: 1 }).seats[0].cash);
 * // 60
 */
export function defineMilepostGame<T extends MilepostBundle>(spec: MilepostSpec<T>): Ruleset<T> {
  const { id, title, edition, revision, variants, suggestedBy } = spec;
  const { ids, policies, start, ...parts } = bindMechanics(spec);
  const state = (spec.state ?? stateParts) as MilepostStateParts<object>;
  const ruleset: Ruleset<MilepostTypes> = {
    id,
    title,
    edition,
    revision,
    seats: { min: 2, max: 6 }, // M-SETUP-1, M-OPEN-1
    options: optionsSchema(variants) as z.ZodMiniType<object>,
    optionLabels: Object.fromEntries(variants.map(({ option, label }) => [option, label])),
    tables: tablesOf(spec as unknown as MilepostSpec<MilepostBundle>, policies),
    answerKinds,
    tableNames,
    variants,
    boardKind: 'milepost',
    board: once(spec.board),
    unwinnable,
    ruleIds: `${milepostRuleIds} ${spec.ruleIds ?? ''}`,
    ids: (game) => ({ ...milepostIds(game), ...ids }),
    names: namesOnBoard,
    state,
    setup: (context) => ({ ...setUp(context), own: start(context) }),
    ...parts,
    completeSave: withWaysToBeFound,
    finish: finishNow, // E-HOST-4
    determinize: (game, random, seed) =>
      state.complete(game.state, startLuck(seed, parts.streams), milepostGuesses(game, random), random),
    // Money makes the winner (M-WIN-1). Loans are paid back twice over (M-VAR-4), owed rent once (M-VAR-5).
    // Track counts at its price over clear ground (M-BUILD-7): else a search that stops early never builds.
    wholeScores: true,
    ...(suggestedBy !== undefined && { suggestedBy }),
    standing({ rules, state }, seat) {
      const { cash, loan, debts } = state.seats[seat];
      const owed = debts.reduce((sum, { amount }) => sum + amount, owedFor(rules.borrowing, loan));
      return cash - owed + rules.terrainPrices.clear * state.rail.tracks[seat].length;
    },
  };
  mustKnowNames(ruleset);
  return ruleset as Ruleset<T>;
}

function tablesOf(spec: MilepostSpec<MilepostBundle>, policies: Bound['policies']): MilepostRules {
  const { start, prices, surcharges, eventCards, victory, rules } = spec;
  return {
    ...familyRules,
    startCash: start.cash,
    startupTurns: start.startupTurns,
    terrainPrices: { ...familyRules.terrainPrices, ...prices },
    surcharges: { river: 0, 'dry-river': 0, lake: 0, 'dry-lake': 0, inlet: 0, ...surcharges },
    eventCards,
    victoryCash: victory.cash,
    victoryMajors: victory.majors,
    victoryLink: victory.link ?? null,
    ...rules,
    policies: {
      ...familyPolicies,
      ...policies,
      ...rules?.policies,
    },
  };
}
