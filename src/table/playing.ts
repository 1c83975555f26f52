// One game on a page: what is pointed at is told and shown before it is played, who decides looks, and bots answer.

import type { Decision, GameAction, Seat } from '../core/engine/index.js';
import type { Picture, Place } from '../core/title/picture.js';
import type { Proposal } from '../core/title/planning.js';
import { type BotFactory, seatBots } from '../players/bots/index.js';
import { createBoard, type MountedBoard } from './board/index.js';
import { possiblePlaces, proposalOf, proposalsAt } from './plans/index.js';
import { type TableChoice, type TableShown, type Telling, type Told, toldOf } from './shown.js';
import { describeProposal, formatRejection, labelOf, type Wording, wordingOf } from './words/index.js';

/** A game with all that is needed to play it on a page. */
export interface TableGame extends Telling {
  readonly picture: Picture;
  readonly board: object;
  readonly bots: readonly (BotFactory | null)[];
  readonly delay?: number | undefined;
  /** Who looks; whoever decides unless given. */
  readonly viewer?: Seat | null | undefined;
  /** Whether whoever decides must be asked to the screen before it shows what only that seat may know. */
  readonly isHandedOver: boolean;
  readonly onChange: (shown: TableShown) => void;
}

/** A game that is played on a page. */
export interface Playing {
  readonly mounted: MountedBoard<unknown>;
  destroy(): void;
}

// Of endless lists the first are offered.
const MOST = 200;

/** Mounts the board of a game, and plays by it. */
export function playOn(host: HTMLElement, played: TableGame): Playing {
  const { engine, planner, store, picture, board, bots, delay, viewer: fixed, onChange } = played;
  // Whom the screen is to be handed to; meanwhile it shows what everybody may know.
  let awaited: Seat | null = null;
  const now = store.getSnapshot;
  const isBot = (seat: Seat) => (bots[seat] ?? null) !== null;
  const nameOf = (seat: Seat): string => now().state.game.seatNames[seat];
  let pointed: Place | null = null;
  let aimed: Place | null = null;
  let here: readonly TableChoice[] = [];
  let told: Told;
  let wording: Wording;
  let free: readonly TableChoice[] = [];

  // What whoever looks may mean by a place, found once until something changes.
  const meanings = new Map<string, readonly Proposal[]>();
  const meant = (place: Place): readonly Proposal[] => {
    const { view, viewer } = now();
    const key = `${place.kind} ${place.id}`;
    const known = meanings.get(key) ?? (decides() ? proposalsAt(planner, view, viewer as Seat, place) : []);
    meanings.set(key, known);
    return known;
  };
  const decides = () => now().decisions.some(({ seat }) => seat === now().viewer && !isBot(seat));

  const mounted = createBoard<object, unknown>(host, {
    picture,
    board,
    view: now().view,
    label: engine.settingOf(now().view).ruleset.title,
    snap: ['city'],
    onPoint(place) {
      pointed = place;
      look();
    },
    onSelect(place) {
      const choices = meant(place).filter(isPlayable);
      const [first] = choices;
      const isAgain = aimed?.kind === place.kind && aimed.id === place.id;
      // A second click means it; one is enough where there is nothing to weigh.
      const isMeant = isAgain && (choices.length === 1 || first?.what !== 'act');
      if (first !== undefined && (isMeant || (choices.length === 1 && isFree(first)))) play(first);
      else aim(choices.length > 0 ? place : null, choices);
    },
    onBack: () => aim(null, []),
  });
  const play = ({ actions }: Proposal) => void store.playAll(actions);
  const choiceOf = (proposal: Proposal, place: Place | null): TableChoice => ({
    label: labelOf(wording, proposal),
    place,
    play: () => play(proposal),
  });

  function aim(place: Place | null, choices: readonly Proposal[]): void {
    aimed = place;
    here = choices.map((one) => choiceOf(one, place));
    look();
  }

  // What is pointed at, or was clicked, as a plan on the board and a sentence.
  function look(): void {
    const place = pointed ?? aimed;
    const [first] = place === null ? [] : meant(place);
    mounted.preview(first ?? null);
    const { rejection } = now();
    const name = place === null ? '' : mounted.nameOf(place);
    const about = first === undefined ? '' : describeProposal(first, wording);
    const refused = rejection === null ? '' : formatRejection(rejection, wording);
    // The place is named once.
    tell(place === null ? refused : about.includes(name) ? about : `${name}. ${about}`.trim());
  }

  function tell(said: string): void {
    if (awaited !== null) {
      const name = nameOf(awaited);
      const take: TableChoice = { label: `I am ${name}`, place: null, play: () => store.viewAs(awaited) };
      onChange({ ...told, said, asked: `Hand the screen to ${name}.`, undo: null, choices: [take] });
      return;
    }
    const undo = now().tentative.some(({ seat }: GameAction) => seat !== null && !isBot(seat))
      ? takeBack
      : null;
    onChange({ ...told, said, undo, choices: [...here, ...free] });
  }

  function takeBack(): void {
    const isLastBots = () => isBot(now().tentative.at(-1)?.seat ?? -1);
    while (isLastBots() && store.takeBack());
    store.takeBack();
  }

  function show(): void {
    const { view, events, viewer } = now();
    mounted.show(view, events);
    const next = fixed === undefined ? lookerAt({ ...now(), viewer: awaited ?? viewer }, isBot) : fixed;
    awaited = next !== viewer && played.isHandedOver ? next : null;
    const looks = awaited === null ? next : null;
    if (looks !== viewer) {
      store.viewAs(looks);
      return;
    }
    pointed = null;
    aimed = null;
    here = [];
    meanings.clear();
    wording = wordingOf(engine, view);
    told = toldOf(played, wording);
    const legal: readonly GameAction[] = decides() ? [...engine.legalActions(view, viewer as Seat)] : [];
    free = legal
      .filter((action) => picture.placeOf(board, action) === null)
      .slice(0, MOST)
      .map((action) => choiceOf(proposalOf(planner, view, action), null));
    const places = possiblePlaces(planner, view, viewer as Seat, { picture, legal });
    mounted.highlight(places.map((place) => ({ ...place, as: 'possible' })));
    look();
  }

  const forget = store.subscribe(show);
  show();
  const seated = seatBots(engine, store, { bots, ...(delay !== undefined && { delay }) });
  return {
    mounted,
    destroy() {
      seated.stop();
      forget();
      mounted.destroy();
    },
  };
}

const isPlayable = ({ actions }: Proposal) => actions.length > 0;
const isFree = ({ steps, actions, total }: Proposal) =>
  steps.length === 1 && actions.length === 1 && total === 0;

/** Whoever must decide, or may where nobody must; whoever looks already before others, and nobody new while bots decide. */
function lookerAt(
  { decisions, viewer }: { readonly decisions: readonly Decision[]; readonly viewer: Seat | null },
  isBot: (seat: Seat) => boolean,
): Seat | null {
  const must = decisions.filter(({ optional }) => !optional);
  const asked = (must.length > 0 ? must : decisions).filter(({ seat }) => !isBot(seat));
  if (asked.some(({ seat }) => seat === viewer)) return viewer;
  return asked[0]?.seat ?? viewer;
}
