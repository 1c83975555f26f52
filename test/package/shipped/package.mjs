// What the tarball may hold: files that a rule accounts for, no library without its licence, and no more than so many bytes.

import { posix } from 'node:path';
import { titleFolders } from '../../../entries.mjs';

/** Bytes of the tarball at most. Nobody raises it: who needs room takes something out. */
export const MOST_BYTES = 2_000_000;

const FAMILIES = ['milepost', ...titleFolders].join('|');
const TITLES = titleFolders.join('|');

// Files of the tree that go along as they are.
const TAKEN_ALONG = [
  /^(?:CHANGELOG\.md|LICENSE|NOTICE|README\.md|package\.json)$/,
  /^docs\/(?!(?:PUBLISHING|api-report|style)\.md)[\w-]+\.md$/,
  /^docs\/(?:guides|recipes|rules)\/[\w-]+\.md$/,
  /^docs\/examples\/(?:tsconfig\.json|[\w-]+\/[\w-]+\.(?:css|html|json|md|py|svg|tsx?))$/,
  // The pages that `railhead document` writes for the examples.
  /^docs\/examples\/[\w-]+\/generated\/[\w-]+\.(?:md|svg)$/,
  /^docs\/playground\/(?:index\.html|style\.css)$/,
  /^docs\/schemas\/[\w-]+\.jsonl?$/,
  new RegExp(`^maps/(?:${TITLES})/(?:SOURCES\\.md|(?:deck|map|scenery)\\.json)$`),
  new RegExp(`^rulesets/(?:${FAMILIES})/catalogue\\.json$`),
];

// What the build writes without a bundler.
const WRITTEN = [
  /^dist\/playground\/(?:imports\.json|index\.html|style\.css)$/,
  new RegExp(`^dist/playground/covers/(?:${TITLES})\\.jpg$`),
];

const isTest = (path) => /(?:^|\/)(?:__)?(?:tests?|specs?|fixtures)(?:__)?\/|[._-](?:test|spec)\.(?:d\.)?[cm]?[jt]sx?$/.test(path);

/** Files of a package that no rule accounts for. */
export function unaccountedIn(files, { tree, sources, manifest }) {
  const declared = declarationsOf(files, manifest);
  const pages = [...files].filter(([path]) => path.endsWith('.md'));
  // What a page shows, or links as a part of its own folder.
  const linked = new Set(
    pages.flatMap(([page, bytes]) =>
      [...bytes.toString('utf8').matchAll(/\]\(([^)#\s]+)/g)].map(([, to]) => posix.join(posix.dirname(page), to)),
    ),
  );
  const isPart = (path) => linked.has(path) && /^docs\/(?:pictures|examples\/[\w-]+\/test)\//.test(path);
  const isAccounted = (path) => {
    if (isTest(path)) return isPart(path);
    if (/^dist\/.*\.js$/.test(path)) return sources.has(path);
    if (/^dist\/.*\.d\.ts$/.test(path)) return declared.has(path);
    return WRITTEN.some((rule) => rule.test(path)) || TAKEN_ALONG.some((rule) => rule.test(path)) || isPart(path);
  };
  return [...files].flatMap(([path, bytes]) => {
    if (!isAccounted(path))
      return isTest(path)
        ? `${path}: a test in the package. Leave it out by "files" of package.json; the test of a starter is named in its README.`
        : `${path}: nothing accounts for it in the package. Leave it out, or say in test/package/shipped/package.mjs why it goes along.`;
    if (!path.startsWith('dist/') && !tree.get(path)?.equals(bytes)) return `${path}: it is not the file of the tree. Pack once more.`;
    return [];
  });
}

// Declarations that exports name, and those that these lean on.
function declarationsOf(files, { exports }) {
  const patterns = Object.values(exports).flatMap(({ types }) => types?.slice(2) ?? []);
  const named = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[\\w/-]+')}$`));
  const found = new Set();
  const queue = [...files.keys()].filter((path) => named.some((pattern) => pattern.test(path)));
  for (const path of queue) {
    if (found.has(path)) continue;
    found.add(path);
    const text = files.get(path)?.toString('utf8') ?? '';
    for (const [, to] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)\.js'/g))
      queue.push(`${posix.join(posix.dirname(path), to)}.d.ts`);
  }
  return found;
}

// Files of ours that hold outlines of a font, and its package.
const FONTS = { 'src/core/map/letters.json': '@fontsource/alegreya-sc' };

/** The libraries whose code, and the fonts whose letters, are in the built files, by the bundler's account. */
export function librariesIn(files, sources) {
  const names = [...sources]
    .filter(([path]) => files.has(path))
    .flatMap(([, from]) => from.map((source) => FONTS[source] ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]));
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

const HEAD =
  'What is built holds code of the libraries and outlines of the fonts below. Each is under the licence whose text follows its name:\n' +
  'MIT for code, the SIL Open Font License for fonts.';

/** The text of NOTICE for these libraries, each with its licence. */
export function noticeFor(libraries, licenceOf) {
  return [`${HEAD}\n`, ...libraries.map((name) => `== ${name}\n\n${plain(licenceOf(name).text ?? '')}\n`)].join('\n');
}

/** Libraries that NOTICE leaves out or has no licence of, and those that it names for nothing. */
export function unlicensedIn(libraries, notice, licenceOf) {
  const sections = new Map(
    notice
      .split(/^== /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), plain(part.slice(part.indexOf('\n')))]),
  );
  const missing = libraries.flatMap((name) => {
    const { kind, text } = licenceOf(name);
    if (Object.values(FONTS).includes(name) && kind !== 'OFL-1.1') return [`${name}: its letters are in the package under the licence ${kind}.`];
    if (!Object.values(FONTS).includes(name) && kind !== 'MIT') return [`${name}: its code is in the package under the licence ${kind}. Only MIT may be: do without it.`];
    if (text === null) return [`${name}: its code is in the package, and it brings no text of its licence.`];
    if (sections.get(name) === plain(text)) return [];
    return [`${name}: its code is in the package, and NOTICE has not the text of its licence. Run node test/package/shipped.mjs --write-notice.`];
  });
  const idle = [...sections.keys()].filter((name) => !libraries.includes(name));
  return [...missing, ...idle.map((name) => `NOTICE: it names ${name}, whose code is not in the package. Take it out.`)];
}

const plain = (text) => text.replaceAll('\r\n', '\n').trim();

/** What to say of a tarball with more bytes than it may have, or with others than the page for publishers says. */
export function tooLarge(bytes, page) {
  const mega = (of) => (of / 1e6).toFixed(2);
  const [, said, limit] = /Packed it is ([\d.]+) MB[\s\S]*?lets it have ([\d.]+) at most/.exec(page) ?? [];
  const isTrue = Math.abs(Number(said) * 1e6 - bytes) <= 20_000 && limit === mega(MOST_BYTES);
  return [
    ...(bytes > MOST_BYTES ? [`the package: ${bytes} bytes packed, ${MOST_BYTES} at most. Take something out.`] : []),
    ...(isTrue ? [] : [`docs/PUBLISHING.md: it says ${said} MB, ${limit} at most; it is ${mega(bytes)}, ${mega(MOST_BYTES)} at most.`]),
  ];
}
