// What a title is like to play, measured over games between bots, and the effects of a change of its rules.

import type { AnyEngine, GameConfig } from '../../core/engine/index.js';
import { type BotFactory, greedyBot } from '../bots/index.js';
import { type Figure, meanOf, rateInterval, sumOfShares } from './figures.js';
import { type WatchedGame, watchGame } from './watch-game.js';

/** Which games are played. */
export interface AnalysisOptions {
  /** How many; 100 unless given. Twice as wide an interval needs a fourth of the games. */
  readonly games?: number;
  /** Players at the table; the fewest that the title takes unless given. */
  readonly seats?: number;
  /** What the seeds of the games are made of; `analysis` unless given. */
  readonly seed?: string | number;
  /** One for each seat; a shorter list repeats. Greedy players unless given. */
  readonly bots?: readonly BotFactory[];
  /** Options of the title; defaults where left out. */
  readonly options?: object;
  /** The board, by its id, which the engine must know; the title's own if left out. */
  readonly board?: string;
  /** Games are left after this round; 1000 unless given. */
  readonly maxRounds?: number;
  /** Called after every game with how many there have been. */
  readonly onGame?: (played: number) => void;
}

/** What many games of a title were like. */
export interface Analysis {
  /** The id of the title. */
  readonly ruleset: string;
  /** How many games it is made of. */
  readonly games: number;
  /** Seats a game. */
  readonly seats: number;
  /** Rounds, and actions of all players together. */
  readonly rounds: Figure;
  /** Actions of all players together, per game. */
  readonly actions: Figure;
  /** Legal actions of the seat that decides. */
  readonly choices: Figure;
  /** How often the lead went to another seat, by the title's own measure. */
  readonly leadChanges: Figure;
  /** Each seat's share of wins, with the interval of {@link rateInterval}: a fair game gives `1 / seats`. */
  readonly seatWins: readonly { readonly rate: number; readonly interval: readonly [number, number] }[];
  /** How many games ended for each reason; `roundLimit` are those that were left. */
  readonly reasons: Readonly<Record<string, number>>;
  /** How often an action was played in a game, by type, those that never were too. */
  readonly played: Readonly<Record<string, Figure>>;
  /** How often an event happened in a game, by type, those that never did too. */
  readonly happened: Readonly<Record<string, Figure>>;
}

/**
 * Plays games of a title between bots and says what they were like. People may do what bots never do.
 *
 * @param engine - An engine that plays the title.
 * @param ruleset - The id of the title.
 * @param options - How many games and seats, the seed, bots and options of the title.
 * @returns Lengths, winners, choices and what never came up, over all games.
 * @see {@link compareRules}
 * @example
 * const { rounds, seatWins } = analyze(engine, 'hex-tycoon', { games: 50, seats: 3 });
 */
export function analyze(engine: AnyEngine, ruleset: string, options: AnalysisOptions = {}): Analysis {
  return summed(engine, ruleset, watchGames(engine, ruleset, options));
}

/** The effects of a change of rules: both analyses, and the differences of games from the same seeds. */
export interface Comparison {
  /** The games by the rules as they were. */
  readonly base: Analysis;
  /** The games by the changed rules. */
  readonly changed: Analysis;
  /** Changed less base, game by game. If the interval excludes 0, the change is significant. */
  readonly difference: Readonly<
    Record<'rounds' | 'actions' | 'choices' | 'leadChanges', Figure> & {
      /** Of each seat's share of the wins. */
      readonly seatWins: readonly Figure[];
    }
  >;
}

/**
 * Plays the same deals by two rulesets of an engine, or by one with other options, and says what differs.
 *
 * @param engine - An engine that plays both rulesets.
 * @param base - The rules as they are: the id of a ruleset, and its options.
 * @param changed - The rules to compare with them.
 * @param options - How many games and seats, the seed and the bots; the same for both.
 * @returns Both analyses, and what differs deal by deal.
 * @see {@link analyze}
 * @example
 * compareRules(engine, { ruleset: 'china-rails' }, { ruleset: 'quick-china' }, { games: 200, seats: 4 });
 */
