// A match on a host: its file, its state, and who may play which seat. The file is the match: one line for how it began, then a
// line an action, each on the disk before anybody hears of it. Whatever happens to the process, opening the file goes on from there.

import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  createGame,
  freshSeed,
  type GameRecord,
  type RulesetId,
  record,
  type SharedSeed,
  type State,
  tryAction,
} from 'railhead';
import type { Asked, Deal } from './seeds.js';

/** How a match began. The seed and its parts stay with the host until the end: they tell every card. */
interface Start {
  readonly ruleset: RulesetId;
  readonly config: SharedSeed & { readonly seats: readonly string[]; readonly options?: object };
  /** By seat: what its player shows to be let in. */
  readonly keys: readonly string[];
}

/** A match that is being played. */
export interface Match {
  readonly id: string;
  readonly keys: readonly string[];
  readonly state: () => State;
  /** Plays for a seat. What is refused changes nothing, and leaves no trace in the file. */
  readonly play: (seat: number, action: object) => ReturnType<typeof tryAction>;
  /** The whole match, with the seed and the parts that it is made of: for everybody, once the game is over. */
  readonly record: () => GameRecord;
}

/** Begins a match and writes its file. Throws an `InvalidInputError` for what is no game. */
export function beginMatch(
  folder: string,
  { ruleset, seats, options }: Asked,
  made?: Parameters<Deal>[1],
): Match {
  const { keys = seats.map(() => freshSeed()), ...shared } = made ?? { seed: freshSeed() };
  const config = { seats, ...shared, ...(options && { options }) };
  createGame(ruleset, config as never);
  const id = randomBytes(6).toString('hex');
  const start: Start = { ruleset, config, keys };
  append(fileOf(folder, id), start);
  return openMatch(folder, id);
}

/** Opens the file of a match and plays it up to its last action. */
export function openMatch(folder: string, id: string): Match {
  const file = fileOf(folder, id);
  const text = readFileSync(file, 'utf8');
  // A line that was cut short was told to nobody, so it never happened.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const [start, ...actions] = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const { ruleset, config, keys } = start as Start;
  let state = createGame(ruleset, config as never) as State;
  for (const action of actions) {
    const result = tryAction(state, action as Action);
    if (!result.ok)
      throw new Error(`${file} holds an action that the rules refuse: ${result.rejection.code}`);
    state = result.state as State;
  }
  return {
    id,
    keys,
    state: () => state,
    play(seat, action) {
      // The seat comes from the key, not from the message.
      const played = { ...action, seat } as Action;
      const result = tryAction(state, played);
      if (result.ok) {
        append(file, played);
        state = result.state as State;
        actions.push(played);
      }
      return result;
    },
    record: () => record(ruleset, config as never, actions as never),
  };
}

const fileOf = (folder: string, id: string) => join(folder, `${id}.jsonl`);

function append(file: string, line: object): void {
  const open = openSync(file, 'a');
  writeSync(open, `${JSON.stringify(line)}\n`);
  fsyncSync(open);
  closeSync(open);
}
