// defineMilepostGame: a title of the family from its page. Tables are numbers, policies answer one rule question each,
// an insert brings a title's own actions and state. What all titles share stands in this folder; a page says what differs.

import * as z from 'zod/mini';
import { loadOnce, type Ruleset } from '../../src/engine/index.js';
import { expireTime } from './actions/expire-time.js';
import { automaticSteps } from './automatic.js';
import type { EventCard } from './events/event-card.js';
import { milepostEvents } from './events.js';
import { familyPolicies, familyRules } from './family-rules.js';
import { forkState, sealState } from './fork.js';
import { brokenInvariants, completePosition } from './invariants.js';
import { milepostMessages } from './messages.js';
import { type AddedActions, milepostPhases, openDecisions, passFor } from './phases.js';
import { suggestLine } from './plan/suggest.js';
import type { MilepostPolicies, MilepostRules } from './rules/rules.js';
import { setUp } from './setup.js';
import { milepostStateSchema } from './state-schema.js';
import type { FullGame, MilepostTypes } from './types.js';
import { type MilepostVariant, optionsSchema } from './variants.js';
import { determinizeView, MILEPOST_STREAMS, viewState } from './view.js';

/** What a title brings besides tables: its own actions, its own slice of state, and policies that go with them. */
export interface Insert<Own extends object> {
  readonly actions: AddedActions;
  /** Its slice of state: how it starts under the rules of the game, and its strict schema. */
  readonly own: { readonly start: Own | ((rules: MilepostRules) => Own); readonly schema: z.ZodMiniType };
  readonly policies: Partial<MilepostPolicies>;
  readonly messages: Readonly<Record<string, string>>;
  /** What must hold beyond the family's invariants, as sentences about what does not. */
  invariants?(game: FullGame<Own>): readonly string[];
}

/** A title's page: what it is, and where it differs from the family. Money is in millions. */
export interface MilepostSpec<T extends MilepostTypes> {
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
  /** Any other table that differs. */
  readonly rules?: Partial<MilepostRules>;
  readonly insert?: Insert<T['state']['own']>;
  readonly board: () => T['board'];
}

/** Makes the ruleset of a milepost title. */
export function defineMilepostGame<T extends MilepostTypes>(spec: MilepostSpec<T>): Ruleset<T> {
  const { id, title, edition, revision, insert, variants } = spec;
  const added = insert?.actions ?? {};
  const ruleset: Ruleset<MilepostTypes> = {
    id,
    title,
    edition,
    revision,
    seats: { min: 2, max: 6 }, // M-SETUP-1, M-OPEN-1
    options: optionsSchema(variants) as z.ZodMiniType<object>,
    optionLabels: Object.fromEntries(variants.map(({ option, label }) => [option, label])),
    tables: tablesOf(spec as unknown as MilepostSpec<MilepostTypes>),
    variants: variants as never,
    board: loadOnce(spec.board),
    stateSchema: milepostStateSchema(insert?.own.schema ?? z.strictObject({})),
    streams: MILEPOST_STREAMS,
    setup: (context) => ({ ...setUp(context), own: startOf(insert?.own.start, context.rules) }),
    phases: milepostPhases(added),
    hostActions: [expireTime],
    automatic: automaticSteps,
    decisions: openDecisions,
    onAbsent: passFor,
    view: viewState,
    determinize: determinizeView,
    events: milepostEvents,
    invariants(game) {
      const broken = brokenInvariants(game);
      return broken.length > 0 ? broken : (insert?.invariants?.(game) ?? []);
    },
    fork: forkState,
    seal: sealState,
    completePosition,
    suggest: suggestLine,
    messages: { ...milepostMessages, ...insert?.messages },
  };
  return ruleset as unknown as Ruleset<T>;
}

function startOf<Own extends object>(
  start: Own | ((rules: MilepostRules) => Own) | undefined,
  rules: MilepostRules,
): object {
  return typeof start === 'function' ? start(rules) : (start ?? {});
}

function tablesOf(spec: MilepostSpec<MilepostTypes>): MilepostRules {
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
