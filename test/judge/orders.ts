// A bot that leaves orders against the same bot asked every time, in games of three seats: how often it
// is asked, how long games are, and who wins.   npm run try -- orders [--ruleset
// china-rails,india-rails,iron-dragon] [--games 20] [--from orders] Every deal is played by three such
// bots, by three that are asked every time, and by one such bot among two others. A turn counts as
// asked if the bot had to choose in it at least once.

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { type BotFactory, greedyBot, orderingBot, playGame } from '../../src/players/bots/index.js';
import { mean } from './duel.js';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'china-rails,india-rails,iron-dragon' },
    games: { type: 'string', default: '20' },
    from: { type: 'string', default: 'orders' },
  },
});
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const SEATS = 3;
const MAX_ROUNDS = 120;

interface Figures {
  choices: number;
  asked: Set<string>;
  turns: Set<string>;
}

interface Ranked {
  readonly seat: number;
  readonly place: number;
}

// Plays a deal in which some seats leave orders, and notes when those are asked.
function play(ruleset: string, seed: string, byOrders: readonly number[], figures: Figures) {
  const turnOf = (
    state: { readonly round: number; readonly turn?: { readonly startup?: number } },
    seat: number,
  ) => `${seed} ${seat} ${state.round} ${state.turn?.startup ?? 0}`;
  const ordering = orderingBot(greedyBot, ({ view, decision }) => {
    figures.choices++;
    figures.asked.add(turnOf(view, decision.seat));
  });
  const bots = Array.from(
    { length: SEATS },
    (_, seat): BotFactory => (byOrders.includes(seat) ? ordering : greedyBot),
  );
  let before = engine.createGame(ruleset, { seats: SEATS, seed });
  const { state } = playGame(engine, ruleset, {
    config: { seats: SEATS, seed },
    bots,
    maxRounds: MAX_ROUNDS,
    onAction({ state, action }) {
      if (action.seat !== null && byOrders.includes(action.seat))
        figures.turns.add(turnOf(before, action.seat));
      before = state;
    },
  });
  const ranking: readonly Ranked[] = state.outcome?.ranking ?? [];
  return { rounds: state.round as number, ranking };
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

for (const ruleset of values.ruleset.split(',')) {
  const figures: Figures = { choices: 0, asked: new Set(), turns: new Set() };
  const nobody: Figures = { choices: 0, asked: new Set(), turns: new Set() };
  const lengths: { readonly ordered: number; readonly asked: number }[] = [];
  let [won, ahead, rivals] = [0, 0, 0];
  const games = Number(values.games);
  for (let game = 0; game < games; game++) {
    const seed = `${values.from}-${game}`;
    const all = play(ruleset, seed, [0, 1, 2], figures);
    const none = play(ruleset, seed, [], nobody);
    lengths.push({ ordered: all.rounds, asked: none.rounds });
    const alone = game % SEATS;
    const { ranking } = play(ruleset, seed, [alone], nobody);
    const own = ranking.find(({ seat }) => seat === alone);
    for (const rival of ranking) {
      if (own === undefined || rival.seat === alone) continue;
      rivals++;
      ahead += rival.place === own.place ? 0.5 : Number(rival.place > own.place);
    }
    if (own?.place === 1) won++;
    console.log(
      `  ${seed}: ${all.rounds} rounds by orders, ${none.rounds} without; seat ${alone} by orders comes ${own?.place ?? '–'}.`,
    );
  }
  const [ordered, asked] = [mean(lengths.map((one) => one.ordered)), mean(lengths.map((one) => one.asked))];
  console.log(
    `${ruleset}: asked in ${share(figures.asked.size, figures.turns.size)} of ${figures.turns.size} turns, ` +
      `${(figures.choices / figures.turns.size).toFixed(3)} choices a turn; rounds ${ordered.toFixed(1)} against ${asked.toFixed(1)} ` +
      `(${(100 * (ordered / asked - 1)).toFixed(1)} %); won ${won} of ${games} against two that are asked, ` +
      `ahead of ${share(ahead, rivals)} of them`,
  );
}
