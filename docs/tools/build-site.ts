// Builds the documentation site, docs/api: pages made from catalogues, rulesets and the titles of tests (docs/generated), the
// reference that typedoc makes, and the sources it leads to.
//   npm run docs

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Application, normalizePath, type TranslatedString, TSConfigReader, TypeDocReader } from 'typedoc';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { engineMessages } from '../../src/table/words/index.js';
import { readTestTitles } from '../../test/docs/test-titles.js';
import { loadBounds } from './bounds.js';
import { CATEGORY_ORDER, loadCategories } from './categories.js';
import { loadParameterNames } from './parameter-names.js';
import { findGaps } from './reference-gaps.js';
import { loadRootVerbs } from './root-verbs.js';
import { loadRuleLinks } from './rule-links.js';
import { ROOT, RULE_PAGES, readRulePage } from './rule-pages.js';
import { codesByRule, formatRefusalPage, formatRulePage } from './site-pages.js';
import { placesByRule, readSources, writeSourcePages } from './sources.js';

const SITE = `${ROOT}docs/api`;
// Of a function, in bytes: whole states in a signature make a megabyte of it.
const LONGEST_PAGE = 100_000;

const sources = readSources();
writeGeneratedPages();
await buildReference();
writeSourcePages(sources, SITE);

function writeGeneratedPages(): void {
  const folder = `${ROOT}docs/generated/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const rulesets: readonly AnyRuleset[] = allRulesets;
  const pages = new Map(RULE_PAGES.map((page) => [page.id, readRulePage(page)] as const));
  const ids = new Set([...pages.values()].flatMap((rules) => rules.map(({ id }) => id)));
  const evidence = {
    tests: readTestTitles(`${ROOT}test`),
    refusals: codesByRule(rulesets),
    code: placesByRule(sources, ids),
  };
  for (const [id, rules] of pages)
    writeFileSync(`${folder}rules-${id}.md`, formatRulePage(id, rules, evidence));
  for (const ruleset of rulesets)
    writeFileSync(`${folder}refusals-${ruleset.id}.md`, formatRefusalPage(ruleset, engineMessages, pages));
}

// As typedoc's own command does; a warning is an error there too.
async function buildReference(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(
    { plugin: [loadRuleLinks, loadCategories, loadRootVerbs, loadParameterNames, loadBounds] },
    [new TypeDocReader(), new TSConfigReader()],
  );
  app.options.setValue('categoryOrder', [...CATEGORY_ORDER]);
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc cannot read the sources');
  app.validate(project);
  const { words, examples, nulls, omissions } = findGaps(
    app.serializer.projectToObject(project, normalizePath(ROOT)),
  );
  const complain = (what: string) => app.logger.error(what as TranslatedString);
  for (const one of words) complain(`without a word in ${one}`);
  for (const one of examples) complain(`without an example in ${one}`);
  for (const one of nulls) complain(`without a word on null in ${one}`);
  for (const one of omissions) complain(`without what holds if it is left out in ${one}`);
  await app.generateOutputs(project);
  for (const page of readdirSync(`${SITE}/functions`))
    if (statSync(`${SITE}/functions/${page}`).size > LONGEST_PAGE)
      complain(`a type is written out that should be told by its name in ${page}`);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
}
