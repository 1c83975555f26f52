// The board of a table: the places that are possible on it, the meaning of a place under the pointer, and the
// proposals for a click.

import { createRandom, type Seat } from '../core/engine/index.js';
import { fill } from '../core/engine/words/fill.js';
import type { Highlight, Place } from '../core/title/picture.js';
import type { Proposal } from '../core/title/planning.js';
import { whereWords } from '../core/title/where-is.js';
import { createBoard, type MountedBoard } from './board/index.js';
import type { Help, HelpSubject } from './help/index.js';
import { possiblePlaces, proposalsAt } from './plans/index.js';
import { goesBy, proposalOfPlan, proposalsInWords, type TableProposal } from './shown/proposal.js';
import type { Question } from './shown/question.js';
import { proposalsFor } from './shown/subject-proposals.js';
import type { TablePointed } from './shown/table-shown.js';
import type { Telling } from './shown/telling.js';
import { describeProposal } from './words/index.js';

/** The board with what is proposed on it. */
export interface Pointing {
  readonly mounted: MountedBoard<unknown>;
  /** What the clicked place may mean, or what a bot would do. */
  readonly proposals: () => readonly TableProposal[];
  /** The place that is pointed at, with what it means. */
  readonly pointed: () => TablePointed | null;
  /** Takes the decision that is open now; proposals from before are taken off. */
  ask(question: Question | null): void;
  /** Lights up places beside what is possible; none takes them off. */
  shine(places: readonly Highlight[]): void;
  /** Proposes what a subject asks for, and a place as if it was clicked for the first time. */
  aim(subject: HelpSubject, help: Help): void;
  /** Proposes what a bot would do. */
  hint(): void;
  /** Takes proposals off. */
  cancel(): void;
  destroy(): void;
}

/** How clicks are taken, and who is told. */
export interface PointingOptions {
  /** True if a click never plays what it is the first to mean. */
  readonly asksFirst: boolean;
  /** Something else is pointed at or proposed. */
  changed(): void;
}

// Milliseconds after which a pointer rests: what it only passes by is not planned.
const REST = 80;

/** Mounts the board of a game. */
export function createPointing(
  host: HTMLElement,
  telling: Telling,
  { asksFirst, changed }: PointingOptions,
): Pointing {
  const { engine, planner, session, picture, board, wording, play } = telling;
  let question: Question | null = null;
  let proposals: readonly TableProposal[] = [];
  // The place that was clicked, and one that led nowhere: the next is planned from there.
  let aimed: Place | null = null;
  let start: Place | null = null;
  let pointed: TablePointed | null = null;
  let planned: Proposal | null = null;
  let light: readonly Highlight[] = [];
  // What may be clicked, found when it is shown first.
  let possible: readonly Highlight[] | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isMarked = true;

  // The meanings of a place for the viewer, found once until something changes.
  const meanings = new Map<string, readonly Proposal[]>();
  const meant = (place: Place): readonly Proposal[] => {
    if (question === null) return [];
    const from = start ?? 'network';
    const key = `${place.kind} ${place.id} ${start?.kind} ${start?.id}`;
    const { view } = session.getSnapshot();
    const known = meanings.get(key) ?? proposalsAt(planner, view, question.decision.seat, place, from);
    meanings.set(key, known);
    return known;
  };

  const mounted = createBoard<object, unknown>(host, {
    picture,
    board,
    view: session.getSnapshot().view,
    drawing: telling.drawing,
    say: (key, params) => fill(wording.sentences?.[key] ?? whereWords[key], params, wording),
    label: engine.settingOf(session.getSnapshot().view).ruleset.title,
    snap: ['city'],
    onSelect: select,
    onPoint(place) {
      clearTimeout(resting);
      if (place === null) point(null);
      else resting = setTimeout(point, REST, place);
    },
    onBack: () => propose([], { place: null, from: null }),
  });

  function point(place: Place | null): void {
    const [first] = place === null ? [] : meant(place);
    planned = first ?? null;
    pointed = place === null ? null : told(place, first);
    mark();
    changed();
  }

  function told(place: Place, first: Proposal | undefined): TablePointed {
    const text = first === undefined ? '' : describeProposal(first, wording);
    return { place, name: mounted.nameOf(place), text };
  }

  function select(place: Place): void {
    if (question === null) return;
    const playable = proposals.filter((one) => one.play !== null);
    const [first] = playable;
    const isAgain = aimed?.kind === place.kind && aimed.id === place.id;
    // A second click means it where there is one thing to mean, or a way that goes by there.
    const isMeant = playable.length === 1 || first?.what !== 'act';
    if (first?.play != null && isMeant && (isAgain || goesBy(telling, first, place))) {
      first.play();
      return;
    }
    const found = isAgain ? [] : meant(place);
    const [only, ...others] = found.filter(({ actions }) => actions.length > 0);
    if (only !== undefined && others.length === 0 && isFree(only) && !asksFirst) {
      play(only.actions);
      return;
    }
    const leads = only !== undefined;
    // A finger does not rest on a place before it clicks.
    clearTimeout(resting);
    pointed = told(place, meant(place)[0]);
    propose(proposalsInWords(telling, question, { planned: found, place }), {
      place,
      from: isAgain || leads ? null : place,
    });
  }

  function propose(
    next: readonly TableProposal[],
    { place, from }: { readonly place: Place | null; readonly from: Place | null },
  ): void {
    proposals = next;
    aimed = next.length === 0 ? null : place;
    start = from;
    mark();
    changed();
  }

  // Once for several changes in one go.
  function mark(): void {
    if (!isMarked) return;
    isMarked = false;
    queueMicrotask(markNow);
  }

  function markNow(): void {
    isMarked = true;
    possible ??= question === null ? [] : possibleFor(question);
    const from: readonly Highlight[] = start === null ? [] : [{ ...start, as: 'selected' }];
    mounted.highlight([...(light.length > 0 ? [] : possible), ...from, ...light]);
    mounted.preview(proposals[0]?.plan ?? planned);
  }

  function possibleFor({ decision, legal }: Question): readonly Highlight[] {
    const { view } = session.getSnapshot();
    const how = { picture, legal: legal };
    const places = possiblePlaces(planner, view, decision.seat as Seat, how);
    return places.map((place) => ({ ...place, as: 'possible' }));
  }

  return {
    mounted,
    proposals: () => proposals,
    pointed: () => pointed,
    ask(next) {
      question = next;
      proposals = [];
      aimed = null;
      start = null;
      possible = null;
      pointed = null;
      planned = null;
      light = [];
      meanings.clear();
      clearTimeout(resting);
      mark();
    },
    shine(places) {
      light = places;
      mark();
    },
    aim(subject, help) {
      if (question === null) return;
      aimed = null;
      proposals = [];
      if ('place' in subject) select(subject.place);
      else propose(proposalsFor(telling, question, { subject, help, meant }), { place: null, from: null });
    },
    hint() {
      if (question === null) return;
      const { view } = session.getSnapshot();
      const [best] = engine.plans(view, question.decision, createRandom('hint'), { most: 1 });
      const plan = best ?? { line: question.legal.slice(0, 1) };
      if (plan.line.length > 0)
        propose([proposalOfPlan(telling, question, plan)], { place: null, from: null });
    },
    cancel: () => propose([], { place: null, from: null }),
    destroy() {
      clearTimeout(resting);
      mounted.destroy();
    },
  };
}

const isFree = ({ steps, actions, total }: Proposal) =>
  steps.length === 1 && actions.length === 1 && total === 0;
