// Rules that ask what a seat could do: who is passed over, and what may not be left undone.

import { nearestName } from '../base/nearest-name.js';
import { Fault } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Envelope, TitleTypes } from '../base/state.js';
import type { Game, KnownGame } from './action.js';
import { legalOffers } from './offers.js';
import { playedBy } from './played-by.js';

/**
 * True where a seat has a legal action of a type, whether or not it is asked for one now. Conditions that
 * layers add count too. An action's own conditions must not ask it of themselves.
 *
 * @param game - What the rule was handed, in `asks`, in a condition, in a step or in `ends`.
 * @param seat - The seat, from 0.
 * @param type - The type of the action.
 * @returns True where the seat could play one.
 * @throws `Fault` where the game has no such action, or where no engine plays it.
 * @see `legalOffers`
 * @example
 * const game = { ...engine.settingOf(state), state };
 * console.log(canPlay(game, 0, 'buildTrack'), canPlay(game, 0, 'deliverLoad'));
 * // true false
 */
export function canPlay<T extends TitleTypes>(
  game: KnownGame<T> | Game<T>,
  seat: Seat,
  type: T['action']['type'],
): boolean {
  const ruleset = playedBy.of(game.rules);
  if (ruleset === undefined) throw new Fault('canPlay is asked of rules that no engine plays by');
  const phases = Object.entries(ruleset.phases);
  for (const [kind, { actions }] of phases) {
    const spec = actions.find((one) => one.type === type);
    if (spec === undefined) continue;
    const { step } = game.state as Envelope;
    const [first] = legalOffers(spec, game, { seat, kind, optional: false, since: step });
    return first !== undefined;
  }
  const types = phases.flatMap(([, { actions }]) => actions.map((one) => one.type));
  throw new Fault(`${ruleset.id} has no action ${type}; did you mean ${nearestName(type, types)}?`);
}
