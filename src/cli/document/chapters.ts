// A chapter as far as documents are made of it: seen as a ruleset that lies over nothing.

import * as z from 'zod/mini';
import { emptyOf, schemaOf, slice } from '../../core/engine/fields/declared/kinds.js';
import type { AnyRuleset } from '../../core/engine/index.js';
import { withoutAsks } from '../../core/engine/rules/define/asking.js';
import { labelsOf, type OptionPieces, schemasOf } from '../../core/engine/rules/define/options.js';
import type { AnyChapter } from '../../core/engine/rules/layer/chapter.js';
import { broughtBy, replacedBy } from '../../core/engine/rules/layer/claims.js';
import { listTexts } from '../../core/engine/rules/rule-texts.js';

// What makes a value with an id a chapter.
const PARTS = [
  'actions',
  'waits',
  'conditions',
  'effects',
  'policies',
  'at',
  'tables',
  'texts',
  'ownTables',
  'options',
];

/** The chapters among the exports of a module. */
export function chaptersIn(module: object): readonly AnyChapter[] {
  return [...new Set(Object.values(module).flat())].filter((value): value is AnyChapter => {
    const found = Object(value) as Partial<AnyChapter & AnyRuleset & { ruleset: unknown }>;
    const isTitle = found.phases !== undefined || found.setup !== undefined || found.ruleset !== undefined;
    return typeof found.id === 'string' && !isTitle && PARTS.some((part) => Object.hasOwn(found, part));
  });
}

/** What a chapter brings, as a ruleset has it; nobody can play it. */
export function rulesetOfChapter(chapter: AnyChapter): AnyRuleset {
  const { id, revision = 1, state, tables, ownTables, automatic = [], facts = {}, fixes } = chapter;
  const options = (chapter.options ?? {}) as OptionPieces;
  const fields = state === undefined ? {} : { [state.name]: slice(state.fields()) };
  const own = { ...tables, ...ownTables };
  const phases = Object.entries(chapter.actions ?? {}).map(([kind, actions]) => [
    kind,
    { prompt: 'A phase of the title below, with these actions more.', actions },
  ]);
  return {
    ...chapter,
    ...{ title: id, edition: '', revision, seats: { min: 1, max: 1 }, variants: [] },
    options: z.strictObject(schemasOf(options)),
    optionLabels: labelsOf(options),
    tables: own,
    state: { shape: { fields, schema: schemaOf(fields) } },
    phases: { ...Object.fromEntries(phases), ...withoutAsks(chapter.waits ?? {}) },
    automatic,
    events: facts,
    setup: () => emptyOf(fields),
    top: {
      ...{ id, revision, fixes, texts: listTexts(chapter), tables: own },
      ...{ replaces: replacedBy(chapter), brings: broughtBy(chapter) },
    },
  } as unknown as AnyRuleset;
}
