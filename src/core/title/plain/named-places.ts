// What an action or an event names of a diagram: the fields that hold ids of its kinds.

import type { AnyRuleset, GameAction, GameEvent } from '../../engine/index.js';
import type { Place } from '../picture.js';
import { type AnyDiagram, numberIn, placeLists } from './diagram-of.js';

/** The places that an action names, those of its first field first. */
export function placesNamed(ruleset: AnyRuleset, diagram: AnyDiagram, action: GameAction): readonly Place[] {
  const { fields = {} } = specOf(ruleset, action.type) ?? {};
  return Object.entries(fields).flatMap(([name, { idOf }]) =>
    placesOfKind(diagram, idOf, saidAs(action, name)),
  );
}

/** The places that an event names: by fields that are called as their kind. */
export function placesTold(diagram: AnyDiagram, event: GameEvent): readonly Place[] {
  return placeLists(diagram).flatMap(({ kind }) => placesOfKind(diagram, kind, saidAs(event, kind)));
}

/** The declaration of a type of action. */
export function specOf({ phases }: AnyRuleset, type: string) {
  return Object.values(phases)
    .flatMap(({ actions }) => actions)
    .find((spec) => spec.type === type);
}

const saidAs = (said: object, name: string): unknown => (said as Readonly<Record<string, unknown>>)[name];

function placesOfKind(diagram: AnyDiagram, kind: string | undefined, value: unknown): readonly Place[] {
  const list = placeLists(diagram).find((one) => one.kind === kind);
  if (list === undefined || value === null || value === undefined) return [];
  return [value].flat().flatMap((called): readonly Place[] => {
    const id = numberIn(list, called);
    return id === null ? [] : [{ kind: list.kind, id }];
  });
}
