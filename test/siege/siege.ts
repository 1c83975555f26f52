// A server of boardgame.io with a match of every title, under hostile messages for some minutes: it must stand, and every
// match must go on in between.
//   nice -n 10 npm run try -- siege [--minutes 10] [--seed 1]
// With `node --expose-gc test/run-bundled.mjs siege/siege.ts` it also tells what is still in use once garbage is collected.
// Exit 1 if an error left a Game, a fault was told, or a match stood still.

import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, type GameAction } from '../../src/core/engine/index.js';
import { guardServer, toBoardgameIO } from '../../src/serve/adapters/boardgame-io/index.js';
import { nonsense } from '../../src/testing/nonsense.js';
import { actionTypes, stray } from '../../src/testing/strays.js';
import { changed, randomChange, randomText } from '../fuzz/changes.js';
import { type AnyClient, served, until } from '../serve/adapters/served.js';
import { beginMatch, type Match } from '../serve/adapters/table.js';

// Its entries are CommonJS only.
const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js');

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});

const BATCH = 100;
const PATIENCE_MS = 120_000;
const RETRY_MS = 3000;
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const random = createRandom(values.seed, 'siege');
const pick = <Item>(items: readonly Item[]): Item => items[random.int(0, items.length - 1)];
const found: string[] = [];
const tell = (what: string) => (error: unknown) => {
  found.push(`${what}: ${error instanceof Error ? error.stack : error}`);
};

type Attack = (match: Match, astray: GameAction) => void;
const ATTACKS: readonly Attack[] = [
  // A place that syncs to another match is told of its own no more, so no `sync`.
  ({ emit }) => emit(pick(['update', 'chat', 'toString', '__proto__']), ...junk()),
  ({ sendMove }) =>
    sendMove(pick(['start', 'host', 'constructor', '', { toString: 1 }]), '[{"toString":1},"guess"]'),
  ({ sendMove }, astray) =>
    sendMove('act', jsonOf(astray), { playerID: pick(['1', '7', null, { toString: 1 }]) }),
  ({ sendMove }) => sendMove('act', nested(random.int(1, 5000))),
  ({ sendMove }, astray) => sendMove('act', jsonOf(changed(astray, randomChange(astray, random)))),
  ({ sendMove }, astray) => sendMove('act', jsonOf(nonsense([astray], random))),
  ({ sendMove }, astray) => sendMove('act', jsonOf(randomText(JSON.stringify(astray), random))),
  ({ sendMove }, astray) => sendMove('act', jsonOf(astray)),
];
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
process.on('unhandledRejection', tell('a rejection that nobody handled'));
process.on('uncaughtException', tell('an exception that nobody caught'));
// The server logs a line for every move that it refuses.
const { log } = console;
console.error = () => {};
console.log = () => {};

const games = allRulesets.map(({ id }) =>
  toBoardgameIO(engine, id, { onFault: tell('a fault'), hostKey: 'secret' }),
);
const place = await served(guardServer(Server({ games, origins: ['http://localhost'] }), games));
const matches = new Map<string, Match>();
for (const { id } of allRulesets) matches.set(id, await beginMatch(engine, id, place));
log(`a match of each of ${matches.size} titles stands`);

const began = Date.now();
const end = began + 60_000 * Number(values.minutes);
let [sent, played, ended] = [0, 0, 0];
let told = began;
while (Date.now() < end && found.length === 0) {
  for (const [id, match] of matches) {
    for (let n = 0; n < BATCH; n++) attack(match);
    sent += BATCH;
    if (await playsOn(match)) played++;
    else {
      ended++;
      match.leave();
      matches.set(id, await beginMatch(engine, id, place));
    }
  }
  if (Date.now() - told < 60_000) continue;
  told = Date.now();
  report();
}
report();
for (const finding of found) log(finding);
process.exit(found.length === 0 ? 0 : 1);

function report(): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  const used = globalThis.gc === undefined ? '' : `, ${inMegabytes(process.memoryUsage().heapUsed)} in use`;
  log(
    `${seconds} s: ${sent} hostile messages, ${played} moves played, ${ended} matches over, ${inMegabytes(rss)}${used}`,
  );
}

// One message that no honest client sends, from the place of seat 0.
function attack(match: Match): void {
  const view = match.clients[0].getState().G.state;
  const setting = engine.settingOf(view);
  pick(ATTACKS)(match, stray(setting, pick(actionTypes(setting)), 0, random));
}

function junk(): unknown[] {
  return Array.from({ length: random.int(0, 5) }, () => pick([null, 7, {}, [], 'x', { payload: null }, -1]));
}

// What is no JSON goes as nothing.
function jsonOf(...args: readonly unknown[]): string {
  try {
    return JSON.stringify(args) ?? '[]';
  } catch {
    return '[]';
  }
}

// True once a legal move of whoever has to decide has reached everybody; false if the game is over or stands still.
async function playsOn({ clients }: Match): Promise<boolean> {
  const patient = Date.now() + PATIENCE_MS;
  const from = clients[1].getState().G.state.step;
  while (Date.now() < patient) {
    // Of what was sent some is legal, so a client may be a step behind when it moves, and is refused.
    for (const client of clients) {
      const { state } = client.getState().G;
      if (state.outcome !== null) return false;
      const seat = clients.indexOf(client);
      const action = engine.sampleAction(state, seat, random);
      if (action !== null) client.moves.act(action);
    }
    const isOn = ({ G }: AnyClient) => G.state.step > from;
    const soon = new Promise<boolean>((resolve) => void setTimeout(resolve, RETRY_MS, false).unref());
    const all = Promise.all(clients.map((client) => until(client, isOn))).then(() => true);
    if (await Promise.race([all, soon])) return true;
  }
  const open = engine.decisions(clients[1].getState().G.state);
  tell('a match stood still')(JSON.stringify(open));
  return false;
}
