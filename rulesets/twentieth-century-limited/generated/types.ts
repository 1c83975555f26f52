// Written by `npm run generate -- states` from what the title declares; a test fails where the two are not in step.

import type { Decision } from '../../../src/core/engine/base/decision.js';
import type { EngineRefusals } from '../../../src/core/engine/base/rejection.js';
import type { GameHeader, Outcome } from '../../../src/core/engine/base/state.js';
import type { SecretAnswers } from '../../../src/core/engine/fields/secret-answers.js';
import type {
  DropSeat,
  EndGame,
  LeaveSeat,
  RejectionBy,
  SeatDropped,
  SeatLeft,
  SeatTaken,
  TakeSeat,
} from '../../../src/core/engine/typed-by-title.js';
import type { Luck } from '../../../src/core/random/streams.js';
import type { Refusals } from './codes.js';

/** The optional rules of 20th Century Limited; all are off unless asked for. */
export interface TwentiethCenturyOptions {
  /** TC-SETUP-2: segments per player, a hard limit. */
  readonly segmentsPerPlayer: number;
  /** TC-SETUP-10: who goes first; null draws. */
  readonly firstSeat: number | null;
  /** TC-END-5: the game ends with this round at the latest; null for no limit. */
  readonly roundLimit: number | null;
}

/** How the game ended; null while it goes on. */
export interface TwentiethCenturyScore {
  /** Whose place it is. */
  readonly seat: number;
  /** 1 is best. */
  readonly place: number;
  /** The sum of all parts. */
  readonly score: number;
  /** Points of Regional Cards. */
  readonly regionals: number;
  /** Points of Company Cards. */
  readonly companies: number;
  /** Points of Bonus Cards. */
  readonly bonuses: number;
  /** Points for waivers. */
  readonly waivers: number;
  /** TC-SCORE-6: Company and Regional Cards together. */
  readonly cards: number;
}

/** What belongs to each seat. */
export interface TwentiethCenturySeat {
  /** Lines that carry own segments, in order of placement; the supply is the rest of the S segments. */
  readonly track: readonly number[];
  /** Waivers that it has. */
  readonly waivers: number;
  /** Hand of Company Cards. */
  readonly companies: readonly number[];
  /** Hand of Regional Cards, and their eras, which are public. */
  readonly regionals: readonly number[];
  /** Eras of the Regional Cards in its hand, in the order of the hand. */
  readonly regionalEras: readonly number[];
  /** TC-REGION-7: the era to draw from next; 9 when Era 8 has been drawn. */
  readonly nextEra: number;
  /** TC-STACK-1: scored and claimed cards, the top last. */
  readonly stack: readonly number[];
  /** The two Completion Trackers. */
  readonly companiesFounded: number;
  /** Regional Cards completed, as its Completion Tracker shows. */
  readonly regionalsCompleted: number;
  /** Eras of the Regional Cards in the stack, in the order they were scored. */
  readonly erasCompleted: readonly number[];
  /** TC-SKIP-5. */
  readonly cannotEndByRegionals: boolean;
}

/** The draft while it is open, null otherwise. */
export interface TwentiethCenturyDraft {
  /** By starting era, then by seat: numbers of the cards that were dealt; null for those of other seats. */
  readonly dealt: readonly (readonly (readonly number[])[])[];
  /**
   * By starting era, then by seat: null until it has answered, then the number of the card that it keeps, −1
   * where its deck was empty.
   */
  readonly answers: readonly SecretAnswers<number>[];
}

/** How far the turn is; null before the first and after the last. */
export interface TwentiethCenturyTurn {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The step at which the open decision opened. */
  readonly since: number;
  /** TC-TRACK-7: the track step's kind (null until chosen), its lines, and whether it is over. */
  readonly trackKind: 'place' | 'remove' | null;
  /** Lines of the track step so far. */
  readonly trackLines: readonly number[];
  /** True once the track step is over. */
  readonly trackClosed: boolean;
  /** TC-TURN-5: whether the optional action is used. */
  readonly actionTaken: boolean;
  /** TC-RESET-1: once a turn. */
  readonly displayReset: boolean;
}

