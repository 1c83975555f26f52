// A hostile walk: seats with money enough build on each other's ways, and floods take their bridges. At each look the live game is
// compared with the same game saved, seen through a view, replayed and set up as a position: builds, refusals and next states.

import { countedOtherwise, seatsWithoutNext } from '../../../rulesets/milepost/rules/laws.js';
import { AT_LENGTH, laidAfresh } from '../../../rulesets/milepost/rules/reserved-ways/everyone.js';
import { groundOf } from '../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { explainWays } from '../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import { faultsOfKeptWays, keptWays } from '../../../rulesets/milepost/rules/sound-ways.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  type Decision,
  type Envelope,
  type GameAction,
  type Random,
} from '../../../src/core/engine/index.js';
import { createHashedRandom } from '../../../src/core/random/hashed-random.js';
import { shuffled } from '../../../src/core/random/uniform.js';
import { freshCopy } from '../../../src/testing/laws/forgetting.js';

/** What was found by looking, over all walks. */
export interface WalkTally {
  looks: number;
  /** Looks with more than {@link LATE} segments on the board. */
  late: number;
  /** Builds that were asked about, and those that would have cut somebody off. */
  asked: number;
  cutOff: number;
  /** Refusals that were judged, those of them without a proof, and those for which a long search finds ways after all. */
  judged: number;
  unproven: number;
  tooStrict: number;
  /** The most segments on a board, and looks at which flooded bridges were kept. */
  most: number;
  flooded: number;
  /** CPU of the dearest live list, in milliseconds. */
  dearest: number;
  /** Where two forms of a game answer otherwise, and where ways do not serve everyone, as sentences. */
  readonly differences: string[];
  readonly unsafe: string[];
}

export const newWalkTally = (): WalkTally => ({
  looks: 0,
  late: 0,
  asked: 0,
  cutOff: 0,
  judged: 0,
  unproven: 0,
  tooStrict: 0,
  most: 0,
  flooded: 0,
  dearest: 0,
  differences: [],
  unsafe: [],
});

/** From so many segments on a walk is late. */
export const LATE = 800;

/** A game under way. */
export interface Walk {
  readonly ruleset: AnyRuleset;
  readonly config: object;
  readonly name: string;
  readonly random: Random;
  readonly engine: AnyEngine;
  /** Has seen what it was asked at looks with a limit, and nothing else. */
  readonly other: AnyEngine;
  readonly first: Envelope;
  readonly played: GameAction[];
  /** True if all seats play what is suggested. */
  readonly isGreedy: boolean;
  state: Envelope;
  /** Where it stood at the last look, as text, and how many actions had been played. */
  lastLook: { readonly text: string; readonly played: number };
}

/** Begins a walk: a new game in which each seat has so much money, or plays what is suggested, and floods lie among the next cards. */
export function beginWalk(
  ruleset: AnyRuleset,
  { seats, purse, seed }: { readonly seats: number; readonly purse?: number; readonly seed: string },
): Walk {
  const random = createHashedRandom('hostile walk', ruleset.id, seed);
  const engine = engineFor(ruleset);
  let begun: Envelope = engine.createGame(ruleset.id, { seats, seed });
  while (!engine.decisions(begun).some(({ kind }) => kind === 'startup' || kind === 'building')) {
    const [{ seat }] = engine.decisions(begun);
    begun = engine.applyAction(begun, engine.sampleAction(begun, seat, random) as GameAction);
  }
  const name = `${ruleset.id} ${seats} ${seed}`;
  const config = { seats, seed };
  const parts = partsOf(begun);
  if (purse === undefined)
    return floodsAhead({ ...continueWalk(ruleset, name, { config, parts }), isGreedy: true });
  const rich = gameOf({ engine, state: begun }).state.seats.map((seat) => ({ ...seat, cash: purse }));
  const given = { ...parts, seats: rich, target: 1_000_000 };
  return floodsAhead(continueWalk(ruleset, name, { config, parts: given }));
}

