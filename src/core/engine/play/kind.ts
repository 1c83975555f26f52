// Kinds of action made ready for play. Their specs come from many files and are laid out in as many ways. What every action has to
// pass through is copied into records of one layout, over which compiled code runs several times as fast.

import type { GameAction } from '../base/state.js';
import { type QuickReader, quickReader } from '../fields/quick-shape.js';
import type { ActionSpec, Condition, HostActionSpec } from '../rules/action.js';
import type { AnyRuleset } from '../rules/ruleset.js';

/** A kind of action: its spec, and what play asks of it. */
export interface ActionKind {
  readonly spec: ActionSpec<never> | HostActionSpec<never>;
  /** The phases that list it; none for an action of the host. */
  readonly phases: readonly string[];
  readonly read: QuickReader;
  readonly check: readonly Condition<never, GameAction>[];
  readonly asListed: ((game: never, action: GameAction) => GameAction) | undefined;
  readonly apply: (context: never, draft: never, action: never) => void;
}

/** The kinds of action of a ruleset by type. */
export function kindsOf(
  { phases }: AnyRuleset,
  specs: readonly (ActionSpec<never> | HostActionSpec<never>)[],
): ReadonlyMap<string, ActionKind> {
  const listing = (type: string) =>
    Object.keys(phases).filter((phase) => phases[phase].actions.some((spec) => spec.type === type));
  return new Map(
    specs.map((spec) => {
      const { type, fields, check, asListed, apply } = spec;
      return [
        type,
        { spec, phases: listing(type), read: quickReader(fields), check, asListed, apply } as ActionKind,
      ];
    }),
  );
}
