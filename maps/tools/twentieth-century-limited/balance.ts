// Whether Regional and Company Cards are worth about the same (C6). Players of one kind sit round a table in
// turn, every seed twice with the kinds swapped. «all» means the greedy bot, which goes for both kinds.
// npm run try -- balance [GAMES, 400 by default] [SEED] [SEATS, 2,3,4,5 by default] [regional,company]

import type { BonusCard } from '../../../rulesets/twentieth-century-limited/board/board.js';
import type { Aim } from '../../../rulesets/twentieth-century-limited/players/bots/appraise.js';
import { suggestWith } from '../../../rulesets/twentieth-century-limited/players/bots/suggest.js';
import type { State } from '../../../rulesets/twentieth-century-limited/rules/state.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/ruleset.js';
import { createEngine } from '../../../src/core/engine/index.js';
import { wilsonInterval } from '../../../src/players/analysis/index.js';

const [games, seed, seatCounts, aims] = [
  Number(process.argv[2] ?? 400),
  process.argv[3] ?? 'balance',
  (process.argv[4] ?? '2,3,4,5').split(',').map(Number),
  (process.argv[5] ?? 'regional,company').split(',') as Aim[],
];
const id = 'twentieth-century-limited';
const engine = createEngine([twentiethCenturyLimited]);
const board = twentiethCenturyLimited.board();
/** In how many games a Bonus Card lay open, and in how many of them somebody had it in the end. */
const bonuses = new Map<string, { open: number; earned: number }>();

for (const seats of seatCounts) measure(seats);
console.log('bonus cards, in how many of the games that had them somebody earned them:');
for (const [name, { open, earned }] of [...bonuses].sort()) console.log(`  ${name}: ${earned} of ${open}`);

function measure(seats: number): void {
  const tally = aims.map(() => ({ players: 0, wins: 0, points: 0, regionals: 0, companies: 0 }));
  const ends: Record<string, number> = {};
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    // Every seed once for each kind in the first seat.
    const aimOf = (seat: number) => (seat + game) % aims.length;
    const { state, earned } = play(`${seed}-${Math.floor(game / aims.length)}`, seats, aimOf);
    const ranking = state.outcome?.ranking ?? [];
    const winners = ranking.filter(({ place }) => place === 1);
    rounds += state.round;
    const by = state.ending?.by ?? 'the round limit';
    ends[by] = (ends[by] ?? 0) + 1;
    for (const { seat, place, score } of ranking) {
      const kind = tally[aimOf(seat)];
      kind.players++;
      // A shared win is a part of a win each.
      if (place === 1) kind.wins += 1 / winners.length;
      kind.points += score;
      kind.regionals += state.seats[seat].regionalsCompleted;
      kind.companies += state.seats[seat].companiesFounded;
    }
    for (const { card } of state.bonuses) {
      const { name } = board.cards[card] as BonusCard;
      const counts = bonuses.get(name) ?? { open: 0, earned: 0 };
      bonuses.set(name, { open: counts.open + 1, earned: counts.earned + Number(earned.has(card)) });
    }
  }
  const mean = (sum: number, of: number) => (sum / of).toFixed(1);
  const endings = Object.entries(ends).map(([by, count]) => `${count} by ${by}`);
  console.log(
    `${seats} players, ${games} games: ${mean(rounds, games)} rounds, ended ${endings.sort().join(', ')}`,
  );
  aims.forEach((aim, at) => {
    const { players, wins, points, regionals, companies } = tally[at];
    const [score, regions, founded] = [points, regionals, companies].map((sum) => mean(sum, players));
    console.log(`  ${aim}: ${interval(wins)}, ${score} points, ${regions} regionals, ${founded} companies`);
  });
}

function play(gameSeed: string, seats: number, aimOf: (seat: number) => number) {
  let state: State = engine.createGame(id, { seats, seed: gameSeed });
  const { rules, board: table } = engine.settingOf(state);
  const earned = new Set<number>();
  while (state.outcome === null) {
    const [decision] = engine.decisions(state);
    const view = engine.view(state, decision.seat);
    const aim = aims[aimOf(decision.seat)];
    for (const action of suggestWith({ rules, board: table, state: view }, decision, aim)) {
      const result = engine.tryAction(state, action);
      if (!result.ok) throw new Error(`${result.rejection.code} for ${JSON.stringify(action)}`);
      state = result.state;
      for (const event of result.events)
        if (event.type === 'bonusClaimed' || event.type === 'bonusAwarded') earned.add(event.card);
    }
  }
  return { state, earned };
}

// The share of games won, with Wilson's interval at 95 %.
function interval(wins: number): string {
  const percent = (share: number) => (share * 100).toFixed(1);
  const [low, high] = wilsonInterval(wins, games).map(percent);
  return `wins ${percent(wins / games)} % (${low} to ${high} %)`;
}
