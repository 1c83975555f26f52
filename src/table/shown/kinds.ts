// The kinds of action of a title, and what they are called.

import type { AnySpec } from '../../core/engine/rules/action.js';
import { taskOf } from '../../core/engine/words/fill.js';
import type { Telling } from './telling.js';

/** The kinds of action that the phases of a title list, each once. */
export function kindsOf({ engine, session }: Telling): readonly AnySpec[] {
  const { phases } = engine.settingOf(session.getSnapshot().view).ruleset;
  const kinds = Object.values(phases).flatMap(({ actions }) => actions as readonly AnySpec[]);
  return [...new Map(kinds.map((spec) => [spec.type, spec])).values()];
}

/** A type of action in words: `Build track`. */
export function titleOfType({ wording }: Telling, type: string): string {
  const text = taskOf(type, wording);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
