// What the railhead command can be asked: every command with its words, its flags and what it does.

import { analyzeTitle } from './analyze.js';
import type { Flags } from './arguments.js';
import { checkBoard, makeDeck, render } from './boards.js';
import { list, rules } from './catalogue.js';
import { document } from './document/write-documents.js';
import { lintRuleset } from './lint/lint-ruleset.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { playground } from './playground.js';
import { replay } from './replay.js';
import { serve } from './serve.js';
import { simulate, worker } from './simulate.js';
import { generateState } from './states/generate-state.js';

/** A flag: `--name`, or `--name <value>`, and what it is for. */
export interface Flag {
  readonly name: string;
  /** The letter that says the same: `-h`. */
  readonly short?: string;
  /** What its value is called in the help; left out for a switch. */
  readonly value?: string;
  readonly says: string;
}

/** A command of railhead. */
export interface Command {
  /** Its name and its words: `check-board <map> [deck]`. */
  readonly usage: string;
  readonly says: string;
  readonly flags: readonly Flag[];
  readonly run: (words: readonly string[], flags: Flags) => void | Promise<void>;
}

const SEATS = { name: 'seats', value: 'n', says: 'how many seats (3)' };
const SEED = { name: 'seed', value: 'seed', says: 'the seed (a fresh one, printed)' };
const OPTION = { name: 'option', value: 'key=value', says: 'an optional rule; may be given more than once' };
const MAX_ROUNDS = { name: 'max-rounds', value: 'n', says: 'leave games after this round (1000)' };
const THREADS = { name: 'threads', value: 'n', says: 'how many threads (one a processor)' };
const RULES = { name: 'rules', value: 'file', says: 'a JavaScript module that exports rulesets of your own' };
const MAP = { name: 'map', value: 'file', says: 'an own map' };
const DECK = { name: 'deck', value: 'file', says: 'the deck that goes with it' };
const SVG = { name: 'svg', value: 'file', says: 'write the picture of the board as it is left' };
const CONTEST = {
  name: 'contest',
  value: 'file',
  says: 'a module of your own bots: its default export makes { bots: { name: () => bot } }',
};
const JSON_ALONE = { name: 'json', says: 'one JSON document and nothing else' };
const BOTS = {
  name: 'bots',
  value: 'names',
  says: 'greedy, random or expert (slow), comma separated; a short list repeats (greedy)',
};

