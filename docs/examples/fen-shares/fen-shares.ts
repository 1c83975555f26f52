// Fen Shares: companies lay cubes on the links between stations, and players own shares of companies. Its
// rules are in words.ts.

import * as rail from 'railhead/engine';
import { createLinks } from 'railhead/graph';
import { COMPANIES, LINKS, STATIONS } from './map.js';
import { fieldWords, sentences, texts } from './words.js';

const map = createLinks(STATIONS, LINKS);

// What changes. `cubes` has the companies of the cubes on each link, `shares` how many a seat has of each
// company.
// biome-ignore format: a field a line
const state = rail.declareState((of) => ({
  turns: of.turns(4),
  auction: of.auction({ company: of.numberOf('company') }, 4),
  cubes: of.each(of.list(of.numberOf('company'), 2), LINKS.length),
  companies: of.rows('company', [4, 4], { coins: of.money, built: of.count, asked: of.flag }),
  seats: of.rows('seat', [2, 4], { coins: of.money, shares: of.each(of.count, COMPANIES.length) }),
  fair: of.numberOf('station'),
}));

const title = rail.declareTitle({
  id: 'fen-shares',
  state,
  tables: { coins: 20, shares: 3, cubes: 8, room: 2, builds: 2, rounds: 6 }, // F-1, F-2, F-14, F-12, F-15, F-23
  options: { short: rail.switchOption('A short game of four rounds', { rounds: 4 }, ['F-23']) },
  facts: {
    shareSold: rail.fact<{ seat: number; company: number; amount: number }>({
      money: ({ seat, company, amount }) => [
        [seat, -amount],
        [`company ${company}`, amount],
      ],
    }),
    cubeLaid: rail.fact<{ seat: number; company: number; link: number; price: number }>({
      money: ({ company, price }) => [[`company ${company}`, -price]],
    }),
    dividendPaid: rail.fact<{ seat: number; coins: number }>({ money: ({ seat, coins }) => [[seat, coins]] }),
    roundBegan: rail.fact<{ round: number; station: number }>(),
  },
});
type Types = rail.TypesOf<typeof title>;
type KnownShares = Pick<Types['known'], 'cubes' | 'companies' | 'seats' | 'fair'>;

// F-11, F-13, F-14, F-19, F-20: what follows from cubes and shares.
const firm = ({ companies }: KnownShares, company: number) => companies[company]!;
const owns = ({ seats }: KnownShares, seat: number, company: number) => seats[seat]!.shares[company]! > 0;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const network = ({ cubes }: KnownShares, company: number) =>
  map.networkOf((link) => cubes[link]!.includes(company), [COMPANIES[company]!.home]);
const price = ({ cubes }: KnownShares, link: number) => LINKS[link]!.price + 2 * cubes[link]!.length;
const laid = ({ cubes }: KnownShares, company: number) => cubes.filter((on) => on.includes(company)).length;
const sold = ({ seats }: KnownShares, of: number) => sum(seats.map(({ shares }) => shares[of]!));
const worth = ({ fair }: KnownShares, station: number) =>
  STATIONS[station]!.worth + (station === fair ? 2 : 0);
const earnings = (known: KnownShares, company: number) =>
  sum([...network(known, company).nodes].map((station) => worth(known, station)));
const paidTo = (known: KnownShares, seat: number) =>
  sum(
    known.seats[seat]!.shares.map(
      (count, of) => count && count * Math.floor(earnings(known, of) / sold(known, of)),
    ),
  );

// F-4, F-9: leaves the auction, or the round.
const pass = title.defineAction({ type: 'pass', tells: 'hasPassed' });

const auction = title.defineAuction('auction', {
  pass,
  rules: { more: 'F-4', purse: 'F-5', sale: 'F-6' },
  purse: ({ state }, seat) => state.seats[seat]!.coins,
  sold({ emit }, state, { seat, company, amount }) {
    state.seats[seat]!.coins -= amount;
    state.seats[seat]!.shares[company]! += 1;
    state.companies[company]!.coins += amount; // F-7
    emit({ type: 'shareSold', seat, company, amount });
  },
});

