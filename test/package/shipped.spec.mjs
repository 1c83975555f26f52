// What leaves the house: what is tracked and built may leave, and every slip is refused by name.

import { describe, expect, test } from 'vitest';
import { hindrancesTo } from './release.mjs';
import { factsOf, faultsIn } from './shipped.mjs';

const facts = factsOf();

const text = (path, change = (all) => all) => change(facts.tree.get(path).toString('utf8'));
/** The facts with files of the tree put in place of others, or beside them. */
const inTheTree = (files) => ({
  ...facts,
  tree: new Map([...facts.tree, ...Object.entries(files).map(([path, all]) => [path, Buffer.from(all)])]),
});
/** The facts with more files in the tarball. */
const inThePackage = (files, more = {}) => ({
  ...facts,
  ...more,
  files: new Map([...facts.files, ...Object.entries(files).map(([path, all]) => [path, Buffer.from(all)])]),
});
const inWorkflow = (name, change) => {
  const path = `.github/workflows/${name}.yml`;
  const changed = text(path, change);
  if (changed === text(path)) throw new Error(`${path} is written in another way now`);
  return inTheTree({ [path]: changed });
};
const builtWith = (library) => new Map([...facts.sources, ['dist/table.js', [...facts.sources.get('dist/table.js'), `node_modules/${library}/index.js`]]]);
// Put together here: written out, they would be found in this file.
const joined = (...parts) => parts.join('');
const inSources = (line) => inTheTree({ 'src/core/random/uniform.ts': `${text('src/core/random/uniform.ts')}// ${line}\n` });

test('what is tracked and built may leave', () => {
  expect(faultsIn(facts)).toEqual([]);
});

