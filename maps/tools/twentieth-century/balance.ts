// Whether Regional and Company Cards are worth about the same (C6): players who go for one kind only sit in turn round a
// table, every seed twice with the kinds swapped. With «all» instead of a kind: the greedy bot, which goes for both.
// npm run balance [GAMES, 400 by default] [SEED] [SEATS, 2 by default] [regional,company]

import type { Aim } from '../../../rulesets/twentieth-century-limited/plan/appraise.js';
import { suggestWith } from '../../../rulesets/twentieth-century-limited/plan/suggest.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/twentieth-century-limited.js';
import { createEngine } from '../../../src/engine/index.js';

const games = Number(process.argv[2] ?? 400);
const seed = process.argv[3] ?? 'balance';
const seatCount = Number(process.argv[4] ?? 2);
const aims = (process.argv[5] ?? 'regional,company').split(',') as Aim[];
const engine = createEngine([twentiethCenturyLimited]);

const kindOf = (seat: number, isSwapped: boolean) => (seat + Number(isSwapped)) % 2;

function play(gameSeed: string, isSwapped: boolean) {
  let state = engine.createGame('twentieth-century-limited', { seats: seatCount, seed: gameSeed });
  const { rules, board } = engine.tableOf(state);
  while (state.outcome === null) {
    const [decision] = engine.decisions(state);
    const view = engine.view(state, decision.seat);
    const aim = aims[kindOf(decision.seat, isSwapped)];
    for (const action of suggestWith({ rules, board, state: view as never }, decision, aim)) {
      state = engine.applyAction(state, action as never);
    }
  }
  return state;
}

const tally = aims.map(() => ({ players: 0, wins: 0, points: 0, regionals: 0, companies: 0 }));
let rounds = 0;
for (let game = 0; game < games; game++) {
  const isSwapped = game % 2 === 1;
  const { outcome, round, seats } = play(`${seed}-${game >> 1}`, isSwapped);
  const ranking = outcome?.ranking ?? [];
  const winners = ranking.filter(({ place }) => place === 1);
  rounds += round;
  for (const { seat, place, score } of ranking) {
    const kind = tally[kindOf(seat, isSwapped)];
    kind.players++;
    // A shared win is a part of a win each.
    if (place === 1) kind.wins += 1 / winners.length;
    kind.points += score;
    kind.regionals += seats[seat].regionalsCompleted;
    kind.companies += seats[seat].companiesFounded;
  }
}

// Wilson's interval of the share of games won, at 95 %.
function interval(wins: number): string {
  const z = 1.96;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  const percent = (share: number) => (share * 100).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)} %)`;
}

const mean = (sum: number, of: number) => (sum / of).toFixed(1);
aims.forEach((aim, at) => {
  const { players, wins, points, regionals, companies } = tally[at];
  const [score, regions, founded] = [points, regionals, companies].map((sum) => mean(sum, players));
  console.log(`${aim}: wins ${interval(wins)}, ${score} points, ${regions} regionals, ${founded} companies`);
});
console.log(`${games} games of ${seatCount}, ${mean(rounds, games)} rounds on average`);
