// The rule pages as data: which pages there are, how a row becomes an entry, and which rules a test title
// names. Catalogues are write-catalogues.ts, pages of the site site-pages.ts, the coverage test test/docs.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { titleFolders } from '../../entries.mjs';

/** What an entry is; only `rule` entries must have a test. */
export type RuleKind = 'rule' | 'ruling' | 'info' | 'map';

/** One row of a rule page. Texts are plain: no emphasis marks, no escaped bars. */
export interface RuleEntry {
  readonly id: string;
  readonly kind: RuleKind;
  /** Heading on the page under which the rule stands, without its number and id prefix. */
  readonly section: string;
  readonly text: string;
  readonly note?: string;
  /** Section of the rulebook that says so; absent where it is our own. */
  readonly source?: string;
  /** Numbers in text and note that come from tables: each with the path of its table. */
  readonly figures?: readonly (readonly string[])[];
  /** Its row on its page, from the root of the package: `docs/rules/milepost.md#M-BUILD-13`. */
  readonly link: string;
}

/** A page of docs/rules and the catalogue made from it. */
export interface RulePage {
  /** File name of the page without `.md`. */
  readonly id: string;
  /** Path of the catalogue from the repository's root. */
  readonly catalogue: string;
}

/** The rule pages, in the order of the site. */
export const RULE_PAGES: readonly RulePage[] = [
  { id: 'engine', catalogue: 'src/core/title/engine-catalogue.json' },
  { id: 'milepost', catalogue: 'rulesets/milepost/catalogue.json' },
  ...titleFolders.map((id) => ({ id, catalogue: `rulesets/${id}/catalogue.json` })),
];

/** Absolute path of the repository's root, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const TABLE_HEAD = ['id', 'rule', 'rulebook section', 'notes'];

// M-BUILD-13, M-VAR-3a, ID-VAR-MERCY-1, HT-DM-G2, TC-WAIVER-EX1, R-14, B-2, Q7, M3, C11.
const ID = String.raw`(?:[A-Z]+-(?:[A-Z]+-)*[A-Z]*\d+[a-z]?|[BCMQ]\d+)`;
const WHOLE_ID = new RegExp(`^${ID}$`);
const TITLE = new RegExp(`^(${ID}(?:, ${ID})*): \\S`);
// A title that starts like one of our ids but has no list of ids; not `SHA-256` or `UTF-8`.
const LIKE_AN_ID = /^(?:[A-Z]{1,2}-[A-Z]|(?:R|B)-\d)/;

/**
 * Names the kind of a rule id. OPEN ids, R-n and Qn are rulings; ids with -INFO- are information. B-n of Iron
 * Dragon, Mn of Hex Tycoon, Bn and Cn of 20th Century Limited are constraints on boards and cards.
 * `ID-VAR-OPEN-1` (open contracts) is a normal rule.
 */
export function ruleKind(id: string): RuleKind {
  if (/^[A-Z]+-OPEN-/.test(id) || /^(?:R-|Q)\d/.test(id)) return 'ruling';
  if (/^[A-Z]+-INFO-/.test(id)) return 'info';
  if (/^(?:B-|B|C|M)\d/.test(id)) return 'map';
  return 'rule';
}

/**
 * Reads the rules of a markdown page, in page order. Only tables headed `id | rule | rulebook section |
 * notes` count. Throws on a row without four cells and a proper id, and on an id that occurs twice.
 */
