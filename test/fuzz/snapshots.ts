// Snapshots with one thing changed and the seal made anew: each is refused with a typed error, or is a state as good as any:
// shown to every seat, played on, some of them to the end, saved and read again.

import { createRandom, type Envelope, type GameAction, type Random } from '../../src/core/engine/index.js';
import { type Change, changed, isThere, randomChange } from './changes.js';
import { type Fuzzer, isRefusal } from './fuzzer.js';
import { anyAction, engine, type FuzzedGame, gamesOf, smallerGames, stateOf, statesOf } from './games.js';

/** A state of a game, and what is changed in it. */
export interface SnapshotInput {
  readonly game: FuzzedGame;
  readonly change: Change;
}

// Random actions that a state which was let in must stand.
const STEPS = 120;
const SAVE_EVERY = 40;
// One in so many is played as the title suggests from there on, to the end or so far.
const TO_THE_END = 25;
const FAR = 3000;

/** See above. */
export const snapshots: Fuzzer<SnapshotInput> = {
  name: 'snapshots',

  *inputs(ruleset, seed) {
    const random = createRandom(seed, `snapshots ${ruleset}`);
    const games = gamesOf(ruleset, seed);
    const queued = queuedIn(games);
    for (let n = 0; ; n++) {
      // What waits in a queue is looked at when its time comes: too late, if validation has not.
      const { game, path } =
        n % 3 === 2 && queued.length > 0
          ? queued[n % queued.length]
          : { game: games[n % games.length], path: [] };
      const { path: below, ...what } = randomChange(partAt(stateOf(game), path), random);
      yield { game, change: { path: [...path, ...below], ...what } };
    }
  },

  attempt({ game, change }) {
    let state: Envelope;
    try {
      state = engine.deserialize(sealed(changed(stateOf(game), change))) as Envelope;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
    const random = createRandom(JSON.stringify(change), 'attempt');
    look(state, random);
    const later = playOn(state, STEPS, (at) => anyAction(at, random));
    if (random.int(1, TO_THE_END) === 1) playOn(later, FAR, suggesting(random));
    return true;
  },

  *smaller({ game, change }) {
    for (const smaller of smallerGames(game))
      if (isThere(stateOf(smaller), change.path)) yield { game: smaller, change };
  },
};

// States of the games in which something waits in a queue, one for every queue of other kinds, with the path to it.
function queuedIn(
  games: readonly FuzzedGame[],
): readonly { readonly game: FuzzedGame; readonly path: Change['path'] }[] {
  const found = new Map<string, { readonly game: FuzzedGame; readonly path: Change['path'] }>();
  for (const game of games)
    for (const [steps, state] of statesOf(game).entries())
      for (const [path, kinds] of queuesIn(state, []))
        if (!found.has(kinds)) found.set(kinds, { game: { ...game, steps }, path });
  return [...found.values()];
}

// The lists of records that say of what kind they are, each with its path and its kinds.
function* queuesIn(value: unknown, path: Change['path']): Generator<[Change['path'], string]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.kind === 'string'))
    yield [path, `${path.join('.')} ${value.map(({ kind }) => kind).join()}`];
  for (const [key, part] of Object.entries(value))
    yield* queuesIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

const partAt = (value: unknown, path: Change['path']): unknown =>
  path.reduce((part, key) => (part as Record<string | number, unknown>)[key], value);

// A snapshot of the changed state with a hash that fits it, as whoever changed it would make.
function sealed(state: unknown): string {
  const header = (state as Partial<Envelope> | null)?.game;
  return JSON.stringify({
    format: 'railhead/snapshot',
    formatVersion: 1,
    ruleset: header?.ruleset ?? '',
    revision: header?.revision ?? 1,
    hash: engine.hashState(state as object),
    state,
  });
}

function playOn(start: Envelope, steps: number, choose: (state: Envelope) => GameAction | null): Envelope {
  let state = start;
  for (let step = 0; step < steps && state.outcome === null; step++) {
    if (step % SAVE_EVERY === 0) mustComeBack(state);
    const decisions = engine.decisions(state);
    if (!decisions.some(({ optional }) => !optional)) throw new Error('nobody has to decide anything');
    const action = choose(state);
    if (action === null) throw new Error(`nobody can act at ${decisions.map(({ id }) => id).join()}`);
    const result = engine.tryAction(state, action as never);
    if (!result.ok) throw new Error(`${result.rejection.code} refuses ${JSON.stringify(action)}`);
    state = result.state as Envelope;
  }
  mustComeBack(state);
  return state;
}

// A line is played to its end as long as it is legal.
function suggesting(random: Random): (state: Envelope) => GameAction | null {
  let line: GameAction[] = [];
  return (state) => {
    const [next] = line;
    if (next !== undefined && engine.checkAction(state, next as never) === null)
      return line.shift() as GameAction;
    const open = engine.decisions(state).find(({ optional }) => !optional);
    line = open === undefined ? [] : [...engine.suggest(state, open, random)];
    return line.shift() ?? anyAction(state, random);
  };
}

function mustComeBack(state: Envelope): void {
  if (engine.hashState(engine.deserialize(engine.serialize(state))) !== engine.hashState(state))
    throw new Error('its own snapshot comes back otherwise');
}

// Whatever an interface or a bot does with a state at once.
function look(state: Envelope, random: Random): void {
  const [decision] = engine.decisions(state);
  for (const viewer of [null, ...state.game.seatNames.keys()]) {
    const view = engine.view(state, viewer);
    engine.determinize(view, 1);
    if (viewer === null || state.outcome !== null) continue;
    const action = engine.sampleAction(view, viewer, random);
    if (action !== null && engine.checkAction(state, action as never) !== null)
      throw new Error(`a sample is refused: ${JSON.stringify(action)}`);
    if (decision?.seat === viewer && random.int(0, 9) === 0) engine.suggest(view, decision, random);
  }
}
