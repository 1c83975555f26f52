// What leaves the house, checked over the tree and the tarball: files that nobody expects, paths of a machine, notes and secrets;
// libraries without their licence; workflows that trust too much; more bytes than the package may have.
//   npm run check:shipped [-- railhead-0.0.0.tgz]      packs what is built unless a tarball is given
//   node test/package/shipped.mjs --write-notice       writes NOTICE for the libraries in what is built

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPILERS, peerRange } from './compilers.mjs';
import { licenceOf, packageIn, sourcesOf, treeIn } from './shipped/facts.mjs';
import { librariesIn, noticeFor, tooLarge, unaccountedIn, unlicensedIn } from './shipped/package.mjs';
import { strayIn } from './shipped/tree.mjs';
import { looseIn } from './shipped/workflows.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** Everything that is looked at: the tree, the tarball, what its files were made of, and the licences. */
export function factsOf(tarball = packed()) {
  const licences = (library) => licenceOf(ROOT, library);
  return { tree: treeIn(ROOT), ...packageIn(tarball), sources: sourcesOf(ROOT), licences };
}

/** What is wrong, a sentence each; empty where all may leave. */
export function faultsIn({ tree, bytes, files, sources, licences }) {
  const manifest = JSON.parse(tree.get('package.json').toString('utf8'));
  const { typescript } = manifest.peerDependencies;
  return [
    ...strayIn(tree),
    ...looseIn(tree, manifest),
    ...unaccountedIn(files, { tree, sources, manifest }),
    ...unlicensedIn(librariesIn(files, sources), files.get('NOTICE')?.toString('utf8') ?? '', licences),
    ...tooLarge(bytes, tree.get('docs/PUBLISHING.md').toString('utf8')),
    ...(typescript === peerRange() ? [] : [`package.json: TypeScript ${typescript} is promised, ${Object.keys(COMPILERS)} were tried.`]),
  ];
}

function packed() {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const told = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8' });
  return join(folder, told.trim());
}

if (process.argv[1] === import.meta.filename) {
  const [given] = process.argv.slice(2);
  const facts = factsOf(given?.startsWith('--') === false ? resolve(given) : undefined);
  const libraries = librariesIn(facts.files, facts.sources);
  if (given === '--write-notice') writeFileSync(join(ROOT, 'NOTICE'), noticeFor(libraries, facts.licences));
  else {
    const faults = faultsIn(facts);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
    const about = `${(facts.bytes / 1e6).toFixed(2)} MB packed, ${facts.files.size} files, code of ${libraries.join(', ')}`;
    console.log(`${about}: ${faults.length === 0 ? 'all may leave' : `${faults.length} faults`}`);
  }
}
