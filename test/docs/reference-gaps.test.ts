// What the check of the reference finds, on a small source that typedoc reads.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, normalizePath } from 'typedoc';
import { afterAll, expect, test } from 'vitest';
import { findGaps } from '../../docs/tools/reference-gaps.js';

const folder = mkdtempSync(join(tmpdir(), 'railhead-gaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `
/** Told. */
export interface Told {
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
export type Both = Told & { readonly more: number };
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
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, SOURCE);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: ['entry.ts'] }));
  const app = await Application.bootstrap({
    entryPoints: [entry],
    tsconfig: join(folder, 'tsconfig.json'),
    alwaysCreateEntryPointModule: true,
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc read nothing');
  expect(findGaps(app.serializer.projectToObject(project, normalizePath(folder)))).toEqual({
    words: ['entry: Blank', 'entry: Told.blank', 'entry: Both.more'],
    examples: ['entry: called'],
    nulls: ['entry: Settings.chosen', 'entry: Settings.find'],
    omissions: ['entry: Settings.most'],
  });
});