/** Goes on with a walk from a position. */
export function continueWalk(
  ruleset: AnyRuleset,
  name: string,
  { config, parts }: { readonly config: object; readonly parts: object },
): Walk {
  const [engine, other] = [engineFor(ruleset), engineFor(ruleset)];
  const first = engine.createPosition(ruleset.id, { config, state: parts } as never) as Envelope;
  const lastLook = { text: engine.serialize(first), played: 0 };
  const random = createHashedRandom('hostile walk', name);
  const walk = { ruleset, config, name, random, engine, other, first, lastLook };
  return { ...walk, played: [], isGreedy: false, state: first };
}

/** After so many builds a walk brings floods back, see {@link floodsAhead}. */
export const FLOODS_EVERY = 120;
// Floods are put among so many of the next cards.
const FLOODS_WITHIN = 12;

/** Goes on with a walk from where it stands. Floods are among the next cards, those that were drawn before as well. */
export function floodsAhead(walk: Walk): Walk {
  const { rules, state } = gameOf(walk);
  const isFlood = (card: unknown) =>
    rules.eventCards.some(
      ({ number, effects }) =>
        number === card && effects.some(({ closesBuilding }) => closesBuilding !== undefined),
    );
  const floods = [...state.deck, ...state.discards].filter(isFlood);
  const [deck, discards] = [state.deck, state.discards].map((cards) => cards.filter((one) => !isFlood(one)));
  // The top of the deck is its end.
  for (const flood of floods)
    deck.splice(Math.max(0, deck.length - walk.random.int(0, FLOODS_WITHIN)), 0, flood);
  const name = `${walk.name}, ${laidIn(walk)} laid`;
  const parts = { ...partsOf(walk.state), deck, discards };
  const next = continueWalk(walk.ruleset, name, { ...walk, parts });
  return { ...next, name: walk.name, isGreedy: walk.isGreedy };
}

/** An engine with a board of its own, of which nothing is noted. */
export function engineFor(ruleset: AnyRuleset): AnyEngine {
  return createEngine([ruleset], { boards: [{ ...ruleset.board() }] }) as AnyEngine;
}

/** Walks on until a seat has built and may build again; false where that does not come. */
export function walkOn(walk: Walk): boolean {
  for (let idle = 0; idle < 100; idle++) {
    const { engine, state } = walk;
    const decision = engine.decisions(state).find(({ optional }) => !optional);
    if (decision === undefined) return false;
    const build = isBuilder(decision) && !walk.isGreedy ? hostileBuild(walk, decision.seat) : null;
    const action = build ?? (walk.isGreedy ? greedyAct(walk, decision) : otherAct(walk, decision));
    walk.state = engine.applyAction(state, action);
    walk.played.push(action);
    if (action.type === 'buildTrack' && builderIn(walk) === decision.seat) return true;
  }
  return false;
}

const isBuilder = ({ kind }: Decision) => kind === 'building' || kind === 'startup';

function builderIn({ engine, state }: Pick<Walk, 'engine' | 'state'>): number | undefined {
  return engine.decisions(state).find(isBuilder)?.seat;
}

// Four builds in five take a segment of somebody else's way, if one can be had.
function hostileBuild(walk: Walk, seat: number): GameAction | null {
  const { engine, state, random } = walk;
  const isRude = random.int(0, 4) > 0;
  const builds = isRude ? buildsToAsk(walk, seat) : shuffled(buildsOf(walk, seat), random.int);
  return builds.find(({ action }) => engine.checkAction(state, action) === null)?.action ?? null;
}

// A hand is thrown in now and then, so that events are drawn.
function otherAct({ engine, state, random }: Walk, { seat, kind }: Decision): GameAction {
  const wanted =
    kind === 'operations' ? (random.int(0, 3) === 0 ? 'discardHand' : 'endOperations') : 'endTurn';
  const action = { type: wanted, seat };
  if (engine.checkAction(state, action) === null) return action;
  return engine.sampleAction(state, seat, random) as GameAction;
}

function greedyAct({ engine, state, random }: Walk, decision: Decision): GameAction {
  const [first] = engine.suggest(state, decision, random);
  return first ?? (engine.sampleAction(state, decision.seat, random) as GameAction);
}

interface Candidate {
  readonly segment: number;
  readonly action: Build;
}