/** The flags that every command takes. */
export const COMMON: readonly Flag[] = [
  { name: 'help', short: 'h', says: 'what can be asked, or what a command takes' },
  { name: 'version', short: 'v', says: 'which railhead this is' },
];

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    usage: 'list',
    says: 'the titles, their seats and options',
    flags: [RULES, JSON_ALONE],
    run: (_, flags) => list(flags),
  },
  {
    usage: 'play <ruleset>',
    says: 'a game between bots',
    flags: [
      SEATS,
      SEED,
      BOTS,
      OPTION,
      MAX_ROUNDS,
      MAP,
      DECK,
      { name: 'record', value: 'file', says: 'write the record of the game' },
      SVG,
      RULES,
      JSON_ALONE,
    ],
    run: ([id], flags) => play(id, flags),
  },
  {
    usage: 'replay <file>',
    says: 'play a record again and verify it',
    flags: [{ name: 'to', value: 'n', says: 'stop after this action' }, MAP, DECK, SVG, RULES, JSON_ALONE],
    run: ([file], flags) => replay(file, flags),
  },
  {
    usage: 'render <ruleset>',
    says: 'the picture of the empty board',
    flags: [{ name: 'svg', value: 'file', says: 'where it is written' }, RULES],
    run: ([id], flags) => render(id, flags),
  },
  {
    usage: 'check-board <map> [deck]',
    says: 'check a map and its deck',
    flags: [
      { name: 'title', value: 'ruleset', says: 'and whether this title can be won on it' },
      { name: 'picture', says: 'and whether all names of its picture have room beside the signs' },
      { name: 'outline', value: 'file', says: 'and whether its picture is sound with this outline' },
      RULES,
      JSON_ALONE,
    ],
    run: ([map, deck], flags) => checkBoard(map, deck, flags),
  },
  {
    usage: 'make-deck <map>',
    says: 'a deck of demand cards for a map, by the law of those that come with the titles',
    flags: [
      { name: 'cards', value: 'n', says: 'how many (120)' },
      { name: 'seed', value: 'n', says: 'a whole number: the same makes the same deck (1)' },
      { name: 'deck', value: 'file', says: 'where it is written (standard output)' },
    ],
    run: ([map], flags) => makeDeck(map, flags),
  },
  {
    usage: 'rules <ruleset>',
    says: 'the rule catalogue',
    flags: [
      { name: 'markdown', says: 'as a page: every rule, and every refusal with its sentence' },
      RULES,
      JSON_ALONE,
    ],
    run: ([id], flags) => rules(id, flags),
  },
  {
    usage: 'document <module>',
    says: 'pages, types and schemas of what a module exports (titles, layers, chapters), or of a title by its id',
    flags: [
      { name: 'out', value: 'folder', says: 'where the files are written (documents)' },
      {
        name: 'format',
        value: 'name',
        says: 'markdown, with types, schemas and a picture; html or json (markdown)',
      },
      { name: 'games', value: 'n', says: 'games between bots that examples come from, 0 to 3 (3)' },
      { name: 'check', says: 'write nothing, and fail if a file is out of date' },
    ],
    run: ([module], flags) => document(module, flags),
  },
  {
    usage: 'lint-ruleset <file>',
    says: 'whether the sources of a ruleset keep off clock, chance, files and state of their own',
    flags: [JSON_ALONE],
    run: ([file], flags) => lintRuleset(file, flags),
  },
  {
    usage: 'generate-state <file>',
    says: 'fast copies of a declared state, as a TypeScript module; <file> is JavaScript that exports the state',
    flags: [{ name: 'out', value: 'file', says: 'where it is written (standard output)' }],
    run: ([file], flags) => generateState(file, flags),
  },
  {
    usage: 'perft <ruleset>',
    says: 'count the lines of play to a depth',
    flags: [
      { name: 'depth', value: 'n', says: 'how many actions (1)' },
      { ...SEED, says: 'the seed (1)' },
      SEATS,
      OPTION,
      RULES,
      JSON_ALONE,
    ],
    run: ([id], flags) => perft(id, flags),
  },
  {
    usage: 'playground',
    says: 'serve the playground to this machine: all titles, by click and touch',
    flags: [
      { name: 'port', value: 'n', says: 'the port (any that is free)' },
      { name: 'map', value: 'file', says: 'a board of your own, for every title that takes its kind' },
      { name: 'deck', value: 'file', says: 'its deck' },
      RULES,
    ],
    run: (_, flags) => playground(flags),
  },
  {
    usage: 'serve',
    says: 'play by JSON lines on standard input and output',
    flags: [{ ...SEED, says: 'what the seeds of its games are made of (a fresh one, kept secret)' }, RULES],
    run: (_, flags) => serve(flags),
  },
  {
    usage: 'simulate <ruleset>',
    says: 'many games between bots, and who wins how often',
    flags: [
      { name: 'games', value: 'n', says: 'how many games' },
      SEATS,
      SEED,
      BOTS,
      CONTEST,
      { name: 'mirrored', says: 'every deal is played in every seating of the bots' },
      {
        name: 'until',
        value: 'bot',
        says: 'stop when it is known whether this bot plays better than its share',
      },
      { name: 'margin', value: 'share', says: 'by how much at least, for --until (0.05)' },
      { name: 'patience', value: 'ms', says: 'a bot that takes longer for a decision has lost (no limit)' },
      { name: 'clock', says: 'tell how long bots think' },
      {
        name: 'log',
        value: 'file',
        says: 'write every game as a line of JSON, and go on where the file ends',
      },
      {
        name: 'records',
        value: 'folder',
        says: 'write records of games here: of those that a bot forfeits, and',
      },
      { name: 'record-games', value: 'numbers', says: 'of these games, comma separated, or all' },
      THREADS,
      {
        name: 'queue',
        value: 'url',
        says: 'hand the games out over a Redis server; railhead worker plays them',
      },
      { name: 'batch', value: 'n', says: 'games handed out together (10)' },
      OPTION,
      MAX_ROUNDS,
      { name: 'max-actions', value: 'n', says: 'leave games after so many actions (100000)' },
      MAP,
      DECK,
      RULES,
      JSON_ALONE,
    ],
    run: ([id], flags) => simulate(id, flags),
  },
  {
    usage: 'analyze <ruleset>',
    says: 'what a title is like to play: length, choices, lead changes, the worth of a seat',
    flags: [
      {
        name: 'base',
        value: 'ruleset',
        says: 'compare with games of this ruleset from the same deals, without options',
      },
      { name: 'games', value: 'n', says: 'how many games (100)' },
      SEATS,
      SEED,
      BOTS,
      OPTION,
      MAX_ROUNDS,
      RULES,
      JSON_ALONE,
    ],
    run: ([id], flags) => analyzeTitle(id, flags),
  },
  {
    usage: 'worker',
    says: 'play games that railhead simulate --queue hands out',
    flags: [
      { name: 'queue', value: 'url', says: 'the Redis server: redis://host:port' },
      CONTEST,
      RULES,
      THREADS,
      {
        name: 'patience',
        value: 'ms',
        says: 'milliseconds of silence after which a worker counts as dead (15000)',
      },
    ],
    run: (_, flags) => worker(flags),
  },
];

/** The name of a command. */
export const nameOf = ({ usage }: Command): string => usage.split(' ')[0];
