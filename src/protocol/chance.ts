// Chance in the open: what may come of an action and how likely it is. What a pile may bring tells what lies in it, and so what others do
// not hold: that is for games that keep no secret from the client.

import { decided } from './asking.js';
import { accepted, type Body, type Host, named, type RequestOf } from './host.js';
import { MOST_OUTCOMES } from './limits.js';
import { mustBeOpen, type PlayedGame } from './tables.js';

/** Every way in which chance may fall while an action is played; the games behind them are kept if that is wanted. */
export function outcomes(host: Host, played: PlayedGame, request: RequestOf<'outcomes'>): Body {
  const { engine, tables } = host;
  const { game, decision, draws, most = MOST_OUTCOMES, keep = false } = request;
  const { state, happened } = played;
  const action = decided(engine, state, request);
  mustBeOpen(played);
  accepted(host, state, action);
  const found = engine.outcomesOf(state, action as never, { draws, most });
  if (keep) tables.mustHold(found.length);
  return {
    ...{ game, decision, ...named(engine, state, action) },
    outcomes: found.map(({ probability, luck, state: next, events }) => ({
      ...{ probability, luck },
      events: engine.viewEvents(state, events, action.seat),
      game: keep ? tables.open({ state: next, happened: [...happened, events], isOpen: true }).id : null,
    })),
  };
}
