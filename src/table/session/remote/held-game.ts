// What a client holds of a game that a host keeps: what the host has said, and what the seat has tried.

import {
  type AnyEngine,
  type Barrier,
  freshSeed,
  type GameAction,
  type Params,
  type Rejection,
  type Seat,
} from '../../../core/engine/index.js';
import type { Connection, Session, SessionSnapshot } from '../session.js';
import type { Link } from './link.js';
import type { Answered } from './messages.js';
import { type Past, viewNear } from './past.js';
import { createTries, type Tries } from './tries.js';

/** The wire to the host, and who hears of changes. */
export interface Wire {
  /** Sends actions until they are answered. */
  readonly send: Link['send'];
  /** Why the host cannot be reached; null while it can. */
  readonly lost: () => string | null;
  /** Why the host does not let the client in; null while it does. */
  readonly refused: () => string | null;
  /** There is something new to show. */
  readonly changed: () => void;
}

/** What a session does, and what the wire tells it. */
export interface HeldGame extends Omit<Session, 'subscribe'> {
  /** The host has said more. */
  readonly goOn: (past: Past) => void;
  /** The wire has broken, or is whole again. */
  readonly change: () => void;
}

/** Actions that are on their way. */
interface Sending {
  /** The view that is shown meanwhile, and what led there. */
  readonly view: Past['view'];
  readonly events: Tries['events'];
  readonly barrier: Barrier | null;
  /** The decision that they answer. */
  readonly decision: string;
  /** How the host answered; null until it has. */
  answer: Answered | null;
  /** Why there is no answer yet. */
  why: string;
}

