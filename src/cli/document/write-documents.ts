// railhead document: the pages, types and schemas of every title, layer and chapter that a module exports.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allTitles } from '../../../rulesets/index.js';
import { titlesIn } from '../../../rulesets/titles-in.js';
import type { AnyRuleset } from '../../core/engine/index.js';
import { plainTitle } from '../../core/title/plain/plain-title.js';
import type { Title } from '../../core/title/title.js';
import type { Law } from '../../testing/index.js';
import { type Flags, textOf, wholeNumberOf } from '../arguments.js';
import { BadInputError, dim, say, sayLines, UsageError, warn } from '../console.js';
import { readText, writeText } from '../files.js';
import { loadModule } from '../load-module.js';
import { htmlOf, markdownOf } from './blocks.js';
import { chaptersIn, rulesetOfChapter } from './chapters.js';
import { type TitleDocument, titleDocument } from './documented-title.js';
import { type Entry, pageOf } from './page.js';
import { phasesPicture } from './phases-picture.js';

const FORMATS = ['markdown', 'html', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** Writes the documents of a module, or of a title of the package; or says which committed ones are stale. */
export async function document(module: string, flags: Flags): Promise<void> {
  const format = formatOf(flags);
  const folder = textOf(flags, 'out') ?? 'documents';
  const games = wholeNumberOf(flags, 'games', { least: 0, most: 3 }) ?? 3;
  const files = (await documentsOf(module, games)).flatMap(([told, entry]) => {
    if (told.wordless.length > 0)
      warn(`${told.id}: no words on ${told.wordless.join(', ')}; say what they are in fieldWords`);
    return filesOf(told, entry, format);
  });
  if (flags.check !== true) {
    for (const [name, text] of files) writeText(join(folder, name), text);
    return sayLines(files.map(([name]) => join(folder, name)).join('\n'));
  }
  const stale = files.map(([name, text]) => [join(folder, name), text] as const).filter(isStale);
  if (stale.length > 0)
    throw new BadInputError(`out of date: ${stale.map(([file]) => file).join(', ')}; run it without --check`);
  say(dim(`${files.length} files are up to date`));
}

const isStale = ([file, text]: readonly [string, string]) => !existsSync(file) || readText(file) !== text;

function formatOf(flags: Flags): Format {
  const asked = textOf(flags, 'format') ?? 'markdown';
  const format = FORMATS.find((one) => one === asked);
  if (format === undefined) throw new UsageError(`--format takes ${FORMATS.join(', ')}; not ${asked}`);
  return format;
}

/** Every title, layer and chapter of a module with its document, and how a program gets it. */
export async function documentsOf(
  module: string,
  games: number,
): Promise<readonly (readonly [TitleDocument, Entry])[]> {
  const shipped = (allTitles as readonly Title<AnyRuleset>[]).find(({ ruleset }) => ruleset.id === module);
  const exported =
    shipped === undefined ? await loadModule(module) : { [camelCase(module)]: shipped.ruleset };
  const laws = Object.values(exported).flat().filter(isLaw);
  const titles = shipped === undefined ? titlesIn(exported) : [shipped];
  const chapters = chaptersIn(exported);
  // A module may export the rules alone beside the title: the first of an id counts.
  const one = titles.filter(
    ({ ruleset: { id } }, at) => titles.findIndex(({ ruleset }) => ruleset.id === id) === at,
  );
  if (one.length + chapters.length === 0)
    throw new BadInputError(`${module} exports no title, layer or chapter`);
  const entryOf = (id: string, value: unknown): Entry => ({
    name:
      Object.entries(exported).find(([, is]) => is === value || Object(is).ruleset === value)?.[0] ??
      'ruleset',
    from: isOfThePackage(id)
      ? `railhead/rulesets/${id}`
      : `./${basename(module).replace(/\.([cm]?)ts$/, '.$1js')}`,
  });
  return Promise.all([
    ...one.map(async (title) => {
      const { id } = title.ruleset;
      return [await titleDocument(title, { games, laws }), entryOf(id, title.ruleset)] as const;
    }),
    ...chapters.map(async (chapter) => {
      const title = plainTitle(rulesetOfChapter(chapter));
      return [
        await titleDocument(title, { games: 0, isChapter: true }),
        entryOf(chapter.id, chapter),
      ] as const;
    }),
  ]);
}

const isOfThePackage = (id: string) => allTitles.some(({ ruleset }) => ruleset.id === id);
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function isLaw(value: unknown): value is Law {
  const { name, sentence, examine } = Object(value) as Partial<Law>;
  return typeof name === 'string' && typeof sentence === 'string' && typeof examine === 'function';
}

/** The files of a document, by name. */
export function filesOf(
  told: TitleDocument,
  entry: Entry,
  format: Format,
): readonly (readonly [name: string, text: string])[] {
  const { id, title, decisions } = told;
  const picture = phasesPicture(title, decisions);
  const blocks = pageOf(told, entry);
  if (format === 'html') return [[`${id}.html`, htmlOf(title, blocks, { [`${id}.svg`]: picture })]];
  const { types, schemas, wordless: _, ...rest } = told;
  if (format === 'json') return [[`${id}.json`, json({ ...rest, schemas })]];
  return [
    [`${id}.md`, markdownOf(blocks)],
    [`${id}.d.ts`, types],
    [`${id}.schema.json`, json(schemas)],
    [`${id}.svg`, picture],
  ];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
