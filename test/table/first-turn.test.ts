// What clicks propose in the first turn of a game: cards and cities lead to track that can be built.

import { expect, test } from 'vitest';
import { planBuild, proposalsAt } from '../../src/table/plans';
import { questionOf } from '../../src/table/shown/question';
import { proposalsFor } from '../../src/table/shown/subject-proposals';
import { engine, helpIn } from './help/positions';

const begun = async (id: string, kind: string) => {
  let state = engine.createGame(id, { seats: 2, seed: 7 });
  while (engine.decisions(state)[0].kind !== kind)
    state = engine.applyAction(state, [...engine.legalActions(state)][0]);
  const asked = await helpIn(state);
  const { telling, view, viewer } = asked;
  const meant = (place: { kind: string; id: number }) =>
    proposalsAt(telling.planner, view as never, viewer!, place);
  const propose = (subject: Parameters<typeof asked.help>[0]) =>
    proposalsFor(telling, questionOf(telling, null)!, { subject, help: asked.help(subject), meant });
  return { ...asked, meant, propose };
};

test('TC-ROUTE-3: before a seat has track, every city is reached from a city of its cards', async () => {
  const { telling, meant } = await begun('twentieth-century-limited', 'track');
  const { cities } = telling.board as { readonly cities: readonly object[] };
  for (const id of cities.keys()) {
    const [first] = meant({ kind: 'city', id });
    expect([first.what, first.refusal?.code ?? null]).toEqual(['build', expect.not.stringMatching(/no-own/)]);
    expect(first.actions.length).toBeGreaterThan(0);
  }
});

test('TC-TURN-3: a card, or a city on it, proposes the segments for it, and three of them now', async () => {
  const { cards, propose } = await begun('twentieth-century-limited', 'track');
  const joined = cards.filter(({ card: { lines, sort } }) => lines.length > 0 && sort !== 'Display');
  for (const { card } of joined)
    for (const subject of [{ card: card.card! }, { card: card.card!, line: 0 }]) {
      const [{ title, button, notes, actions }] = propose(subject);
      expect(title).not.toBe('');
      expect(button).toMatch(/^Build 3 of \d+$/);
      expect(notes[0]).toMatch(/needs \d+ more steps of track/);
      expect(actions.map(({ type }) => type)).toEqual(Array(3).fill('placeTrack'));
    }
});

test('M-BUILD-2: track for a line joins where its load is to where it pays', async () => {
  const { telling, view, viewer, cards, propose } = await begun('china-rails', 'startup');
  let joined = 0;
  for (const { card } of cards)
    for (const [line, { from, to }] of card.lines.entries()) {
      const [{ plan, actions, notes }] = propose({ card: card.card!, line });
      expect(notes[0]).toMatch(/^Fetch .* pays \d+ M/);
      if (actions[0]?.type !== 'buildTrack') continue;
      const totals = from.map(
        (place) => planBuild(telling.planner, view as never, viewer!, place, to[0]).total,
      );
      expect(totals).toContain(plan.total);
      const seen = new Set<unknown>();
      for (const { action } of plan.steps) {
        const { from: at, to: next } = action as unknown as { from: number; to: number };
        if (seen.has(at) || seen.size === 0) seen.add(next);
        seen.add(at);
      }
      // Every step goes on from one before it, or begins in a major city.
      expect(seen.size).toBe(plan.steps.length + 1);
      joined++;
    }
  expect(joined).toBeGreaterThan(5);
});
