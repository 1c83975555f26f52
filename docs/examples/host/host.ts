// A host for friends: node's own http, server-sent events, one SQLite file. Clients get views, never states.
//   node out/host.js [--address 127.0.0.1] [--port 8080] [--name play.example.org] [--file matches.db]
//     [--proxy] [--think HOURS] [--ask-all] [--hook URL] [--patience 600]
//     [--most-matches 1000] [--most-each 60] [--most-requests 1200]

import { parseArgs } from 'node:util';
import { engine } from 'railhead';
import type { Notice } from './caretaker.js';
import type { Means } from './match.js';
import { createHost } from './server.js';
import { openStore } from './store.js';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8080' },
    name: { type: 'string', multiple: true, default: [] },
    file: { type: 'string', default: 'matches.db' },
    // A proxy of yours stands in front, and tells the address of each client in x-forwarded-for.
    proxy: { type: 'boolean', default: false },
    // Hours after which a bot stands in for somebody who does not decide; 0 for never.
    think: { type: 'string', default: '0' },
    // Asks also where there is one legal answer.
    'ask-all': { type: 'boolean', default: false },
    // Is told whose turn it is.
    hook: { type: 'string' },
    'most-matches': { type: 'string', default: '1000' },
    'most-each': { type: 'string', default: '60' },
    'most-requests': { type: 'string', default: '1200' },
    // Seconds in which the seats of a table reveal their parts of the seed.
    patience: { type: 'string', default: '600' },
  },
});
const numbers = ['port', 'think', 'most-matches', 'most-each', 'most-requests', 'patience'] as const;
const [port, think, matches, each, requests, patience] = numbers.map((name) => {
  const number = Number(values[name]);
  if (!Number.isFinite(number) || number < 0) throw new RangeError(`--${name} takes a number`);
  return number;
});
const { address, file, name: names, hook } = values;
const log = (line: string) => console.error(line);

// A chat, a phone or a page listens at the address. A hook that fails stops nobody.
function notify(notice: Notice): void {
  if (hook === undefined) return;
  const headers = { 'content-type': 'application/json' };
  fetch(hook, {
    method: 'POST',
    headers,
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: Error) => log(`the hook does not answer: ${error.message}`));
}

const means: Means = { engine, store: openStore(file), now: Date.now, log };
const {
  server,
  matches: running,
  lookAtClocks,
} = createHost(means, {
  ...{ names, isBehindProxy: values.proxy, matches, tables: 100, each, requests, streams: 100 },
  ...{ patience: patience * 1000, think: think * 3_600_000, notify },
  playsForced: !values['ask-all'],
});
setInterval(lookAtClocks, 5000);
server.listen(port, address, () => {
  const { port: chosen } = server.address() as { port: number };
  console.log(`${running.size} matches; http://localhost:${chosen}`);
});
