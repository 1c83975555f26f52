// One candidate in a process of its own: plays recorded games round by round and prints microseconds a game.
//   node alone.mjs CANDIDATE GAMES.json

import { readFileSync } from 'node:fs';
import { peered, type Style } from './boardgame-io-peer.js';
import { micros } from './measure.js';
import type { Recorded } from './recorded.js';
import { applied, drafted, simulated } from './ways.js';

const [, , name, file] = process.argv;
if (name !== undefined && file?.endsWith('.json')) {
  const games = JSON.parse(readFileSync(file, 'utf8')) as readonly Recorded[];
  const play = playerOf(name, games[0]);
  const times: number[] = [];
  for (let round = -2; round < 5; round++) {
    // As in measure.ts: a whole collection would throw compiled code away.
    (globalThis as { gc?: (how: { type: 'minor' }) => void }).gc?.({ type: 'minor' });
    const began = micros();
    for (const game of games) play(game);
    if (round >= 0) times.push((micros() - began) / games.length);
  }
  console.log(JSON.stringify(times));
}

function playerOf(name: string, first: Recorded): (game: Recorded) => unknown {
  if (name === 'simulator') return simulated().run;
  if (name === 'applyAction') return applied().run;
  if (name === 'immer') return drafted().run;
  return peered(first, name as Style).run;
}
