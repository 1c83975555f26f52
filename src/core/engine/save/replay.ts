// Playing a record again: with all that it says of itself verified, or as quickly as it goes.

import type { GameAction } from '../base/game-action.js';
import { hashOf } from '../base/hashes.js';
import { deepFreeze } from '../base/json.js';
import { DamagedSaveError, type Rejection, refuse } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import { createGameState } from '../begin/game.js';

import { sharedSeedIssues } from '../luck/seeds.js';
import { tryPlay } from '../play/play.js';
import type { Settings } from '../play/setting.js';
import type { GameEvent } from '../rules/event.js';
import { isReshaped, unplayable } from '../rules/revisions.js';
import { checkBook } from './book.js';
import { beginChain, LINK_EVERY } from './chain.js';
import { type GameRecord, parseRecord, readRecord } from './record.js';
import { readShorthand } from './shorthand.js';

/** A record that was played again. */
export interface Replayed {
  /** The state after the last action that was played. */
  readonly state: Envelope;
  /** The actions that were played. */
  readonly actions: readonly GameAction[];
  /** How many actions the record holds. */
  readonly length: number;
  /** The record in today's format. */
  readonly record: GameRecord;
}

/** A step of a record: the set-up, number 0 without an action, then one for every action. */
export interface PlayedStep {
  readonly n: number;
  readonly action: GameAction | null;
  readonly events: readonly GameEvent[];
  readonly state: Envelope;
}

/**
 * Plays a record again, up to action number `to` if given. With `verify` (the default) the digest, every link
 * and the final hash must fit; throws {@link DamagedSaveError} naming the first place that does not. Without
 * it the rules are asked too, but nothing is hashed. Every step goes to `onStep` before the end is verified.
 */
export function replayRecord(
  settings: Settings,
  input: unknown,
  { to, verify = true, onStep }: { to?: number; verify?: boolean; onStep?: (step: PlayedStep) => void },
): Replayed {
  const record = verify ? readRecord(input) : parseRecord(input);
  checkRevision(settings, record);
  checkSeed(record);
  const ready = settings.ready(record.ruleset);
  const { ruleset, config, revision } = record;
  const { state: first, events: setup } = createGameState(settings, ruleset, { ...config, revision });
  checkTable(record, first);
  const setting = settings.of(first);
  const actions = readShorthand(setting, record.actions);
  const { length } = actions;
  checkBook(record, { seats: first.game.seatNames.length, actions: length });
  const end = to ?? length;
  if (!Number.isInteger(end) || end < 0 || end > length)
    refuse('replay', `expected a number of actions from 0 to ${length}`, ['to']);
  const chain = verify ? beginChain(setup) : null;
  if (chain !== null) checkLink(record, 0, chain.link);
  onStep?.({ n: 0, action: null, events: setup, state: first });
  // States that nobody sees need not be sealed.
  const executor = onStep === undefined ? ready.unsealed : ready.executor;
  const played: GameAction[] = [];
  let state = first;
  while (played.length < end) {
    const events: GameEvent[] = [];
    const heard = chain === null && onStep === undefined ? null : events;
    const tried = tryPlay(setting, executor, state, actions[played.length], heard);
    if (!tried.ok) throw refused(played.length + 1, tried.rejection);
    state = tried.state;
    played.push(tried.action);
    onStep?.({ n: played.length, action: tried.action, events, state });
    if (chain === null) continue;
    chain.add(tried.action, events);
    if (played.length % LINK_EVERY === 0) checkLink(record, played.length / LINK_EVERY, chain.link);
  }
  const isOfOurShape = !isReshaped(ready.ruleset, { revision, layers: config.layers });
  if (verify && end === length) checkEnd(record, length, isOfOurShape ? state : null);
  return { state: deepFreeze(state), actions: played, length, record };
}

function refused(place: number, { code }: Rejection): DamagedSaveError {
  return new DamagedSaveError(`action ${place} of the record is refused: ${code}`);
}

// Of a game whose states had another shape, the last one cannot be hashed as it was.
function checkEnd({ chain, final }: GameRecord, length: number, state: Envelope | null): void {
  if (chain.length !== Math.floor(length / LINK_EVERY) + 1)
    throw new DamagedSaveError('the record has more links than its actions make');
  if (state !== null && hashOf(state) !== final)
    throw new DamagedSaveError('the record ends in another state than the one it names');
}

function checkRevision(settings: Settings, { ruleset, revision, config }: GameRecord): void {
  const amiss = unplayable(settings.ready(ruleset).ruleset, { revision, layers: config.layers });
  if (amiss !== null) throw new DamagedSaveError(`the record: ${amiss}`);
}

// E-SEED-1: the parts that a record publishes fit what the table committed to, and the seed.
function checkSeed({ config }: GameRecord): void {
  const { seats } = config;
  const [amiss] = sharedSeedIssues(config, typeof seats === 'number' ? seats : seats.length);
  if (amiss !== undefined)
    throw new DamagedSaveError(`the record breaks its seed at ${amiss.path.join('.')}: ${amiss.message}`);
}

function checkTable({ board }: GameRecord, { game }: Envelope): void {
  if (board.id !== game.board.id || board.hash !== game.board.hash) {
    throw new DamagedSaveError(`the record was played on another board than ${game.board.id} as it is here`);
  }
}

function checkLink(record: GameRecord, place: number, link: string): void {
  if (record.chain[place] === link) return;
  const [from, upTo] = [Math.max(0, (place - 1) * LINK_EVERY + 1), place * LINK_EVERY];
  throw new DamagedSaveError(
    place === 0
      ? 'the record begins with another setup than its seed gives'
      : `the record leaves its chain between actions ${from} and ${upTo}`,
  );
}
