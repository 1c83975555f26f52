// The sources as pages of the site: plain text with line numbers, so that the reference can lead to the code
// and a rule to its tests. This also finds which line names which rule.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { linkRules } from './rule-links.js';
import { ROOT } from './rule-pages.js';

/** A source file: its path from the root, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = ['src', 'rulesets', 'maps', 'test'];

/** The TypeScript of the library and its tests, by path. */
export function readSources(): readonly SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .sort()
      .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') })),
  );
}

/**
 * Where the sources name the given rules, each file once a rule:
 * `rulesets/milepost/rules/entry/city-room.ts:12`. Tests and written files do not count.
 */
export function placesByRule(
  sources: readonly SourceFile[],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources) {
    if (path.startsWith('test/') || path.includes('/generated/')) continue;
    const seen = new Set<string>();
    text.split('\n').forEach((line, index) => {
      for (const [id] of line.matchAll(/\b[A-Z]+-(?:[A-Z]+-)*[A-Z]*\d+[a-z]?\b/g)) {
        if (!ids.has(id) || seen.has(id)) continue;
        seen.add(id);
        places.set(id, [...(places.get(id) ?? []), `${path}:${index + 1}`]);
      }
    });
  }
  return places;
}

/** Writes a page a source into the folder, with rules as links and lines as anchors `L1`, `L2`, … */
export function writeSourcePages(sources: readonly SourceFile[], site: string): void {
  for (const { path, text } of sources) {
    const file = `${site}/source/${path}.html`;
    const up = '../'.repeat(path.split('/').length);
    const lines = linkRules(escaped(text.trimEnd()), path, up)
      .split('\n')
      .map((line, index) => `<a class="n" id="L${index + 1}" href="#L${index + 1}"></a>${line}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page(path, up, lines.join('\n')));
  }
}

const page = (path: string, up: string, code: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${path}</title>
<style>
body { margin: 1rem; font: 0.875rem/1.5 ui-monospace, monospace; color-scheme: light dark }
pre { counter-reset: line }
.n { counter-increment: line; display: inline-block; width: 4ch; margin-right: 2ch; text-align: right; text-decoration: none }
.n::before { content: counter(line) }
.n:target { background: highlight }
</style>
<p><a href="${up}index.html">railhead</a> ${path}</p>
<pre>
${code}
</pre>
</html>
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
