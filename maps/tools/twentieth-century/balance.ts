// Whether Regional and Company Cards are worth about the same (C6): two bots that differ only in which kind they like
// better play against each other, every seed twice with seats swapped.
// npm run balance [GAMES, 400 by default] [SEED]

import { suggestWith } from '../../../rulesets/twentieth-century-limited/plan/suggest.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/twentieth-century-limited.js';
import { createEngine } from '../../../src/engine/index.js';

// Points by which a bot thinks its favourite kind of card better than it is.
const LIKING = 8;
const LOVERS = [
  { regional: LIKING, company: 0 },
  { regional: 0, company: LIKING },
];

const games = Number(process.argv[2] ?? 400);
const seed = process.argv[3] ?? 'balance';
const engine = createEngine([twentiethCenturyLimited]);

function play(gameSeed: string, isSwapped: boolean) {
  let state = engine.createGame('twentieth-century-limited', { seats: 2, seed: gameSeed });
  const { rules, board } = engine.tableOf(state);
  while (state.outcome === null) {
    const [decision] = engine.decisions(state);
    const view = engine.view(state, decision.seat);
    const lover = LOVERS[isSwapped ? 1 - decision.seat : decision.seat];
    for (const action of suggestWith({ rules, board, state: view as never }, decision, lover)) {
      state = engine.applyAction(state, action as never);
    }
  }
  return state;
}

const tally = LOVERS.map(() => ({ wins: 0, points: 0, regionals: 0, companies: 0 }));
let rounds = 0;
for (let game = 0; game < games; game++) {
  const isSwapped = game % 2 === 1;
  const { outcome, round, seats } = play(`${seed}-${game >> 1}`, isSwapped);
  const ranking = outcome?.ranking ?? [];
  const winners = ranking.filter(({ place }) => place === 1);
  rounds += round;
  for (const { seat, place, score } of ranking) {
    const lover = tally[isSwapped ? 1 - seat : seat];
    // A shared win is half a win each.
    if (place === 1) lover.wins += 1 / winners.length;
    lover.points += score;
    lover.regionals += seats[seat].regionalsCompleted;
    lover.companies += seats[seat].companiesFounded;
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

const mean = (sum: number) => (sum / games).toFixed(1);
['regional', 'company'].forEach((name, at) => {
  const { wins, points, regionals, companies } = tally[at];
  console.log(
    `prefers ${name} cards: wins ${interval(wins)}, ${mean(points)} points, ${mean(regionals)} regionals, ${mean(companies)} companies`,
  );
});
console.log(`${games} games, ${mean(rounds)} rounds on average`);
