// The law over goldens: changed rules raise a revision. A kept record or playthrough must play by its own
// revision as it was then. If it does not, the rules are wrong and not the file.

import { type AnyEngine, isRailheadError, type Revisions } from '../core/engine/index.js';
import { revisionsOf } from '../core/engine/rules/revisions.js';
import { checkPlaythrough, readPlaythrough } from './playthrough.js';

/**
 * Plays a kept game again: a record (as JSON or text) or the text of a playthrough. Null if nothing changed;
 * else a sentence: the rules changed without a new revision, or a fix does not restore the older rules.
 * Throws errors such as `DamagedSaveError` for a changed file or an unknown revision or board.
 *
 * @param engine - An engine that plays the title.
 * @param golden - A record (as JSON or text), or the text of a playthrough.
 * @returns Null where the game goes as it went; a sentence with the first difference otherwise.
 * @throws `DamagedSaveError` for a file that was changed, `UnknownRulesetError` and `UnknownBoardError` for
 *   what the engine does not have.
 * @see E-SAVE-2
 * @example
 * for (const golden of goldens) expect(playsAsBefore(engine, golden)).toBeNull();
 */
export function playsAsBefore(engine: AnyEngine, golden: object | string): string | null {
  if (typeof golden === 'string' && golden.startsWith('railhead playthrough')) {
    const { ruleset, config } = readPlaythrough(engine, golden);
    const { game } = engine.createGame(ruleset, config);
    const departure = checkPlaythrough(engine, golden);
    if (departure === null) return null;
    const { line, written, now } = departure;
    return blame(
      engine,
      ruleset,
      game,
      `line ${line} was «${written ?? 'the end'}» and is «${now ?? 'the end'}»`,
    );
  }
  const record = engine.readRecord(golden);
  const { ruleset, revision, config } = record;
  // Everything that speaks against the table is said here, before a step is played.
  engine.replay(record, { to: 0, verify: false });
  try {
    engine.replay(record);
    return null;
  } catch (error) {
    if (!isRailheadError(error)) throw error;
    return blame(engine, ruleset, { revision, layers: config.layers }, error.message);
  }
}

function blame(engine: AnyEngine, ruleset: string, then: Revisions, what: string): string {
  const title = engine.rulesets.find(({ id }) => id === ruleset);
  const today = title && revisionsOf(title);
  const names = ({ revision, layers = {} }: Revisions) =>
    [...Object.entries(layers), [ruleset, revision]].map(([id, number]) => `${id} ${number}`).join(', ');
  const isOfToday = today !== undefined && names(today) === names(then);
  const why = isOfToday
    ? `rules changed without a new revision (${names(then)})`
    : `fixes do not bring back the rules of ${names(then)}`;
  return `${why}: ${what}`;
}
