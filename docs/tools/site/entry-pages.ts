// The first page of an entry: its words, then its exports under their headings, each with its first sentence.
// What an entry takes over from another leads to the page there. (typedoc-plugin-markdown leaves a heading
// out that has both.)

import { readFileSync, writeFileSync } from 'node:fs';
import type { DeclarationReflection, ProjectReflection, Reflection, Router } from 'typedoc';
import { ReflectionKind } from 'typedoc/models';
import { table } from '../../../src/cli/document/blocks.js';

/** A heading of an entry with the exports under it. */
interface Heading {
  readonly title: string;
  readonly children: readonly Reflection[];
}

/** Writes the tables of every entry into its page; pages lie in `folder`, which is shown at `at`. */
export function writeEntryPages(
  project: ProjectReflection,
  router: Router,
  folder: string,
  at: string,
): void {
  for (const entry of withNamespaces(project.children ?? [])) {
    const headings: readonly Heading[] = entry.categories ?? entry.groups ?? [];
    const file = `${folder}/${router.getFullUrl(entry)}`;
    const [words] = readFileSync(file, 'utf8').split(/^## /m);
    const sections = headings.flatMap(({ title, children }) => [
      `## ${title}`,
      '',
      ...table(['export', 'what it is'], children.map(rowOf)),
    ]);
    writeFileSync(file, `${words.trimEnd()}\n\n${sections.join('\n')}\n`);
  }

  function rowOf(child: Reflection): readonly string[] {
    const told = child.isReference() ? child.getTargetReflectionDeep() : child;
    return [`[${child.name}](${at}${router.getFullUrl(told)})`, firstSentence(told as DeclarationReflection)];
  }
}

// A namespace has a page as an entry has.
const withNamespaces = (entries: readonly DeclarationReflection[]): readonly DeclarationReflection[] =>
  entries.flatMap((entry) => [
    entry,
    ...(entry.children ?? []).filter(
      (child): child is DeclarationReflection =>
        child.isDeclaration() && child.kindOf(ReflectionKind.Namespace),
    ),
  ]);

function firstSentence({ comment, signatures }: DeclarationReflection): string {
  // A function has its words on its signature.
  const said = [comment, signatures?.[0]?.comment].find((one) => (one?.summary.length ?? 0) > 0);
  const summary = said?.summary ?? [];
  const text = summary
    .map((part) => part.text)
    .join('')
    .replaceAll('\n', ' ')
    .replaceAll('|', '\\|')
    .trim();
  const [sentence] = /^.*?[.:](?=\s|$)/.exec(text) ?? [text];
  return sentence.replace(/:$/, '.').replaceAll(/[<{]/g, (sign) => (sign === '<' ? '&lt;' : '&#123;'));
}
