// Chance in the open: the outcomes of an action and how likely they are. The outcomes of a pile show its
// contents, and so what others do not hold: use it in games without secrets from the client.

import { isRailheadError } from '../../core/engine/index.js';
import { decided } from './asking.js';
import { accepted, type Body, type Host, named, type RequestOf } from './host.js';
import { MOST_OUTCOMES } from './limits.js';
import { mustBeOpen, type OpenGame } from './tables.js';
import { planningWork } from './work.js';

/** Every way in which chance may fall in an action; the games behind them are kept on demand. */
export function outcomes(host: Host, played: OpenGame, request: RequestOf<'outcomes'>): Body {
  const { engine, tables } = host;
  const { game, decision, draws, most = MOST_OUTCOMES, keep = false } = request;
  const { state, happened } = played;
  const action = decided(engine, state, request);
  mustBeOpen(played);
  accepted(host, state, action);
  const { outcome: each } = planningWork(engine.settingOf(state).board as object);
  const found = openedWithin(host, { most, each }, (affordable) =>
    engine.outcomesOf(state, action, { draws, most: affordable }),
  );
  if (keep) tables.mustHold({ games: found.length, actions: found.length * (happened.length + 1) });
  const seen = found.map(({ events }) => engine.viewEvents(state, events, action.seat));
  const own = named(engine, state, action);
  // Nothing is refused from here on, so games are kept as a whole.
  return {
    ...{ game, decision, ...own },
    outcomes: found.map(({ probability, luck, state: next, events }, n) => ({
      ...{ probability, luck },
      events: seen[n],
      game: keep ? tables.open({ state: next, happened: [...happened, events], isOpen: true }).id : null,
    })),
  };
}

// An action is played once for each outcome: no more are looked for than the line can still pay.
function openedWithin<Outcome>(
  { meter }: Host,
  { most, each }: { readonly most: number; readonly each: number },
  open: (most: number) => readonly Outcome[],
): readonly Outcome[] {
  const affordable = Math.min(most, Math.floor(meter.workLeft / each));
  if (affordable === 0) meter.spend(each);
  try {
    const found = open(affordable);
    meter.spend(each * found.length);
    return found;
  } catch (error) {
    if (isRailheadError(error) && error.code === 'too-many-outcomes')
      meter.spend(each * (affordable < most ? affordable + 1 : affordable));
    throw error;
  }
}
