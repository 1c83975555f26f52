// Sample games, left before their end: what bots made of them is long, what remains is soon played by clicks.

import { allRulesets } from '../../../rulesets';
import { engine } from '../../../src';
import type { AnyEngine, AnyRuleset, Envelope } from '../../../src/core/engine';
import { sampleGameOf } from '../../../src/testing/sample-game';

const any = engine as unknown as AnyEngine;

const sampleOf = (id: string) => {
  const ruleset = (allRulesets as readonly AnyRuleset[]).find((one) => one.id === id) as AnyRuleset;
  return sampleGameOf(any, ruleset)!.history;
};

/** The record of a game of Ann, Ben and Cleo, all but so many of its actions. */
export function gameNearItsEnd(id: string, { left }: { left: number }): string {
  const { config, actions } = sampleOf(id);
  return JSON.stringify(
    any.record(id, { ...config, seats: ['Ann', 'Ben', 'Cleo'] }, actions.slice(0, -left)),
  );
}

/** A game of bots when so much of it has been played. */
export function midGame(id: string, share = 0.6): Envelope {
  const { states } = sampleOf(id);
  return states[Math.floor(share * (states.length - 1))];
}
