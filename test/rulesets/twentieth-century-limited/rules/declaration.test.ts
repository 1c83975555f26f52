import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { position, refusal, toyBoard } from '../toy-board';

// Every declaration of a company is legal or not exactly as the definitions of TC-ROUTE-2 and TC-COMPANY-4 to -6 say,
// by trying all sets of lines; and the sets offered for sale are exactly those of TC-COMPANY-5.

const EDGES = 'a-x x-b a-y y-b x-y b-c y-c a-c';
const toy = toyBoard({
  lines: EDGES,
  cities: 'a b c',
  companies: Array.from({ length: 24 }, () => '10: a b c'),
});
const count = EDGES.split(' ').length;
const [card] = toy.board.companies;
const nodes = (toy.board.cards[card] as { nodes: readonly number[] }).nodes;

const known = new Map<number, boolean>();

function joins(lines: readonly number[]): boolean {
  const bits = lines.reduce((sum, line) => sum | (1 << line), 0);
  const joined = known.get(bits) ?? reachesAll(lines);
  known.set(bits, joined);
  return joined;
}

function reachesAll(lines: readonly number[]): boolean {
  const { ends } = toy.board.graph;
  const reached = new Set([nodes[0]]);
  for (let grown = -1; grown !== reached.size; ) {
    grown = reached.size;
    for (const line of lines) {
      const [a, b] = [ends[2 * line], ends[2 * line + 1]];
      if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
    }
  }
  return nodes.every((node) => reached.has(node));
}

const subsets = (lines: readonly number[]) =>
  Array.from({ length: 1 << lines.length }, (_, bits) => lines.filter((_line, place) => bits & (1 << place)));
const isLean = (lines: readonly number[]) =>
  joins(lines) && lines.every((line) => !joins(lines.filter((other) => other !== line)));
const least = (own: readonly number[], paid: readonly number[]) =>
  Math.min(...subsets(own).flatMap((some) => (joins([...some, ...paid]) ? [some.length] : [])));

const owners = fc.array(fc.constantFrom(0, 0, 0, 1, 2, -1), { minLength: count, maxLength: count });

function stateOf(owned: readonly number[], waivers = 6) {
  const track = (seat: number) => owned.flatMap((owner, line) => (owner === seat ? [line] : []));
  return position(toy, 3, {
    seats: [{ track: track(0), companies: [card], waivers }, { track: track(1) }, { track: track(2) }],
  });
}

property.prop([owners, fc.integer({ min: 0, max: (1 << count) - 1 }), fc.integer({ min: 0, max: 6 })], {
  numRuns: 300,
})('a declaration is accepted exactly when the definitions allow it', (owned, bits, waivers) => {
  const state = stateOf(owned, waivers);
  const route = owned.flatMap((owner, line) => (owner >= 0 && bits & (1 << line) ? [line] : []));
  const paid = route.filter((line) => owned[line] > 0);
  const own = route.filter((line) => owned[line] === 0);
  const all = owned.flatMap((owner, line) => (owner === 0 ? [line] : []));
  const isLegal =
    isLean(route) && own.length > 0 && paid.length <= waivers && own.length === least(all, paid);
  const action = { type: 'scoreCompanyCard', seat: 0, card, opponentLines: paid, routeLines: route };
  expect(refusal(toy, state, action) === null).toBe(isLegal);
});

property.prop([owners], { numRuns: 200 })(
  'the sets offered for sale are all the least ones that need every paid line',
  (owned) => {
    const state = stateOf(owned);
    const all = owned.flatMap((owner, line) => (owner === 0 ? [line] : []));
    for (const action of toy.engine.legalActions(state, 0)) {
      if (action.type !== 'scoreCompanyCard') continue;
      const paid = action.opponentLines;
      const size = least(all, paid);
      const expected = subsets(all).filter((own) => own.length === size && isLean([...own, ...paid]));
      const result = toy.engine.tryAction(state, action);
      if (!result.ok) throw new Error(result.rejection.code);
      const drawn = toy.engine.applyAction(result.state, {
        type: 'drawCompanyCard',
        seat: 0,
        source: 'deck',
      });
      const offered = [...toy.engine.legalActions(drawn, 0)].flatMap((sale) =>
        sale.type === 'chooseRemovedTrack' ? [sale.lines.join()] : [],
      );
      // A single set is sold unasked.
      if (expected.length === 1) expect(drawn.pending).toEqual([]);
      else expect(offered.sort()).toEqual(expected.map((own) => own.join()).sort());
    }
    expect(state.seats).toHaveLength(3);
  },
);

property.prop([owners], { numRuns: 200 })(
  'a company that can be founded at all is among the listed actions',
  (owned) => {
    const state = stateOf(owned);
    const all = owned.flatMap((owner, line) => (owner === 0 ? [line] : []));
    const lines = owned.flatMap((owner, line) => (owner >= 0 ? [line] : []));
    const isPossible = subsets(lines).some((route) => {
      const paid = route.filter((line) => owned[line] > 0);
      const own = route.length - paid.length;
      return isLean(route) && own > 0 && paid.length <= 6 && own === least(all, paid);
    });
    const listed = [...toy.engine.legalActions(state, 0)].some(({ type }) => type === 'scoreCompanyCard');
    expect(listed).toBe(isPossible);
  },
);
