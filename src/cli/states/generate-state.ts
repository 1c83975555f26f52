// railhead generate-state: writes how states of a declaration are copied, as a TypeScript module.

import { basename } from 'node:path';
import type { DeclaredState } from '../../core/engine/fields/declared/declare-state.js';
import { type Flags, textOf } from '../arguments.js';
import { BadInputError, dim, say, sayLines, UsageError } from '../console.js';
import { writeText } from '../files.js';
import { loadModule } from '../load-module.js';
import { stateModule } from './state-module.js';

/** Writes the generated module for a JavaScript module that exports a declared `state`. */
export async function generateState(file: string | undefined, flags: Flags): Promise<void> {
  if (file === undefined) throw new UsageError('name the JavaScript module that exports the declared state');
  const { state } = (await loadModule(file)) as { readonly state?: unknown };
  if (!isDeclared(state))
    throw new BadInputError(`${file} exports no declared state: export const state = declareState(…)`);
  const declaration = `./${basename(file)}`;
  const text = stateModule(state, {
    engine: 'railhead/engine',
    declaration,
    isDerived: true,
    writtenBy: `// Written by \`railhead generate-state\` from ${declaration}. Run the command again instead of editing.
// This module copies a state for play, freezes it, shows it to a seat, and completes it from a view.`,
    state: 'State',
    known: 'KnownState',
    view: 'View',
  });
  const out = textOf(flags, 'out');
  if (out === undefined) return sayLines(indented(text).trimEnd());
  writeText(out, indented(text));
  say(dim(`state: ${out}`));
}

function isDeclared(state: unknown): state is DeclaredState {
  const { fields, empty, secret } = (state ?? {}) as Partial<DeclaredState>;
  return typeof fields === 'object' && typeof empty === 'function' && typeof secret === 'function';
}

// The writers leave the layout to a formatter, which not every project has.
function indented(text: string): string {
  let depth = 0;
  const lines = text.split('\n').map((line) => {
    const trimmed = line.trim();
    const code = trimmed.replace(/\/\/.*|'[^']*'|\/?\*.*/g, '');
    const opened = code.match(/[{([]/g)?.length ?? 0;
    const closed = code.match(/[})\]]/g)?.length ?? 0;
    const leading = code.match(/^[})\]]+/)?.[0].length ?? 0;
    const at = Math.max(0, depth - leading);
    depth += opened - closed;
    return trimmed === '' ? '' : '  '.repeat(at) + (trimmed.startsWith('*') ? ` ${trimmed}` : trimmed);
  });
  return lines.join('\n');
}