export function parseRulePage(markdown: string, page: string): RuleEntry[] {
  const entries: RuleEntry[] = [];
  const seen = new Set<string>();
  let heading = '';
  let subheading = '';
  let inTable = false;

  markdown.split('\n').forEach((line, index) => {
    const where = `line ${index + 1}`;
    const title = /^(#{2,3}) (?:\d+\. )?(.+?)(?: \([^)]*\))?$/.exec(line);
    if (title) {
      if (title[1] === '##') heading = title[2];
      subheading = title[1] === '##' ? '' : title[2];
    }
    if (!line.startsWith('|')) {
      inTable = false;
      return;
    }
    const cells = cellsOf(line);
    if (!inTable) {
      inTable = cells.join('|') === TABLE_HEAD.join('|');
      return;
    }
    if (cells.every((cell) => /^-+$/.test(cell))) return;

    const [first, text, source, note] = cells;
    const id = first.replace(ANCHOR, '');
    if (cells.length !== TABLE_HEAD.length || text === '')
      throw new Error(`${where}: not a rule row: ${line}`);
    if (!WHOLE_ID.test(id)) throw new Error(`${where}: not a rule id: ${id}`);
    if (first !== id && first !== anchored(id))
      throw new Error(`${where}: not the anchor of ${id}: ${first}`);
    if (seen.has(id)) throw new Error(`${where}: ${id} stands twice`);
    seen.add(id);
    const figures = figuresIn(`${text} ${note}`, where);
    entries.push({
      id,
      kind: ruleKind(id),
      section: subheading === '' ? heading : `${heading}: ${subheading}`,
      text: plain(text),
      ...(note === '' ? {} : { note: plain(note) }),
      ...(source === '–' || source === '' ? {} : { source: plain(source) }),
      ...(figures && { figures }),
      link: `docs/rules/${page}.md#${id}`,
    });
  });
  return entries;
}

const FIGURE = /(\w+)<!--([\w.-]+)-->/g;

// `250<!--victoryCash-->` is the number of a table, which a layer may replace: then every 250 of the row is.
function figuresIn(row: string, where: string): readonly (readonly string[])[] | undefined {
  const figures: Record<string, string> = {};
  for (const [, figure, path] of row.matchAll(FIGURE)) {
    if ((figures[figure] ?? path) !== path) throw new Error(`${where}: ${figure} is of two tables`);
    figures[figure] = path;
  }
  for (const [word] of row.replaceAll(FIGURE, '').matchAll(/(?<![\w…-])\w+/g))
    if (Object.hasOwn(figures, word)) throw new Error(`${where}: ${word} stands without its table, too`);
  const found = Object.entries(figures);
  return found.length === 0 ? undefined : found;
}

const ANCHOR = /^<a id="[^"]*"><\/a>/;
const anchored = (id: string) => `<a id="${id}"></a>${id}`;

/** The page with an anchor in front of every id, so that a link can lead to a single rule. */
export function withAnchors(markdown: string, page: string): string {
  const ids = new Set(parseRulePage(markdown, page).map(({ id }) => id));
  return markdown.replaceAll(/^\| ([^<|]+) \|/gm, (row, id) => (ids.has(id) ? `| ${anchored(id)} |` : row));
}

/** Path of a page from the repository's root. */
export const pathOf = ({ id }: RulePage): string => `docs/rules/${id}.md`;

/** Reads a page of docs/rules from disk. */
export function readRulePage(page: RulePage): RuleEntry[] {
  try {
    return parseRulePage(readFileSync(ROOT + pathOf(page), 'utf8'), page.id);
  } catch (error) {
    throw new Error(`${pathOf(page)}, ${(error as Error).message}`);
  }
}

/** The rules a test title begins with, or why its beginning is not in order. */
export type TitleIds =
  | { readonly ids: readonly string[]; readonly malformed: false }
  | { readonly ids: readonly []; readonly malformed: true };

/**
 * Reads the ids at the beginning of a test title: `M-BUILD-13: …`, or `M-BUILD-13, M-OPEN-12: …` for a test
 * of both. A title without ids is fine; a range (`M-VAR-15…17: …`) or an id without a colon is malformed.
 */
export function titleIds(title: string): TitleIds {
  const match = TITLE.exec(title);
  if (match) return { ids: match[1].split(', '), malformed: false };
  return LIKE_AN_ID.test(title) ? { ids: [], malformed: true } : { ids: [], malformed: false };
}

/**
 * Finds the entry that an id in a title means. A letter behind an id names a part that its text marks:
 * `M-OPEN-11b` is M-OPEN-11, whose text has a `(b)`.
 */
export function findRule(rules: ReadonlyMap<string, RuleEntry>, id: string): RuleEntry | undefined {
  const whole = rules.get(id);
  if (whole) return whole;
  const part = rules.get(id.slice(0, -1));
  return part?.text.includes(`(${id.slice(-1)})`) ? part : undefined;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function plain(cell: string): string {
  return cell
    .replaceAll(/ <!-- asked: .*? -->/g, '')
    .replaceAll(FIGURE, '$1')
    .replaceAll('\\|', '|')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
