// Makes a new action out of one, with more conditions or further effects. Layers use it for the actions of
// the title below, and a family for what its titles add.

import { once } from '../../base/memo.js';
import type { AnySpec } from '../action.js';
import { type Condition, type DeclaredCondition, laidOutAlike } from '../action.js';
import type { AnyRuleset } from '../ruleset.js';

type Phases = AnyRuleset['phases'];
/** An action of a seat or of the host. */
type Spec = Pick<AnySpec, 'type' | 'check' | 'apply'>;

/** The same phases, every action in them changed; an action of several phases stays one. */
export function withActions<P extends Phases>(phases: P, change: (spec: AnySpec) => object): P {
  const changed = new Map<unknown, unknown>();
  const changeOnce = (spec: AnySpec) => {
    if (!changed.has(spec)) changed.set(spec, change(spec));
    return changed.get(spec);
  };
  return Object.fromEntries(
    Object.entries(phases).map(([kind, phase]) => [
      kind,
      { ...phase, actions: phase.actions.map(changeOnce) },
    ]),
  ) as unknown as P;
}

/**
 * The same action with other conditions, made when first needed. Lists, samples, refusals and bots use them.
 */
export function withCheck<S extends Spec>(
  spec: S,
  check: () => readonly DeclaredCondition<Condition<never, never>>[],
): S {
  return altered(spec, { get: once(() => laidOutAlike(check())) }, 'check');
}

/** The same action, which then does something more. */
export function withEffect<S extends Spec>(spec: S, effect: Spec['apply']): S {
  return withApply(spec, (context, state, action) => {
    spec.apply(context, state, action);
    effect(context, state, action);
  });
}

/** The same action, which does something else. */
export function withApply<S extends Spec>(spec: S, apply: Spec['apply']): S {
  return altered(spec, { value: apply }, 'apply');
}

// By descriptors: what an action makes when it is first needed, it still makes then.
function altered<S extends object>(spec: S, as: PropertyDescriptor, name: string): S {
  const own = Object.getOwnPropertyDescriptors(spec) as Record<string, PropertyDescriptor>;
  return Object.defineProperties({}, { ...own, [name]: { ...as, enumerable: true } }) as S;
}
