// railhead replay: plays a record again and tells whether it holds.

import { type AnyEngine, type GameConfig, InvalidInputError, isRailheadError } from '../core/engine/index.js';
import { type Flags, textOf, wholeNumberOf } from './arguments.js';
import { BadInputError, bold, dim, say, sayJson, UsageError } from './console.js';
import { engineForAll } from './engine-for.js';
import { readText, writeText } from './files.js';
import { titleOf } from './titles.js';

/** Verifies a record, up to action `to` if given, and draws the board there if asked to. */
export async function replay(file: string, flags: Flags): Promise<void> {
  const to = wholeNumberOf(flags, 'to', { least: 0 });
  const svgFile = textOf(flags, 'svg');
  const engine = await engineForAll(flags);
  const { state, actions, length, record } = replayed(engine, file, to);
  const setting = engine.settingOf(state);
  const title = await titleOf(record.ruleset, flags);
  if (svgFile !== undefined) writeText(svgFile, (await title.picture()).draw(setting.board, state));
  const hash = engine.hashState(state);
  const isWhole = actions.length === length;
  if (flags.json === true) {
    const { ruleset, config, meta } = record;
    const counts = { actions: actions.length, of: length, rounds: state.round };
    const seats = state.game.seatNames;
    sayJson({
      ruleset,
      seed: String(config.seed),
      seedParts: seedPartsOf(config),
      seats,
      ...(meta && { meta }),
      ...counts,
      whole: isWhole,
      hash,
      outcome: state.outcome,
    });
    return;
  }
  const played = `${actions.length} of ${length} actions, round ${state.round}`;
  say(`${bold(setting.ruleset.title)}, seed ${record.config.seed}: ${played}`);
  say(
    isWhole
      ? 'The record holds: digest, chain and final state fit.'
      : 'The record holds so far: its digest fits, and its chain up to here.',
  );
  const { title: called, site, date, names = state.game.seatNames, result: ended } = record.meta ?? {};
  const about = [called, site, date, ended].filter((part) => part !== undefined);
  if (about.length > 0) say(about.join(', '));
  for (const line of seedLines(record.config, names)) say(line);
  const { describe } = await title.summary();
  const told = { ...setting, state };
  for (const [seat, name] of names.entries()) say(`  ${name}: ${describe(told, seat)}`);
  say(dim(`  hash ${hash}`));
  if (svgFile !== undefined) say(dim(`picture: ${svgFile}`));
}

// E-SEED-1: what the record says of its seed; it was verified as the record was played.
function seedPartsOf({ seedCommitments, seedParts }: GameConfig): 'verified' | 'committed' | null {
  if (seedParts !== undefined) return 'verified';
  return seedCommitments === undefined ? null : 'committed';
}

function seedLines(config: GameConfig, names: readonly string[]): readonly string[] {
  const found = seedPartsOf(config);
  if (found === null) return [];
  if (found === 'committed') return ['The table committed to parts of the seed; they are not published yet.'];
  const { table = '', withheld = [] } = config.seedCommitments ?? {};
  return [
    `The seed is made of the parts that the table “${table}” committed to.`,
    ...withheld.map((seat) => `${names[seat]} withheld a part: a reserve of the host stands in for it.`),
  ];
}

function replayed(engine: AnyEngine, file: string, to: number | undefined) {
  try {
    return engine.replay(readText(file, 'save'), to === undefined ? {} : { to });
  } catch (error) {
    if (!isRailheadError(error)) throw error;
    // A record may be refused for much, but a place that it has not is wrong usage.
    const { name, issues } = error as InvalidInputError;
    if (name === InvalidInputError.name && issues[0].path[0] === 'to')
      throw new UsageError(`--to: ${issues[0].message}`);
    throw new BadInputError(`${file}: ${error.message}`);
  }
}
