// What the railhead command does with its words. Exit 0: done; 1: a game or a file is bad; 2: wrong usage; 130: ended by Ctrl-C.

import { cac } from 'cac';
import manifest from '../../package.json' with { type: 'json' };
import { isRailheadError } from '../core/engine/index.js';
import { analyzeTitle } from './analyze.js';
import type { Flags } from './arguments.js';
import { disguised, undisguised } from './argv.js';
import { checkBoard, makeDeck, render } from './boards.js';
import { list, rules } from './catalogue.js';
import { BadInputError, Interrupted, UsageError } from './console.js';
import { lintRuleset } from './lint/lint-ruleset.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { playground } from './playground.js';
import { replay } from './replay.js';
import { serve } from './serve.js';
import { simulate, worker } from './simulate.js';

const VALUES = [
  'rules',
  'title',
  'seats',
  'seed',
  'bots',
  'option',
  'max-rounds',
  'map',
  'deck',
  'record',
  'svg',
  'to',
  'cards',
  'depth',
  'games',
  'threads',
  'queue',
  'batch',
  'patience',
  'port',
  'base',
];

/** Runs the command, writing to the standard streams; the exit code. Complaints are sentences on standard error. */
export async function runCommand(words: readonly string[]): Promise<number> {
  try {
    await run(words);
    return 0;
  } catch (error) {
    process.stderr.write(`railhead: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodeOf(error);
  }
}

async function run(words: readonly string[]): Promise<void> {
  const cli = declareCommands();
  cli.parse(['node', 'railhead', ...disguised(words, VALUES)], { run: false });
  if (cli.options.help === true || (cli.options.version === true && cli.matchedCommand === undefined)) return;
  if (cli.matchedCommand === undefined) {
    const [word] = cli.args;
    if (word !== undefined) throw new UsageError(`there is no command ${word}; railhead --help lists them`);
    cli.outputHelp();
    throw new UsageError('name a command');
  }
  for (const [name, value] of Object.entries(cli.options)) cli.options[name] = undisguised(value);
  if (Array.isArray((cli.options as Flags).json)) throw new UsageError('--json was given more than once');
  await cli.runMatchedCommand();
}

function exitCodeOf(error: unknown): number {
  if (error instanceof BadInputError || isRailheadError(error)) return 1;
  // What cac itself refuses (unknown options, missing words) is wrong usage too.
  if (error instanceof UsageError || (error as Error)?.name === 'CACError') return 2;
  return error instanceof Interrupted ? 130 : 1;
}

// The commands; a parser keeps what it has read, so there is one for every run.
function declareCommands() {
  const cli = cac('railhead');
  cli.option('--rules <file>', 'a module that exports rulesets of your own');

  cli.command('list', 'the titles, their seats and options').option('--json', 'as JSON').action(list);

  cli
    .command('play <ruleset>', 'a game between bots')
    .option('--seats <n>', 'how many seats (3)')
    .option('--seed <seed>', 'the seed (a fresh one, printed)')
    .option(
      '--bots <names>',
      'greedy, random or monte-carlo (slow), comma separated; a short list repeats (greedy)',
    )
    .option('--option <key=value>', 'an optional rule; may be given more than once')
    .option('--max-rounds <n>', 'leave the game after this round (1000)')
    .option('--map <file>', 'an own map')
    .option('--deck <file>', 'the deck that goes with it')
    .option('--record <file>', 'write the record of the game')
    .option('--svg <file>', 'write the picture of the final board')
    .option('--json', 'one JSON document and nothing else')
    .action(play);

  cli
    .command('replay <file>', 'play a record again and verify it')
    .option('--to <n>', 'stop after this action')
    .option('--map <file>', 'the own map it was played on')
    .option('--deck <file>', 'the deck that goes with it')
    .option('--svg <file>', 'write the picture of the board there')
    .option('--json', 'as JSON')
    .action(replay);

  cli
    .command('render <ruleset>', 'the picture of the empty board')
    .option('--svg <file>', 'where it is written')
    .action(render);

  cli
    .command('check-board <map> [deck]', 'check a map and its deck')
    .option('--title <ruleset>', 'and whether this title can be won on it')
    .option('--json', 'as JSON')
    .action(checkBoard);

  cli
    .command(
      'make-deck <map>',
      'a deck of demand cards for a map, by the law of those that come with the titles',
    )
    .option('--cards <n>', 'how many (120)')
    .option('--seed <n>', 'a whole number: the same makes the same deck (1)')
    .option('--deck <file>', 'where it is written (standard output)')
    .action(makeDeck);

  cli
    .command('rules <ruleset>', 'the rule catalogue')
    .option('--markdown', 'as a page: every rule, and every refusal with its sentence')
    .option('--json', 'as JSON')
    .action(rules);

  cli
    .command(
      'lint-ruleset <file>',
      'whether the sources of a ruleset keep off clock, chance, files and state of their own',
    )
    .option('--json', 'as JSON')
    .action(lintRuleset);

  cli
    .command('perft <ruleset>', 'count the lines of play to a depth')
    .option('--depth <n>', 'how many actions (1)')
    .option('--seed <seed>', 'the seed (1)')
    .option('--seats <n>', 'how many seats (3)')
    .option('--option <key=value>', 'an optional rule; may be given more than once')
    .option('--json', 'as JSON')
    .action(perft);

  cli
    .command('playground', 'serve the playground to this machine: all titles, by click and touch')
    .option('--port <n>', 'the port (any that is free)')
    .action(playground);

  cli
    .command('serve', 'play by JSON lines on standard input and output')
    .option('--seed <seed>', 'what the seeds of its games are made of (a fresh one, kept secret)')
    .action(serve);

  cli
    .command('simulate <ruleset>', 'many games between bots, and who wins how often')
    .option('--games <n>', 'how many games')
    .option('--seats <n>', 'how many seats (3)')
    .option('--seed <seed>', 'the seed (a fresh one, printed)')
    .option(
      '--bots <names>',
      'greedy, random or monte-carlo (slow), comma separated; a short list repeats (greedy)',
    )
    .option('--threads <n>', 'how many threads (one a processor)')
    .option('--queue <url>', 'hand the games out over a Redis server; railhead worker plays them')
    .option('--batch <n>', 'games handed out together (10)')
    .option('--option <key=value>', 'an optional rule; may be given more than once')
    .option('--max-rounds <n>', 'leave games after this round (1000)')
    .option('--map <file>', 'an own map')
    .option('--deck <file>', 'the deck that goes with it')
    .option('--json', 'one JSON document and nothing else')
    .action(simulate);

  cli
    .command(
      'analyze <ruleset>',
      'what a title is like to play: length, choices, lead changes, the worth of a seat',
    )
    .option('--base <ruleset>', 'compare with games of this ruleset from the same deals, without options')
    .option('--games <n>', 'how many games (100)')
    .option('--seats <n>', 'how many seats (3)')
    .option('--seed <seed>', 'the seed (a fresh one, printed)')
    .option(
      '--bots <names>',
      'greedy, random or monte-carlo (slow), comma separated; a short list repeats (greedy)',
    )
    .option('--option <key=value>', 'an optional rule; may be given more than once')
    .option('--max-rounds <n>', 'leave games after this round (1000)')
    .option('--json', 'one JSON document and nothing else')
    .action(analyzeTitle);

  cli
    .command('worker', 'play games that railhead simulate --queue hands out')
    .option('--queue <url>', 'the Redis server: redis://host:port')
    .option('--threads <n>', 'how many threads (one a processor)')
    .option('--patience <ms>', 'milliseconds of silence after which a worker counts as dead (15000)')
    .action(worker);

  cli.help();
  cli.version(manifest.version);
  return cli;
}
