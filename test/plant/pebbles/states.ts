// Bugs planted into the toy: copies and shapes.

import * as z from 'zod/mini';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { everySeat, forked, type PebblesBug, seatSchema, type Untyped } from './planting.js';

export const STATES_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a fork that forgets a field of a seat',
    changes: () =>
      forked((fork) => ({ ...fork, seats: fork.seats.map(({ shells: _, ...seat }: Untyped) => seat) })),
  },
  {
    bug: 'a fork that sets a field of a seat back',
    changes: () => forked((fork) => everySeat(fork, () => ({ feathers: 0 }))),
  },
  {
    bug: 'a fork that shares the turn',
    changes: () => forked((fork, state) => ({ ...fork, turn: state.turn })),
  },
  { bug: 'a fork that forgets the absent', changes: () => forked((fork) => ({ ...fork, absent: [] })) },
  { bug: 'a fork that forgets the outcome', changes: () => forked((fork) => ({ ...fork, outcome: null })) },
  {
    bug: 'a schema in which a field may be missing',
    changes: () => seatSchema((seat) => z.strictObject({ ...seat.shape, since: z.optional(z.int()) })),
  },
  {
    bug: 'a schema that takes fractions',
    changes: () => seatSchema((seat) => z.strictObject({ ...seat.shape, shells: z.number() })),
  },
  {
    bug: 'a schema that takes anything for a number',
    changes: () => seatSchema((seat) => z.strictObject({ ...seat.shape, feathers: z.any() })),
  },
  {
    bug: 'a schema that is too narrow',
    changes: () => seatSchema((seat) => z.strictObject({ ...seat.shape, shells: z.int().check(z.lte(0)) })),
  },
  {
    bug: 'a set-up that leaves a field undefined',
    changes: () => ({
      setup: (context) => everySeat(pebbles.setup(context), () => ({ since: undefined })) as never,
    }),
  },
  {
    bug: 'a set-up for two whatever the seats',
    changes: () => ({
      setup: (context) => ({ ...pebbles.setup(context), seats: pebbles.setup(context).seats.slice(0, 2) }),
    }),
  },
  {
    bug: 'a set-up with a stone too few',
    changes: () => ({
      setup: (context) => {
        const { bag, ...rest } = pebbles.setup(context);
        return { ...rest, bag: bag.slice(1) };
      },
    }),
  },
  {
    bug: 'a set-up that throws dice by itself',
    changes: () => ({
      setup: (context) => ({
        ...pebbles.setup(context),
        bag: [...pebbles.setup(context).bag].sort(() => Math.random() - 0.5),
      }),
    }),
  },
  {
    bug: 'a set-up that fact tells all hands',
    changes: () => ({
      setup: (context) => {
        const part = pebbles.setup(context);
        for (const [seat, { hand }] of part.seats.entries())
          context.emit({ type: 'stonesLaid', seat, stones: hand as never });
        return part;
      },
    }),
  },
];
