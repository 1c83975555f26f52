// A host of matches: node's own http, server-sent events, a file a match. Clients get views, never states.
//   node out/host.js [--address 127.0.0.1] [--port 8080] [--name play.example.org] [--folder matches]
//     [--most-matches 1000] [--most-each 60] [--patience 60]

import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engine } from 'railhead';
import type { Means } from './match.js';
import { realDisk } from './match-file.js';
import { openMatches } from './matches.js';
import { createHost } from './server.js';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8080' },
    name: { type: 'string', multiple: true, default: [] },
    folder: { type: 'string', default: 'matches' },
    'most-matches': { type: 'string', default: '1000' },
    'most-each': { type: 'string', default: '60' },
    // Seconds in which the seats of a table reveal their parts of the seed.
    patience: { type: 'string', default: '60' },
  },
});
const { address, folder, name: names } = values;
const [port, most, each] = [values.port, values['most-matches'], values['most-each']].map(Number);
if (![port, most, each].every(Number.isInteger))
  throw new RangeError('--port, --most-matches and --most-each take whole numbers');
const patience = Number(values.patience) * 1000;
if (!Number.isFinite(patience) || patience < 0) throw new RangeError('--patience takes seconds');
// An hour for everybody to commit, and the time for revealing.
const ofTables = { tables: 100, patience, tableLife: 3_600_000 + patience };
mkdirSync(folder, { recursive: true });
const log = (line: string) => console.error(line);
const means: Means = { engine, disk: realDisk, folder, log };
const matches = openMatches(means);
const server = createHost(means, matches, { names, matches: most, each, streams: 100, ...ofTables });
server.listen(port, address, () => {
  const { port: chosen } = server.address() as { port: number };
  console.log(`${matches.size} matches; http://localhost:${chosen}`);
});
