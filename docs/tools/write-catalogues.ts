// Writes rulesets/<id>/catalogue.json and the engine's from the pages of docs/rules, one rule a line. Also
// writes rulesets/<id>/generated/rule-ids.ts: a ruleset has the ids without its catalogue. Puts an anchor
// before every id on the pages.
//   npx tsx docs/tools/write-catalogues.ts            writes them
//   npx tsx docs/tools/write-catalogues.ts --check    writes nothing, exits 1 if a file is out of date

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeRuleIds } from '../../src/core/engine/rules/rule-ids.js';
import {
  pathOf,
  ROOT,
  RULE_PAGES,
  type RuleEntry,
  type RulePage,
  readRulePage,
  withAnchors,
} from './rule-pages';

/** Lays a catalogue out as JSON with one rule a line, so that a changed rule is a changed line. */
export function formatCatalogue(entries: readonly RuleEntry[]): string {
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}

const LINE_WIDTH = 110;

/** The module that gives a ruleset the ids of its rules and rulings. */
export function formatRuleIds(entries: readonly RuleEntry[]): string {
  const ids = entries.filter(({ kind }) => kind === 'rule' || kind === 'ruling').map(({ id }) => id);
  const declaration = 'export const ruleIds =';
  const value = `'${writeRuleIds(ids)}';`;
  // As the formatter has it: on one line if it fits.
  const fits = declaration.length + 1 + value.length <= LINE_WIDTH;
  return [
    '// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.',
    '',
    '/** The ids of the rules and rulings of the page, counted up. */',
    ...(fits ? [`${declaration} ${value}`] : [declaration, `  ${value}`]),
    '',
  ].join('\n');
}

// The files that are made from a page, itself with its anchors among them, with their texts.
function filesOf(page: RulePage, entries: readonly RuleEntry[]): readonly (readonly [string, string])[] {
  const { id, catalogue } = page;
  const [folder, isOfTitle] = [dirname(catalogue), catalogue.endsWith('/catalogue.json')];
  const written = [
    [pathOf(page), withAnchors(readFileSync(ROOT + pathOf(page), 'utf8'), id)] as const,
    [catalogue, formatCatalogue(entries)] as const,
  ];
  return isOfTitle ? [...written, [`${folder}/generated/rule-ids.ts`, formatRuleIds(entries)]] : written;
}

/** Lists the files whose committed text differs from what is made of their page, by path from the root. */
export function staleCatalogues(): string[] {
  return RULE_PAGES.flatMap((page) =>
    filesOf(page, readRulePage(page)).flatMap(([file, text]) => {
      const fresh = existsSync(ROOT + file) && readFileSync(ROOT + file, 'utf8') === text;
      return fresh ? [] : [file];
    }),
  );
}

function writeCatalogues(): void {
  for (const page of RULE_PAGES) {
    const entries = readRulePage(page);
    for (const [file, text] of filesOf(page, entries)) {
      mkdirSync(dirname(ROOT + file), { recursive: true });
      writeFileSync(ROOT + file, text);
    }
    console.log(`${page.catalogue}: ${summary(entries)}`);
  }
}

function summary(entries: readonly RuleEntry[]): string {
  const kinds = new Map<string, number>();
  for (const { kind } of entries) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return `${entries.length} (${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')})`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) {
    const stale = staleCatalogues();
    for (const path of stale)
      console.error(`${path} is not in step with docs/rules: run docs/tools/write-catalogues.ts`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    writeCatalogues();
  }
}
