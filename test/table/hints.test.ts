// What a hint proposes has been tried: no rule refuses any of its actions.

import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets';
import { createRandom } from '../../src/core/engine';
import { proposalOfPlan } from '../../src/table/shown/proposal';
import { questionOf } from '../../src/table/shown/question';
import { everyday, SOAK } from '../long-run';
import { engine, helpIn, latePositions } from './help/positions';

const COUNT = SOAK ? 180 : 12;

test.each(allRulesets.map(({ id }) => id))(
  '%s: every action of a hint is legal when its turn comes',
  async (id) => {
    let [count, refused, purposes] = [0, 0, 0];
    let at = 0;
    for (const { state } of latePositions(id, () => true)) {
      if (at++ % 5 !== 0) continue;
      const { telling, viewer } = await helpIn(state);
      const question = questionOf(telling, null)!;
      const view = engine.view(state, viewer);
      const [plan] = engine.plans(view, question.decision, createRandom('hint'), { most: 1 });
      if (plan === undefined) continue;
      const { actions, title, button, total } = proposalOfPlan(telling, question, plan);
      expect(actions.length).toBeGreaterThan(0);
      if (title.startsWith('The plan ')) purposes++;
      if (total > 0) expect(button).toContain(`, ${total} `);
      let now = state;
      for (const action of actions) {
        const tried = engine.tryAction(now, action);
        if (!tried.ok) {
          refused++;
          break;
        }
        now = tried.state;
      }
      if (++count === COUNT) break;
    }
    expect([refused, count]).toEqual([0, COUNT]);
    expect(purposes).toBeGreaterThan(0);
  },
);

test('a hint of several actions has one question at most, and says its purpose first', async () => {
  const [{ state }] = everyday(1, [...someBuilds()]);
  const { telling } = await helpIn(state);
  const question = questionOf(telling, null)!;
  const [plan] = engine.plans(telling.session.getSnapshot().view, question.decision, createRandom('hint'), {
    most: 1,
  });
  const { title, notes, button } = proposalOfPlan(telling, question, plan);
  expect(title).toMatch(/^The plan .* takes \d+ turns?\.$/);
  expect(notes.length).toBeGreaterThan(0);
  expect(button).toMatch(/^Do (?:it|all \d+), \d+ M/);
});

function* someBuilds() {
  for (const position of latePositions('china-rails', ({ type }) => type === 'buildTrack')) {
    yield position;
    return;
  }
}
