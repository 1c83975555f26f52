// railhead play: a game between bots, told a line a round.

import {
  type AnyEngine,
  type AnyRuleset,
  freshSeed,
  type GameConfig,
  InvalidInputError,
} from '../core/engine/index.js';
import { type PlayedGame, playGame } from '../players/bots/index.js';
import { botsOf, type Flags, optionsOf, seatsOf, textOf, wholeNumberOf } from './arguments.js';
import { bold, dim, say, sayJson, UsageError } from './console.js';
import { engineFor } from './engine-for.js';
import { writeText } from './files.js';
import { createTally, tellHeading, tellOutcome, tellRound } from './tell.js';
import { titleOf } from './titles.js';

// Many times as long as any game that somebody wins; bots that wait for each other would never end.
const MAX_ROUNDS = 1000;

/** Plays a game and reports it. */
export async function play(id: string, flags: Flags): Promise<void> {
  const title = await titleOf(id, flags);
  const { ruleset } = title;
  const maxRounds = wholeNumberOf(flags, 'max-rounds', { least: 1 }) ?? MAX_ROUNDS;
  const bots = botsOf(flags);
  const [recordFile, svgFile] = [textOf(flags, 'record'), textOf(flags, 'svg')];
  const { engine, board } = await engineFor(ruleset, flags);
  const summary = await title.summary();
  const config = configOf(ruleset, flags, board);
  const first = firstState(engine, id, config);
  const { seatNames } = first.game;
  const isTold = flags.json !== true;
  if (isTold) {
    say(`${bold(ruleset.title)}, ${seatNames.length} seats, seed ${config.seed}`);
    tellHeading(summary, seatNames);
  }

  const tally = createTally();
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  const toldOf = (state: any) => ({ ...engine.settingOf(state), state, happened: tally.happened });
  let round = 0;
  const played = playGame(engine, id, {
    config,
    bots,
    maxRounds,
    onAction({ state, events }) {
      tally.add(events);
      if (isTold && round > 0 && (state.round > round || state.outcome !== null))
        tellRound(summary, toldOf(state), round);
      round = state.round;
    },
  });

  const { state, actions } = played;
  // Indented, so that a reader finds a line of play in a line.
  if (recordFile !== undefined)
    writeText(recordFile, `${JSON.stringify(engine.record(id, config, actions), null, 1)}\n`);
  if (svgFile !== undefined)
    writeText(svgFile, (await title.picture()).draw(engine.settingOf(state).board, state));
  if (!isTold) {
    sayJson(reportOf(engine, ruleset, { config, played, recordFile }));
    return;
  }
  tellOutcome(summary, toldOf(state), { rounds: roundsOf(played), actions: actions.length });
  say(dim(`     hash ${engine.hashState(state)}`));
  if (recordFile !== undefined) say(dim(`record: ${recordFile}`));
  if (svgFile !== undefined) say(dim(`picture: ${svgFile}`));
}

function configOf(ruleset: AnyRuleset, flags: Flags, board: string | undefined): GameConfig {
  return {
    seats: seatsOf(flags, ruleset),
    seed: textOf(flags, 'seed') ?? freshSeed(),
    options: optionsOf(flags, ruleset),
    ...(board === undefined ? {} : { board }),
  };
}

// All of a config comes from flags here, so a bad one is wrong usage.
function firstState(engine: AnyEngine, id: string, config: GameConfig) {
  try {
    return engine.createGame(id, config);
  } catch (error) {
    if ((error as Error).name === InvalidInputError.name) throw new UsageError((error as Error).message);
    throw error;
  }
}

// A game that is left has begun a round that it did not play.
const roundsOf = ({ state, stopped }: PlayedGame): number =>
  stopped === 'roundLimit' ? state.round - 1 : state.round;

function reportOf(
  engine: AnyEngine,
  ruleset: AnyRuleset,
  game: { config: GameConfig; played: PlayedGame; recordFile: string | undefined },
) {
  const { state, actions, stopped } = game.played;
  return {
    ruleset: ruleset.id,
    seed: String(game.config.seed),
    seats: state.game.seatNames,
    options: state.game.options,
    board: state.game.board,
    rounds: roundsOf(game.played),
    actions: actions.length,
    outcome: state.outcome,
    stopped: state.outcome?.reason ?? stopped,
    hash: engine.hashState(state),
    record: game.recordFile ?? null,
  };
}
