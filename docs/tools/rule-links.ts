// Ids of rules become links to their rows, in comments of the reference, in documents and in sources, and
// places in the sources links to their lines.

import { RULE_PAGES, readRulePage } from './rule-pages.js';

const pagesById = new Map<string, readonly string[]>();
for (const page of RULE_PAGES)
  for (const { id } of readRulePage(page)) pagesById.set(id, [...(pagesById.get(id) ?? []), page.id]);

const IDS = /(?<![\w/#-])(?:[A-Z]{1,2}-(?:[A-Z]+-)*[A-Z]*\d+[a-z]?|[BCMQ]\d+)(?![\w-])/g;

// The page that has the rule. Short ids (Q7, B2) mean a rule only where the place itself is about one title.
function pageOf(id: string, place: string): string | undefined {
  const pages = pagesById.get(id) ?? pagesById.get(id.slice(0, -1)) ?? [];
  const own = pages.find((page) => place.includes(page));
  return own ?? (id.includes('-') ? pages[0] : undefined);
}

/**
 * Makes links of the rule ids in a piece of HTML, except in links and headings. `place` says where the piece
 * stands, by path; `documents` is the way from there to the documents of the site.
 */
export function linkRules(html: string, place: string, documents: string): string {
  let within = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const tag = /^<(\/?)(a|h[1-6])\b/.exec(piece);
      if (tag !== null) within += tag[1] === '' ? 1 : -1;
      if (within > 0 || piece.startsWith('<')) return piece;
      return piece.replaceAll(IDS, (id) => {
        const page = pageOf(id, place);
        if (page === undefined) return id;
        const row = pagesById.has(id) ? id : id.slice(0, -1);
        return `<a class="rule" href="${documents}rules/${page}.html#${row}">${id}</a>`;
      });
    })
    .join('');
}

// The row of a rule on its own page leads on to what refuses by it, names it and tests it.
const linkOwnRow = (html: string, place: string, documents: string): string => {
  const [, page] = /^rules\/(.+)\.md$/.exec(place) ?? [];
  if (page === undefined) return html;
  return html.replaceAll(
    /(<a id="([^"]+)"><\/a>)\2</g,
    (_, anchor, id) => `${anchor}<a href="${documents}evidence/rules-${page}.html#${id}">${id}</a><`,
  );
};

// `rulesets/milepost/rules/entry/city-room.ts:12` in code marks: a line of a page of sources.
const linkPlaces = (html: string, documents: string): string =>
  html.replaceAll(
    /<code[^>]*>((?:src|rulesets|maps|test)\/[^<:]+):(\d+)<\/code>/g,
    (code, path, line) => `<a href="${documents}source/${path}.html#L${line}" target="_self">${code}</a>`,
  );

/** Does so for a page of the site at `place` (`guides/bots.md`); `documents` is the site's base. */
export const linkPage = (html: string, place: string, documents: string): string =>
  linkRules(linkPlaces(linkOwnRow(html, place, documents), documents), place, documents);
