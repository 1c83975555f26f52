// How a bug is planted into the toy title: one of its parts is replaced, past the types.

import * as z from 'zod/mini';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import type { PebblesState } from '../../core/engine/pebbles/state.js';
import { stateSchema } from '../../core/engine/pebbles/state-schema.js';

export type Changes = Partial<typeof pebbles>;
// biome-ignore lint/suspicious/noExplicitAny: bugs are planted past the types
export type Loose = any;

/** What is wrong, and the parts of the toy that are replaced; made anew for each try, so that what it counts begins anew. */
export interface PebblesBug {
  readonly bug: string;
  readonly changes: () => Changes;
}

export const { state: parts, decisions, messages = {} } = pebbles;

/** An action of the toy, changed. */
export function changed(type: string, alter: (spec: Loose) => object): Changes {
  const phases = Object.fromEntries(
    Object.entries(pebbles.phases).map(([name, phase]) => [
      name,
      {
        ...phase,
        actions: phase.actions.map((spec: Loose) =>
          spec.type === type ? { ...spec, ...alter(spec) } : spec,
        ),
      },
    ]),
  );
  return { phases: phases as Loose };
}

export const without = (type: string, code: string) =>
  changed(type, ({ check }) => ({ check: check.filter((one: Loose) => one.code !== code) }));

/** An action that does something besides. */
export const also = (type: string, more: (context: Loose, state: Loose, action: Loose) => void) =>
  changed(type, ({ apply }) => ({
    apply(context: Loose, state: Loose, action: Loose) {
      apply(context, state, action);
      more(context, state, action);
    },
  }));

export const condition = (type: string, test: (game: Loose, action: Loose) => object | null) =>
  changed(type, ({ check }) => ({
    check: [{ code: 'house/rule', rule: 'P-1', test }, ...check],
  }));

export const asked = (alter: (open: Loose, game: Loose) => Loose): Changes => ({
  decisions: (game) => decisions(game).map((one) => alter(one, game)),
});

export const seen = (
  alter: (view: Loose, state: PebblesState, viewer: number | null) => object,
): Changes => ({
  state: { ...parts, view: (state, viewer) => alter(parts.view(state, viewer), state, viewer) as never },
});

export const guessed = (alter: (guess: Loose, game: Loose, random: Loose) => object): Changes => ({
  determinize: (game, random, seed) => alter(pebbles.determinize(game, random, seed), game, random) as never,
});

export const forked = (alter: (fork: Loose, state: Loose) => object): Changes => ({
  state: { ...parts, fork: (state) => alter(parts.fork!(state), state) as never },
});

export const seatSchema = (alter: (seat: Loose) => object): Changes => ({
  state: {
    ...parts,
    shape: {
      schema: z.strictObject({
        ...stateSchema.shape,
        seats: z.array(alter((stateSchema.shape.seats as Loose).def.element) as never),
      }),
    } as Loose,
  },
});

export const step = (name: string, alter: (spec: Loose) => object): Changes => ({
  automatic: pebbles.automatic.map((spec) =>
    spec.name === name ? { ...spec, ...alter(spec) } : spec,
  ) as never,
});

export const finished = (
  alter: (outcome: Loose, context: Loose, state: Loose) => object | null,
): Changes => ({
  finish(context, state, reason) {
    pebbles.finish(context, state, reason);
    state.outcome = alter(state.outcome, context, state) as never;
  },
});

export const everySeat = (state: Loose, alter: (seat: Loose, n: number) => object) => ({
  ...state,
  seats: state.seats.map((seat: Loose, n: number) => ({ ...seat, ...alter(seat, n) })),
});

export const told = (types: object): Changes => ({ events: { ...pebbles.events, ...types } as never });