describe('refused is', () => {
  test.each([
    ['a library whose licence is missing', { ...facts, sources: builtWith('react') }, ['react: its code is in the package, and NOTICE has not']],
    ['a library under another licence', { ...facts, sources: builtWith('typescript') }, ['typescript: its code is in the package under the licence Apache-2.0']],
    ['a licence of a library that is not there', inThePackage({ NOTICE: `${facts.files.get('NOTICE')}\n== left-pad\n\nMIT\n` }), ['NOTICE: it is not the file of the tree', 'NOTICE: it names left-pad']],
    ['a stray file in the root', inTheTree({ 'PLAN.md': 'First the rules.\n' }), ['PLAN.md: nothing of this name belongs in the root']],
    ['a stray file in a folder', inTheTree({ 'src/core/engine/old.txt': 'As it was.\n' }), ['src/core/engine/old.txt: no rule']],
    ['a page that nothing links', inTheTree({ 'docs/notes/for-later.md': '# For later\n' }), ['docs/notes/for-later.md: nothing links this page']],
    ['a home folder', inSources(joined('/ho', 'me/ann/railhead/src')), ['a path of one machine']],
    ['a folder of a system of another kind', inSources(joined('C:\\', 'Users\\Ann\\railhead')), ['a path of one machine']],
    ['a folder of a runner', inSources(joined('see /wo', 'rk/checkout/src')), ['a path of one machine']],
    ['a note to somebody else', inSources(joined('Remove th', 'is file when done')), ['a note that was meant for somebody else']],
    ['half a merge', inSources(joined('\n<<<<', '<<< HEAD')), ['a note that was meant for somebody else']],
    ['a key of a cloud', inSources(joined('AK', 'IA', 'Q3EGRZXW7LMN2PKD')), ['the form of a secret']],
    ['a token of npm', inSources(joined('np', 'm_', 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5')), ['the form of a secret']],
    ['a private key', inSources(joined('-----BEG', 'IN OPENSSH PRIVATE KEY-----')), ['the form of a secret']],
    ['a password in an address', inSources(joined('redis://ann:', 'hunter22!@cache.example.org')), ['the form of a secret']],
    ['a value called a secret', inSources(joined("apiKey = '", "9fQ2xL7vT4mZ8sKc1WbR6yHd'")), ['the form of a secret']],
    ['an action by its tag', inWorkflow('ci', (all) => all.replace(/@[0-9a-f]{40} # v5\.0\.0/, '@v5')), ['actions/checkout@v5 can become other code']],
    ['an action without its version', inWorkflow('release', (all) => all.replace(' # v5.0.0', '')), ['say behind it which version']],
    ['a checkout that keeps its credentials', inWorkflow('ci', (all) => all.replace('persist-credentials: false', 'fetch-depth: 1')), ['a checkout keeps its credentials']],
    ['a token for every job', inWorkflow('release', (all) => all.replace('  contents: read\n', '  contents: read\n  id-token: write\n')), ['at its top it must say']],
    ['a command beside the token', inWorkflow('release', (all) => `${all}      - run: npm test\n`), ['the job publish holds the token and runs «npm test»']],
    ['a publication without a look at the hash', inWorkflow('release', (all) => all.replace(/ {6}- run: echo .*\n/, '')), ['publishes without a look at the hash']],
    ['a lockfile that may change', inWorkflow('ci', (all) => all.replace('run: npm ci', 'run: npm install')), ['npm ci keeps to the lockfile']],
    ['a version of node that nobody runs', inWorkflow('ci', (all) => all.replace("'20.19.0', ", '')), ['promises node 20.19.0, and no job runs it']],
    ['200 kB too much', { ...facts, bytes: facts.bytes + 200_000 }, ['the package: ', 'docs/PUBLISHING.md: it says']],
    ['a test beside the modules', inThePackage({ 'dist/table.test.js': '' }), ['dist/table.test.js: a test in the package']],
    ['a test of an example that its page does not name', inThePackage({ 'docs/examples/host/test/host.test.ts': '' }), ['docs/examples/host/test/host.test.ts: a test in the package']],
    ['a module that the bundler did not make', inThePackage({ 'dist/chunk-OLD.js': '' }), ['dist/chunk-OLD.js: nothing accounts for it']],
    ['a declaration that no entry leads to', inThePackage({ 'dist/old.d.ts': '' }), ['dist/old.d.ts: nothing accounts for it']],
    ['a source map', inThePackage({ 'dist/table.js.map': '{}' }), ['dist/table.js.map: nothing accounts for it']],
    ['a page that is not the one of the tree', inThePackage({ 'docs/quick-start.md': '# Old\n' }), ['docs/quick-start.md: it is not the file of the tree']],
    ['a promise that nothing tried', inTheTree({ 'package.json': text('package.json', (all) => all.replace('">=5.9 <8"', '">=5 <8"')) }), ['package.json: it is not the file of the tree', 'TypeScript >=5 <8 is promised']],
  ])('%s', (_, slipped, sentences) => {
    expect(faultsIn(slipped)).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
  });

  test('a secret is not printed', () => {
    const secret = joined('9fQ2xL7v', 'T4mZ8sKc1WbR6yHd');
    expect(faultsIn(inSources(joined("password: '", `${secret}'`))).join('\n')).not.toContain(secret);
  });
});

describe('a release', () => {
  const manifest = { version: '1.2.0', repository: 'r', homepage: 'h', bugs: 'b', author: 'a' };
  const changelog = '# Changelog\n\n## 1.2.0 (2030-01-31)\n';

  test('can begin where owner, tag and changelog have said what they must', () => {
    expect(hindrancesTo('v1.2.0', { manifest, changelog })).toEqual([]);
  });

  test.each([
    ['what only the owner can fill in is missing', { manifest: { version: '1.2.0', author: 'a' } }, 'no repository, no homepage, no bugs: the owner'],
    ['the tag is of another version', { manifest: { ...manifest, version: '1.3.0' }, changelog: '## 1.3.0 (2030-01-31)' }, 'The tag is v1.2.0'],
    ['the changelog has no date', { changelog: '## 1.2.0\n' }, 'CHANGELOG.md has no heading'],
  ])('stops early with a sentence where %s', (_, given, sentence) => {
    expect(hindrancesTo('v1.2.0', { manifest, changelog, ...given })).toEqual([expect.stringContaining(sentence)]);
  });

  test('is stopped before anything is installed', () => {
    const steps = text('.github/workflows/release.yml').split(/^ +- /m);
    const at = (what) => steps.findIndex((step) => step.includes(what));
    expect(at('test/package/release.mjs')).toBeGreaterThan(0);
    expect(at('test/package/release.mjs')).toBeLessThan(at('npm ci'));
  });
});
