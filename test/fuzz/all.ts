// The fuzzers there are.

import { actions } from './actions.js';
import { boards } from './boards.js';
import type { Fuzzer } from './fuzzer.js';
import { notation } from './notation.js';
import { protocolLines } from './protocol-lines.js';
import { records } from './records.js';
import { snapshots } from './snapshots.js';

/** Every fuzzer, by its name. */
export const FUZZERS: ReadonlyMap<string, Fuzzer<never>> = new Map(
  [snapshots, records, actions, notation, protocolLines, boards].map((fuzzer) => [
    fuzzer.name,
    fuzzer as unknown as Fuzzer<never>,
  ]),
);
