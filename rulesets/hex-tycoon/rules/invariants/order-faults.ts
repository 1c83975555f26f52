// What must hold of who has picked what, whose turn it is and in which phase. No move of the game leads
// elsewhere, and the rules of setting up and of turns depend on it.

import type { FullGame, HexTypes } from '../types.js';
import { actFaults } from './turn-faults.js';

type Order = Pick<FullGame, 'rules' | 'state'>;

// Far more than a game brings, and far less than a state can hold; a game that is already beyond may go on.
const UNHEARD_OF = 100_000;
const MORE_A_STEP = 1_000;
// Train levels are bought one by one (HT-UPGRADE-1); what is not paid for them costs points (HT-UPKEEP-3).
const HIGHEST_LEVEL = 50;

/** What does not hold, as sentences. */
export function orderFaults(game: Order): readonly string[] {
  const { seats, turn, game: header, step } = game.state;
  const broken: string[] = [];
  if (seats.length !== header.seatNames.length) broken.push('there are not as many seats as names');
  if (seats.some(({ acted }) => acted > step)) broken.push('a seat acted in a step to come');
  if (isTwice(seats.map(({ company }) => company))) broken.push('two seats picked one company');
  if (isTwice(seats.map(({ tycoon }) => tycoon))) broken.push('two seats picked one tycoon');
  seats.forEach(({ company, tycoon }, seat) => {
    if (company !== null && !Object.hasOwn(game.rules.companies, company))
      broken.push(`seat ${seat} picked ${company}, which is no company of this game`);
    if (tycoon !== null && !Object.hasOwn(game.rules.tycoons, tycoon))
      broken.push(`seat ${seat} picked ${tycoon}, which is no tycoon of this game`);
  });
  for (const { id, money, points, trainLevel, obsolescence } of game.state.companies)
    if (
      Math.max(money, Math.abs(points), obsolescence) > UNHEARD_OF + MORE_A_STEP * step ||
      trainLevel > HIGHEST_LEVEL + step
    )
      broken.push(`${id} has more than any game brings`);
  return [...broken, ...ownerFaults(game), ...(turn === null ? pickFaults(game) : turnFaults(game))];
}

// HT-OPT-EXTRA-4: of the companies of a seat one is its first, the others were founded.
function ownerFaults({ state }: Order): string[] {
  return state.companies
    .filter(({ id, seat, extra }) => extra === (state.seats[seat]?.company === id))
    .map(({ id, extra }) => `${id} is ${extra ? 'founded, and' : 'not founded, and not'} its seat's first`);
}

// HT-SETUP-13: before the first turn; a seat that has not picked yet is in the queue, once.
function* pickFaults({ rules, state }: Order): Iterable<string> {
  const { phase, queue, round, turnOrder, companies, seats } = state;
  const now = rules.picks.indexOf(phase as HexTypes['rules']['picks'][number]);
  if (now < 0) return yield `nobody picks anything at ${phase}, and it is nobody's turn`;
  if (round > 0 || turnOrder.length > 0) yield 'the game has begun, and it is nobody’s turn';
  const pickedBy = {
    chooseCompany: (seat: number) => seats[seat].company !== null,
    chooseTycoon: (seat: number) => seats[seat].tycoon !== null,
    chooseStartingCity: (seat: number) => companies.some((company) => company.seat === seat),
  };
  for (const [place, pick] of rules.picks.entries()) {
    const missing = seats.flatMap((_, seat) => (pickedBy[pick](seat) ? [] : [seat]));
    const expected = place < now ? [] : place > now ? seats.map((_, seat) => seat) : queue;
    if (expected.length !== missing.length || !missing.every((seat) => expected.includes(seat)))
      yield `${pick} is due for seats ${missing.join()}, at ${phase} with ${queue.join()} in the queue`;
  }
  if (queue.length === 0) yield 'nobody is left to pick';
}

function* turnFaults({ rules, state }: Order): Iterable<string> {
  const { companies, turnOrder, turn, seats, round, phase, queue } = state;
  const picking: readonly string[] = ['setup', ...rules.picks];
  if (picking.includes(phase)) yield `it is somebody's turn at ${phase}`;
  if (queue.length > 0) yield 'somebody is to pick, and it is somebody’s turn';
  if (round < 1) yield 'a turn before the first round';
  if (turnOrder.length !== companies.length || !companies.every(({ id }) => turnOrder.includes(id)))
    yield 'the order of turns does not name every company once';
  if (turn === null || !companies.some(({ id }) => id === turn.company))
    yield 'the active company is not in play';
  else yield* actFaults(rules, state, turn);
  for (const [seat, { company }] of seats.entries())
    if (!companies.some((one) => one.id === company && one.seat === seat))
      yield `seat ${seat} has no company`;
}

function isTwice(picked: readonly (string | null)[]): boolean {
  const named = picked.filter((one) => one !== null);
  return new Set(named).size < named.length;
}
