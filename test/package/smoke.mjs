// Runs where the package is installed, in any JavaScript runtime: every entry is loaded, every title is played by bots and saved,
// and the hashes that come out are printed. They are the same everywhere.

import { createGame, deserialize, engine, hashState, record, replay, serialize } from 'railhead';
import { titles } from 'railhead/titles';
import { greedyBot, playGame } from 'railhead/players';

const entries = JSON.parse(process.argv[2]);
for (const entry of entries) {
  const names = Object.keys(await import(entry));
  if (names.length === 0) throw new Error(`${entry} exports nothing`);
}

for (const id of Object.keys(titles)) {
  const config = { seats: 2, seed: 'smoke' };
  const { state, actions } = playGame(engine, id, { config, bots: [greedyBot], maxRounds: 8 });
  const kept = deserialize(serialize(state));
  const again = replay(record(id, config, actions));
  if (hashState(kept) !== hashState(state) || hashState(again.state) !== hashState(state))
    throw new Error(`${id} is not the same after it was saved`);
  console.log(id, createGame(id, config).game.board.hash.slice(0, 8), state.step, hashState(state).slice(0, 16));
}
