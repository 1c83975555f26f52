// The host as a process, killed with -9 while moves are on their way. `npm run try -- soak host` does it 200 times.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildHost, createPlayers, playUntilKilled, startHost } from './host-process';

test('killed again and again, it has all that it acknowledged', async () => {
  const script = await buildHost(`host-killed-${process.pid}`);
  const folder = mkdtempSync(join(tmpdir(), 'railhead-host-'));
  const file = join(folder, 'matches.db');
  const players = createPlayers(file);
  try {
    for (let kills = 0; kills < 8; kills++) {
      const host = await startHost(script, file);
      players.compare();
      await players.compareServed(host.url);
      await playUntilKilled(players, host, { acknowledged: 3 + kills, turns: 3 ** kills });
      expect(host.log()).not.toMatch(/not served| {4}at /);
    }
    players.compare();
    expect(players.count().moves).toBeGreaterThanOrEqual(8 * 3);
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(script);
  }
});
