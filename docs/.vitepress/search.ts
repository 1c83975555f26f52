// The search on the site: sections of guides come first, then rules, then the reference. It needs no service.

import type { DefaultTheme } from 'vitepress';

/** The options of VitePress's local search. */
export const search: DefaultTheme.LocalSearchOptions = {
  // Of an export the name and the first words are found: members would drown the guides.
  _render(text, env, md) {
    const { relativePath } = env as { relativePath: string };
    // Documents of examples say what the pages of the titles say.
    if (relativePath.startsWith('evidence/') || /^examples\/.+\//.test(relativePath)) return '';
    const isButton = /<button type="button" class="run"[^>]*>Run<\/button>/g;
    if (relativePath.startsWith('rules/')) return withHeadingsOfRules(md.render(withAskedWords(text), env));
    if (relativePath.startsWith('games/')) return md.render(withAskedWords(withoutRepeats(text)), env);
    if (!relativePath.startsWith('reference/'))
      return md.render(withAskedWords(text), env).replaceAll(isButton, '');
    const [title = ''] = /^# .+$/m.exec(text) ?? [];
    const words = text
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .split('\n\n')
      .find((part) => /^[A-Z`]/.test(part) && !part.startsWith('Defined in'));
    return md.render(`${title}\n\n${words ?? ''}`, env);
  },
  // VitePress hands the functions below to the page as text, so they can use nothing of this file.
  miniSearch: {
    options: {
      fields: ['title', 'titles', 'asked', 'text'],
      extractField: (section: Record<string, string>, field: string) =>
        field === 'asked' ? section.text.match(/⟦[^⟧]*⟧/g)?.join(' ') : section[field],
      // Words, and in addition whole ids of rules and codes of refusals: M-BUILD-13, build/right-of-way.
      tokenize: (text: string) => [
        ...text.split(/[\n\r\p{Z}\p{P}]+/u),
        ...(text.match(/\b[A-Z]{1,2}-[A-Z-]*\d+\b|\b[a-z]+\/[a-z]+(?:-[a-z]+)*\b/g) ?? []),
      ],
      // Every wish has these words, so they tell no pages apart.
      processTerm: (term: string) => {
        const word = term.toLowerCase();
        return /^(a|an|the|of|in|to|and|is|it|for|with|my|your|how|do|i)$/.test(word) ? null : word;
      },
    },
    searchOptions: {
      fuzzy: 0.15,
      prefix: true,
      boost: { title: 5, titles: 3, asked: 12, text: 1 },
      boostDocument: (id: string, term: string) => {
        if (/-\d|\//.test(term)) return /\/rules\//.test(id) ? 40 : 10;
        if (/\/recipes\/|\/quick-start/.test(id)) return 4;
        if (
          /\/(guides|introduction|titles|when-something|adding-a-ruleset|bots|map-format|planning|protocol|shared-seeds|testing|tournaments|adapters|games|examples)/.test(
            id,
          )
        )
          return 2;
        if (/\/rules\//.test(id)) return 0.4;
        if (/\/reference\//.test(id)) return 0.6;
        return 0.8;
      },
    },
  },
};

// A page says in a comment below a heading how people ask for it: `<!-- asked: two tabs, second window -->`.
function withAskedWords(text: string): string {
  return text.replaceAll(/<!-- asked: ([^>]+) -->/g, '⟦$1⟧');
}

// Pages of rules say the same, and a result there leads to the rule.
function withoutRepeats(text: string): string {
  return text.replaceAll(/^## (?:Board|Laws|Refusals|Rules in words)$[\s\S]*?(?=^## |$(?![\s\S]))/gm, '');
}

// Makes a section of each row of a rule, so a result leads to the row.
function withHeadingsOfRules(html: string): string {
  return html.replaceAll(
    /<tr>\s*<td[^>]*><a id="([^"]+)"><\/a>/g,
    (row, id) => `<h3>${id} <a href="#${id}">#</a></h3>${row}`,
  );
}