export function compareRules(
  engine: AnyEngine,
  base: RulesPlayed,
  changed: RulesPlayed,
  options: Omit<AnalysisOptions, 'options' | 'board'> = {},
): Comparison {
  const { games = DEFAULT_GAMES, onGame } = options;
  const seats = options.seats ?? Math.max(fewest(engine, base.ruleset), fewest(engine, changed.ruleset));
  const played = (rules: RulesPlayed, before: number) =>
    watchGames(engine, rules.ruleset, {
      ...options,
      ...rules,
      seats,
      games,
      onGame: (game) => onGame?.(before + game),
    });
  const [one, other] = [played(base, 0), played(changed, games)];
  const differing = (of: (game: WatchedGame) => number): Figure =>
    meanOf(one.map((game, n) => of(other[n]) - of(game))) as Figure;
  return {
    base: summed(engine, base.ruleset, one),
    changed: summed(engine, changed.ruleset, other),
    difference: {
      rounds: differing(({ rounds }) => rounds),
      actions: differing(({ actions }) => actions),
      choices: differing(({ choices }) => choices),
      leadChanges: differing(({ leadChanges }) => leadChanges),
      seatWins: Array.from({ length: seats }, (_, seat) => differing(({ wins }) => wins[seat])),
    },
  };
}

/** Rules that games are played by: a ruleset of the engine, with options of it and a board. */
export interface RulesPlayed extends Pick<AnalysisOptions, 'options' | 'board'> {
  /** The id of the ruleset that they are played by. */
  readonly ruleset: string;
}

const DEFAULT_GAMES = 100;
const DEFAULT_ROUNDS = 1000;

function watchGames(
  engine: AnyEngine,
  ruleset: string,
  { games = DEFAULT_GAMES, bots = [greedyBot], maxRounds = DEFAULT_ROUNDS, onGame, ...rest }: AnalysisOptions,
): readonly WatchedGame[] {
  const { seats = fewest(engine, ruleset), seed = 'analysis', options = {}, board } = rest;
  return Array.from({ length: games }, (_, game) => {
    const config: GameConfig = { seats, seed: `${seed}/${game}`, options, ...(board && { board }) };
    const watched = watchGame(engine, ruleset, { config, bots, maxRounds });
    onGame?.(game + 1);
    return watched;
  });
}

function fewest(engine: AnyEngine, id: string): number {
  return engine.rulesets.find((ruleset) => ruleset.id === id)?.seats.min ?? 2;
}

function summed(engine: AnyEngine, id: string, games: readonly WatchedGame[]): Analysis {
  const mean = (of: (game: WatchedGame) => number) => meanOf(games.map(of)) as Figure;
  const ruleset = engine.rulesets.find((one) => one.id === id);
  const types = Object.values(ruleset?.phases ?? {}).flatMap(({ actions }) =>
    actions.map(({ type }) => type),
  );
  const seats = games[0].wins.length;
  const reasons: Record<string, number> = {};
  for (const { reason } of games) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    ruleset: id,
    games: games.length,
    seats,
    rounds: mean(({ rounds }) => rounds),
    actions: mean(({ actions }) => actions),
    choices: mean(({ choices }) => choices),
    leadChanges: mean(({ leadChanges }) => leadChanges),
    seatWins: Array.from({ length: seats }, (_, seat) => {
      const shares = games.map(({ wins }) => wins[seat]);
      const interval = rateInterval(shares.map((won) => ({ won, of: 1 })));
      return { rate: sumOfShares(shares) / games.length, interval };
    }),
    reasons,
    played: byType(types, games, ({ played }) => played),
    happened: byType(Object.keys(ruleset?.events ?? {}), games, ({ happened }) => happened),
  };
}

function byType(
  expected: readonly string[],
  games: readonly WatchedGame[],
  of: (game: WatchedGame) => Readonly<Record<string, number>>,
): Readonly<Record<string, Figure>> {
  const types = new Set([...expected, ...games.flatMap((game) => Object.keys(of(game)))]);
  return Object.fromEntries(
    [...types].sort().map((type) => [type, meanOf(games.map((game) => of(game)[type] ?? 0)) as Figure]),
  );
}
