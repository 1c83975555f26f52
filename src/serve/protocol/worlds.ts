// Games after games: copies of those without secrets from the client, and worlds that fit what a seat sees.

import { createHashedRandom } from '../../core/random/hashed-random.js';
import type { World } from '../../players/bots/bot.js';
import { choiceFor } from '../../players/bots/choice.js';
import { spendOnChosen } from './asking.js';
import { type Body, type Host, nextSeed, type RequestOf, readAction } from './host.js';
import { MOST_PLAYED_OUT } from './limits.js';
import { ProtocolError } from './protocol-error.js';
import { mustBeOpen, type OpenGame, standingOf } from './tables.js';
import { planningWork, WORK } from './work.js';

/** A separate copy of a game, coming luck included, so only of open games. Bots have left their seats. */
export function clone({ engine, tables }: Host, played: OpenGame): Body {
  mustBeOpen(played);
  const { id, state, happened } = played;
  const copy = tables.open({ state, happened: [...happened], isOpen: true });
  return { ...standingOf(engine, copy.id, engine.view(state, null)), of: id };
}

/** A game that fits what a seat sees of another; the seed makes up the rest. */
export function determinize(
  { engine, tables, opinions }: Host,
  played: OpenGame,
  request: RequestOf<'determinize'>,
): Body {
  const { game, seat, seed = nextSeed(opinions) } = request;
  const state = engine.determinize(engine.view(played.state, seat), seed);
  const world = tables.open({ state, happened: [[]], isOpen: true });
  return { ...standingOf(engine, world.id, engine.view(state, null)), of: game, seat };
}

/** Plays such games on, and says how they stand then. */
export function playout(host: Host, played: OpenGame, request: RequestOf<'playout'>): Body {
  const { engine, opinions, meter } = host;
  const { game, seat, worlds = 1, steps = 400, bot = 'random' } = request;
  if (worlds * steps > MOST_PLAYED_OUT)
    throw new ProtocolError('too-long', `worlds times steps are at most ${MOST_PLAYED_OUT}`);
  if (!Object.hasOwn(host.bots, bot)) throw new ProtocolError('unknown-bot', `there is no bot ${bot}`);
  const { state } = played;
  const seats = [...state.game.seatNames.keys()];
  if (seat >= seats.length) throw new ProtocolError('invalid-input', `there is no seat ${seat} in this game`);
  // Any decision will do: a world is made of the view alone.
  const asked = { id: '', seat, kind: '', optional: false, since: 0 };
  const { game: known } = choiceFor(engine, state, { decision: asked, random: opinions });
  const { evaluation, step } = planningWork(engine.settingOf(state).board as object);
  const results = Array.from({ length: worlds }, () => {
    const seed = nextSeed(opinions);
    const world = known.determinize(seed) as World;
    // What a bot thinks first, it thinks at a position that the client has chosen.
    if (bot !== 'random') spendOnChosen(host, played);
    let taken = 0;
    if (request.action !== undefined) {
      world.apply(readAction(engine, state, request.action));
      meter.spend(step);
      taken++;
    }
    taken +=
      bot === 'random'
        ? playAtRandom(host, world, { seed, steps, step })
        : world.playOn({
            ...{ seed, maxActions: steps, players: () => host.bots[bot]() },
            onAction: () => meter.spend(WORK.action + WORK.view),
          });
    meter.spend(evaluation * seats.length);
    return {
      steps: taken,
      outcome: world.outcome(),
      standings: seats.map((one) => world.standing(one)),
      values: seats.map((one) => world.evaluate(one)),
    };
  });
  return { game, seat, results };
}

// No more is played than the line can still pay.
function playAtRandom(
  { meter }: Host,
  world: World,
  { seed, steps, step }: { readonly seed: string; readonly steps: number; readonly step: number },
): number {
  const affordable = Math.min(steps, Math.floor(meter.workLeft / step));
  const played = world.playout({ random: createHashedRandom(seed, 'playout'), maxActions: affordable });
  const isCut = played === affordable && affordable < steps && world.outcome() === null;
  meter.spend(step * (isCut ? played + 1 : played));
  return played;
}
