// The host as a process, killed with -9 at random moments while players play on it. `npm run soak:host` does
// it 200 times.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildHost, createPlayers, startHost } from './host-process';

test('killed again and again, it has all that it acknowledged', { timeout: 180_000 }, async () => {
  const script = await buildHost(`host-killed-${process.pid}`);
  const folder = mkdtempSync(join(tmpdir(), 'railhead-host-'));
  const players = createPlayers(folder);
  try {
    for (let kills = 0; kills < 8; kills++) {
      const host = await startHost(script, folder);
      players.compare();
      await players.compareServed(host.url);
      const played = players.playUntilGone(host.url);
      await setTimeout(20 + Math.random() * 400);
      await host.kill();
      await played;
      expect(host.log()).not.toMatch(/not served| {4}at /);
    }
    players.compare();
    expect(players.count().moves).toBeGreaterThan(20);
    expect(readdirSync(folder).filter((name) => name.includes('.bad'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(script);
  }
});
