// What users feel, beside another checkout of this library, in turns in one process: greedy games, suggestions, decisions of the expert,
// lists late in a game of six, random play. Processor time, and how many times as fast as the other checkout.
//   npm run try -- bench against ../an-earlier-checkout [--ruleset china-rails,hex-tycoon] [--games 6] [--seed S]

import { parseArgs } from 'node:util';
import { createRandom } from '../../src/core/engine/index.js';
import type { BotFactory, Choice } from '../../src/players/bots/index.js';
import { buildOf, type WholeBuild } from '../judge/build-of.js';
import { quartiles } from './measure.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: {
      type: 'string',
      default: 'china-rails,india-rails,iron-dragon,hex-tycoon,twentieth-century-limited',
    },
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'against' },
  },
});
// What is compiled first is counted apart.
const WARM = 3;
const EXPERT = { rounds: 2, playouts: 4 };

const builds = { before: await buildOf(positionals[0] ?? '.'), now: await buildOf('.') };
type Name = keyof typeof builds;
const names: readonly Name[] = ['before', 'now'];

/** Milliseconds of processor time. */
function taken(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

class Figures {
  readonly #lists = new Map<string, Record<Name, number[]>>();

  add(what: string, name: Name, figure: number): void {
    const lists = this.#lists.get(what) ?? { before: [], now: [] };
    lists[name].push(figure);
    this.#lists.set(what, lists);
  }

  print(): void {
    for (const [what, lists] of this.#lists) {
      const mean = (name: Name) => lists[name].reduce((sum, figure) => sum + figure, 0) / lists[name].length;
      const high = (name: Name) =>
        lists[name].toSorted((a, b) => a - b)[Math.floor(0.95 * lists[name].length)];
      line(`${what}, mean`, mean('before'), mean('now'));
      if (lists.now.length < 50) continue;
      line(`${what}, median`, quartiles(lists.before).median, quartiles(lists.now).median);
      line(`${what}, 95 %`, high('before'), high('now'));
    }
  }
}

function line(what: string, before: number, now: number): void {
  console.log(
    `  ${what.padEnd(44)} ${before.toFixed(3).padStart(10)} ${now.toFixed(3).padStart(10)}  ${(before / now).toFixed(2)} ×`,
  );
}

// A bot whose suggestions, or whole decisions, are timed.
function timed({ greedyBot }: WholeBuild, tell: (milliseconds: number) => void): BotFactory {
  return () => {
    const bot = greedyBot();
    return {
      name: bot.name,
      choose(choice: Choice) {
        const suggest: typeof choice.game.suggest = (...asked) => {
          let answer: ReturnType<typeof suggest> = [];
          tell(
            taken(() => {
              answer = choice.game.suggest(...asked);
            }),
          );
          return answer;
        };
        return bot.choose({ ...choice, game: { ...choice.game, suggest } });
      },
    };
  };
}

function measure(ruleset: string, figures: Figures): void {
  for (let game = 0; game < WARM + Number(values.games); game++) {
    for (const name of game % 2 === 0 ? names : names.toReversed()) {
      const build = builds[name];
      const { engine, playGame, randomBot } = build;
      const isWarm = game >= WARM;
      const config = { seats: 3, seed: `${values.seed}-${game}` };
      const tell = (time: number) => (isWarm ? figures.add('a suggestion, ms', name, time) : undefined);
      let actions = 0;
      const time = taken(() => {
        const played = playGame(engine, ruleset, { config, bots: [timed(build, tell)], maxRounds: 150 });
        actions = played.actions.length;
      });
      if (game === 0) figures.add('the first greedy game, ms', name, time);
      if (!isWarm) continue;
      figures.add('a greedy game of three, ms', name, time);
      figures.add('an action of it, µs', name, (1000 * time) / actions);
      const drawn = taken(() => {
        actions = playGame(engine, ruleset, { config, bots: [randomBot], maxActions: 300 }).actions.length;
      });
      figures.add('an action of random play, µs', name, (1000 * drawn) / actions);
    }
  }
  crowded(ruleset, figures);
}

// At the fullest table: legal actions late in a greedy game, and what an expert takes for a first line.
function crowded(ruleset: string, figures: Figures): void {
  const { engine, greedyBot, playGame } = builds.now;
  const seats = Math.min(6, engine.rulesets.find(({ id }) => id === ruleset)?.seats.max ?? 2);
  const config = { seats, seed: values.seed };
  const { actions } = playGame(engine, ruleset, { config, bots: [greedyBot], maxRounds: 150 });
  for (const name of names) {
    const build = builds[name];
    let state = build.engine.createGame(ruleset, config as never);
    for (const [step, action] of actions.entries()) {
      const late = step > (2 * actions.length) / 3;
      if (late && step % 50 === 0) {
        const list = taken(() => {
          for (const _ of build.engine.legalActions(state)) void _;
        });
        figures.add(`a list late in a game of ${seats}, ms`, name, list);
      }
      if (step % Math.ceil(actions.length / 4) === 1) {
        const [decision] = build.engine.decisions(state);
        const bot = build.expertBot(EXPERT)();
        const random = createRandom(values.seed, step);
        const choice = build.choiceFor(build.engine, state, { decision, random });
        figures.add(
          `an expert of ${EXPERT.playouts} playouts among ${seats}, ms`,
          name,
          taken(() => void bot.choose(choice)),
        );
      }
      state = build.engine.applyAction(state, action as never);
    }
  }
}

for (const ruleset of values.ruleset.split(',')) {
  console.log(`${ruleset}: before, now`);
  const figures = new Figures();
  measure(ruleset, figures);
  figures.print();
}
