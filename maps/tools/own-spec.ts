// A title's map or deck specification: `spec` of maps/tools/<id>/spec.ts, `deckSpec` of its deck-spec.ts.

import { existsSync } from 'node:fs';

const EXPORTS = { spec: 'spec', 'deck-spec': 'deckSpec' } as const;

/** The specification that a title has for a builder; undefined if it lacks one. */
export async function ownSpec<Spec>(
  id: string | undefined,
  file: keyof typeof EXPORTS,
): Promise<Spec | undefined> {
  const url = new URL(`./${id}/${file}.ts`, import.meta.url);
  return id !== undefined && existsSync(url) ? (await import(url.href))[EXPORTS[file]] : undefined;
}
