// Set-ups that differ from a game's own in one draw: they show what that draw decides, and who can tell.

import {
  type AnyRuleset,
  createEngine,
  type Envelope,
  type GameEvent,
  type LuckDrawer,
} from '../core/engine/index.js';
import { shuffled } from '../core/random/uniform.js';
import type { Moment } from './law.js';

// A deck of 136 cards takes 135 draws; a shuffle that is altered at its first draws moves what lies deepest.
const MOST_DRAWS = 30;

/** The first states and events of the game of a moment, each with one draw of its set-up altered. */
export function* alteredSetups({ ruleset, setting, history, random }: Moment): Iterable<Begun> {
  let draws = 0;
  let altered = -1;
  const setup = (context: { readonly luck: LuckDrawer }) => {
    const int: LuckDrawer['int'] = (stream, from, to) => {
      const drawn = context.luck.int(stream, from, to);
      return draws++ === altered ? random.int(from, to) : drawn;
    };
    const luck: LuckDrawer = {
      ...context.luck,
      int,
      shuffle: (stream, items) => shuffled(items, (from, to) => int(stream, from, to)),
    };
    return ruleset.setup({ ...context, luck } as never);
  };
  const engine = createEngine([{ ...ruleset, setup } as AnyRuleset], { boards: [setting.board] });
  const begin = (draw: number) => {
    draws = 0;
    altered = draw;
    return engine.startGame(ruleset.id, history.config) as Begun;
  };
  begin(-1);
  const all = draws;
  for (let draw = 0; draw < all; draw += Math.ceil(all / MOST_DRAWS)) yield begin(draw);
}

interface Begun {
  readonly state: Envelope;
  readonly events: readonly GameEvent[];
}
