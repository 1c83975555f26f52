// Writes rulesets/<id>/catalogue.json from the pages of docs/rules, one rule a line.
//   npx tsx docs/tools/write-catalogues.ts            writes them
//   npx tsx docs/tools/write-catalogues.ts --check    writes nothing, exits 1 where a file is not in step

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, RULE_PAGES, type RuleEntry, readRulePage } from './rule-pages';

/** Lays a catalogue out as JSON with one rule a line, so that a changed rule is a changed line. */
export function formatCatalogue(entries: readonly RuleEntry[]): string {
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}

/** Lists the catalogues whose committed text differs from what their pages say, by path from the root. */
export function staleCatalogues(): string[] {
  return RULE_PAGES.flatMap((page) => {
    if (page.catalogue === null) return [];
    const path = ROOT + page.catalogue;
    const fresh = existsSync(path) && readFileSync(path, 'utf8') === formatCatalogue(readRulePage(page));
    return fresh ? [] : [page.catalogue];
  });
}

function writeCatalogues(): void {
  for (const page of RULE_PAGES) {
    if (page.catalogue === null) continue;
    const entries = readRulePage(page);
    mkdirSync(dirname(ROOT + page.catalogue), { recursive: true });
    writeFileSync(ROOT + page.catalogue, formatCatalogue(entries));
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
