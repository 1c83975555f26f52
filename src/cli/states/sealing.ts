// The text that prepares a copy to leave the engine: unchanged parts get old identities, the rest is frozen.

import type { AnyKind, Fields } from '../../core/engine/fields/declared/kinds.js';
import { capital, type Nest, type NestedKind, recordType, type StateNames } from './nests.js';

/** The seal of a state. */
export function sealState(fields: Fields, { state }: StateNames): string {
  const lines = Object.entries(fields).map(([name, kind]) => {
    const { layout } = kind;
    if (layout.is === 'plain') return '';
    if (layout.is === 'leaf') return freezeLeaf(name, kind);
    if (layout.is === 'part') return `last.${name} = seal${capital(name)}(original.${name}, last.${name});`;
    return sealNest(name, kind as NestedKind);
  });
  return `/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: ${state}, last: ${state}): ${state} {
  if (last === original) return original;
  ${lines.filter((line) => line !== '').join('\n')}
  sealEnvelope(original, last);
  return Object.freeze(last);
}`;
}

/** The line that seals rows or a slice. */
export function sealNest(name: string, { layout }: NestedKind): string {
  const seal = `seal${capital(layout.is === 'rows' ? layout.one : name)}`;
  const sealed =
    layout.is === 'rows'
      ? `sealAll(original.${name}, last.${name} as ${capital(layout.one)}Record[], ${seal})`
      : `${seal}(original.${name}, last.${name})`;
  return `if (last.${name} !== original.${name}) last.${name} = ${sealed};`;
}

function freezeLeaf(name: string, { layout }: AnyKind): string {
  if (layout.is === 'leaf' && layout.compared) return compareLeaf(name);
  const freeze = layout.is === 'leaf' && layout.flat ? 'Object.freeze' : 'deepFreeze';
  return `if (last.${name} !== original.${name}) ${freeze}(last.${name});`;
}

function compareLeaf(name: string): string {
  return `if (last.${name} !== original.${name}) last.${name} = sealPart(original.${name}, last.${name});`;
}

/** The seal of a part, of a slice or of a record of rows. */
export function sealRecord(nest: Nest): string {
  const { one, kind } = nest;
  const { fields } = kind.layout;
  const record = recordType(nest);
  const isMaybe = kind.layout.is === 'part' && kind.layout.maybe;
  const type = isMaybe ? `${record} | null` : record;
  const entries = Object.entries(fields);
  const inner = entries
    .filter(([, { layout }]) => layout.is === 'rows' || layout.is === 'slice')
    .map(([name, nested]) => sealNest(name, nested as NestedKind));
  const leaves = entries.filter(([, { layout }]) => layout.is === 'leaf');
  // Rows are written too often for that.
  const isCompared = kind.layout.is === 'slice';
  const compared = isCompared ? leaves.map(([name]) => compareLeaf(name)) : [];
  const frozen = isCompared ? [] : leaves.map(([name, leaf]) => freezeLeaf(name, leaf));
  const same = entries.map(([name]) => `original.${name} === last.${name}`).join(' &&\n');
  const missing = isMaybe ? 'if (last === null || original === null) return deepFreeze(last);' : '';
  return `function seal${capital(one)}(original: ${type}, last: ${kind.layout.is === 'part' ? type : `Writable<${record}>`}): ${type} {
  if (last === original) return original;
  ${[missing, ...inner, ...compared].filter((line) => line !== '').join('\n')}
  if (${same}) return original;
  ${frozen.join('\n')}
  return Object.freeze(last);
}`;
}
