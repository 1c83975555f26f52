// The golden games of the titles: where they lie, which there are, and the perft table that goes with them. They are
// compared by playthroughs.test.ts and written by write.ts.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine, type Envelope } from '../../src/core/engine/index.js';
import { perft, readPlaythrough } from '../../src/testing/index.js';
import { playCrowdedGame } from '../rulesets/milepost/crowded-games.js';

export const engine = createEngine(allRulesets) as unknown as AnyEngine;
export const ids: readonly string[] = allRulesets.map(({ id }) => id);

/** What every title has: a whole game of bots, and a stretch of random play with every option that goes with the others. */
export const KINDS = ['greedy', 'random'] as const;
export type Kind = (typeof KINDS)[number] | 'perft' | 'ways';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The file of a golden: `china-rails/greedy.txt`. */
export const fileOf = (id: string, kind: Kind) => join(FOLDER, id, `${kind}.txt`);

/** The text of a golden; throws with the command that writes it where there is none. */
export function readGolden(id: string, kind: Kind): string {
  const file = fileOf(id, kind);
  if (!existsSync(file)) throw new Error(`${file} is missing: npx tsx test/playthroughs/write.ts ${id}`);
  return readFileSync(file, 'utf8');
}

/** The milepost titles, whose states keep ways for seats. */
export const milepostTitles = allRulesets.filter(({ boardKind }) => boardKind === 'milepost');

/** Of a hostile game of six, every so many builds: the hash of the ways that are kept then (M-BUILD-12). */
export function waysText(ruleset: AnyRuleset): string {
  const lines: string[] = [];
  let builds = 0;
  playCrowdedGame(engine, ruleset, { seats: 6, purse: 100, seed: 'golden' }, ({ state }) => {
    if (++builds % BUILDS_A_LINE === 0)
      lines.push(`${builds} ${engine.hashState({ ways: state.rail.ways })}`);
  });
  return `${lines.join('\n')}\n`;
}

const BUILDS_A_LINE = 20;

/** A row of a perft table: the state after so many actions of a playthrough, and how deep to count. */
export interface PerftRow {
  readonly kind: (typeof KINDS)[number];
  readonly after: number;
  readonly depth: number;
}

/** The rows of a perft table. */
export function perftRows(table: string): readonly PerftRow[] {
  return [...table.matchAll(/^(greedy|random) after (\d+), depth (\d+):/gm)].map(
    ([, kind, after, depth]) => ({
      kind: kind as PerftRow['kind'],
      after: Number(after),
      depth: Number(depth),
    }),
  );
}

/** The text of a row: lines of play in all, and by the verb of the first action with how many such actions there are. */
export function perftText(state: Envelope, { kind, after, depth }: PerftRow): string {
  const { total, branches, complete } = perft(engine, state, depth);
  const verbs = new Map<string, { first: number; lines: number }>();
  for (const { action, lines } of branches) {
    const verb = action.split(' ')[1];
    const known = verbs.get(verb) ?? { first: 0, lines: 0 };
    verbs.set(verb, { first: known.first + 1, lines: known.lines + lines });
  }
  return [
    `${kind} after ${after}, depth ${depth}: ${total}${complete ? '' : ' of those listed'}`,
    ...[...verbs].map(([verb, { first, lines }]) => `  ${first} ${verb}: ${lines}`),
  ].join('\n');
}

/** The states of a playthrough after as many actions as asked for. */
export function statesOf(text: string, places: readonly number[]): ReadonlyMap<number, Envelope> {
  const { ruleset, config, actions } = readPlaythrough(engine, text);
  const states = new Map<number, Envelope>();
  let state: Envelope = engine.createGame(ruleset, config);
  for (let step = 0; step <= actions.length; step++) {
    if (places.includes(step)) states.set(step, state);
    if (step < actions.length) state = engine.applyAction(state, actions[step]);
  }
  return states;
}
