// The example host under real trouble: a process that is killed with -9 while people play, and a disk that is
// full.
//   npm run try -- soak host [-- --kills 200]
// The full disk is a small tmpfs, which takes root to mount; without root that part is left out, and the
// report says so.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../src/core/engine/index.js';
import { buildHost, createPlayers, playUntilKilled, startHost } from '../examples/host/host-process.js';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
const script = await buildHost('host-soak');
const folder = mkdtempSync(join(tmpdir(), 'railhead-host-'));
try {
  await killOften(Number(values.kills));
  await fillDisk();
} finally {
  rmSync(folder, { recursive: true });
}

async function killOften(kills: number): Promise<void> {
  const matches = join(folder, 'killed.db');
  const players = createPlayers(matches);
  const log: string[] = [];
  const random = createRandom('kills');
  for (let n = 0; n < kills; n++) {
    const host = await startHost(script, matches);
    if (n > 0) players.compare();
    await players.compareServed(host.url);
    await playUntilKilled(players, host, { acknowledged: random.int(0, 60), turns: 2 ** random.int(0, 14) });
    log.push(host.log());
    if (n % 20 === 19) console.log(`${n + 1} kills, ${told(players.count())}`);
  }
  players.compare();
  const text = log.join('');
  if (/not served|fault/.test(text)) throw new Error(text);
  console.log(`killed ${kills} times: ${told(players.count())}, nothing lost`);
}

async function fillDisk(): Promise<void> {
  const disk = join(folder, 'small');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], { stdio: 'pipe' });
  } catch (error) {
    console.log(`no disk was filled, for none could be mounted: ${(error as Error).message.split('\n')[1]}`);
    return;
  }
  try {
    const matches = join(disk, 'm.db');
    const players = createPlayers(matches);
    let refused = 0;
    for (const kilobytes of [256, 320, 384, 448, 512, 640, 800]) {
      execFileSync('mount', ['-o', `remount,size=${kilobytes}k`, disk]);
      // The same process before and after the space came back, and then another one.
      const host = await startHost(script, matches);
      players.compare();
      refused += (await players.playUntilGone(host.url, { most: 60 })).refused;
      execFileSync('mount', ['-o', `remount,size=${kilobytes + 64}k`, disk]);
      refused += (await players.playUntilGone(host.url, { most: 60 })).refused;
      await host.kill();
      if (/not served| {4}at /.test(host.log())) throw new Error(host.log());
      players.compare();
    }
    if (refused === 0) throw new Error('nothing was refused');
    console.log(`a disk full ${refused} times: ${told(players.count())}, nothing lost`);
  } finally {
    // SQLite may hold the file for a while after it is closed.
    execFileSync('umount', ['-l', disk]);
  }
}

function told({ matches, moves }: { readonly matches: number; readonly moves: number }): string {
  return `${matches} matches and ${moves} moves acknowledged`;
}
