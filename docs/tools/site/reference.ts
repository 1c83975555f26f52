// The reference of every entry: typedoc reads the sources, our plugins tidy what it read, and
// typedoc-plugin-markdown writes a page an export. A word that is missing is an error, as a warning of
// typedoc is.

import { readdirSync, readFileSync } from 'node:fs';
import {
  Application,
  normalizePath,
  type Router,
  type TranslatedString,
  TSConfigReader,
  TypeDocReader,
} from 'typedoc';
import { loadBounds } from '../bounds.js';
import { CATEGORY_ORDER, loadCategories } from '../categories.js';
import { loadParameterNames } from '../parameter-names.js';
import { findGaps } from '../reference-gaps.js';
import { loadRootVerbs } from '../root-verbs.js';
import { ROOT } from '../rule-pages.js';
import { writeEntryPages } from './entry-pages.js';

// In bytes: whole states in a signature make a megabyte of a page.
const LONGEST_PAGE = 100_000;

/** The looks of the pages, by the options of typedoc-plugin-markdown. */
const LOOKS = {
  entryFileName: 'index',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  sanitizeComments: true,
  indexFormat: 'table',
  parametersFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  tableColumnSettings: {
    hideSources: true,
    hideModifiers: true,
    hideInherited: true,
    leftAlignHeaders: true,
  },
  pageTitleTemplates: { index: 'Reference', module: '{name}', member: '{name}' },
};

/**
 * Writes the reference into a folder that the site shows at `at` (`/reference/`); ends the process where
 * something is not told.
 */
export async function writeReference(folder: string, at: string): Promise<void> {
  const app = await Application.bootstrapWithPlugins(
    {
      plugin: ['typedoc-plugin-markdown', loadCategories, loadRootVerbs, loadParameterNames, loadBounds],
      outputs: [{ name: 'markdown', path: folder }],
      ...LOOKS,
    },
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
  // The router knows the pages while they are written, and the files lie there when the jobs run.
  app.renderer.postRenderAsyncJobs.push(async () => {
    writeEntryPages(project, app.renderer.router as Router, folder, at);
  });
  await app.generateOutputs(project);
  for (const page of pagesIn(folder))
    if (readFileSync(`${folder}/${page}`).length > LONGEST_PAGE)
      complain(`a type is written out that should be told by its name in ${page}`);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
}

/** The markdown pages below a folder, by path. */
export const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