// F-16
const offer = title.defineAction({
  type: 'offer',
  payload: { company: rail.fields.numberOf('company') },
  tells: 'shareOffered',
  // biome-ignore format: a rule a line
  check: [
    { code: 'offer/sold', rule: 'F-17', met: ({ rules, state }, at) => sold(state, at.company) < rules.shares },
    { code: 'offer/again', rule: 'F-18', met: ({ state }, at) => !firm(state, at.company).asked },
  ],
  apply(_context, state, { seat, company }) {
    state.companies[company]!.asked = true;
    state.auction = rail.newAuction({ company }, rail.newTurns(state.seats.length, seat));
  },
});

const build = title.defineAction({
  type: 'build',
  payload: { company: rail.fields.numberOf('company'), link: rail.fields.numberOf('link') },
  // biome-ignore format: a rule a line
  check: [
    { code: 'build/share', rule: 'F-10', met: ({ state }, { seat, company }) => owns(state, seat, company) },
    { code: 'build/full', rule: 'F-12', met: ({ rules, state }, at) => state.cubes[at.link]!.length < rules.room },
    { code: 'build/dear', rule: 'F-13', met: ({ state }, at) => price(state, at.link) <= firm(state, at.company).coins },
    { code: 'build/cubes', rule: 'F-14', met: ({ rules, state }, at) => laid(state, at.company) < rules.cubes },
    { code: 'build/more', rule: 'F-15', met: ({ rules, state }, at) => firm(state, at.company).built < rules.builds },
    { code: 'build/apart', rule: 'F-11', met: ({ state }, at) => network(state, at.company).touches(at.link) },
  ],
  apply({ before, emit }, state, { seat, company, link }) {
    const paid = price(before, link);
    state.cubes[link]!.push(company);
    state.companies[company]!.coins -= paid;
    state.companies[company]!.built += 1;
    emit({ type: 'cubeLaid', seat, company, link, price: paid });
  },
});

const rules = title.withPhases({
  auction,
  turn: {
    inTurns: 'turns',
    prompt: 'Build, offer a share, or pass.',
    actions: [build, offer, pass],
    passBy: 'pass',
  },
});

export const fenShares = rules.defineRuleset({
  title: 'Fen Shares',
  edition: 'an example',
  revision: 1,
  texts,
  sentences,
  fieldWords,
  seats: { min: 2, max: 4 },
  ids: () => ({ company: COMPANIES, link: LINKS, station: STATIONS }),

  // F-1, F-2
  setup({ rules }, state) {
    for (const seat of state.seats) seat.coins = rules.coins;
  },

  automatic: [
    {
      name: 'offer the first shares',
      rule: 'F-3',
      between: true,
      due: ({ state }) => state.round === 0 && state.companies.some((one) => !one.asked),
      apply(context, state) {
        const company = state.companies.findIndex((one) => !one.asked);
        offer.apply(context, state, { type: 'offer', seat: company % state.seats.length, company });
      },
    },
    {
      name: 'pay dividends and begin a round',
      rule: 'F-20',
      between: true,
      apply({ rules, before, luck, emit }, state) {
        for (const seat of before.round === 0 ? [] : before.seats.keys()) {
          const coins = paidTo(before, seat);
          state.seats[seat]!.coins += coins;
          emit({ type: 'dividendPaid', seat, coins });
        }
        state.round += 1;
        if (state.round > rules.rounds) return; // F-23
        for (const company of state.companies) Object.assign(company, { built: 0, asked: false });
        state.turns = rail.newTurns(state.seats.length, state.turns.passed[0]); // F-22
        state.fair = luck.int('fair', 0, STATIONS.length - 1); // F-21
        emit({ type: 'roundBegan', round: state.round, station: state.fair });
      },
    },
  ],
  ends: [{ reason: 'lastRound', rule: 'F-23', when: ({ rules, state }) => state.round > rules.rounds }],
  score: ({ state }, seat) => state.seats[seat]!.coins + paidTo(state, seat), // F-24
  tieBreaks: [{ name: 'shares', of: ({ state }, seat) => sum(state.seats[seat]!.shares) }], // F-25

  diagram: {
    nodes: { kind: 'station', list: STATIONS },
    links: { kind: 'link', list: LINKS },
    owners: { kind: 'company', list: COMPANIES },
    *pieces({ state: { cubes, fair } }) {
      for (const [link, on] of cubes.entries()) for (const company of on) yield { link, company };
      yield { station: fair, text: 'fair' };
    },
  },

  invariants: ({ rules, state }) =>
    COMPANIES.every((_, of) => sold(state, of) <= rules.shares) ? [] : ['there are too many shares'],
});
