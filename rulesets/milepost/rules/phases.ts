// The phases of a title: the family's turn with the title's additions, and the waiting points of mechanics.
// Actions have the conditions that mechanics add, and the rule ids that the title's page uses.

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

/** Rule ids by refusal: code, action and code (`dropLoad load/not-aboard`), or phase (`phase startup`). */
export type Cites = Readonly<Record<string, string>>;

type Spec = Pick<ActionSpec<MilepostTypes>, 'type' | 'check' | 'apply'>;
type Phase = Phases[string];
type Phases = Ruleset<MilepostTypes>['phases'];

/** The phases of a turn with their actions in sequence, and waiting points, by the rules that are cited. */
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

/** An action of a title: with the conditions that mechanics add, and the rules that the title cites. */
export function adapted<S extends Spec>(action: S, mechanics: readonly Mechanic[], cites: Cites): S {
  const { type } = action;
  return withCheck(action, () =>
    [...action.check, ...mechanics.flatMap(({ conditions }) => conditions?.[type] ?? [])].map((condition) => {
      const { code, rule } = condition;
      return { ...condition, rule: cites[`${type} ${code}`] ?? cites[code] ?? rule };
    }),
  );
}

/** Who must decide what: first an open waiting point, then pending choices, else the seat on turn. */
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
