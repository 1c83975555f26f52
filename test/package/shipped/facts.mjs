// What the check of shipped.mjs looks at: the files of the tree as they would be committed, and the tarball as it was packed.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every file that git tracks or would add, by its path. */
export function treeIn(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const paths = [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path))]));
}

/** A tarball of npm: how many bytes it has, and every file in it, by its path in the package. */
export function packageIn(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-shipped-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    const home = join(folder, 'package');
    const paths = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1).replaceAll('\\', '/'));
    const files = new Map(paths.sort().map((path) => [path, readFileSync(join(home, path))]));
    return { bytes: statSync(tarball).size, files };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** By the bundler's own account: of every built file, the sources whose code is in it. */
export function sourcesOf(root) {
  const files = readdirSync(join(root, 'dist')).filter((name) => /^metafile-.*\.json$/.test(name));
  const outputs = files.flatMap((name) => Object.entries(JSON.parse(readFileSync(join(root, 'dist', name), 'utf8')).outputs));
  return new Map(
    outputs.map(([path, { inputs }]) => [
      path,
      Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? [source] : [])),
    ]),
  );
}

/** The kind of licence of a library, and its text. */
export function licenceOf(root, library) {
  const home = join(root, 'node_modules', library);
  const { license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const file = readdirSync(home).find((name) => /licen[cs]e/i.test(name));
  return { kind: license, text: file === undefined ? null : readFileSync(join(home, file), 'utf8') };
}
