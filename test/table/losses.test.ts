// What is asked before something is lost for good, and that nothing else is asked about.

import { describe, expect, test } from 'vitest';
import type { GameAction } from '../../src/core/engine';
import { turnStatus } from '../../src/table/plans';
import { choicesFor, guarded } from '../../src/table/shown/choice';
import { questionOf } from '../../src/table/shown/question';
import { engine, helpIn, latePositions } from './help/positions';

const first = async (
  id: string,
  wanted: (action: GameAction) => boolean,
  isIt: (asked: Asked) => boolean,
) => {
  for (const { state, played } of latePositions(id, wanted)) {
    const { telling, viewer, view } = await helpIn(state);
    const question = questionOf(telling, null)!;
    const turn = turnStatus(telling.planner, view as never, viewer!);
    const warned = guarded(telling, question, { actions: [played], label: 'Do it' });
    const asked = { played, telling, question, turn, warned, seat: viewer! };
    if (isIt(asked)) return asked;
  }
  throw new Error(`no such position of ${id}`);
};
interface Asked {
  readonly turn: { readonly meters: readonly { what: string; left: number; max: number | null }[] };
  readonly warned: { readonly warning: string | null };
}
const meterOf = ({ turn }: Asked, what: string) => turn.meters.find((meter) => meter.what === what)!;

describe.each(['china-rails', 'india-rails', 'iron-dragon'])('%s', (id) => {
  test('M-TURN-4: money is kept at the end of operations, so nobody is asked about it', async () => {
    const { warned } = await first(
      id,
      ({ type }) => type === 'endOperations',
      (asked) => meterOf(asked, 'budget').left === 20 && meterOf(asked, 'movement').left === 0,
    );
    expect(warned.warning).toBeNull();
  });

  test('M-TURN-4: at the end of the turn, half a budget or more is asked about once', async () => {
    const { warned, telling, question, played } = await first(
      id,
      ({ type }) => type === 'endTurn',
      ({ warned: { warning } }) => warning !== null,
    );
    expect(warned.warning).toMatch(/^Really end the turn with (?:1\d|20) (?:M|GP) unspent\?$/);
    warned.play();
    expect(choicesFor(telling, question)(played).warning).toBeNull();
  });

  test('M-MOVE-3: steps that are not taken are lost with the end of operations', async () => {
    const asked = await first(
      id,
      ({ type }) => type === 'endOperations',
      ({ warned: { warning } }) => warning !== null,
    );
    const { left, max } = meterOf(asked, 'movement');
    expect(asked.warned.warning).toBe(`Really end operations with ${left} steps to go?`);
    expect(2 * left).toBeGreaterThanOrEqual(max!);
  });
});

test('M-DELIVER-1: a load that no card asks for is asked about, one that is wanted is not', async () => {
  const { telling, question, played } = await first(
    'china-rails',
    ({ type }) => type === 'pickUpLoad',
    ({ warned: { warning } }) => warning === null,
  );
  const hand = JSON.stringify(
    telling.summary.hand!(
      {
        ...engine.settingOf(telling.session.getSnapshot().view),
        state: telling.session.getSnapshot().view,
      } as never,
      question.decision.seat,
    ),
  );
  const loads = question.legal.filter(({ type }) => type === 'pickUpLoad');
  expect(loads).toContainEqual(played);
  for (const action of loads) {
    const { warning } = choicesFor(telling, question)(action);
    const isWanted = hand.includes(`"load":"${(action as GameAction & { load: string }).load}"`);
    if (isWanted) expect(warning).toBeNull();
    else expect(warning).toMatch(/^Really pick up .*, though no card asks for .*\?$/);
  }
});
