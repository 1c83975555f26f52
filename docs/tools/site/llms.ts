// The site as plain text, for programs that read: llms.txt lists the pages, llms-full.txt has the documents,
// and every page has its Markdown beside it.

import { readdirSync, readFileSync } from 'node:fs';
import { SECTIONS } from './navigation.js';

/** The text of llms.txt, for pages that are written in a folder and shown under `base`. */
export function llmsText(folder: string, base: string, description: string): string {
  const sections = SECTIONS.map(({ title, pages }) => {
    const lines = pages.map((page) => {
      const path = page.at.endsWith('/') ? `${page.at}index` : page.at;
      const words = firstWords(readFileSync(`${folder}/${path}.md`, 'utf8'));
      return `- [${page.title}](${base}${path}.md)${words === '' ? '' : `: ${words}`}`;
    });
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const reference = `## Reference\n\n- [Every entry and export](${base}reference/index.md)`;
  return `# railhead\n\n> ${description}\n\n${[...sections, reference].join('\n\n')}\n`;
}

/** The text of llms-full.txt: the documents that the sidebar shows open, one after another. */
export function fullText(folder: string, base: string): string {
  const open = SECTIONS.filter(({ closed }) => closed !== true).flatMap(({ pages }) => pages);
  const texts = open
    .filter(({ from }) => from !== undefined)
    .map(
      ({ at }) =>
        `<!-- ${base}${at}.md -->\n\n${plainPage(readFileSync(`${folder}/${at}.md`, 'utf8'), base)}`,
    );
  return texts.join('\n');
}

/** The pages in a folder as plain Markdown, by path. */
export const plainPages = (
  folder: string,
  base: string,
): readonly (readonly [path: string, text: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, plainPage(readFileSync(`${folder}/${path}`, 'utf8'), base)]);

// Without boards, and with links as the site is served.
const plainPage = (text: string, base: string): string =>
  text.replaceAll(/^(?:<[A-Z].*\/>|<!-- asked: .* -->)\n\n/gm, '').replaceAll('](/', `](${base}`);

// The first paragraph that is a sentence.
function firstWords(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[A-Z`]/.test(part)) ?? '';
  const plain = paragraph.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('\n', ' ');
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