/** Choices that must be answered before anything else. */
export interface TwentiethCenturyKeepRegional {
  /** Which choice it is. */
  readonly kind: 'keepRegional';
  /** The era of the card, from 1. */
  readonly era: number;
  /** Numbers of the two cards that were drawn; null for those who may not know them. */
  readonly cards: readonly number[];
}

/** Choices that must be answered before anything else. */
export interface TwentiethCenturyDrawCompany {
  /** Which choice it is. */
  readonly kind: 'drawCompany';
}

/** Choices that must be answered before anything else. */
export interface TwentiethCenturySellTrack {
  /** Which choice it is. */
  readonly kind: 'sellTrack';
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Lines of other seats that the route uses, each for a waiver, ascending. */
  readonly opponentLines: readonly number[];
}

/** TC-END-1: who set off the last round, and how; null until then. */
export interface TwentiethCenturyEnding {
  /** The seat that set it off. */
  readonly seat: number;
  /** What set it off: Company Cards founded, or Regional Cards completed. */
  readonly by: 'companies' | 'regionals';
}

/** Open Bonus Cards: blue, green, red. */
export interface TwentiethCenturyBonus {
  /** The number of the Bonus Card. */
  readonly card: number;
  /** The seat that has claimed it; null while it is open. */
  readonly claimedBy: number | null;
}

/** The frozen state of a game of 20th Century Limited: what rules know, secrets and luck included. */
export interface TwentiethCenturyState {
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'twentieth-century-limited', TwentiethCenturyOptions>;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** The streams that all luck is drawn from; never part of a view. */
  readonly luck: Luck;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome<TwentiethCenturyScore> | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** The seat that opens every round. */
  readonly firstSeat: number;
  /** What belongs to each seat. */
  readonly seats: readonly TwentiethCenturySeat[];
  /** The draft while it is open, null otherwise. */
  readonly draft: TwentiethCenturyDraft | null;
  /** How far the turn is; null before the first and after the last. */
  readonly turn: TwentiethCenturyTurn | null;
  /** Choices that must be answered before anything else. */
  readonly pending: readonly (
    | TwentiethCenturyKeepRegional
    | TwentiethCenturyDrawCompany
    | TwentiethCenturySellTrack
  )[];
  /** TC-END-1: who set off the last round, and how; null until then. */
  readonly ending: TwentiethCenturyEnding | null;
  /** Numbers of the Company Cards that lie open. */
  readonly display: readonly number[];
  /** Numbers of the Company Cards of the deck, the top one last. */
  readonly companyDeck: readonly number[];
  /** Numbers of the discarded Company Cards, the latest last. */
  readonly companyDiscard: readonly number[];
  /** By era. */
  readonly eraDecks: readonly (readonly number[])[];
  /** Numbers of the discarded Regional Cards, the latest last. */
  readonly regionalDiscard: readonly number[];
  /** Open Bonus Cards: blue, green, red. */
  readonly bonuses: readonly TwentiethCenturyBonus[];
  /** TC-RESET-1: waivers that left the game. */
  readonly waiversRemoved: number;
}

/** What belongs to each seat; cards that the viewer may not know are null. */
export interface TwentiethCenturySeatView {
  /** Lines that carry own segments, in order of placement; the supply is the rest of the S segments. */
  readonly track: readonly number[];
  /** Waivers that it has. */
  readonly waivers: number;
  /** Hand of Company Cards. */
  readonly companies: readonly (number | null)[];
  /** Hand of Regional Cards, and their eras, which are public. */
  readonly regionals: readonly (number | null)[];
  /** Eras of the Regional Cards in its hand, in the order of the hand. */
  readonly regionalEras: readonly number[];
  /** TC-REGION-7: the era to draw from next; 9 when Era 8 has been drawn. */
  readonly nextEra: number;
  /** TC-STACK-1: scored and claimed cards, the top last. */
  readonly stack: readonly (number | null)[];
  /** The two Completion Trackers. */
  readonly companiesFounded: number;
  /** Regional Cards completed, as its Completion Tracker shows. */
  readonly regionalsCompleted: number;
  /** Eras of the Regional Cards in the stack, in the order they were scored. */
  readonly erasCompleted: readonly number[];
  /** TC-SKIP-5. */
  readonly cannotEndByRegionals: boolean;
}