interface Build extends GameAction {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

// Every free segment that begins where the seat may build from, legal or not.
function buildsOf(walk: Walk, seat: number): readonly Candidate[] {
  const { board, state } = gameOf(walk);
  const { tracks, rights } = state.rail;
  const { ends, segments, neighbours, cities, majors, crossings } = board;
  const built = new Set(tracks.flat());
  const starts = new Set([
    ...majors.flatMap((major) => cities[major].mileposts),
    ...tracks[seat].flatMap((segment) => [ends[2 * segment], ends[2 * segment + 1]]),
    ...crossings.flatMap(({ id, ports }) => (rights[seat].includes(id) ? ports : [])),
  ]);
  return [...starts].flatMap((from) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const segment = segments[6 * from + direction];
      if (segment < 0 || built.has(segment)) return [];
      return [{ segment, action: { type: 'buildTrack', seat, from, to: neighbours[6 * from + direction] } }];
    }),
  );
}

// In a drawn order, those first that lie on the way of somebody else.
function buildsToAsk(walk: Walk, seat: number): readonly Candidate[] {
  const others = new Set((keptWays(gameOf(walk)) ?? []).flatMap((way, of) => (of === seat ? [] : way)));
  const builds = shuffled(buildsOf(walk, seat), walk.random.int);
  const isRude = ({ segment }: Candidate) => others.has(segment);
  return [...builds.filter(isRude), ...builds.filter((build) => !isRude(build))];
}

/**
 * Compares the forms of the game where it stands, looks at its ways, and judges a refusal. With a limit it asks about so many builds
 * only, those on other ways first, and every second look compares every second form.
 */
export function look(walk: Walk, tally: WalkTally, most = Number.POSITIVE_INFINITY): void {
  const { engine, state, name, random } = walk;
  const seat = builderIn(walk) as number;
  const where = `${name}, action ${walk.played.length}`;
  const builds = buildsToAsk(walk, seat).slice(0, most);
  const isWhole = builds.length < most;
  const listIn = (by: AnyEngine, of: Envelope) =>
    isWhole ? [...by.legalActions(of, seat)].map((action) => JSON.stringify(action)) : [];
  const began = process.cpuUsage();
  listIn(engine, state);
  const { user, system } = process.cpuUsage(began);
  const played = builds.filter(({ action }) => engine.checkAction(state, action) === null).slice(0, 2);
  const answers = (by: AnyEngine, of: Envelope): readonly string[] => [
    ...listIn(by, of),
    ...builds.map(({ action }) => JSON.stringify([action, by.checkAction(of, action)])),
    ...('viewer' in of ? [] : played.map(({ action }) => nextHash(by, of, action))),
  ];
  const expected = answers(engine, state);
  const other = isWhole ? engineFor(walk.ruleset) : walk.other;
  const forms = Object.entries(FORMS).filter((_, n) => isWhole || (tally.looks + n) % 2 === 0);
  for (const [form, make] of forms) {
    const found = answers(other, make(walk, other, seat));
    const at = found.findIndex((answer, place) => answer !== expected[place]);
    if (at >= 0) tally.differences.push(`${where}: ${form} has ${found[at]}, live has ${expected[at]}`);
  }
  tally.unsafe.push(...faultsIn(walk).map((fault) => `${where}: ${fault}`));
  const cutOff = builds.filter(({ action }) => engine.checkAction(state, action)?.code === 'build/cuts-off');
  if (isWhole && cutOff.length > 0) judge(walk, cutOff[random.int(0, cutOff.length - 1)], tally);
  const laid = laidIn(walk);
  tally.looks++;
  tally.late += Number(laid > LATE);
  tally.asked += builds.length;
  tally.cutOff += cutOff.length;
  tally.most = Math.max(tally.most, laid);
  tally.flooded += Number(keptBridgesIn(walk) > 0);
  tally.dearest = Math.max(tally.dearest, (user + system) / 1000);
  walk.lastLook = { text: engine.serialize(state), played: walk.played.length };
}

