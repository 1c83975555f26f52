// What pointing at a place may mean: plans and actions in one shape, each of which can be shown and played as it stands.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import { previewOf } from '../../../src/core/title/preview.js';
import type { Title } from '../../../src/core/title/title.js';
import {
  type Place,
  type PlanningEngine,
  proposalsAt,
  withPlanning,
} from '../../../src/table/plans/index.js';
import { describeProposal, labelOf, wordingOf } from '../../../src/table/words/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { SOAK } from '../../long-run.js';

const titles = allTitles as unknown as readonly Title<AnyRuleset>[];

describe.each(titles.map((title) => ({ id: title.ruleset.id, title })))('$id', ({ id, title }) => {
  const plain = createEngine([title.ruleset]) as unknown as AnyEngine;
  const { states } = playRandomGame(plain, id, {
    seed: 'proposals',
    seats: 2,
    steps: SOAK ? 400 : 250,
    suggested: 85,
  });

  test('what is proposed can be played and shown as it stands, on a view as on the state, and is told in words', async () => {
    const engine = withPlanning(plain as never, [await title.planning()]) as PlanningEngine<AnyRuleset>;
    const picture = await title.picture();
    const { board } = plain.settingOf(states[0]);
    const places = [...picture.places(board)].filter(({ found }) => found);
    const every = Math.ceil(places.length / 14);
    const kinds = new Map<string, number>();
    const asked = states.filter((state, n) => n % 70 === 0 && state.outcome === null);
    for (const [n, state] of asked.entries()) {
      const [{ seat }] = plain.decisions(state);
      const view = plain.view(state, seat);
      const wording = wordingOf(engine, view);
      const some: readonly Place[] = places.filter((_, at) => at % every === n % every);
      for (const { kind, id: number } of some) {
        const place = { kind, id: number };
        const proposals = proposalsAt(engine, view as never, seat, place);
        expect(proposalsAt(engine, state as never, seat, place)).toEqual(proposals);
        for (const proposal of proposals) {
          const { what, actions, steps, now, refusal, to } = proposal;
          kinds.set(
            actions.length > 0 ? what : 'refused',
            (kinds.get(actions.length > 0 ? what : 'refused') ?? 0) + 1,
          );
          plain.applyActions(state, actions as never);
          expect(actions.slice(actions.length - now.count)).toEqual(
            steps.slice(0, now.count).map(({ action }) => action),
          );
          // A train may wait where it could go on, for the sake of rent.
          if (what !== 'move') expect(refusal === null).toBe(now.count === steps.length && steps.length > 0);
          expect(to).toEqual(place);
          expect(previewOf(picture, board, proposal).length).toBeGreaterThan(0);
          // No sentence names a place by its number alone.
          expect(describeProposal(proposal, wording)).toMatch(/^[^{}]{15,}$/);
          expect(labelOf(wording, proposal)).toMatch(/^[A-Z][^{}]+$/);
          expect(labelOf(wording, proposal)).not.toMatch(/ to \d/);
        }
        expect(proposals.slice(1).filter(({ actions }) => actions.length === 0)).toEqual([]);
      }
    }
    expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
    expect((kinds.get('build') ?? 0) + (kinds.get('move') ?? 0)).toBeGreaterThan(2);
  });
});
