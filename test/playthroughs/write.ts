// Writes the golden games of the titles anew:   npx tsx test/playthroughs/write.ts [title…]
// A playthrough that is there keeps its actions, as far as they can still be played; what is told of them is written as it
// is today. Delete the file for another game. A changed golden is a commit of its own that names the rule.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { greedyBot, playGame } from '../../src/players/bots/index.js';
import { perft, playRandomGame, readPlaythrough, writePlaythrough } from '../../src/testing/index.js';
import { optionSets } from '../soak/option-sets.js';
import {
  engine,
  fileOf,
  ids,
  KINDS,
  type Kind,
  milepostTitles,
  type PerftRow,
  perftText,
  statesOf,
  waysText,
} from './goldens.js';

// From a state with more lines than this nobody counts deeper: every line more is a list more.
const MOST_LINES = 150;

const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : ids) {
  const texts = KINDS.map((kind) => write(id, kind, playthrough(id, kind)));
  write(id, 'perft', perftTable(texts));
  const milepost = milepostTitles.find((title) => title.id === id);
  if (milepost !== undefined) write(id, 'ways', waysText(milepost));
}

function playthrough(id: string, kind: (typeof KINDS)[number]): string {
  const file = fileOf(id, kind);
  const game = existsSync(file)
    ? readPlaythrough(engine, readFileSync(file, 'utf8'))
    : kind === 'greedy'
      ? greedyGame(id)
      : playRandomGame(engine, id, {
          seed: 'golden',
          seats: 3,
          options: manyOptions(id),
          suggested: 60,
          steps: 250,
        });
  return writePlaythrough(engine, game);
}

function greedyGame(id: string) {
  const config = { seats: ['Ann', 'Ben'], seed: 'golden' };
  const { actions } = playGame(engine, id, { config, bots: [greedyBot] });
  return { ruleset: id, config, actions };
}

// As many switches as go with the ones before them.
function manyOptions(id: string): Record<string, boolean> {
  const { sets, apart } = optionSets(engine, id);
  let chosen: Record<string, boolean> = {};
  for (const set of sets) {
    const more = { ...chosen, ...set };
    if (!apart.some((pair) => pair.every((name) => name in more))) chosen = more;
  }
  return chosen;
}

// The first state and four more of every playthrough, as deep as the lines stay few.
function perftTable(texts: readonly string[]): string {
  const rows: string[] = [];
  for (const [n, text] of texts.entries()) {
    const count = readPlaythrough(engine, text).actions.length;
    const places = [0, 1, 2, 3, 4].map((fifth) => Math.floor((count * fifth) / 5));
    for (const [after, state] of statesOf(text, places)) {
      for (let depth = 1; depth <= 3; depth++) {
        rows.push(perftText(state, { kind: KINDS[n], after, depth } satisfies PerftRow));
        if (perft(engine, state, depth, { limit: MOST_LINES + 1 }).total > MOST_LINES) break;
      }
    }
  }
  return `${rows.join('\n')}\n`;
}

function write(id: string, kind: Kind, text: string): string {
  const file = fileOf(id, kind);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} characters`);
  return text;
}