/** Holds a game that a host keeps: the verbs of a session, without listeners. */
export function holdGame(engine: AnyEngine, first: Past, wire: Wire): HeldGame {
  const seat: Seat | null = first.view.viewer;
  let past = first;
  let tries = createTries(engine, past.view);
  // How many tries there were before each plan: a plan is taken back as one.
  let begun: readonly number[] = [];
  let sending: Sending | null = null;
  // An earlier view that the client looks at.
  let lookedAt: Past['view'] | null = null;
  let snapshot = taken({});

  // While actions are on their way, what the host says goes before what was tried.
  function present(): Past['view'] {
    if (sending === null) return tries.view;
    return sending.view.step > past.view.step ? sending.view : past.view;
  }

  function taken(told: Partial<Pick<SessionSnapshot, 'events' | 'rejection' | 'barrier'>>): SessionSnapshot {
    const view = lookedAt ?? present();
    const open = engine.decisions(view);
    return Object.freeze({
      view,
      events: told.events ?? [],
      // What the seat has answered already is asked no more.
      decisions: sending === null || lookedAt !== null ? open : open.filter((one) => one.seat !== seat),
      rejection: told.rejection ?? null,
      step: view.step,
      length: present().step,
      tentative: sending === null && lookedAt === null ? tries.actions : [],
      barrier: told.barrier ?? null,
      viewer: seat,
      seats: seat === null ? [] : [seat],
      connection: connection(),
    });
  }

  function connection(): Connection {
    const [refused, lost] = [wire.refused(), wire.lost()];
    if (refused !== null) return { status: 'refused', why: refused };
    if (lost !== null) return { status: 'lost', why: lost };
    return sending === null ? { status: 'connected', why: '' } : { status: 'waiting', why: sending.why };
  }

  function change(told: Parameters<typeof taken>[0]): void {
    snapshot = taken(told);
    wire.changed();
  }

  function playAll(actions: readonly GameAction[]): boolean {
    if (seat === null || sending !== null || lookedAt !== null || wire.refused() !== null) return false;
    if (actions.some((action) => action.seat !== seat)) {
      change({ rejection: no('turn/not-yours', 'E-TURN-1', { seat }) });
      return false;
    }
    const before = tries.actions.length;
    for (const [place, action] of actions.entries()) {
      const { rejection, barrier } = tries.play(action);
      if (rejection === null && barrier === null) continue;
      if (tries.actions.length > before) begun = [...begun, before];
      if (barrier !== null) void send([...tries.actions, ...actions.slice(place)], barrier);
      change({ events: tries.events.slice(before).flat(), rejection, barrier });
      return rejection === null;
    }
    if (tries.actions.length > before) begun = [...begun, before];
    change({ events: tries.events.slice(before).flat() });
    return true;
  }

  async function send(actions: readonly GameAction[], barrier: Barrier): Promise<void> {
    const message = { actions: naming(engine, past.view, actions), id: freshSeed() };
    const { decision = '' } = message.actions[0];
    const { view, events } = tries;
    const sent: Sending = { view, events, barrier, decision, answer: null, why: '' };
    sending = sent;
    const { step } = past.view;
    // A host that restarted does not know which messages it has had: then the step tells.
    sent.answer = await wire.send((isRepeated) => ({ ...message, ...(isRepeated && { step }) }), {
      // Each action is a step.
      least: step + actions.length,
      onTrouble(why) {
        sent.why = why;
        change(snapshot);
      },
    });
    if (sent.answer === null) keep();
    else if (hasArrived(sent.answer)) arrive();
  }

  // The line was closed before the host has answered: the seat has what it tried.
  function keep(): void {
    sending = null;
    change({ rejection: tryAgain() });
  }

  // The stream and the answer come separately.
  const hasArrived = ({ step }: Answered) => step === null || past.view.step >= step;

  function arrive(): void {
    const { answer, barrier, decision } = sending as Sending;
    const { rejection, refused } = answer as Answered;
    sending = null;
    tries = createTries(engine, past.view);
    begun = [];
    change({
      events: snapshot.events,
      rejection: rejection ?? (refused === '' ? null : stale(decision)),
      barrier,
    });
  }

  // Others have acted: what was tried is tried again, as far as it still can be.
  function tryAgain(): Rejection | null {
    const { actions } = tries;
    tries = createTries(engine, past.view);
    for (const action of actions) {
      const { rejection, barrier } = tries.play(action);
      if (rejection === null && barrier === null) continue;
      begun = begun.filter((count) => count < tries.actions.length);
      return rejection;
    }
    return null;
  }

  return {
    getSnapshot: () => snapshot,
    play: (action) => playAll([action]),
    playAll,
    takeBack(count) {
      const length = tries.actions.length;
      const taking = Math.min(length, count ?? length - (begun.at(-1) ?? 0));
      if (sending !== null || lookedAt !== null || taking <= 0) return false;
      tries.takeBack(taking);
      begun = begun.filter((one) => one < tries.actions.length);
      change({});
      return true;
    },
    goTo(step) {
      const next = step >= past.view.step ? null : viewNear(past, step);
      if (next === lookedAt) return;
      lookedAt = next;
      change({});
    },
    story(count) {
      const { step } = snapshot;
      const own = sending ?? tries;
      const tried = lookedAt === null ? own.events : [];
      const from = own.view.step - own.events.length;
      const untold = tried.map((events, place) => ({ n: from + place + 1, events }));
      const known = past.steps.map(({ n, events }) => ({ n, events }));
      return [...known, ...untold.filter(({ n }) => n > past.view.step)]
        .filter(({ n }) => n <= step)
        .slice(-Math.max(1, count));
    },
    viewAs: (viewer) => viewer === seat,
    goOn(next) {
      past = next;
      if (sending?.answer != null && hasArrived(sending.answer)) {
        change({ events: past.last, barrier: sending.barrier });
        arrive();
        return;
      }
      const rejection = sending === null ? tryAgain() : null;
      change({ events: past.last, rejection, barrier: sending?.barrier ?? null });
    },
    change: () => change(snapshot),
  };
}

const no = (code: string, rule: string, params: Params): Rejection => ({
  code,
  rule,
  params,
  scope: 'public',
});

// The host takes none of it, because the match has gone on (E-STALE-1).
const stale = (decision: string) => no('decision/stale', 'E-STALE-1', { decision });

// The first action names the decision that it answers: if that has passed, the host refuses all (E-STALE-1).
function naming(
  engine: AnyEngine,
  view: Past['view'],
  [first, ...others]: readonly GameAction[],
): readonly GameAction[] {
  const named = engine
    .decisions(view)
    .filter(({ seat }) => seat === first.seat)
    .map(({ id }) => ({ ...first, decision: id }))
    .find((action) => engine.checkAction(view, action) === null);
  return [first.decision === undefined ? (named ?? first) : first, ...others];
}
