// How the reference bounds type parameters.

import type { TypeParameterReflection } from 'typedoc';
import { ReflectionKind } from 'typedoc/models';
import { expect, test } from 'vitest';
import { loadBounds } from '../../docs/tools/bounds.js';
import { smallReference } from './small-reference.js';

// As in src/core/engine/typed-by-title.ts.
const SOURCE = `
export interface Types { readonly id: string }
export interface Rules<T extends Types> { readonly types?: T }
export type Ids<R extends Rules<any>> = (R extends Rules<infer T> ? Extract<T, Types> : never)['id'];
export function play<R extends Rules<any>, Id extends Ids<R>>(rules: R, id: Id) { return [rules, id]; }
`;

test('a bound is given as the source has it', async () => {
  const { project } = await smallReference(SOURCE, loadBounds);
  const parameters = project.getReflectionsByKind(ReflectionKind.TypeParameter) as TypeParameterReflection[];
  const bounds = parameters
    .filter(({ parent }) => parent?.name === 'play')
    .map(({ name, type }) => `${name} extends ${type}`);
  expect(bounds).toEqual(['R extends Rules<any>', 'Id extends Ids<R>']);
});
