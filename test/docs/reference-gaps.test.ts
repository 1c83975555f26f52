// What the check of the reference finds, on a small source that typedoc reads.

import { normalizePath } from 'typedoc';
import { expect, test } from 'vitest';
import { findGaps } from '../../docs/tools/reference-gaps.js';
import { smallReference } from './small-reference.js';

const SOURCE = `
/** Told. */
export interface Described {
  /** Told. */
  readonly one: number;
  readonly blank: number;
  /** An unnamed type, told by this. */
  readonly pair: { readonly left: number; readonly right: number };
}
export interface Blank {
  /** Told. */
  readonly one: number;
}
/** Told. */
export type Both = Described & { readonly more: number };
/**
 * Told.
 *
 * @example
 * shown();
 */
export function shown(): void {}
/** Told, without an example. */
export const called = (): void => {};
/** A type, which nobody calls. */
export type Caller = () => void;
/** Told. */
export interface Settings {
  /** How many. */
  readonly most?: number;
  /** How many; all if left out. */
  readonly least?: number;
  /** Which one. */
  readonly chosen: string | null;
  /** Which one; null for none. */
  readonly known: string | null;
  /** Looks for it. */
  find(name: string): number | null;
}
`;

test('what has no word or example is found, and what does not explain null or being left out', async () => {
  const { app, project, folder } = await smallReference(SOURCE);
  expect(findGaps(app.serializer.projectToObject(project, normalizePath(folder)))).toEqual({
    words: ['entry: Blank', 'entry: Described.blank', 'entry: Both.more'],
    examples: ['entry: called'],
    nulls: ['entry: Settings.chosen', 'entry: Settings.find'],
    omissions: ['entry: Settings.most'],
  });
});