/** The draft while it is open, null otherwise. */
export interface TwentiethCenturyDraftView {
  /** By starting era, then by seat: the cards dealt. */
  readonly dealt: readonly (readonly (readonly (number | null)[])[])[];
  /** By starting era: what each seat keeps; −1 where its deck was empty. */
  readonly answers: readonly SecretAnswers<number>[];
}

/** Choices that must be answered before anything else. */
export interface TwentiethCenturyKeepRegionalView {
  /** Which choice it is. */
  readonly kind: 'keepRegional';
  /** The era of the card, from 1. */
  readonly era: number;
  /** Numbers of the two cards that were drawn; null for those who may not know them. */
  readonly cards: readonly (number | null)[];
}

/**
 * What a seat or a spectator may know of a game of 20th Century Limited: the shape of {@link TwentiethCenturyState} with
 * null in hidden places, without luck.
 */
export interface TwentiethCenturyView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'twentieth-century-limited', TwentiethCenturyOptions>;
  /** How many actions have been played. */
  readonly step: number;
  /** The round, from 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome<TwentiethCenturyScore> | null;
  /** Seats that were dropped or left, ascending (E-HOST-2, E-HOST-5). */
  readonly absent: readonly number[];
  /** The seat that opens every round. */
  readonly firstSeat: number;
  /** What belongs to each seat; cards that the viewer may not know are null. */
  readonly seats: readonly TwentiethCenturySeatView[];
  /** The draft while it is open, null otherwise. */
  readonly draft: TwentiethCenturyDraftView | null;
  /** How far the turn is; null before the first and after the last. */
  readonly turn: TwentiethCenturyTurn | null;
  /** Choices that must be answered before anything else. */
  readonly pending: readonly (
    | TwentiethCenturyDrawCompany
    | TwentiethCenturySellTrack
    | TwentiethCenturyKeepRegionalView
  )[];
  /** TC-END-1: who set off the last round, and how; null until then. */
  readonly ending: TwentiethCenturyEnding | null;
  /** Numbers of the Company Cards that lie open. */
  readonly display: readonly number[];
  /** The Company Cards of the deck: a null for each. */
  readonly companyDeck: readonly (number | null)[];
  /** Numbers of the discarded Company Cards, the latest last. */
  readonly companyDiscard: readonly number[];
  /** By era. */
  readonly eraDecks: readonly (readonly (number | null)[])[];
  /** Numbers of the discarded Regional Cards, the latest last. */
  readonly regionalDiscard: readonly number[];
  /** Open Bonus Cards: blue, green, red. */
  readonly bonuses: readonly TwentiethCenturyBonus[];
  /** TC-RESET-1: waivers that left the game. */
  readonly waiversRemoved: number;
}

