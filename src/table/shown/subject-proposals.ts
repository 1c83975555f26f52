// Proposals for cards, lines of cards and buttons. A card asks for track, one of its lines for the places
// that it names.

import type { GameAction } from '../../core/engine/index.js';
import { noBuildPlan } from '../../core/title/no-plan.js';
import type { Place } from '../../core/title/picture.js';
import type { Proposal } from '../../core/title/planning.js';
import type { Help, HelpSubject } from '../help/index.js';
import { ofBuild } from '../plans/as-proposal.js';
import { planBuild, planCard, proposalOf } from '../plans/index.js';
import { proposalsInWords, type TableProposal } from './proposal.js';
import type { Question } from './question.js';
import type { Telling } from './telling.js';

/** The subject, the help on it, and the proposals of planners for a place. */
export interface AskedFor {
  readonly subject: HelpSubject;
  readonly help: Help;
  readonly meant: (place: Place) => readonly Proposal[];
}

/** Proposals for a subject; the first says what it is for. */
export function proposalsFor(
  telling: Telling,
  question: Question,
  { subject, help, meant }: AskedFor,
): readonly TableProposal[] {
  const { planner, planning, session } = telling;
  const { view } = session.getSnapshot();
  const { seat } = question.decision;
  const isJoined = 'card' in subject && planning.card !== undefined;
  const track = isJoined ? [ofBuild(planCard(planner, view, seat, subject.card))] : [];
  const laid = new Set(track.flatMap(({ steps }) => steps.map(({ action }) => action.type)));
  const single = help.now.flatMap(({ actions: [action, ...others] }) =>
    others.length > 0 || laid.has(action.type) ? [] : [action],
  );
  // The ways to score a card are told apart on the board.
  const isFirst = ({ type }: GameAction, at: number) => single.findIndex((one) => one.type === type) === at;
  const acts = single
    .filter((action, at) => !isJoined || isFirst(action, at))
    .map((action) => proposalOf(planner, view, action));
  const [use] = help.uses;
  const legs = isJoined || use === undefined ? [] : legsOf(use.places);
  const isAboard = use?.places.length === 1;
  const lines = track.filter(
    ({ actions, steps }) => steps.length > 0 && (actions.length > 0 || acts.length === 0),
  );
  const planned = isAboard ? [...legs, ...acts] : [...acts, ...lines, ...legs];
  // Where nothing can be done, one says why.
  const told =
    planned.length > 0 ? planned : [ofBuild({ ...noBuildPlan(null), to: null, money: planning.money })];
  const isOpen = laid.size > 0 || acts.length > 1 || legs.some(({ actions }) => actions.length > 0);
  const reason = isOpen ? undefined : help.refusals.find(({ isLater }) => !isLater);
  const said = [use, reason].flatMap((one) => (one === undefined ? [] : [one.text]));
  return proposalsInWords(telling, question, { planned: told, place: null }).map((one, at) => {
    const isNamed = told[at] === track[0] || planned.length === 0;
    const notes = isNamed && one.play !== null ? [] : one.notes;
    return { ...one, ...(isNamed && { title: help.title }), notes: at === 0 ? [...said, ...notes] : notes };
  });

  // A train to fetch a load, else track that joins its two places. Other actions there are left out.
  function legsOf([place, goal]: readonly Place[]): readonly Proposal[] {
    const legTo = (to: Place) =>
      meant(to)
        .filter(({ what, steps }) => what !== 'act' && steps.length > 0)
        .slice(0, 1);
    const leg = legTo(place);
    if (goal === undefined || (leg[0]?.what === 'move' && leg[0].actions.length > 0)) return leg;
    if (acts.length > 0) return legTo(goal);
    const joined = ofBuild(planBuild(planner, view, seat, place, goal));
    return joined.steps.length > 0 ? [joined] : leg;
  }
}
