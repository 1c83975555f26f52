// Writes the module that copies, seals, shows and completes the states of a declaration, field by field: object
// literals are twenty times as fast as spreads and loops, and nobody has to keep them in step by hand.

import type { DeclaredState } from '../core/engine/declared/declare-state.js';
import type { Fields } from '../core/engine/declared/kinds.js';
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
import {
  capital,
  hasSecrets,
  isAsked,
  type Nest,
  nestsIn,
  type StateNames,
  secretName,
  secretsIn,
  typeAt,
} from './nests.js';
import { sealRecord, sealState } from './sealing.js';
import { secretConstant, seeRecord, viewState } from './showing.js';

/** The text of the module that belongs to a declared state. */
export function stateModule({ fields }: DeclaredState, names: StateNames): string {
  const nests = nestsIn(fields, null);
  const own = nests.filter((nest) => !isTakenOver(nest, fields, names));
  const hiding = own.filter((nest) => hasSecrets(nest.kind.layout.fields));
  const isShared = hasShared(fields);
  const functions = [
    forkState(fields, names),
    ...(isShared ? [layOutState(fields, names)] : []),
    ...own.map(copyRecord),
    ...own.filter(({ kind }) => hasShared(kind.layout.fields)).map(layOutRecord),
    ...own.filter(({ kind }) => kind.layout.is !== 'part').map((nest) => writer(nest, names)),
    ...own.map(emptyRecord),
    sealState(fields, names),
    ...own.map(sealRecord),
    viewState(fields, names),
    ...hiding.map((nest) => seeRecord(nest, names)),
    guesses(fields, names),
    guessState(fields, names),
    ...hiding.map((nest) => guessRecord(nest, names)),
    bundle(isShared),
  ].join('\n\n');
  const constants = secretsIn(fields, '')
    .filter((secret) => isAsked(secret) && uses(functions, secretName(secret.path)))
    .map((secret) => secretConstant(secret, names));
  const body = `${constants.join('\n')}\n\n${functions}`;
  const text = `${head(body, nests, names)}\n\n${body}\n`;
  return names.isBase === true ? text.replace(/^function/gm, 'export function') : text;
}

// True for a nest whose functions the base's module has.
function isTakenOver({ path }: Nest, fields: Fields, { base }: StateNames): boolean {
  const [field] = path.split('.');
  return base !== undefined && base.declared.fields[field] === fields[field];
}

// What stands before the functions: only what they use is imported and named.
function head(body: string, nests: readonly Nest[], names: StateNames): string {
  const { engine, declaration, state, known, view, base } = names;
  const types = nests
    .filter(({ one }) => body.includes(`${capital(one)}Record`))
    .map(({ one, path }) => `type ${capital(one)}Record = ${typeAt(state, path)};`);
  const below = `${types.join()}${body}`;
  const imported = (words: readonly string[]) => words.filter((word) => uses(below, word));
  const fromEngine = [
    ...imported(['deepFreeze', 'sealAll', 'sealEnvelope', 'sealPart']),
    ...imported(['Luck', 'Seat', 'Writable']).map((type) => `type ${type}`),
  ];
  const fromBase = base === undefined ? [] : imported(nestsIn(base.declared.fields, null).flatMap(helpersOf));
  const item = `type Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;`;
  const step = `/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: ${state} };`;
  return [
    `// Written by \`npm run states\` from ${declaration.replace('.js', '.ts')}; a test fails where the two are not in step.
// How a state is copied for play, made fit to leave the engine, shown to a seat, and completed from what a seat sees.

import { ${fromEngine.join(', ')} } from '${engine}';
${fromBase.length > 0 ? `import { ${fromBase.join(', ')} } from '${base?.module}';\n` : ''}import { ${['state', `type ${state}`, `type ${known}`, `type ${view}`].join(', ')} } from '${declaration}';`,
    ...(uses(below, 'Item') ? [item] : []),
    ...(uses(below, 'Step') ? [step] : []),
    ...types,
  ].join('\n\n');
}

const uses = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

const helpersOf = ({ one }: Nest) =>
  ['copy', 'layOut', 'seal', 'see', 'guess'].map((verb) => `${verb}${capital(one)}`);

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
