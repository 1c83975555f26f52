// The mechanics of the family and of a title taken together: the parts of a ruleset that come of them.

import { type AutomaticStep, entryOf, Fault, type Ruleset } from '../../../src/core/engine/index.js';
import type { Mechanic } from './mechanic.js';
import { familyMechanics } from './mechanics.js';
import { type AddedToTurn, adapted, type Cites, openAt, phasesOf } from './phases.js';
import { afterActions, afterTurns, type PhaseOfTurn, phasesOfTurn } from './sequence.js';
import type { MilepostSetup } from './setup.js';
import { INSTANTS, type Instant, type MilepostPolicies } from './tables.js';
import type { FullGame, MilepostTypes } from './types.js';

/** The parts of a ruleset that mechanics make up. */
export type Parts = Pick<
  Ruleset<MilepostTypes>,
  | 'phases'
  | 'hostActions'
  | 'automatic'
  | 'decisions'
  | 'onAbsent'
  | 'streams'
  | 'events'
  | 'invariants'
  | 'completePosition'
>;

/** What a title's page says of mechanics. */
interface Page {
  // biome-ignore lint/suspicious/noExplicitAny: mechanics are written on the bundle of their title
  readonly mechanics?: readonly Mechanic<any>[];
  readonly turn?: AddedToTurn;
  readonly cites?: Cites;
}

/** What else they bring. */
export interface Bound {
  readonly ids: NonNullable<Mechanic['ids']>;
  /** Policies that replace the family's. */
  readonly policies: Partial<MilepostPolicies> & Pick<MilepostPolicies, Instant | 'specialLoads'>;
  /** The title's slice of state at the start of a game. */
  start(context: MilepostSetup): object;
}

/**
 * Joins the mechanics of a title with the family's, each part in their order. Throws a `Fault` if two of them
 * claim one thing.
 */
export function bindMechanics(page: Page): Required<Pick<Parts, 'streams'>> & Parts & Bound {
  const { mechanics: titles = [], cites = {} } = page;
  const all: readonly Mechanic[] = [...familyMechanics, ...titles];
  // A title's choices come before the family's.
  const waits = joined([...titles, ...familyMechanics], 'waits');
  const points = Object.values(waits).filter(({ open }) => open !== undefined);
  const missing = sentences(all, 'missing');
  const faults = [missing, sentences(familyMechanics, 'invariants'), sentences(titles, 'invariants')];
  return {
    phases: phasesOf(all, waits, page),
    hostActions: all.flatMap(({ hostActions = [] }) =>
      hostActions.map((action) => adapted(action, all, cites)),
    ),
    automatic: [...titles.flatMap(({ automatic = [] }) => automatic), ...familySteps()],
    decisions: (game) => openAt(points, game),
    onAbsent: (game, decision) =>
      entryOf(waits, decision.kind)?.pass(game, decision) ?? {
        type: phasesOfTurn[decision.kind as PhaseOfTurn]?.passBy ?? 'endTurn',
        seat: decision.seat,
      },
    streams: all.flatMap(({ streams = [] }) => streams),
    events: joined(all, 'events'),
    invariants(game) {
      let found: readonly string[] = [];
      for (const ask of faults) if (found.length === 0) found = ask(game);
      return found;
    },
    completePosition: (game, given) =>
      missing(game).length > 0
        ? game.state
        : Object.assign({ ...game.state }, ...all.map((mechanic) => mechanic.complete?.(game, given))),
    ids: joined(all, 'ids'),
    policies: {
      ...(joined(all, 'answers') as object),
      ...instantsOf(titles),
      specialLoads: joined(all, 'loads'),
    },
    start: (context) => Object.assign({}, ...all.map((mechanic) => mechanic.start?.(context))),
  };
}

// The family's steps in the order of the sequence of a turn; later ones are due only after the turn.
function familySteps(): readonly AutomaticStep<MilepostTypes>[] {
  const steps = familyMechanics.flatMap(({ automatic = [] }: Mechanic) => automatic);
  const by = (rule: string) => steps.find((step) => step.rule === rule) as (typeof steps)[number];
  return [
    ...afterActions.map(by),
    ...afterTurns.map(by).map(({ name, rule, due, apply }) => ({
      name,
      rule,
      due(game: FullGame) {
        const { turn, pending, drafts } = game.state;
        return turn.phase === 'over' && pending.length === 0 && drafts === null && due(game);
      },
      apply,
    })),
  ];
}

const sentences = (mechanics: readonly Mechanic[], part: 'missing' | 'invariants') => (game: FullGame) =>
  mechanics.flatMap((mechanic) => [...(mechanic[part]?.(game) ?? [])]);

function instantsOf(mechanics: readonly Mechanic[]): Pick<MilepostPolicies, Instant> {
  const bound = INSTANTS.map((instant) => {
    const doers = mechanics.flatMap(({ at }) => at?.[instant] ?? []) as ((...given: unknown[]) => void)[];
    const all = (...given: unknown[]) => {
      for (const act of doers) act(...given);
    };
    return [instant, all];
  });
  return Object.fromEntries(bound);
}

function joined<Part extends 'waits' | 'events' | 'ids' | 'answers' | 'loads'>(
  mechanics: readonly Mechanic[],
  part: Part,
): NonNullable<Mechanic[Part]> {
  const all: Record<string, unknown> = {};
  for (const mechanic of mechanics) {
    for (const [name, one] of Object.entries(mechanic[part] ?? {})) {
      if (Object.hasOwn(all, name)) throw new Fault(`two mechanics bring ${name}`);
      all[name] = one;
    }
  }
  return all as never;
}
