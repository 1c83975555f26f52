// The modules that name every title, written from the one list, `rulesets/list.json`: a title of the package is its
// folders and one line there. Written by `npm run generate`; a test fails where one of them is stale.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The modules for the titles that a checkout lists, before they are formatted. */
export function titleLists(root: string): readonly { readonly file: string; readonly text: string }[] {
  const listed = JSON.parse(readFileSync(join(root, 'rulesets/list.json'), 'utf8')) as readonly string[];
  const has = (id: string, file: string) => existsSync(join(root, 'rulesets', id, file));
  const titles = listed.map((id) => {
    const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    // A title without players and words of its own has no more than its page.
    return { id, name, ruleset: has(id, 'ruleset.ts') ? 'ruleset' : `rules/${id}` };
  });
  const played = titles.filter(({ id }) => has(id, 'generated/sample-games.json'));
  const names = titles.map(({ name }) => name).join(', ');
  const write = (file: string, about: string, ...lines: readonly string[]) => ({
    file: `rulesets/generated/${file}.ts`,
    text: `// ${about} Written by \`npm run generate\` from rulesets/list.json.\n\n${lines.join('\n')}\n`,
  });
  return [
    write(
      'title-values',
      'What `railhead/titles` exports of each title.',
      ...titles.map(({ id, name }) => `export { ${name}Title } from '../${id}/title.js';`),
    ),
    write(
      'titles',
      'The titles as values.',
      ...titles.map(({ id, name }) => `import { ${name}Title } from '../${id}/title.js';`),
      '\n/** Every title of this library. */',
      `export const allTitles = [${names.replace(/\w+/g, '$&Title')}] as const;`,
    ),
    write(
      'rulesets',
      'The rulesets alone: nothing here loads pictures or words.',
      ...titles.map(({ id, name, ruleset }) => `import { ${name} } from '../${id}/${ruleset}.js';`),
      '\n/** The rulesets of all titles, in the order of the list. */',
      `export const allRulesets = [${names}] as const;`,
    ),
    write(
      'sample-games',
      'Games of every title as data.',
      ...played.map(
        ({ id, name }) => `import ${name} from '../${id}/generated/sample-games.json' with { type: 'json' };`,
      ),
      '\n/** The games of all titles, in the order of the list. */',
      `export const sampleGames = [${played.map(({ name }) => name).join(', ')}] as const;`,
    ),
  ];
}

// Tools that read all titles import these modules, so they are written first, and alone.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('rulesets/generated', { recursive: true });
  for (const { file, text } of titleLists(process.cwd())) writeFileSync(file, text);
}
