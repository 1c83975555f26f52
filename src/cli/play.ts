// railhead play: a game between bots, told a line a round.

import { randomBytes } from 'node:crypto';
import { playGame } from '../bots/index.js';
import { type AnyEngine, createEngine, type GameConfig } from '../engine/index.js';
import { botsOf, optionsOf, rulesetOf, wholeNumber } from './arguments.js';
import { BadInputError, bold, dim, say, sayJson, UsageError } from './console.js';
import { readJsonFile, writeText } from './files.js';
import { titles } from './titles.js';

/** Options of `railhead play` as they come from the command line. */
export interface PlayFlags {
  readonly seats?: unknown;
  readonly seed?: unknown;
  readonly bots?: unknown;
  readonly option?: unknown;
  readonly maxRounds?: unknown;
  readonly map?: string;
  readonly deck?: string;
  readonly record?: string;
  readonly svg?: string;
  readonly json?: boolean;
}

/** Plays a game and reports it. */
export function play(id: string, flags: PlayFlags): void {
  const ruleset = rulesetOf(id);
  const seats = wholeNumber(
    flags.seats ?? Math.min(3, ruleset.seats.max),
    'seats',
    ruleset.seats.min,
    ruleset.seats.max,
  );
  const seed = flags.seed === undefined ? randomBytes(6).toString('hex') : String(flags.seed);
  const maxRounds = flags.maxRounds === undefined ? undefined : wholeNumber(flags.maxRounds, 'max-rounds', 1);
  const bots = botsOf(flags.bots);
  const { engine, board } = engineFor(id, flags);
  const config: GameConfig = {
    seats,
    seed,
    options: optionsOf(flags.option),
    ...(board === undefined ? {} : { board }),
  };
  const isTold = flags.json !== true;
  if (isTold) say(`${bold(ruleset.title)}, ${seats} seats, seed ${seed}`);

  let round = 0;
  const played = playGame(engine, id, {
    config,
    bots,
    ...(maxRounds === undefined ? {} : { maxRounds }),
    onAction({ state }) {
      if (!isTold || state.round === round) return;
      if (round > 0) say(roundLine(engine, id, state, round));
      round = state.round;
    },
  });
  const { state, actions, stopped } = played;
  const rounds = stopped === 'roundLimit' ? state.round - 1 : state.round;
  if (isTold && state.outcome !== null) say(roundLine(engine, id, state, state.round));

  const record = engine.record(id, config as never, actions);
  if (flags.record !== undefined) writeText(flags.record, `${JSON.stringify(record)}\n`);
  if (flags.svg !== undefined) writeText(flags.svg, titles[id].draw(engine.tableOf(state).board, state));
  if (!isTold) {
    sayJson({
      ruleset: id,
      seed,
      seats: state.game.seatNames,
      rounds,
      actions: actions.length,
      outcome: state.outcome,
      stopped: state.outcome?.reason ?? stopped,
      hash: engine.hashState(state),
      record: flags.record ?? null,
    });
    return;
  }
  tellEnd(engine, id, state, rounds, actions.length);
  if (flags.record !== undefined) say(dim(`record: ${flags.record}`));
  if (flags.svg !== undefined) say(dim(`picture: ${flags.svg}`));
}

// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
function roundLine(engine: AnyEngine, id: string, state: any, round: number): string {
  const table = engine.tableOf(state);
  const seats = state.game.seatNames.map(
    (name: string, seat: number) => `${name}: ${titles[id].describe(table, state, seat)}`,
  );
  return `${dim(`round ${String(round).padStart(3)}`)}  ${seats.join(dim('  |  '))}`;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function tellEnd(engine: AnyEngine, id: string, state: any, rounds: number, actions: number): void {
  say();
  if (state.outcome === null) {
    say(`Left after ${rounds} rounds and ${actions} actions: nobody has won yet.`);
    return;
  }
  say(`${bold(`Ended by ${state.outcome.reason}`)} after ${rounds} rounds and ${actions} actions.`);
  for (const { seat, place } of state.outcome.ranking) {
    say(
      `  ${place}. ${state.game.seatNames[seat]}: ${titles[id].describe(engine.tableOf(state), state, seat)}`,
    );
  }
  for (const words of state.outcome.tieBreaks) say(dim(`  ${words}`));
  say(dim(`  hash ${engine.hashState(state)}`));
}

/** An engine for the title on its own board, or on one from files. */
export function engineFor(
  id: string,
  { map, deck }: Pick<PlayFlags, 'map' | 'deck'>,
): { engine: AnyEngine; board: string | undefined } {
  const ruleset = rulesetOf(id);
  if (map === undefined && deck === undefined) return { engine: createEngine([ruleset]), board: undefined };
  if (map === undefined || deck === undefined)
    throw new UsageError('an own board needs both --map and --deck');
  const compile = titles[id].compile;
  if (compile === undefined) throw new UsageError(`${id} is played on its own board only`);
  try {
    const board = compile(readJsonFile(map), readJsonFile(deck));
    return { engine: createEngine([ruleset], { boards: [board] }), board: board.id };
  } catch (error) {
    if (error instanceof BadInputError) throw error;
    throw new BadInputError(`${map} is no board for ${id}: ${(error as Error).message}`);
  }
}
