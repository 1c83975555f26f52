// Games of Toy Rails, or of another title on a toy board, for rule tests that read like a game record: a position in few words, lines of notation with the
// names of places, refusals by code and rule.
//
//   const game = toyGame({ seats: 2, state: { seats: [{ cash: 30, track: ['2,3 3,3'], train: { at: 'D' } }] } });
//   game.play('0: pick-up iron', '0: move 5,2 4,2', '0: end-turn');
//   expect(game.refusal('1: build 3,3 4,3')).toEqual({ code: 'turn/not-now', rule: 'M-TURN-1' });
//
// Without `state` it is a fresh game in its first startup turn. With it, it is normal play: seat 0 is in its operations
// phase in round 1, seat n holds cards 3n + 1 … 3n + 3, nothing is built, no train is placed, unless the state says so.

import { namesOnBoard } from '../../../rulesets/milepost/board/names.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import { milepostMessages } from '../../../rulesets/milepost/words/messages.js';
import { type AnyRuleset, createEngine, type Rejection } from '../../../src/core/engine/index.js';
import type { ToyBoard } from './toy-board.js';
import { positionState, type ToyPosition } from './toy-position.js';
import { type ToyChanges, type ToyOptions, toyCountry, toyEngine } from './toy-rails.js';

export type { ToyPosition, ToySeat, ToyTrain } from './toy-position.js';

export interface ToyGameInput {
  /** Defaults to 2. */
  readonly seats?: number;
  readonly seed?: string | number;
  readonly options?: ToyOptions;
  /** Defaults to the toy country. */
  readonly board?: ToyBoard;
  /** What differs from the toy's page. */
  readonly title?: ToyChanges;
  /** Another title of the family to play on the board. */
  readonly ruleset?: AnyRuleset;
  readonly state?: ToyPosition;
}

/** A game in progress; it remembers its state and its events. */
export type ToyGame = ReturnType<typeof toyGame>;

/** Begins a game, or sets up a position. Throws what the engine throws for an impossible one. */
export function toyGame(input: ToyGameInput = {}) {
  const { seats = 2, seed = 7, options, title, ruleset, state: position } = input;
  const land = input.board ?? toyCountry;
  const engine = ruleset === undefined ? toyEngine(land, title) : engineOn(land, ruleset);
  const id = (ruleset?.id ?? 'toy-rails') as 'toy-rails';
  const messages = ruleset?.messages ?? milepostMessages;
  const config = { seats, seed, board: land.board.id, ...(options === undefined ? {} : { options }) };
  const begun = engine.startGame(id, config);
  let state = begun.state as unknown as MilepostState;
  let events: readonly ToyEvent[] = begun.events as never;
  if (position !== undefined) {
    const { rules } = engine.settingOf(begun.state) as unknown as { rules: never };
    const given = positionState(land, { seats, rules }, position);
    state = engine.createPosition(id, { config, state: given }) as unknown as MilepostState;
    events = [];
  }

  const { names, named } = namesOf(land);
  const on = { ruleset: id, board: land.board.id };
  const parse = (line: string) => engine.parseAction(on, withCells(land, line));
  const playOne = (line: string) => {
    const result = engine.tryAction(state as never, parse(line));
    if (!result.ok)
      throw new Error(`${line} is refused: ${result.rejection.code} (${result.rejection.rule})`);
    state = result.state as unknown as MilepostState;
    events = [...events, ...(result.events as readonly never[])];
  };

  const game = {
    land,
    engine,
    get board() {
      return land.board;
    },
    /** The state now. */
    get state() {
      return state;
    },
    /** Everything that has happened since the game or the position began. */
    get events() {
      return events;
    },
    /** Cash by seat. */
    get cash() {
      return state.seats.map(({ cash }) => cash);
    },
    /** Who must decide what, such as `0: operations`. */
    get asked() {
      return engine.decisions(state as never).map(({ seat, kind }) => `${seat}: ${kind}`);
    },
    /** Plays lines of notation; `0: build A 3,2 4,2` and `0: move 3,2 4,2` go from place to place. */
    play(...lines: string[]) {
      for (const line of lines) for (const step of inSteps(line)) playOne(step);
      return game;
    },
    /** Code and rule of the refusal, or null if the line may be played. Fails unless its sentence can be told. */
    refusal(line: string): { code: string; rule: string } | null {
      const rejection = engine.checkAction(state as never, parse(line));
      if (rejection === null) return null;
      tellInWords(messages, rejection);
      return { code: rejection.code, rule: rejection.rule };
    },
    /** The whole refusal, parameters and scope included, or null. */
    rejection: (line: string): Rejection | null => engine.checkAction(state as never, parse(line)),
    /** Codes of everything that speaks against the line. */
    refusals: (line: string) => engine.explainAction(state as never, parse(line)).map(({ code }) => code),
    /** What a legal segment would cost; the game stays as it is. */
    price(line: string): number {
      const result = engine.tryAction(state as never, parse(line));
      if (!result.ok)
        throw new Error(`${line} is refused: ${result.rejection.code} (${result.rejection.rule})`);
      const built = (result.events as unknown as ToyEvent[]).find(({ type }) => type === 'trackBuilt');
      return built?.price as number;
    },
    /** The legal lines that begin like this (`0: move`), places by name. */
    legal(beginning: string) {
      const seat = Number(beginning.split(':')[0]);
      return [...engine.legalActions(state as never, seat)]
        .map((action) => withLetters(named, engine.formatAction(on, action)))
        .filter((line) => line.startsWith(beginning));
    },
    /** Events of a type so far, without their numbers. */
    happened: (type: string): readonly Record<string, unknown>[] =>
      events.filter((event) => event.type === type).map(({ n: _, type: __, ...rest }) => rest),
    seat: (seat: number) => state.seats[seat],
    train: (seat: number, train = 0) => state.seats[seat].trains[train],
    /** The name of a train's place: a letter of the picture, or "c,r". */
    place: (seat: number, train = 0) => names.get(state.seats[seat].trains[train].at ?? -1) ?? null,
    /** The owner of the segment between two places, or null. */
    owner(from: string, to: string) {
      const segment = land.segment(from, to);
      const seat = state.rail.tracks.findIndex((track) => track.includes(segment));
      return seat < 0 ? null : seat;
    },
    at: land.at,
    segment: land.segment,
  };
  return game;
}