/** True if an engine that has just loaded the game lists the same for the builder. */
export function isListedAlike({
  ruleset,
  engine,
  state,
}: Pick<Walk, 'ruleset' | 'engine' | 'state'>): boolean {
  const seat = builderIn({ engine, state }) as number;
  const fresh = engineFor(ruleset);
  const loaded = fresh.deserialize(engine.serialize(state)) as Envelope;
  const listed = (by: AnyEngine, of: Envelope) => JSON.stringify([...by.legalActions(of, seat)]);
  return listed(engine, state) === listed(fresh, loaded);
}

// What the laws of ways say.
function faultsIn(walk: Walk): readonly string[] {
  const game = gameOf(walk);
  const stuck = [...seatsWithoutNext(game, walk.engine.settingOf(walk.state))];
  return [
    ...faultsOfKeptWays(game),
    ...countedOtherwise(game),
    ...stuck.map((seat) => `seat ${seat} may build no segment of its way`),
    ...(game.state.rail.ways === null ? ['there are no ways for everyone'] : []),
  ];
}

// Of so many proofs one is put before the long search, which takes a second.
const PROOFS_PER_JUDGE = 50;

// A refusal without a proof is too strict where a long search finds ways after all; one with a proof must not be.
function judge(walk: Walk, { action: { seat, from, to } }: Candidate, tally: WalkTally): void {
  const game = gameOf(walk);
  const build = { builder: seat, from, to };
  const isProven = explainWays(game, { seat, from, to })?.cut != null;
  tally.unproven += Number(!isProven);
  if (tally.judged++ % PROOFS_PER_JUDGE > 0 && isProven) return;
  const isSafe = laidAfresh(groundOf(game, build), AT_LENGTH) !== null;
  tally.tooStrict += Number(isSafe);
  if (isProven && isSafe) tally.unsafe.push(`${walk.name}: a proof is wrong: ${JSON.stringify(build)}`);
}

// The next state; with a view the hash would tell what its seat cannot know.
function nextHash(engine: AnyEngine, state: Envelope, action: GameAction): string {
  const result = engine.tryAction(state, action);
  return `${JSON.stringify(action)} leads to ${result.ok ? engine.hashState(result.state) : JSON.stringify(result)}`;
}

// A form of the game where it stands, for an engine that has seen nothing of it.
type Form = (walk: Walk, other: AnyEngine, seat: number) => Envelope;

const FORMS: Readonly<Record<string, Form>> = {
  saved: ({ engine, state }, other) => other.deserialize(engine.serialize(state)) as Envelope,
  seen: ({ engine, state }, _, seat) => freshCopy(engine.view(state, seat)) as Envelope,
  // From the last look on, and nothing is asked on the way.
  replayed: ({ played, lastLook }, other) =>
    other.applyActions(
      other.deserialize(lastLook.text) as Envelope,
      played.slice(lastLook.played),
    ) as Envelope,
  'set up': ({ ruleset, config, state }, other) =>
    other.createPosition(ruleset.id, { config, state: partsOf(state) } as never) as Envelope,
};

/** Plays the walk once more from its first state, and asks nothing on the way. */
export function replay({ ruleset, name, engine, first, played, state }: Walk, tally: WalkTally): void {
  const other = engineFor(ruleset);
  const again = other.applyActions(other.deserialize(engine.serialize(first)) as Envelope, played);
  if (other.hashState(again) !== engine.hashState(state))
    tally.differences.push(`${name}: its replay ends otherwise`);
}

/** How many segments lie. */
export function laidIn(walk: Walk): number {
  return gameOf(walk).state.rail.tracks.reduce((sum, { length }) => sum + length, 0);
}

/** How many flooded bridges are kept. */
export function keptBridgesIn(walk: Walk): number {
  return gameOf(walk).state.rail.reserved.length;
}

/** The parts of a state that make a position. */
export function partsOf({ game: _, ...parts }: Envelope): object {
  return parts;
}

function gameOf({ engine, state }: Pick<Walk, 'engine' | 'state'>): KnownGame {
  const { rules, board } = engine.settingOf(state) as Pick<KnownGame, 'rules' | 'board'>;
  return { rules, board, state: state as unknown as MilepostState };
}
