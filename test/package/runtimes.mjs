// The package in other runtimes than the one that tests it: node 22 and 24, Bun and Deno, which npm has as packages.
//   npm run try -- runtimes railhead-0.0.0.tgz
// In each it loads every entry, requires the root from CommonJS, and plays every title; all print the same hashes.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { titleEntries } from '../../entries.mjs';

const RUNTIMES = {
  'node 22': { install: 'node22@npm:node@22.23.3', run: ['node22/bin/node'] },
  'node 24': { install: 'node24@npm:node@24.21.0', run: ['node24/bin/node'] },
  bun: { install: 'bun@1.4.5', run: ['.bin/bun'] },
  deno: { install: 'deno@2.9.6', run: ['.bin/deno', 'run', '--allow-all'] },
};
// They need a peer that is not installed here.
const APART = ['railhead/testing/arbitraries', 'railhead/adapters/boardgame-io'];

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
const entries = Object.keys(manifest.exports)
  .filter((path) => !path.endsWith('.json') && !path.includes('*'))
  .map((path) => join('railhead', path))
  .concat(titleEntries.map((entry) => `railhead/${entry}`))
  .filter((entry) => !APART.includes(entry));

const folder = mkdtempSync(join(tmpdir(), 'railhead-runtimes-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  const packages = Object.values(RUNTIMES).map(({ install }) => install);
  start('npm', ['install', '--no-audit', '--no-fund', '--silent', resolve(process.argv[2]), ...packages]);
  cpSync(join(import.meta.dirname, 'smoke.mjs'), join(folder, 'smoke.mjs'));
  writeFileSync(join(folder, 'required.cjs'), "console.log(Object.keys(require('railhead')).length);\n");
  const here = smoke(process.execPath, []);
  console.log(`node ${process.versions.node}:\n${here}`);
  for (const [name, { run: [binary, ...words] }] of Object.entries(RUNTIMES)) {
    const there = smoke(join(folder, 'node_modules', binary), words);
    console.log(`${name}: ${there === here ? 'the same' : there}`);
    if (there !== here) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function smoke(binary, words) {
  const required = start(binary, [...words, 'required.cjs']);
  return `${start(binary, [...words, 'smoke.mjs', JSON.stringify(entries)])}names required: ${required}`;
}

function start(binary, words) {
  return execFileSync(binary, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
