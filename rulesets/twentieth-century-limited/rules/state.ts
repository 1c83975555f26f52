// The state of a game, declared once: its types and its schema follow. The code that copies, seals, shows and
// completes it is generated (generated/state.ts).

import {
  type At,
  declareState,
  type KnownOf,
  type RowOf,
  type Seat,
  type SecretAnswers,
  type SeenRowOf,
  type Standing,
  type StateOf,
  toItsSeat,
  toNobody,
  type ViewOf,
  viewAnswers,
} from '../../../src/core/engine/index.js';
import type { CardNumber, Line } from '../board/board.js';
import type { Options } from './options.js';

/** The draft of the starting Regional Cards (TC-SETUP-8); all are drawn before the first answer. */
export interface RegionalDraft<C = CardNumber> {
  /** By starting era, then by seat: the cards dealt. */
  readonly dealt: readonly (readonly (readonly C[])[])[];
  /** By starting era: what each seat keeps; −1 where its deck was empty. */
  readonly answers: readonly SecretAnswers<number>[];
}

/** A choice that must be answered before anything else; the first of the list is open. */
export type Pending<C = CardNumber> =
  | { readonly kind: 'keepRegional'; readonly era: number; readonly cards: readonly C[] }
  | { readonly kind: 'drawCompany' }
  /** TC-COMPANY-4: the company founded and the paid lines. */
  | { readonly kind: 'sellTrack'; readonly card: CardNumber; readonly opponentLines: readonly Line[] };

/** The title's part of a state. Cards and lines are numbers; decks have their top last. */
export const state = /* @__PURE__ */ declareState(
  ({
    answers,
    count,
    flag,
    hidden,
    int,
    list,
    maybe,
    numberOf,
    oneOf,
    part,
    partly,
    record,
    rows,
    seat,
    union,
    word,
  }) => {
    const card = numberOf('card');
    const cards = list(card, 2_000);
    const lines = list(numberOf('line'), 2_000);
    const eras = list(count, 2_000);
    const draft = record({
      dealt: list(list(cards, 5), 8),
      answers: list(answers(int(-1, 1_000_000), 5), 8),
    });
    const pending = union(
      { kind: word('keepRegional'), era: count, cards },
      { kind: word('drawCompany') },
      { kind: word('sellTrack'), card, opponentLines: lines },
    );
    return {
      firstSeat: seat,
      seats: rows('seat', [2, 5], {
        /** Lines that carry own segments, in order of placement; the supply is the rest of the S segments. */
        track: lines,
        waivers: count,
        /** Hand of Company Cards. */
        companies: hidden(cards, toItsSeat),
        /** Hand of Regional Cards, and their eras, which are public. */
        regionals: hidden(cards, toItsSeat),
        regionalEras: eras,
        /** TC-REGION-7: the era to draw from next; 9 when Era 8 has been drawn. */
        nextEra: count,
        /** TC-STACK-1: scored and claimed cards, the top last. */
        stack: partly(cards, seeStack),
        /** The two Completion Trackers. */
        companiesFounded: count,
        regionalsCompleted: count,
        /** Eras of the Regional Cards in the stack, in the order they were scored. */
        erasCompleted: eras,
        /** TC-SKIP-5. */
        cannotEndByRegionals: flag,
      }),
      /** The draft while it is open, null otherwise. */
      draft: partly(maybe(draft), seeDraft),
      /** How far the turn is; null before the first and after the last. */
      turn: maybe(
        part({
          seat,
          /** The step at which the open decision opened. */
          since: count,
          /** TC-TRACK-7: the track step's kind (null until chosen), its lines, and whether it is over. */
          trackKind: maybe(oneOf(['place', 'remove'])),
          trackLines: lines,
          trackClosed: flag,
          /** TC-TURN-5: whether the optional action is used. */
          actionTaken: flag,
          /** TC-RESET-1: once a turn. */
          displayReset: flag,
        }),
      ),
      /** Choices that must be answered before anything else. */
      pending: partly(list(pending, 2), seePending),
      /** TC-END-1: who set off the last round, and how; null until then. */
      ending: maybe(record({ seat, by: oneOf(['companies', 'regionals']) })),
      display: cards,
      companyDeck: hidden(cards, toNobody),
      companyDiscard: cards,
      /** By era. */
      eraDecks: partly(list(cards, 8), seeBacks),
      regionalDiscard: cards,
      /** Open Bonus Cards: blue, green, red. */
      bonuses: list(record({ card, claimedBy: maybe(seat) }), 3),
      /** TC-RESET-1: waivers that left the game. */
      waiversRemoved: count,
    };
  },
);

type Cards = readonly CardNumber[];
/** Cards as a viewer sees them: null for a back. */
type SeenCards = readonly (CardNumber | null)[];

const backs = (cards: Cards): readonly null[] => cards.map(() => null);

// TC-STACK-1: everyone sees the top card, and only that.
function seeStack(stack: Cards, { viewer, place }: At<object>): SeenCards {
  return viewer === place ? stack : stack.map((card, at) => (at === stack.length - 1 ? card : null));
}

function seeDraft(
  draft: RegionalDraft | null,
  { viewer }: At<object>,
): RegionalDraft<CardNumber | null> | null {
  return (
    draft && {
      dealt: draft.dealt.map((bySeat) =>
        bySeat.map((cards, seat): SeenCards => (seat === viewer ? cards : backs(cards))),
      ),
      answers: draft.answers.map((given) => viewAnswers(given, viewer)),
    }
  );
}

function seePending(
  pending: readonly Pending[],
  { state: { turn }, viewer }: At<{ readonly turn: { readonly seat: Seat } | null }>,
): readonly Pending<CardNumber | null>[] {
  return pending.map((open) =>
    open.kind !== 'keepRegional' || turn?.seat === viewer ? open : { ...open, cards: backs(open.cards) },
  );
}

const seeBacks = (decks: readonly Cards[]): readonly SeenCards[] => decks.map(backs);

/** The declaration, of which the types below are made. */
type StateDeclaration = typeof state;
/** The id of the title. */
type Id = 'twentieth-century-limited';

/** One seat's final score and what it is made of. */
export interface Score extends Standing {
  readonly score: number;
  readonly regionals: number;
  readonly companies: number;
  readonly bonuses: number;
  readonly waivers: number;
  /** TC-SCORE-6: Company and Regional Cards together. */
  readonly cards: number;
}

/** A state of this title. */
export type State = StateOf<StateDeclaration, Id, Options, Score>;
/** What rules may read when they check, list and decide: a state, or a view with nulls for what is hidden. */
export type KnownState = KnownOf<StateDeclaration, Id, Options, Score>;
/** What a seat (null: a spectator) may know. */
export type View = ViewOf<StateDeclaration, Id, Options, Score>;
/** What one player has. */
export type SeatState = RowOf<StateDeclaration, 'seats'>;
/** What one player has, as a viewer sees it. */
export type KnownSeat = SeenRowOf<StateDeclaration, 'seats'>;
/** How far the turn is. */
export type Turn = NonNullable<State['turn']>;

/** The running turn; throws if there is no turn. */
export function turnOf<T extends object>({ turn }: { readonly turn: T | null }): T {
  if (turn === null) throw new RangeError('nobody has their turn');
  return turn;
}