interface Names {
  /** The letter of a milepost, or "c,r". */
  readonly names: ReadonlyMap<number, string>;
  /** The same by its name in notation. */
  readonly named: ReadonlyMap<string, string>;
}

// Real boards have thousands of mileposts, and many games are played on one.
const known = new WeakMap<ToyBoard, Names>();

function namesOf(land: ToyBoard): Names {
  const found = known.get(land) ?? listNames(land);
  known.set(land, found);
  return found;
}

function listNames(land: ToyBoard): Names {
  const names = new Map<number, string>();
  for (const row of land.map.rows.keys()) {
    for (let column = 0; column < land.board.columns; column++)
      names.set(row * land.board.columns + column, `${column},${row}`);
  }
  for (const [letter, milepost] of lettersOf(land)) names.set(milepost, letter);
  const { milepost } = namesOnBoard(land.board);
  return { names, named: new Map([...names].map(([cell, name]) => [milepost.name(cell) ?? '', name])) };
}

const engines = new WeakMap<AnyRuleset, WeakMap<ToyBoard, ReturnType<typeof toyEngine>>>();

// An engine that plays a title on a toy board; the same one on every call.
function engineOn(land: ToyBoard, ruleset: AnyRuleset): ReturnType<typeof toyEngine> {
  const byBoard = engines.get(ruleset) ?? new WeakMap<ToyBoard, ReturnType<typeof toyEngine>>();
  engines.set(ruleset, byBoard);
  const engine =
    byBoard.get(land) ?? (createEngine([winnableOn(land, ruleset)], { boards: [land.board] }) as never);
  byBoard.set(land, engine);
  return engine;
}

// Toy boards are too small for the victories of most titles, and games that nobody can win are refused.
function winnableOn({ board }: ToyBoard, ruleset: AnyRuleset): AnyRuleset {
  const { victoryMajors, victoryLink } = ruleset.tables;
  const hasLink = board.crossings.some(({ kind }) => kind === victoryLink);
  return {
    ...ruleset,
    tables: {
      ...ruleset.tables,
      victoryMajors: Math.min(victoryMajors, board.majors.length),
      victoryLink: hasLink ? victoryLink : null,
    },
  };
}

interface ToyEvent {
  readonly n: number;
  readonly type: string;
  readonly [key: string]: unknown;
}

// The verbs whose plain words are places.
const ON_THE_MAP = ['build', 'move', 'place', 'sail'];

// Letters of the picture as notation has their places, `c,r` or a city's id, and the numbers of segments in offers as their
// two ends.
function withCells(land: ToyBoard, line: string): string {
  const [seat, verb, ...words] = line.split(/\s+/);
  const { milepost, segment } = namesOnBoard(land.board);
  if (verb === 'offer') {
    const nameOf = (number: string) => segment.name(Number(number)) ?? number;
    const named = (list: string) => list.split(',').map(nameOf).join('+');
    const [seller, sold, price, inExchange] = words;
    return [seat, verb, seller, named(sold), price, named(inExchange)].join(' ');
  }
  if (!ON_THE_MAP.includes(verb)) return line;
  const { name } = milepost;
  return [seat, verb, ...words.map((word) => (word.includes('=') ? word : name(land.at(word))))].join(' ');
}

function withLetters(letters: ReadonlyMap<string, string>, line: string): string {
  const [seat, verb, ...words] = line.split(' ');
  if (!ON_THE_MAP.includes(verb)) return line;
  return [seat, verb, ...words.map((word) => letters.get(word) ?? word)].join(' ');
}

// `0: build A B C` is two builds, `0: move B C` two steps.
function inSteps(line: string): string[] {
  const [seat, verb, ...words] = line.split(/\s+/);
  const places = words.filter((word) => !word.includes('='));
  const rest = words.filter((word) => word.includes('='));
  if (verb === 'move' || verb === 'sail') return places.map((to) => [seat, verb, to, ...rest].join(' '));
  if (verb !== 'build' || places.length < 3) return [line];
  return places.slice(1).map((to, n) => [seat, verb, places[n], to, ...rest].join(' '));
}

function lettersOf({ map, at }: ToyBoard): [string, number][] {
  const centres = new Set(map.cities.map((city) => at(city.at)));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].flatMap((letter): [string, number][] => {
    try {
      const milepost = at(letter);
      return /\d/.test(letter) || centres.has(milepost) ? [[letter, milepost]] : [];
    } catch {
      return [];
    }
  });
}

function tellInWords(messages: Readonly<Record<string, string>>, { code, params }: Rejection): void {
  const sentence = messages[code];
  // The engine's own codes (turn/…, decision/…) have their sentences elsewhere.
  if (sentence === undefined && /^(turn|decision|game|action)\//.test(code)) return;
  if (sentence === undefined) throw new Error(`${code} has no sentence`);
  const missing = [...sentence.matchAll(/\{(\w+)(?::\w+)?\}/g)].filter(
    ([, name]) => (params[name] ?? null) === null,
  );
  if (missing.length > 0) throw new Error(`${code} does not fill ${missing.map(([word]) => word).join()}`);
}
