// Snapshots with one thing changed and the seal made anew: each is refused with a typed error, or is a state as good as any:
// shown to every seat, played on at random, saved and read again.

import { allRulesets } from '../../rulesets/index.js';
import {
  type ActionSpec,
  type AnyEngine,
  createEngine,
  createRandom,
  type Envelope,
  type GameAction,
  isRailheadError,
  legalOffers,
  type Random,
  shuffled,
} from '../../src/core/engine/index.js';
import { findRuleset } from '../../src/testing/random-game.js';
import { type Options, optionSets } from '../soak/option-sets.js';
import { type Change, changed, randomChange } from './changes.js';
import { type Fuzzer, type FuzzPlan, told } from './finding.js';

/** A state of a random game, and what is changed in it. */
export interface SnapshotInput {
  readonly ruleset: string;
  /** The game, and how many actions of it were played. */
  readonly game: {
    readonly seed: string;
    readonly seats: number;
    readonly options: Options;
    readonly steps: number;
  };
  readonly change: Change;
}

// Random actions that a state which was let in must stand.
const STEPS = 120;
const SAVE_EVERY = 40;

const engine = createEngine(allRulesets) as unknown as AnyEngine;

/** See above. */
export const snapshots: Fuzzer = {
  name: 'snapshots',

  run({ seed, count, rulesets = allRulesets.map(({ id }) => id), onHarm }: FuzzPlan) {
    const random = createRandom(seed, 'snapshots');
    let taken = 0;
    let tried = 0;
    const share = Math.ceil(count / rulesets.length);
    for (const ruleset of rulesets) {
      const games = gamesOf(ruleset, random);
      for (let n = 0; n < share && tried < count; n++, tried++) {
        const { game, state } = games[n % games.length];
        const change = randomChange(state, random);
        const input: SnapshotInput = { ruleset, game, change };
        try {
          if (tryState(changed(state, change), random)) taken++;
        } catch (error) {
          onHarm({ fuzzer: 'snapshots', input, detail: told(error) });
        }
      }
    }
    return { tried, taken };
  },

  retry({ ruleset, game, change }: SnapshotInput) {
    try {
      tryState(changed(stateOf(ruleset, game), change), createRandom('again'));
      return null;
    } catch (error) {
      return told(error);
    }
  },
};

// States of a few games of a title, early and late, with all kinds of options.
function gamesOf(ruleset: string, random: Random) {
  const { sets } = optionSets(engine, ruleset);
  const { min, max } = findRuleset(engine, ruleset).seats;
  return Array.from({ length: 24 }, (_, n) => {
    const game = {
      seed: `fuzz ${random.int(0, 999_999)}`,
      seats: random.int(min, Math.min(max, 4)),
      options: sets[random.int(0, sets.length - 1)],
      steps: [0, 5, 20, 60, 150, 400][n % 6],
    };
    return { game, state: stateOf(ruleset, game) };
  });
}

// As the title itself suggests, a line at a time, with something random between the lines.
function stateOf(ruleset: string, { seed, seats, options, steps }: SnapshotInput['game']): Envelope {
  const random = createRandom(seed, 'game');
  let state = engine.createGame(ruleset, { seats, seed, options }) as Envelope;
  const play = (action: GameAction | null) => {
    const result = action && engine.tryAction(state, action);
    if (!result?.ok) return false;
    state = result.state;
    return true;
  };
  while (state.step < steps && state.outcome === null) {
    const [decision] = engine.decisions(state);
    const line = random.int(0, 2) === 0 ? [] : engine.suggest(state, decision, random);
    for (const action of line) if (state.step === steps || !play(action)) break;
    if (state.step < steps && state.outcome === null && !play(anyAction(state, random))) break;
  }
  return state;
}

/** True if the state was let in, and stood whatever was done with it; false if it was refused. Throws what went wrong. */
function tryState(state: unknown, random: Random): boolean {
  let let_in: Envelope;
  try {
    let_in = engine.deserialize(sealed(state));
  } catch (error) {
    if (isRailheadError(error) && error.code !== 'fault') return false;
    throw error;
  }
  playOn(let_in, random);
  return true;
}

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

function playOn(start: Envelope, random: Random): void {
  let state = start;
  look(state, random);
  for (let step = 0; step < STEPS && engine.outcome(state) === null; step++) {
    if (step % SAVE_EVERY === 0) mustComeBack(state);
    const decisions = engine.decisions(state);
    if (!decisions.some(({ optional }) => !optional)) throw new Error('nobody has to decide anything');
    const action = anyAction(state, random);
    if (action === null) throw new Error(`nobody can act at ${decisions.map(({ id }) => id).join()}`);
    const result = engine.tryAction(state, action);
    if (!result.ok) throw new Error(`${result.rejection.code} refuses ${JSON.stringify(action)}`);
    state = result.state;
  }
  mustComeBack(state);
}

// A kind of action drawn first, so that the game gets on; of a kind with many instances one of the first or, where they can
// be drawn by index, one that is legal by chance.
function anyAction(state: Envelope, random: Random): GameAction | null {
  const { rules, board, ruleset } = engine.tableOf(state);
  const game = { rules, board, state } as never;
  const kinds = engine
    .decisions(state)
    .flatMap((decision) =>
      ruleset.phases[decision.kind].actions.map((spec) => ({ spec: spec as ActionSpec<never>, decision })),
    );
  for (const { spec, decision } of shuffled(kinds, (from, to) => random.int(from, to))) {
    const offers = spec.offers(game, decision.seat, decision);
    if ('count' in offers) {
      for (let draw = 0; draw < 12 && offers.count > 0; draw++) {
        const action = offers.at(random.int(0, offers.count - 1));
        if (action !== null && engine.checkAction(state, action) === null) return action;
      }
      continue;
    }
    const listed: GameAction[] = [];
    for (const action of legalOffers(spec, game, decision)) if (listed.push(action) > 8) break;
    if (listed.length > 0) return listed[random.int(0, listed.length - 1)];
  }
  for (const action of engine.legalActions(state)) return action;
  return null;
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
    if (viewer === null || engine.outcome(state) !== null) continue;
    for (const action of [engine.sampleAction(view, viewer)])
      if (action !== null && engine.checkAction(state, action) !== null)
        throw new Error(`a sample is refused: ${JSON.stringify(action)}`);
    if (decision?.seat === viewer && random.int(0, 9) === 0)
      engine.suggest(view, decision, createRandom('look'));
  }
}
