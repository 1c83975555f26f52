// Prints what players read, drawn at random from whole games of every title, for somebody to read aloud: rows
// of the log, and refusals. Of refusals every code is as likely as every other.
//   npx tsx test/table/words/sentences-to-read.ts [how many of each] [seed]

import { allRulesets } from '../../../rulesets';
import { engine } from '../../../src';
import type { AnyEngine, GameAction, GameEvent } from '../../../src/core/engine';
import { createRandom, type Random } from '../../../src/core/random/generator';
import { greedyBot, playGame, randomBot } from '../../../src/players/bots';
import { rowsOf } from '../../../src/table/store/story-rows';
import { sentenceOf, type Wording, wordingOf } from '../../../src/table/words';

const [, , count = '60', seed = 'aloud'] = process.argv;
const any = engine as unknown as AnyEngine;
const random = createRandom(seed);

// Refusals that are tried at each step.
const TRIES = 4;
const SEATS = ['Ann', 'Ben', 'Cleo'];

/** What was found in a game: sentences of the log by type of event, of refusals by code. */
type Found = Map<string, Set<string>>;

function note(found: Found, key: string, sentence: string): void {
  const known = found.get(key) ?? new Set();
  found.set(key, known.add(sentence));
}

const pick = <One>(list: readonly One[], from: Random): One => list[from.int(0, list.length - 1)];

/** A game of each title: by bots that play well, and one by bots that play at random. */
for (const { id } of allRulesets) {
  const rows: string[] = [];
  const refused: Found = new Map();
  for (const bot of [greedyBot, randomBot]) {
    const config = { seats: SEATS, seed: `${seed} ${id}` };
    const maxActions = bot === greedyBot ? Number.MAX_SAFE_INTEGER : 1500;
    const story: { n: number; events: readonly GameEvent[] }[] = [];
    const tried: GameAction[] = [];
    let wording: Wording = {};
    playGame(any, id, {
      config,
      bots: [bot],
      maxActions,
      onAction({ action, state, events }: never) {
        wording = wordingOf(any, state);
        story.push({ n: story.length, events: any.viewEvents(state, events, 0) as never });
        tried.push(action);
        refusals(state, tried, (code, sentence) => note(refused, code, sentence));
      },
    } as never);
    for (const { events } of rowsOf(story)) rows.push(sentenceOf(wording, events));
  }
  print(`${id}: log, ${rows.length} rows`, rows);
  print(
    `${id}: refusals, ${refused.size} codes`,
    [...refused.values()].map((ones) => pick([...ones], random)),
  );
}

// What was played at other times, and what others might play, mostly must not be played now.
function refusals(
  state: never,
  tried: readonly GameAction[],
  found: (code: string, sentence: string) => void,
) {
  const open = any.decisions(state);
  if (open.length === 0) return;
  const wording = wordingOf(any, state);
  for (let at = 0; at < TRIES; at++) {
    const { seat } = pick(open, random);
    const { decision: _, ...action } = pick(tried, random) as GameAction & { decision?: unknown };
    const rejection = any.checkAction(state, { ...action, seat } as never);
    if (rejection !== null) found(rejection.code, sentenceOf(wording, rejection));
  }
}

function print(head: string, sentences: readonly string[]): void {
  const all = [...new Set(sentences)];
  const drawn = new Set<string>();
  while (drawn.size < Math.min(Number(count), all.length)) drawn.add(pick(all, random));
  console.log(`\n## ${head}`);
  for (const sentence of drawn) console.log(sentence);
}
