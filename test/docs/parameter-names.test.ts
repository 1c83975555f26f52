// What the reference calls parameters that are taken apart, on a small source that typedoc reads.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { ReflectionKind } from 'typedoc/models';
import { afterAll, expect, test } from 'vitest';
import { loadParameterNames } from '../../docs/tools/parameter-names.js';

const folder = mkdtempSync(join(tmpdir(), 'railhead-parameters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `
export interface PlayOptions { readonly most: number }
export interface Weights { readonly one: number }
export function play(game: string, { most }: PlayOptions) { return [game, most]; }
export function weigh({ one }: Weights, { least = 0 }: { readonly least?: number } = {}) { return [one, least]; }
`;

test('a parameter that is taken apart is called by its type', async () => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, SOURCE);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: ['entry.ts'] }));
  const app = await Application.bootstrap({
    entryPoints: [entry],
    tsconfig: join(folder, 'tsconfig.json'),
    logLevel: 'Error',
  });
  loadParameterNames(app);
  const project = await app.convert();
  const parameters = project?.getReflectionsByKind(ReflectionKind.Parameter).map(({ name }) => name);
  expect(parameters).toEqual(['game', 'options', 'weights', 'options']);
});
