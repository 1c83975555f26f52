// The site as VitePress builds it, from the pages that docs/tools/build-site.ts writes to docs/generated.

import { readFileSync } from 'node:fs';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { linkPage } from '../tools/rule-links.js';
import { type RunsById, runId } from '../tools/site/runs.js';
import { search } from './search.js';

// Where the site is served: `/` unless DOCS_BASE says otherwise.
const base = process.env['DOCS_BASE'] ?? '/';
const { version, description } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
const sidebar = JSON.parse(readFileSync('docs/generated/sidebars.json', 'utf8')) as DefaultTheme.SidebarMulti;

const covers = JSON.parse(readFileSync('docs/generated/front.json', 'utf8')) as readonly Record<
  string,
  string
>[];
const runs = JSON.parse(readFileSync('docs/generated/runs.json', 'utf8')) as RunsById;
const games = covers.map(({ id, title }) => ({ text: title, link: `/games/${id}.md` }));

// Anchors as those who show markdown elsewhere make them, so that one link fits both.
const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export default defineConfig({
  lang: 'en',
  title: 'railhead',
  description,
  base,
  srcDir: 'generated',
  outDir: 'api',
  cacheDir: '../node_modules/.cache/railhead/vitepress',
  // Files are served as they lie on the disk, by any server.
  cleanUrls: false,
  metaChunk: true,
  // Sources and the playground are pages beside the site; docs/tools/check-anchors.ts looks at what is built.
  ignoreDeadLinks: [/^\/(source|playground|pictures)\//],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    anchor: { slugify: slugOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      const render = md.render.bind(md);
      md.render = (text, env: { relativePath?: string } = {}) =>
        linkPage(render(text, env), env.relativePath ?? '', base);
      const fence = md.renderer.rules.fence;
      md.renderer.rules.fence = (tokens, index, options, env, self) => {
        const id = runId(tokens[index].content);
        const block = fence?.(tokens, index, options, env, self) ?? '';
        if (runs[id] === undefined) return block;
        return `${block}<button type="button" class="run" data-run="${id}" data-runs="${runs[id]}">Run</button>`;
      };
      const open = md.renderer.rules.link_open;
      md.renderer.rules.link_open = (tokens, index, options, env, self) => {
        const token = tokens[index];
        const href = token.attrGet('href') ?? '';
        // What lies beside the site is loaded as a page; the site's own router does not know it.
        if (/\/(source|playground|pictures)\//.test(href) && !/^[a-z]+:/.test(href))
          token.attrSet('target', '_self');
        return open?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
      };
    },
  },
  themeConfig: {
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/introduction.md' },
      { text: 'Games', items: games },
      { text: 'Reference', link: '/reference/index.md' },
      { text: 'Playground', link: '/playground/index.html', target: '_self' },
      { text: version, link: '/changes.md' },
    ],
    sidebar,
    search: { provider: 'local', options: search },
    footer: {
      message: 'MIT licence',
      copyright: 'railhead is independent of the publishers of these games.',
    },
  },
});
