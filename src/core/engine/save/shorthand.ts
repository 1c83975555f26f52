// Actions in shorthand, as records keep them: the notation of what a seat does in a row makes one line,
// without repetitions. Behind a comma the verb goes on, behind `>` the last word goes on as the first:
//
//   4: move 59,32, 58,32, shijiazhuang; end-operations; build 55,64 54,64 > 53,64, 62,42 61,42; end-turn
//
// An action that names the decision it answers has it as its last word, `@57/2/build`. An action that no text
// would give back exactly stands there as an object.

import type { GameAction } from '../base/game-action.js';
import { canonicalJson } from '../base/json.js';
import { quoted } from '../base/printable.js';
import { DamagedSaveError } from '../base/rejection.js';
import { type ActionWords, readSeat, readWords, writeAction } from '../fields/notation.js';
import type { Setting } from '../play/setting.js';

/** What texts are written and read by: a title's notation, and what things are called on the board. */
type Lexicon = Pick<Setting, 'ready' | 'names'>;

/** Actions in shorthand: lines, and such actions as have no text. */
export type Shorthand = readonly (string | GameAction)[];

/** Writes parsed actions in shorthand. */
export function writeShorthand(setting: Lexicon, actions: readonly GameAction[]): Shorthand {
  const lines: (string | GameAction)[] = [];
  let last: Words | null = null;
  for (const action of actions) {
    const words = wordsOf(setting, action);
    if (words === null) lines.push(action);
    else if (last?.seat !== words.seat) lines.push(`${words.seat ?? 'host'}: ${phrase(words)}`);
    else lines[lines.length - 1] += continued(last, words);
    last = words;
  }
  return lines;
}

/** The actions of a shorthand, not checked by a schema. Throws {@link DamagedSaveError} naming a bad line. */
export function readShorthand(setting: Lexicon, lines: Shorthand): readonly object[] {
  const actions: object[] = [];
  for (const [place, line] of lines.entries()) {
    if (typeof line !== 'string') actions.push(line);
    else if (!readLine(setting, line, actions))
      throw new DamagedSaveError(`line ${place + 1} of the record reads as no actions: «${quoted(line)}»`);
  }
  return actions;
}

interface Words extends ActionWords {
  readonly decision: string | undefined;
}

// The words of an action, or null if they would not give it back.
function wordsOf({ ready, names }: Lexicon, action: GameAction): Words | null {
  const { decision, ...bare } = action;
  const spec = ready.actions.get(action.type) ?? ready.hostActions.get(action.type);
  if (spec === undefined) return null;
  const text = writeAction(spec, bare, names);
  if (/[;>@]|[\s,](\s|$)/.test(text) || (decision !== undefined && !isWord(decision))) return null;
  const [who, verb, ...words] = text.split(' ');
  const seat = readSeat(who);
  if (seat === undefined) return null;
  const said = { seat, verb, words, decision };
  return canonicalJson(readWords(ready.notations, said, names)) === canonicalJson(bare) ? said : null;
}

const isWord = (decision: unknown) => typeof decision === 'string' && /^[^\s;,]+$/.test(decision);
const answering = ({ decision }: Words) => (decision === undefined ? '' : ` @${decision}`);
const phrase = (said: Words) => [said.verb, ...said.words].join(' ') + answering(said);

function continued(last: Words, said: Words): string {
  const { verb, words } = said;
  if (verb !== last.verb || words.length === 0 || last.words.length === 0) return `; ${phrase(said)}`;
  const goesOn = words.length > 1 && words[0] === last.words[last.words.length - 1];
  return (goesOn ? ` > ${words.slice(1).join(' ')}` : `, ${words.join(' ')}`) + answering(said);
}

// Adds the actions of a line; false if some words make no action. In one pass over its words: to take the
// line apart at each of its marks in turn takes as long as a tenth of the game.
function readLine({ ready, names }: Lexicon, line: string, actions: object[]): boolean {
  const tokens = line.split(' ');
  const end = tokens.length - 1;
  const seat = readSeat(tokens[0]);
  if (seat === undefined || end === 0) return false;
  let verb: string | undefined;
  let words: string[] = [];
  let isFirst = true;
  for (let place = 1; place <= end; place++) {
    const token = tokens[place];
    const mark = place < end ? markOf(token) : '';
    const isMarked: boolean =
      mark === ';' || (mark === ',' && verb !== undefined) || (mark === '>' && !isFirst);
    const word = isMarked ? token.slice(0, -1) : token;
    isFirst = isMarked || verb === undefined;
    if (verb === undefined) verb = word;
    else if (!isMarked || mark !== '>') words.push(word);
    if (!isMarked && place < end) continue;
    const answered = words[words.length - 1]?.startsWith('@') ? words.pop() : undefined;
    const action = readWords(ready.notations, { seat, verb, words }, names);
    if (action === null) return false;
    actions.push(answered === undefined ? action : { ...action, decision: answered.slice(1) });
    words = mark === '>' ? [words[words.length - 1] ?? ''] : [];
    if (mark === ';') verb = undefined;
  }
  return true;
}

// What a word is followed by: a comma, a semicolon, or `>`, which stands by itself.
function markOf(token: string): string {
  const last = token[token.length - 1];
  return last === ',' || last === ';' || token === '>' ? last : '';
}
