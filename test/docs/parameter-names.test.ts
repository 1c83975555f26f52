// What the reference calls parameters that are taken apart.

import { ReflectionKind } from 'typedoc/models';
import { expect, test } from 'vitest';
import { loadParameterNames } from '../../docs/tools/parameter-names.js';
import { smallReference } from './small-reference.js';

const SOURCE = `
export interface PlayOptions { readonly most: number }
export interface Weights { readonly one: number }
export function play(game: string, { most }: PlayOptions) { return [game, most]; }
export function weigh({ one }: Weights, { least = 0 }: { readonly least?: number } = {}) { return [one, least]; }
`;

test('a parameter that is taken apart is called by its type', async () => {
  const { project } = await smallReference(SOURCE, loadParameterNames);
  const parameters = project.getReflectionsByKind(ReflectionKind.Parameter).map(({ name }) => name);
  expect(parameters).toEqual(['game', 'options', 'weights', 'options']);
});
