import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { reach } from '../../../src/core/graph';
import { around, type Sample, samples } from './random-graphs';

/** A walker that may not go back over the edge it came by. */
interface Arrival {
  readonly node: number;
  readonly arrival: number;
  readonly steps: number;
  readonly cost: number;
}

const problems = samples().chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    from: fc.nat({ max: sample.nodeCount - 1 }),
    steps: fc.nat({ max: 6 }),
    costs: fc.array(fc.nat({ max: 4 }), { minLength: 18, maxLength: 18 }),
  }),
);

function onwards(sample: Sample, costs: readonly number[], most: number) {
  return ({ node, arrival, steps, cost }: Arrival, tell: (next: Arrival) => void) => {
    if (steps === most) return;
    for (const { edge, to } of around(sample, node))
      if (edge !== arrival)
        tell({ node: to, arrival: edge, steps: steps + 1, cost: cost + (costs[edge] ?? 0) });
  };
}

/** Admits the first state of each key. */
function onceEach<State>(keyOf: (state: State) => string | number): (state: State) => boolean {
  const known = new Set<string | number>();
  return (state) => known.size < known.add(keyOf(state)).size;
}

const keyOf = ({ node, arrival }: Arrival) => `${node}/${arrival}`;

describe('reach', () => {
  test.prop([problems])('without a rank it is breadth first', ({ sample, from, steps, costs }) => {
    const start = { node: from, arrival: -1, steps: 0, cost: 0 };
    const successors = onwards(sample, costs, steps);
    const list: Arrival[] = [start];
    for (let at = 0; at < list.length; at++)
      successors(list[at], (next) => {
        if (!list.some((one) => keyOf(one) === keyOf(next))) list.push(next);
      });
    expect([...reach([start], { successors, admit: onceEach(keyOf) })]).toEqual(list);
  });

  test.prop([problems])('by rank it finds what each arrival costs at least', ({ sample, from, costs }) => {
    const start = { node: from, arrival: -1, steps: 0, cost: 0 };
    const successors = onwards(sample, costs, 1000);
    const best = new Map<string, Arrival>();
    const admit = (state: Arrival) => {
      const known = best.get(keyOf(state));
      if (known !== undefined && known.cost <= state.cost) return false;
      best.set(keyOf(state), state);
      return true;
    };
    const found = [
      ...reach([start], {
        successors,
        admit,
        stands: (state) => best.get(keyOf(state)) === state,
        rank: ({ cost }) => cost,
      }),
    ];
    // Relaxed until nothing changes.
    const least = new Map([[keyOf(start), start]]);
    for (let before = -1, sum = 0; before !== sum; ) {
      before = sum;
      for (const state of [...least.values()])
        successors(state, (next) => {
          if (next.cost < (least.get(keyOf(next))?.cost ?? Number.POSITIVE_INFINITY))
            least.set(keyOf(next), next);
        });
      sum = [...least.values()].reduce((all, { cost }) => all + 1000 - cost, 0);
    }
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).sort((a, b) => a - b));
    expect(new Map(found.map((state) => [keyOf(state), state.cost]))).toEqual(
      new Map([...least].map(([key, { cost }]) => [key, cost])),
    );
  });

  test('it asks what follows only when the next state is wanted', () => {
    const asked: number[] = [];
    const search = {
      admit: onceEach((n: number) => n),
      successors: (n: number, tell: (next: number) => void) => {
        asked.push(n);
        tell(n + 1);
      },
    };
    for (const n of reach([0], search)) if (n === 2) break;
    expect(asked).toEqual([0, 1]);
  });
});
