// Builds the documentation site, docs/api. Its pages are written to docs/generated as markdown: documents,
// rules with what refuses by them, and the reference. VitePress makes a site of them, with the theme in
// docs/.vitepress. Sources are pages beside it.
//   npm run docs

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { engineMessages } from '../../src/table/words/index.js';
import { readTestTitles } from '../../test/docs/test-titles.js';
import { buildOnSite } from './build-playground.mjs';
import { ROOT, RULE_PAGES, readRulePage } from './rule-pages.js';
import { writeDocuments, writePage } from './site/documents.js';
import type { Needed } from './site/links.js';
import { buildLive } from './site/live.js';
import { fullText, llmsText, plainPages } from './site/llms.js';
import { nameOfRules } from './site/navigation.js';
import { writeReference } from './site/reference.js';
import { writeRuns } from './site/runs.js';
import { documentSidebar, referenceSidebars } from './site/sidebars.js';
import { writeTitles } from './site/titles.js';
import { codesByRule, formatRefusalPage, formatRulePage } from './site-pages.js';
import { placesByRule, readSources, writeSourcePages } from './sources.js';

const PAGES = `${ROOT}docs/generated`;
const REFERENCE = '/reference/';
const SITE = `${ROOT}docs/api`;

// It is a component of the theme.
const FRONT_PAGE = '---\nlayout: page\nsidebar: false\n---\n\n<FrontPage />\n';

const PAGES_OF_RULES = RULE_PAGES.map((page) => ({ id: page.id, rules: readRulePage(page) }));

const sources = readSources();
const needed: Needed = { pictures: new Set(), sources: new Set() };
rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
writeEvidence();
writeDocuments(PAGES, needed);
writePage(PAGES, 'index', FRONT_PAGE);
writeRuleTexts();
await writeTitles(PAGES);
await writeReference(`${PAGES}/reference`, REFERENCE);
const sidebars = { ...referenceSidebars(`${PAGES}/reference`, REFERENCE), '/': documentSidebar() };
writeFileSync(`${PAGES}/sidebars.json`, JSON.stringify(sidebars));
const { description } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { description: string };
const base = process.env['DOCS_BASE'] ?? '/';
writeFileSync(`${PAGES}/public/llms.txt`, llmsText(PAGES, base, description));
writeFileSync(`${PAGES}/public/llms-full.txt`, fullText(PAGES, base));
const runs = writeRuns(PAGES);
// A separate process starts with free memory.
execFileSync('node', ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const [path, text] of plainPages(PAGES, base)) writeFileSync(`${SITE}/${path}`, text);
const others = [...needed.sources]
  .filter((path) => !sources.some((source) => source.path === path))
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }));
await buildLive(`${SITE}/live`, runs, `${PAGES}/runs`);
await buildOnSite(SITE);
writeSourcePages([...sources, ...others], SITE);

function writeEvidence(): void {
  const rulesets: readonly AnyRuleset[] = allRulesets;
  const pages = new Map(PAGES_OF_RULES.map(({ id, rules }) => [id, rules] as const));
  const ids = new Set([...pages.values()].flatMap((rules) => rules.map(({ id }) => id)));
  const evidence = {
    tests: readTestTitles(`${ROOT}test`),
    refusals: codesByRule(rulesets),
    code: placesByRule(sources, ids),
  };
  for (const [id, rules] of pages)
    writePage(PAGES, `evidence/rules-${id}`, formatRulePage(id, rules, evidence));
  for (const ruleset of rulesets)
    writePage(PAGES, `evidence/refusals-${ruleset.id}`, formatRefusalPage(ruleset, engineMessages, pages));
}

// For the cards beside ids. Two titles share a few short ids, which no sentence of the site is about.
function writeRuleTexts(): void {
  const rules = PAGES_OF_RULES.flatMap(({ id: page, rules }) =>
    rules.map(({ id, text }) => [id, { text, page: nameOfRules(page) }] as const),
  );
  writeFileSync(`${PAGES}/public/rules.json`, JSON.stringify(Object.fromEntries(rules)));
}
