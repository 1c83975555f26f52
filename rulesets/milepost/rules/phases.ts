// The phases of a title: those of the family's turn with what the title adds to them, and the waiting points of mechanics; all
// actions with the conditions that mechanics add, and with the rules that the title's own page calls theirs.

import {
  type ActionSpec,
  type OpenDecision,
  type Ruleset,
  withActions,
  withCheck,
} from '../../../src/core/engine/index.js';
import type { Mechanic, MechanicPhase } from './mechanic.js';
import { OWN, type PhaseOfTurn, phasesOfTurn } from './sequence.js';
import type { KnownGame, MilepostTypes } from './types.js';

/** What a title adds to the phases of a turn, by type of action. */
export type AddedToTurn<Type extends string = string> = { readonly [Kind in PhaseOfTurn]?: readonly Type[] };

/** Rule ids by refusal: by code, by action and code (`dropLoad load/not-aboard`), or by phase (`phase startup`). */
export type Cites = Readonly<Record<string, string>>;

type Spec = Pick<ActionSpec<MilepostTypes>, 'type' | 'check' | 'apply'>;
type Phase = Phases[string];
type Phases = Ruleset<MilepostTypes>['phases'];

/** The phases of a turn, each with its actions in the order of the sequence, and the waiting points; by the rules that are cited. */
export function phasesOf(
  mechanics: readonly Mechanic[],
  waits: Phases,
  { turn = {}, cites = {} }: { readonly turn?: AddedToTurn; readonly cites?: Cites },
): Phases {
  const specs = mechanics.flatMap(({ actions = [] }) => actions);
  const ofTurn = Object.entries(phasesOfTurn).map(([kind, phase]): [string, Phase] => {
    const own = turn[kind as PhaseOfTurn] ?? [];
    const types: readonly string[] = phase.actions.flatMap((type) => (type === OWN ? own : [type]));
    const actions = types.map((type) => specs.find((spec) => spec.type === type) as (typeof specs)[number]);
    return [kind, { ...phase, actions }];
  });
  const phases = [...ofTurn, ...Object.entries(waits)].map(([kind, phase]) => [
    kind,
    { ...phase, rule: cites[`phase ${kind}`] ?? phase.rule },
  ]);
  return withActions(Object.fromEntries(phases), (action) => adapted(action, mechanics, cites));
}

/** An action as a title has it: with the conditions that mechanics add, and with the rules that the title cites. */
export function adapted<S extends Spec>(action: S, mechanics: readonly Mechanic[], cites: Cites): S {
  const { type } = action;
  return withCheck(action, () =>
    [...action.check, ...mechanics.flatMap(({ conditions }) => conditions?.[type] ?? [])].map((condition) => {
      const { code, rule } = condition;
      return { ...condition, rule: cites[`${type} ${code}`] ?? cites[code] ?? rule };
    }),
  );
}

/** Who must decide what: at the first waiting point at which anything is open, then what is pending, else the seat on turn. */
export function openAt(points: readonly MechanicPhase[], game: KnownGame): readonly OpenDecision[] {
  for (const point of points) {
    const decisions = point.open?.(game) ?? [];
    if (decisions.length > 0) return decisions;
  }
  const { pending, turn } = game.state;
  if (pending.length > 0) {
    const { seat, kind, since } = pending[0];
    return [{ seat, kind, optional: false, since }];
  }
  const { seat, phase, since } = turn;
  return phase === 'over' ? [] : [{ seat, kind: phase, optional: false, since }];
}
