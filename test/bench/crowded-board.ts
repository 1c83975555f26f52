// A step of a train where much is built against one where little is: what stands on the board must not slow down who
// runs over it. Both boards are grown outwards from the major cities, seat by seat in turn, past all other cities.

import { chinaRails } from '../../rulesets/china-rails/index.js';
import type { AnyEngine, GameAction } from '../../src/core/engine/index.js';
import { measure, type Timing } from './measure.js';

const SEATS = 6;

/** The same step, more or less, on both boards. */
type Pair = Readonly<Record<'sparse' | 'crowded', Step>>;

interface Step {
  // biome-ignore lint/suspicious/noExplicitAny: a state of China Rails
  readonly state: any;
  readonly action: GameAction;
}

/** Times `moveTrain` with so many segments of each seat on the board, the fewer first. */
export function benchCrowdedBoard(engine: AnyEngine, few: number, many: number): readonly Timing[] {
  const [sparse, crowded] = [few, many].map((segments) => stepsOn(engine, grownTracks(segments)));
  // As many states of either kind: more of them would be colder, whatever stands on their boards.
  const states = Math.min(sparse.length, crowded.length);
  const spread = (steps: readonly Step[], n: number) =>
    steps[Math.floor(((n % states) * steps.length) / states)];
  const inputs = Array.from(
    { length: 1000 },
    (_, n): Pair => ({ sparse: spread(sparse, n), crowded: spread(crowded, n) }),
  );
  const after = ({ state, action }: Step) => engine.applyAction(state, action as never);
  return measure<Pair>({
    candidates: (['sparse', 'crowded'] as const).map((board) => ({
      name: `a step with ${SEATS} × ${board === 'sparse' ? few : many} segments`,
      run: (pair) => after(pair[board]),
      answer: (pair) => hasArrived(after(pair[board]), pair[board].action),
    })),
    inputs,
    batch: 1000,
    rounds: 12,
    warmup: 10,
  });
}

function hasArrived(state: Step['state'], { to }: GameAction & { to?: number }): boolean {
  return state.seats[0].trains[0].at === to;
}

// Every legal step of seat 0 over its own track: on a full board more steps would be over others', and paid for.
function stepsOn(engine: AnyEngine, tracks: readonly (readonly number[])[]): readonly Step[] {
  const board = chinaRails.board();
  const config = { seats: SEATS, seed: 'crowded' };
  const fresh = engine.createGame('china-rails', config as never) as Step['state'];
  const places = new Set(
    tracks[0].flatMap((segment) => [board.ends[2 * segment], board.ends[2 * segment + 1]]),
  );
  const own = new Set(tracks[0]);
  const steps: Step[] = [];
  for (const at of places) {
    const seats = fresh.seats.map((seat: Step['state']['seats'][number], number: number) => ({
      ...seat,
      turns: 2,
      trains: number > 0 ? seat.trains : [{ ...seat.trains[0], at, points: 9 }],
    }));
    const turn = { ...fresh.turn, seat: 0, phase: 'operations', startup: -1 };
    const rail = { ...fresh.rail, tracks };
    const state = engine.createPosition('china-rails', { config, state: { round: 1, turn, seats, rail } });
    for (const action of engine.legalActions(state, 0 as never) as Iterable<GameAction & { to: number }>)
      if (action.type === 'moveTrain' && own.has(board.segment(at, action.to))) steps.push({ state, action });
  }
  return steps;
}

function grownTracks(segments: number): readonly (readonly number[])[] {
  const board = chinaRails.board();
  const taken = new Set<number>();
  const networks = Array.from({ length: SEATS }, (_, seat) => {
    const { mileposts } = board.cities[board.majors[seat % board.majors.length]];
    return { open: [...mileposts], reached: new Set<number>(mileposts), track: [] as number[] };
  });
  for (let round = 0; round < segments; round++) for (const network of networks) grow(network);
  return networks.map(({ track }) => track);

  function grow({ open, reached, track }: (typeof networks)[number]): void {
    for (; open.length > 0; open.shift()) {
      for (let direction = 0; direction < 6; direction++) {
        const segment = board.segments[6 * open[0] + direction];
        const to = board.neighbours[6 * open[0] + direction];
        if (segment < 0 || taken.has(segment) || reached.has(to)) continue;
        if (board.cityAt[to] >= 0 || board.portAt[to] >= 0) continue;
        taken.add(segment);
        reached.add(to);
        open.push(to);
        track.push(segment);
        return;
      }
    }
    throw new RangeError(`there is no room for ${segments} segments a seat`);
  }
}
