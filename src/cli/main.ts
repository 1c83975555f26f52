// The railhead command. Exit 0: done; 1: a game or a file is bad; 2: wrong usage.

import { cac } from 'cac';
import { isRailheadError } from '../engine/index.js';
import { BadInputError, UsageError } from './console.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { checkBoard, list, render, rules } from './rules.js';

const cli = cac('railhead');

cli.command('list', 'the titles, their seats and options').option('--json', 'as JSON').action(list);

cli
  .command('play <ruleset>', 'a game between bots')
  .option('--seats <n>', 'how many seats (3)')
  .option('--seed <seed>', 'the seed (a fresh one, printed)')
  .option('--bots <names>', 'greedy or random, comma separated; a short list repeats (greedy)')
  .option('--option <key=value>', 'an optional rule; may be given more than once')
  .option('--max-rounds <n>', 'leave the game after this round')
  .option('--map <file>', 'an own map, with --deck')
  .option('--deck <file>', 'an own deck, with --map')
  .option('--record <file>', 'write the record of the game')
  .option('--svg <file>', 'write the picture of the final board')
  .option('--json', 'one JSON document and nothing else')
  .action(play);

cli
  .command('replay <file>', 'play a record again and verify it')
  .option('--to <n>', 'stop after this action')
  .option('--svg <file>', 'write the picture of the board there')
  .option('--json', 'as JSON')
  .action(replay);

cli
  .command('render <ruleset>', 'the picture of the empty board')
  .option('--svg <file>', 'write it there; otherwise it is printed')
  .action(render);

cli
  .command('check-board <map> [deck]', 'check a map and its deck')
  .option('--json', 'as JSON')
  .action(checkBoard);

cli.command('rules <ruleset>', 'the rule catalogue').option('--json', 'as JSON').action(rules);

cli
  .command('perft <ruleset>', 'count the lines of play to a depth')
  .option('--depth <n>', 'how many actions (1)')
  .option('--seed <seed>', 'the seed (1)')
  .option('--seats <n>', 'how many seats (3)')
  .option('--json', 'as JSON')
  .action(perft);

cli.help();

try {
  cli.parse(process.argv, { run: false });
  if (cli.matchedCommand === undefined && cli.options.help !== true) {
    const [word] = cli.args;
    if (word === undefined) cli.outputHelp();
    throw new UsageError(
      word === undefined ? 'name a command' : `there is no command ${word}; railhead --help lists them`,
    );
  }
  cli.runMatchedCommand();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`railhead: ${message}\n`);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof BadInputError || isRailheadError(error)) return 1;
  // What cac itself refuses (unknown options, missing words) is wrong usage too.
  if (error instanceof UsageError || (error as Error)?.name === 'CACError') return 2;
  return 1;
}
