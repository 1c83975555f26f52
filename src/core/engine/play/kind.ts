// Kinds of action made ready for play. Specs come from many files and have many layouts. What every action
// passes through is copied into records of one layout, over which compiled code runs several times as fast.

import type { GameAction } from '../base/game-action.js';
import { type QuickReader, quickReader } from '../fields/quick-shape.js';
import type { AnyHostSpec, AnyKnownGame, AnySpec, Condition } from '../rules/action.js';
import type { AnyRuleset } from '../rules/ruleset.js';

/** A kind of action: its spec, and what play asks of it. */
export interface ActionKind {
  readonly spec: AnySpec | AnyHostSpec;
  /** The phases that list it; none for an action of the host. */
  readonly phases: readonly string[];
  readonly read: QuickReader;
  // biome-ignore lint/suspicious/noExplicitAny: rules of any title
  readonly check: readonly Condition<any, GameAction>[];
  readonly asListed: ((game: AnyKnownGame, action: GameAction) => GameAction) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: rules of any title
  readonly apply: (context: any, draft: any, action: any) => void;
}

/** The kinds of action of a ruleset by type. */
export function kindsOf(
  { phases }: AnyRuleset,
  specs: readonly (AnySpec | AnyHostSpec)[],
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
