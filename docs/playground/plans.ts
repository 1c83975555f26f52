// Plans of the planners as proposals: a stretch of line with its price, a way of a train with its rent.

import type { GameAction } from 'railhead/engine';
import type { BuildPlan, MovePlan, PlannedStep } from 'railhead/planning';
import type { Highlight, Place } from 'railhead/render';
import type { Asked, Proposal } from './proposals.js';
import type { Words } from './words.js';

/** The trains that a seat may have. */
const TRAINS = [0, 1];

/** What planners propose for pointing at a place; those that cannot be played now say why. */
export function plannedAt(asked: Asked, to: Place, from: Place | null): readonly Proposal[] {
  const { guide, view, decision } = asked;
  const { seat } = decision;
  const { cargo } = guide.status(view, seat);
  const trains = TRAINS.filter((train) => cargo.some((one) => one.train === train));
  const moves = trains.flatMap((train) => moveProposal(asked, { train, to, of: trains.length }));
  const build = guide.build(view, seat, { from: from ?? 'network', to });
  const built = build === null ? [] : [buildProposal(asked, build, to)];
  const all = [...moves, ...built].filter((proposal) => proposal !== null);
  return [
    ...all.filter(({ actions }) => actions.length > 0),
    ...all.filter(({ actions }) => actions.length === 0),
  ];
}

function moveProposal(
  asked: Asked,
  { train, to, of }: { readonly train: number; readonly to: Place; readonly of: number },
): readonly Proposal[] {
  const { guide, words, view, decision } = asked;
  const plan = guide.move(view, decision.seat, { train, to });
  if (plan === null || (plan.steps.length === 0 && plan.refusal === null)) return [];
  const which = of > 1 ? ` train ${train + 1}` : '';
  const rent = plan.total === 0 ? '' : `, ${words.money(plan.total)}`;
  const isWhole = plan.actions.length === plan.steps.length;
  return [
    {
      title:
        plan.steps.length === 1 ? words.button(plan.steps[0].action) : `Run${which} to ${nameOf(asked, to)}`,
      button:
        plan.actions.length === 0
          ? null
          : `${isWhole ? 'Go' : `Go ${plan.actions.length} of ${plan.steps.length} steps`}${rent}`,
      actions: plan.actions,
      marks:
        plan.steps.length === 0
          ? [{ ...to, as: 'refused' }]
          : stepMarks(asked, plan.steps, { to, label: turnsText(plan.turns) }),
      notes: moveNotes(words, plan),
      rules: rulesOf(plan),
      leads: plan.actions.length > 0,
    },
  ];
}

function moveNotes(words: Words, { turns, rents, refusal, steps }: MovePlan): readonly string[] {
  const rent = rents.map(
    ({ to, amount, turn }) =>
      `Rent ${words.money(amount)} to ${words.nameOf(to)}${turn === 0 ? '' : `, in turn ${turn + 1}`}`,
  );
  const way =
    steps.length === 0
      ? []
      : [`${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${turnsText(turns)}`];
  return [...way, ...rent, ...(refusal === null ? [] : [words.refusal(refusal)])];
}

function buildProposal(asked: Asked, plan: BuildPlan, to: Place): Proposal | null {
  const { words } = asked;
  const { steps, total, before, actions, thisTurn, turns, refusal } = plan;
  if (steps.length === 0 && refusal === null) return null;
  const isWhole = thisTurn.count === steps.length;
  const first = before.map(words.button);
  return {
    title: `Build to ${nameOf(asked, to)}`,
    button:
      actions.length === 0
        ? null
        : `Build${isWhole ? '' : ` ${thisTurn.count} of ${steps.length}`}, ${words.money(thisTurn.spent)}`,
    actions: actions.length === 0 ? [] : [...before, ...actions],
    marks:
      steps.length === 0
        ? [{ ...to, as: 'refused' }]
        : stepMarks(asked, steps, { to, label: words.money(total) }),
    notes: [
      ...(steps.length === 0 ? [] : [`${words.money(total)} in all, ${turnsText(turns)}`]),
      ...first.map((text) => `First: ${text}`),
      ...(refusal === null ? [] : [words.refusal(refusal)]),
    ],
    rules: rulesOf(plan),
    leads: actions.length > 0,
  };
}

const turnsText = (turns: number) => (turns <= 1 ? 'this turn' : `${turns} turns`);

function rulesOf({ refusal, steps }: BuildPlan | MovePlan): readonly string[] {
  const paid = steps.flatMap(({ price }) => price.items.map(({ rule }) => rule));
  return [...new Set([...(refusal === null ? [] : [refusal.rule]), ...paid])].slice(0, 3);
}

// What is done this turn is dashed, what waits is not, and the end has the price.
function stepMarks(
  { session }: Asked,
  steps: readonly PlannedStep<GameAction>[],
  { to, label }: { readonly to: Place; readonly label: string },
): readonly Highlight[] {
  const { picture, board } = session;
  const marks = steps.flatMap(({ action, turn }): Highlight[] => {
    const place = picture.placeOf(board, action);
    return place === null ? [] : [{ ...place, as: turn === 0 ? 'planned' : 'possible' }];
  });
  return [...marks, { ...to, as: 'selected', label }];
}

function nameOf({ session }: Asked, place: Place): string {
  const { picture, board } = session;
  const spot = picture.spotOf(board, place);
  return spot === null ? '' : session.placeName(spot);
}
