// llms.txt: what the site has, as one page of plain text for programs that read.

import { readFileSync } from 'node:fs';
import { SECTIONS } from './navigation.js';

/** The text, for pages that are written in a folder and shown under `base`. */
export function llmsText(folder: string, base: string, description: string): string {
  const sections = SECTIONS.map(({ title, pages }) => {
    const lines = pages.map((page) => {
      const path = page.at.endsWith('/') ? `${page.at}index` : page.at;
      const words = firstWords(readFileSync(`${folder}/${path}.md`, 'utf8'));
      return `- [${page.title}](${base}${path}.html)${words === '' ? '' : `: ${words}`}`;
    });
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const reference = `## Reference\n\n- [Every entry and export](${base}reference/index.html)`;
  return `# railhead\n\n> ${description}\n\n${[...sections, reference].join('\n\n')}\n`;
}

// The first paragraph that is a sentence.
function firstWords(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[A-Z`]/.test(part)) ?? '';
  const plain = paragraph.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('\n', ' ');
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
