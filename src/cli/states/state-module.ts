// Writes the module that copies, seals, shows and completes the states of a declaration, field by field.
// Object literals are twenty times as fast as spreads and loops, and nobody has to maintain them.

import type { DeclaredState } from '../../core/engine/fields/declared/declare-state.js';
import type { Fields } from '../../core/engine/fields/declared/kinds.js';
import { hasSecrets } from '../../core/engine/fields/declared/kinds.js';
import { additions } from './additions.js';
import {
  copyRecord,
  emptyRecord,
  forkState,
  hasShared,
  layOutRecord,
  layOutState,
  writer,
} from './copying.js';
import { guesses, guessRecord, guessState } from './guessing.js';
import { capital, isAsked, nestsIn, type StateNames, secretsIn, typeAt } from './nests.js';
import { sealRecord, sealState } from './sealing.js';
import { secretConstant, seeRecord, viewState } from './showing.js';

/** The text of the module that belongs to a declared state. */
export function stateModule({ fields }: DeclaredState, names: StateNames): string {
  const { base } = names;
  const own = Object.fromEntries(
    Object.entries(fields).filter(([name, kind]) => kind !== base?.declared.fields[name]),
  );
  const nests = nestsIn(own, null);
  const hiding = nests.filter((nest) => hasSecrets(nest.kind.layout.fields));
  const functions = [
    ...(base === undefined ? wholes(fields, names) : additions(own, names)),
    ...nests.map(copyRecord),
    ...nests.filter(({ kind }) => hasShared(kind.layout.fields)).map(layOutRecord),
    ...nests.filter(({ kind }) => kind.layout.is !== 'part').map((nest) => writer(nest, names)),
    ...nests.map(emptyRecord),
    ...nests.map(sealRecord),
    ...hiding.map((nest) => seeRecord(nest, names)),
    ...hiding.map((nest) => guessRecord(nest, names)),
    bundle(hasShared(fields)),
  ].join('\n\n');
  const constants = secretsIn(own, '')
    .filter(isAsked)
    .map((secret) => secretConstant(secret, names))
    .join('\n');
  const types = nests.map(
    ({ one, path }) => `/** A record of \`${path}\`. */
type ${capital(one)}Record = ${typeAt(names.state, path)};`,
  );
  const body = [...types, constants, functions].filter((part) => part !== '').join('\n\n');
  return `${head(body, names)}\n\n${body}\n`;
}

function wholes(fields: Fields, names: StateNames): readonly string[] {
  return [
    forkState(fields, names),
    ...(hasShared(fields) ? [layOutState(fields, names)] : []),
    sealState(fields, names),
    viewState(fields, names),
    guesses(fields, names),
    guessState(fields, names),
  ];
}

// What stands before the functions: only what they use is imported and named.
function head(body: string, names: StateNames): string {
  const uses = (word: string) => new RegExp(`\\b${word}\\b`).test(body);
  const step = `/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: ${names.state} };`;
  return [
    names.writtenBy ?? ofThePackage(names),
    names.isDerived === true ? derived(names, uses) : imported(names, uses),
    '/** What a list holds, or a part that may be null. */\ntype Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;',
    ...(uses('Step') ? [step] : []),
  ].join('\n\n');
}

const ofThePackage = ({ declaration }: StateNames) =>
  `// Written by \`npm run generate -- states\` from ${declaration.replace('.js', '.ts')}; a test fails where the two are not in step.
// How a state is copied for play, made fit to leave the engine, shown to a seat, and completed from what a seat sees.`;

type Uses = (word: string) => boolean;
const FUNCTIONS = ['deepFreeze', 'sealAll', 'sealEnvelope', 'sealPart'];

// A module of the package: the declaration names its types.
function imported({ engine, declaration, state, known, view, base }: StateNames, uses: Uses): string {
  const names = [
    ...FUNCTIONS.filter(uses),
    ...['Luck', 'Seat', 'Writable'].filter(uses).map((type) => `type ${type}`),
  ];
  return `import { ${names.join(', ')} } from '${engine}';
${base === undefined ? '' : `import * as base from '${base.module}';\n`}import { ${['state', `type ${state}`, `type ${known}`, `type ${view}`].join(', ')} } from '${declaration}';`;
}

// A module of another package: it has one import of the engine, and makes the types itself.
function derived({ engine, declaration, state, known, view }: StateNames, uses: Uses): string {
  const types = [
    `type ${state} = generated.StateOf<typeof state>;`,
    `type ${known} = generated.KnownOf<typeof state>;`,
    `type ${view} = generated.ViewOf<typeof state>;`,
    'type Luck = generated.Luck;',
    'type Seat = generated.Seat;',
    ...(uses('Writable') ? ['type Writable<Row> = generated.Writable<Row>;'] : []),
  ];
  return `import { generated } from '${engine}';
import { state } from '${declaration}';

const { ${FUNCTIONS.filter(uses).join(', ')} } = generated;

${types.join('\n')}`;
}

function bundle(isShared: boolean): string {
  return `/** What the engine needs to know of the state, and how one is completed. */
export const stateParts = {
  shape: state,
  view: viewState,
  fork: forkState,
  layOut: ${isShared ? 'layOutState' : 'forkState'},
  seal: sealState,
  complete: guessState,
};`;
}
