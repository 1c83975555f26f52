// Writes the module that copies, seals, shows and completes the states of a declaration, field by field: object
// literals are twenty times as fast as spreads and loops, and nobody has to keep them in step by hand.

import type { DeclaredState } from '../core/engine/declared/declare-state.js';
import { copyRecord, emptyRecord, forkState, layOutState, writer } from './copying.js';
import { guesses, guessRecord, guessState } from './guessing.js';
import {
  capital,
  hasSecrets,
  isAsked,
  type Nest,
  nestsIn,
  type StateNames,
  secretsIn,
  typeAt,
} from './nests.js';
import { sealRecord, sealState } from './sealing.js';
import { secretConstant, seeRecord, viewState } from './showing.js';

/** The text of the module that belongs to a declared state. */
export function stateModule({ fields }: DeclaredState, names: StateNames): string {
  const nests = nestsIn(fields, null);
  const rows = nests.filter(({ kind }) => kind.layout.is === 'rows');
  const hiding = nests.filter((nest) => hasSecrets(nest.kind.layout.fields));
  return [
    head(names, nests),
    ...nests.map(({ one, path }) => `type ${capital(one)}Record = ${typeAt(names.state, path)};`),
    secretsIn(fields, '')
      .filter(isAsked)
      .map((secret) => secretConstant(secret, names))
      .join('\n'),
    forkState(fields, names),
    ...(rows.length > 0 ? [layOutState(fields, names)] : []),
    ...nests.map(copyRecord),
    ...rows.map((nest) => writer(nest, names)),
    ...nests.map(emptyRecord),
    sealState(fields, names),
    ...nests.map(sealRecord),
    viewState(fields, names),
    ...hiding.map((nest) => seeRecord(nest, names)),
    guesses(fields, names),
    guessState(fields, names),
    ...hiding.map((nest) => guessRecord(nest, names)),
    bundle(rows.length > 0),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function head({ engine, declaration, state, known, view }: StateNames, nests: readonly Nest[]): string {
  const isWritten = nests.some(({ kind }) => kind.layout.is === 'rows');
  const values = ['deepFreeze', ...(isWritten ? ['sealAll'] : []), 'sealEnvelope'];
  const types = ['type Luck', 'type Seat', ...(nests.length > 0 ? ['type Writable'] : [])];
  return `// Written by \`npm run states\` from ${declaration.replace('.js', '.ts')}; a test fails where the two are not in step.
// How a state is copied for play, made fit to leave the engine, shown to a seat, and completed from what a seat sees.

import { ${[...values, ...types].join(', ')} } from '${engine}';
import { ${['state', `type ${state}`, `type ${known}`, `type ${view}`].join(', ')} } from '${declaration}';

type Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;
${isWritten ? `\n/** What a step began with, by which it knows the records that are not its own yet. */\ntype Step = { readonly before: ${state} };` : ''}`.trimEnd();
}

function bundle(hasRows: boolean): string {
  return `/** What the engine needs to know of the state. */
export const stateParts = {
  shape: state,
  view: viewState,
  fork: forkState,
  layOut: ${hasRows ? 'layOutState' : 'forkState'},
  seal: sealState,
};`;
}