/** The seat ends the turn. Notation: `seat: end-turn`. */
export interface EndTurn {
  /** The word that names the action. */
  readonly type: 'endTurn';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat keeps `card`. Notation: `seat: keep card`. */
export interface KeepRegionalCard {
  /** The word that names the action. */
  readonly type: 'keepRegionalCard';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat places a segment on `line`. Notation: `seat: place line`. */
export interface PlaceTrack {
  /** The word that names the action. */
  readonly type: 'placeTrack';
  /** Who acts. */
  readonly seat: number;
  /** The number of the line. */
  readonly line: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat picks up the segment on `line`. Notation: `seat: pick-up line`. */
export interface RemoveTrack {
  /** The word that names the action. */
  readonly type: 'removeTrack';
  /** Who acts. */
  readonly seat: number;
  /** The number of the line. */
  readonly line: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat scores `card`. Notation: `seat: score-regional card opponentLines routeLines?`. */
export interface ScoreRegionalCard {
  /** The word that names the action. */
  readonly type: 'scoreRegionalCard';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Lines of other seats that the route uses, each for a waiver, ascending. */
  readonly opponentLines: readonly number[];
  /** The lines of the route, where it is chosen by hand; left out it is the cheapest. */
  readonly routeLines?: readonly number[] | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat scores `card`. Notation: `seat: score-company card opponentLines routeLines?`. */
export interface ScoreCompanyCard {
  /** The word that names the action. */
  readonly type: 'scoreCompanyCard';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Lines of other seats that the route uses, each for a waiver, ascending. */
  readonly opponentLines: readonly number[];
  /** The lines of the route, where it is chosen by hand; left out it is the cheapest. */
  readonly routeLines?: readonly number[] | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/**
 * The seat exchanges `discard` for one from the `source`: `card`. Notation: `seat: exchange discard source
 * card?`.
 */
export interface ExchangeCompanyCard {
  /** The word that names the action. */
  readonly type: 'exchangeCompanyCard';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card of the hand that is given up. */
  readonly discard: number;
  /** Where the card comes from: the deck, or the display. */
  readonly source: 'deck' | 'display';
  /** The number of the card of the display; left out for the deck. */
  readonly card?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat skips an era. Notation: `seat: skip-era`. */
export interface SkipEra {
  /** The word that names the action. */
  readonly type: 'skipEra';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat claims `card`. Notation: `seat: claim card revealed`. */
export interface ClaimBonusCard {
  /** The word that names the action. */
  readonly type: 'claimBonusCard';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Numbers of the cards that are shown for it, ascending. */
  readonly revealed: readonly number[];
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat has a new display laid out. Notation: `seat: reset-display`. */
export interface ResetCompanyDisplay {
  /** The word that names the action. */
  readonly type: 'resetCompanyDisplay';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat draws a Company Card from the `source`: `card`. Notation: `seat: draw source card?`. */
export interface DrawCompanyCard {
  /** The word that names the action. */
  readonly type: 'drawCompanyCard';
  /** Who acts. */
  readonly seat: number;
  /** Where the card comes from: the deck, or the display. */
  readonly source: 'deck' | 'display';
  /** The number of the card of the display; left out for the deck. */
  readonly card?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat sells `lines`. Notation: `seat: sell lines`. */
export interface ChooseRemovedTrack {
  /** The word that names the action. */
  readonly type: 'chooseRemovedTrack';
  /** Who acts. */
  readonly seat: number;
  /** The lines to take the own segments from, ascending. */
  readonly lines: readonly number[];
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** Round `round` begins. */
export interface RoundBegan {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'roundBegan';
  /** The number of the round, from 1. */
  readonly round: number;
}

/** The seat’s turn begins. */
export interface TurnBegan {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'turnBegan';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The game is over. */
export interface GameEnded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'gameEnded';
  /** Why the game ended: a word that `outcome` has too. */
  readonly reason: string;
  /** Every seat with its score and what it is made of, best first. */
  readonly scores: readonly TwentiethCenturyScore[];
}

/** The seat has a new display laid out: `opened`. */
export interface DisplayReset {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'displayReset';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Numbers of the cards that were discarded. */
  readonly discarded: readonly number[];
  /** Numbers of the cards that lie open now. */
  readonly opened: readonly number[];
}

/** The seat is dealt Company Cards: `cards`. */
export interface CompaniesDealt {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companiesDealt';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The numbers of the cards; null in what others are told where they are secret. */
  readonly cards: readonly number[];
}

/** The Bonus Cards of this game are `cards`. */
export interface BonusesOpened {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'bonusesOpened';
  /** The numbers of the cards; null in what others are told where they are secret. */
  readonly cards: readonly number[];
}

/** The display shows `cards`. */
export interface DisplayOpened {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'displayOpened';
  /** The numbers of the cards; null in what others are told where they are secret. */
  readonly cards: readonly number[];
}

/** The seat draws Regional Cards of era `era`: `cards`. */
export interface RegionalsDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'regionalsDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The numbers of the cards; null in what others are told where they are secret. */
  readonly cards: readonly number[];
  /** The era of the card, from 1. */
  readonly era: number;
}

/** The seat keeps a Regional Card of era `era`: `card`. */
export interface RegionalKept {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'regionalKept';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** The era of the card, from 1. */
  readonly era: number;
}

/** The seat discards `card`. */
export interface RegionalDiscarded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'regionalDiscarded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** The era of the card, from 1. */
  readonly era: number;
}

/** The seat places a segment on `line`. */
export interface SegmentPlaced {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'segmentPlaced';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the line. */
  readonly line: number;
}

/** The seat picks up the segment on `line`. */
export interface SegmentPickedUp {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'segmentPickedUp';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the line. */
  readonly line: number;
}

/** The seat pays `to` {lines#waiver} for the use of track. */
export interface WaiversPaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'waiversPaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The seat whose lines are used. */
  readonly to: number;
  /** The numbers of the lines. */
  readonly lines: readonly number[];
}

/** The seat scores `card`. */
export interface RegionalScored {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'regionalScored';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Lines of other seats that the route uses, each for a waiver, ascending. */
  readonly opponentLines: readonly number[];
}

/** The seat founds `card`. */
export interface CompanyScored {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyScored';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Lines of other seats that the route uses, each for a waiver, ascending. */
  readonly opponentLines: readonly number[];
}

/** The seat draws a Company Card from the `source`: `card`. */
export interface CompanyDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Where the card comes from: the deck, or the display. */
  readonly source: 'deck' | 'display';
}

/** `card` comes to the display. */
export interface DisplayRefilled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'displayRefilled';
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
}

/** The Company Cards are shuffled again. */
export interface CompanyDeckReshuffled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyDeckReshuffled';
}

/** The seat sells {lines#segment} with `card`. */
export interface TrackSold {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trackSold';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** The numbers of the lines. */
  readonly lines: readonly number[];
}

/** The seat discards `card`. */
export interface CompanyDiscarded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyDiscarded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
}

/** The seat skips era `era` and gives up `card`. */
export interface EraSkipped {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'eraSkipped';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** The era of the card, from 1. */
  readonly era: number;
}

/** The seat claims `card`. */
export interface BonusClaimed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'bonusClaimed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
  /** Numbers of the cards that are shown for it. */
  readonly revealed: readonly number[];
}

/** The seat has scored enough `by`: this round is the last. */
export interface EndTriggered {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'endTriggered';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** What set it off: Company Cards founded, or Regional Cards completed. */
  readonly by: 'companies' | 'regionals';
}

/** The seat is awarded `card`. */
export interface BonusAwarded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'bonusAwarded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card; null in what others are told where it is secret. */
  readonly card: number;
}

/** Which Regional Card of this era do you keep? Answered by {@link KeepRegionalCard}. */
export interface DraftDecision extends Decision<'draft'> {
  /** The phase that lists its actions. */
  readonly kind: 'draft';
}

/**
 * Place or pick up one to three segments, then take an action or end your turn. Answered by {@link
 * PlaceTrack}, {@link RemoveTrack}, {@link ScoreRegionalCard}, {@link ScoreCompanyCard}, {@link
 * ExchangeCompanyCard}, {@link SkipEra}, {@link ClaimBonusCard}, {@link ResetCompanyDisplay}, {@link
 * EndTurn}.
 */
export interface TrackDecision extends Decision<'track'> {
  /** The phase that lists its actions. */
  readonly kind: 'track';
}

/**
 * Score, exchange or skip, or end your turn. Answered by {@link PlaceTrack}, {@link RemoveTrack}, {@link
 * ScoreRegionalCard}, {@link ScoreCompanyCard}, {@link ExchangeCompanyCard}, {@link SkipEra}, {@link
 * ClaimBonusCard}, {@link ResetCompanyDisplay}, {@link EndTurn}.
 */
export interface ActionDecision extends Decision<'action'> {
  /** The phase that lists its actions. */
  readonly kind: 'action';
}

/**
 * End your turn. Answered by {@link PlaceTrack}, {@link RemoveTrack}, {@link ScoreRegionalCard}, {@link
 * ScoreCompanyCard}, {@link ExchangeCompanyCard}, {@link SkipEra}, {@link ClaimBonusCard}, {@link
 * ResetCompanyDisplay}, {@link EndTurn}.
 */
export interface FinishDecision extends Decision<'finish'> {
  /** The phase that lists its actions. */
  readonly kind: 'finish';
}

/** Which of the drawn Regional Cards do you keep? Answered by {@link KeepRegionalCard}. */
export interface KeepRegionalDecision extends Decision<'keepRegional'> {
  /** The phase that lists its actions. */
  readonly kind: 'keepRegional';
}

/** Draw a Company Card from the deck or the display. Answered by {@link DrawCompanyCard}. */
export interface DrawCompanyDecision extends Decision<'drawCompany'> {
  /** The phase that lists its actions. */
  readonly kind: 'drawCompany';
}

/** Which of your segments go with the company? Answered by {@link ChooseRemovedTrack}. */
export interface SellTrackDecision extends Decision<'sellTrack'> {
  /** The phase that lists its actions. */
  readonly kind: 'sellTrack';
}

/** Every action of 20th Century Limited, those of the host included, by `type`. */
export type TwentiethCenturyAction =
  | EndTurn
  | KeepRegionalCard
  | PlaceTrack
  | RemoveTrack
  | ScoreRegionalCard
  | ScoreCompanyCard
  | ExchangeCompanyCard
  | SkipEra
  | ClaimBonusCard
  | ResetCompanyDisplay
  | DrawCompanyCard
  | ChooseRemovedTrack
  | DropSeat
  | LeaveSeat
  | TakeSeat
  | EndGame;

/** Everything that is told in 20th Century Limited, by `type`. */
export type TwentiethCenturyEvent =
  | RoundBegan
  | TurnBegan
  | GameEnded
  | DisplayReset
  | CompaniesDealt
  | BonusesOpened
  | DisplayOpened
  | RegionalsDrawn
  | RegionalKept
  | RegionalDiscarded
  | SegmentPlaced
  | SegmentPickedUp
  | WaiversPaid
  | RegionalScored
  | CompanyScored
  | CompanyDrawn
  | DisplayRefilled
  | CompanyDeckReshuffled
  | TrackSold
  | CompanyDiscarded
  | EraSkipped
  | BonusClaimed
  | EndTriggered
  | BonusAwarded
  | SeatDropped
  | SeatLeft
  | SeatTaken;

/** Everything that a seat may be asked in 20th Century Limited, by `kind`. */
export type TwentiethCenturyDecision =
  | DraftDecision
  | TrackDecision
  | ActionDecision
  | FinishDecision
  | KeepRegionalDecision
  | DrawCompanyDecision
  | SellTrackDecision;

/**
 * Why an action of 20th Century Limited may be refused, by `code`: its own rules, and those of the engine.
 */
export type TwentiethCenturyRejection = RejectionBy<Refusals> | RejectionBy<EngineRefusals>;

/** The named types of 20th Century Limited, as the title hands them to the engine. */
export interface TwentiethCenturyNames {
  /** The options of a game. */
  readonly options: TwentiethCenturyOptions;
  /** The frozen state. */
  readonly state: TwentiethCenturyState;
  /** What a seat or a spectator may know. */
  readonly view: TwentiethCenturyView;
  /** Every action. */
  readonly action: TwentiethCenturyAction;
  /** Every fact. */
  readonly event: TwentiethCenturyEvent;
  /** Every decision. */
  readonly decision: TwentiethCenturyDecision;
  /** Every refusal. */
  readonly rejection: TwentiethCenturyRejection;
}
