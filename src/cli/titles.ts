// The titles that the command knows: all of them.

import { allTitles } from '../../rulesets/index.js';
import type { BoardKind, Title } from '../core/title/title.js';

type AnyTitle = Title<(typeof allTitles)[number]['ruleset']>;

/** The title of a ruleset that there is. */
export function titleOf(id: string): AnyTitle {
  return allTitles.find(({ ruleset }) => ruleset.id === id) as AnyTitle;
}

/** Every kind of map, by what map files call it. */
export async function boardKinds(): Promise<ReadonlyMap<string, BoardKind>> {
  const kinds = await Promise.all(allTitles.map(({ boards }) => boards()));
  return new Map(kinds.map((kind) => [kind.kind, kind]));
}
