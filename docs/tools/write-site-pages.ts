// Writes docs/generated: the pages of the site that are made from catalogues, rulesets and the titles of tests.
//   npx tsx docs/tools/write-site-pages.ts

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { engineMessages } from '../../src/messages/index.js';
import { readTestTitles } from '../../test/rules/test-titles.js';
import { ROOT, RULE_PAGES, readRulePage } from './rule-pages.js';
import { formatRefusalPage, formatRulePage } from './site-pages.js';

const folder = `${ROOT}docs/generated/`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const tests = readTestTitles(`${ROOT}test`);
const pages = new Map(RULE_PAGES.map((page) => [page.id, readRulePage(page)] as const));
for (const [id, rules] of pages) writeFileSync(`${folder}rules-${id}.md`, formatRulePage(id, rules, tests));
for (const ruleset of allRulesets as readonly AnyRuleset[]) {
  writeFileSync(`${folder}refusals-${ruleset.id}.md`, formatRefusalPage(ruleset, engineMessages, pages));
}
