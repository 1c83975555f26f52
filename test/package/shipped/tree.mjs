// What the tree may hold: files with a place of their own, and in them nothing that belongs to one machine or one person.

import { basename } from 'node:path';

/** Everything that lies in the root. What is built there is ignored by git. */
export const IN_THE_ROOT = [
  ...['.ci', '.github', 'docs', 'maps', 'rulesets', 'src', 'test'],
  ...['.gitignore', '.npmrc', 'CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'biome.json'],
  // knip reads its configuration from the root; in package.json it would be published.
  ...['entries.d.mts', 'entries.mjs', 'knip.json', 'package-lock.json', 'package.json', 'tsconfig.json', 'tsup.cli.config.ts'],
  ...['tsup.config.ts', 'typedoc.json', 'vitest.config.ts'],
];

// What lies in the folders. Prose has places of its own, so that a note is not taken for a page.
const IN_FOLDERS = [
  /^\.ci\/run$/,
  /^\.github\/(?:[A-Z_]+\.md|dependabot\.yml|ISSUE_TEMPLATE\/[\w-]+\.yml|workflows\/[\w-]+\.yml)$/,
  /^docs\/(?:[\w-]+|(?:guides|notes|recipes|rules)\/[\w-]+|examples\/[\w-]+\/(?:README|generated\/[\w-]+))\.md$/,
  /^docs\/\.vitepress\/.*\.(?:css|html|ts|vue)$/,
  /^docs\/examples\/.*\.(?:css|html|json|py|svg|tsx?)$/,
  /^docs\/pictures\/.*\.(?:jpg|svg)$/,
  /^docs\/playground\/.*\.(?:css|html|json|ts)$/,
  /^docs\/schemas\/[\w-]+\.jsonl?$/,
  /^docs\/tools\/.*\.(?:m?ts|mjs)$/,
  /^maps\/(?:[\w-]+\/SOURCES\.md|.*\.(?:json|ts))$/,
  /^rulesets\/.*\.(?:json|ts)$/,
  /^src\/.*\.(?:json|ts)$/,
  /^test\/(?:.*\.(?:json|m?tsx?|mjs|py)|playthroughs\/[\w-]+\/[\w-]+\.txt|types\/slips\.txt)$/,
];

const OF_A_MACHINE = [
  /(?<![\w./~-])\/(?:home|Users|Volumes|root|work|workspaces?|mnt|media|srv|private|var\/folders)\/[\w.-]+/,
  /(?<![\w./-])\/tmp\/[\w.-]+/,
  /\b[A-Z]:\\+(?:Users|Documents|work)\b/i,
  /\bfile:\/\/\/(?!\$)[\w.-]+/,
];

const BETWEEN_HELPERS = [
  /^(?:<{7}|>{7})(?: |$)/m,
  /\b(?:delete|remove) this (?:file|note)\b/i,
  /\bwhen you have read (?:it|this)\b/i,
  /\byou have until\b/i,
  /\bgit (?:cherry-pick|rebase|stash|worktree)\b/,
  // Brackets, so that this line does not find itself.
  /\b(?:FIX[M]E|HAC[K]|TOD[O]|WI[P]|XX[X])\b/,
];

const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\b(?:gh[opsur]_|github_pat_|glpat-|npm_|hf_|dop_v1_|pypi-|shp(?:at|ss)_)\w{20,}/,
  /\b(?:sk|pk|rk)[-_](?:live_|test_|ant-|proj-)?[\w-]{20,}/,
  /\bxox[abeoprs]-[\w-]{10,}/,
  /\bAIza[\w-]{35}/,
  /\bya29\.[\w-]{20,}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /\bhooks\.slack\.com\/services\/\w+/,
  /\/\/[\w.-]+(?:\/[\w./-]*)?:_(?:authToken|auth|password)\s*=/,
  /\b[a-z][\w+.-]*:\/\/[^\s/:@'"`$<>{}]+:[^\s/:@'"`$<>{}]{6,}@[\w-]/i,
];

// A long value beside a word for a secret, where the value has letters and digits as drawn by chance.
const NAMED_SECRET =
  /(?:secret|token|passw(?:or)?d|passphrase|credential|api[-_]?key|access[-_]?key|private[-_]?key|bearer)\w*["'`]?\s*(?:[:=]|=>|\s)\s*["'`]?(?<value>[\w+/=.-]{20,})/gi;
const isDrawn = (value) =>
  /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 12 && !/^[\w.-]*\.[a-z]{2,4}$/i.test(value);

/** Files without a place, and what no file may hold; empty where all is well. */
export function strayIn(tree) {
  const found = [];
  const top = new Set([...tree.keys()].map((path) => path.split('/')[0]));
  for (const name of top)
    if (!IN_THE_ROOT.includes(name))
      found.push(`${name}: nothing of this name belongs in the root. Move or delete it, or list it in test/package/shipped/tree.mjs.`);
  for (const name of IN_THE_ROOT) if (!top.has(name)) found.push(`${name}: it is listed for the root in test/package/shipped/tree.mjs, and missing.`);
  const texts = [...tree].filter(([, bytes]) => !bytes.includes(0)).map(([path, bytes]) => [path, bytes.toString('utf8')]);
  for (const path of tree.keys()) {
    if (path.includes('/') && IN_THE_ROOT.includes(path.split('/')[0]) && !IN_FOLDERS.some((place) => place.test(path)))
      found.push(`${path}: no rule of test/package/shipped/tree.mjs has a place for it. Move or delete it, or add its kind there.`);
    if (isPage(path) && !texts.some(([other, text]) => other !== path && !other.startsWith('test/') && text.includes(basename(path))))
      found.push(`${path}: nothing links this page. Link it, or delete it.`);
  }
  return [...found, ...texts.flatMap(([path, text]) => carriedIn(path, text))];
}

const isPage = (path) => /^docs\/.*\.md$/.test(path) && !path.endsWith('/README.md');

/** What a text holds that belongs to one machine or one person. */
export function carriedIn(path, text) {
  const said = (kinds, what) =>
    kinds.flatMap((kind) => {
      const hit = kind.exec(text);
      return hit === null ? [] : [`${path}:${lineOf(text, hit.index)}: ${what} («${shortened(hit[0])}»). Take it out.`];
    });
  const drawn = [...text.matchAll(NAMED_SECRET)].find(({ groups: { value } }) => isDrawn(value));
  return [
    ...said(OF_A_MACHINE, 'a path of one machine'),
    ...said(BETWEEN_HELPERS, 'a note that was meant for somebody else'),
    ...said(SECRETS, 'this has the form of a secret'),
    ...(drawn === undefined ? [] : said([new RegExp(literal(drawn[0]))], 'this has the form of a secret')),
  ];
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const lineOf = (text, index) => text.slice(0, index).split('\n').length;
// A secret that is found is not printed: logs are public.
const shortened = (hit) => (hit.length > 20 ? `${hit.slice(0, 12)}…` : hit);
