// Whether the hex map is fair: how often each company and start wins among greedy players, with Wilson's 95 %
// interval. A shared win is a part of a win each. Companies are drawn: greedy players would repeat four.
// npm run try -- fairness [GAMES, 400 by default] [SEED] [SEATS, 4] [MAP.json, the title's own map by default]

import { readFileSync } from 'node:fs';
import { defineBoard } from '../../../rulesets/hex-tycoon/board/define-board.js';
import type { State } from '../../../rulesets/hex-tycoon/rules/state.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { createEngine } from '../../../src/core/engine/index.js';
import { wilsonInterval } from '../../../src/players/analysis/index.js';
import { type AnyBot, greedyBot, playGame, randomBot } from '../../../src/players/bots/index.js';

const [games, seed, seats, file] = [
  Number(process.argv[2] ?? 400),
  process.argv[3] ?? 'fairness',
  Number(process.argv[4] ?? 4),
  process.argv[5],
];
const board = file === undefined ? hexTycoon.board() : defineBoard(JSON.parse(readFileSync(file, 'utf8')));
const engine = createEngine([hexTycoon], { boards: [board] });

/** Games in which something took part, and how many of them it won. */
interface Tally {
  played: number;
  won: number;
}

const byCompany = new Map<string, Tally>();
const byStart = new Map<string, Tally>();
const bySilver = new Map<string, Tally>();

for (let game = 0; game < games; game++) {
  const config = { seats, seed: `${seed}-${game}`, board: board.id };
  const { state } = playGame(engine, 'hex-tycoon', { config, bots: [drawsCompany] }) as { state: State };
  const winners = (state.outcome?.ranking ?? []).filter(({ place }) => place === 1);
  for (const { id, seat, start, extra } of state.companies) {
    if (extra) continue;
    const won = winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
    const place = `${board.names[start]} (hex ${start})`;
    count(byCompany, id, won);
    if (board.startingCities.includes(start)) count(byStart, place, won);
    if (id === 'silver-streak') count(bySilver, place, won);
  }
}

console.log(`${board.name}: ${games} games of ${seats} greedy players, seeds ${seed}-0 …`);
print('starting cities', byStart);
print('companies', byCompany);
print('where Silver Streak begins', bySilver);

// Greedy, except for its company.
function drawsCompany(): AnyBot {
  const [draws, plays] = [randomBot(), greedyBot()];
  return {
    name: 'greedy',
    choose: (choice) => (choice.decision.kind === 'chooseCompany' ? draws : plays).choose(choice),
  };
}

function count(tallies: Map<string, Tally>, key: string, won: number): void {
  const { played, won: before } = tallies.get(key) ?? { played: 0, won: 0 };
  tallies.set(key, { played: played + 1, won: before + won });
}

function print(heading: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(heading);
  for (const [name, { played, won }] of [...tallies].sort()) {
    const percent = (share: number) => (100 * share).toFixed(1);
    const [low, high] = wilsonInterval(won, played).map(percent);
    console.log(`  ${name}: ${percent(won / played)} % of ${played} (${low} to ${high} %)`);
  }
}
