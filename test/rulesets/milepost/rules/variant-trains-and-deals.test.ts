// Two trains, hands of four, and track that changes hands (M-VAR-13, 14, M-OPEN-37, 38).

import { describe, expect, test } from 'vitest';
import { namesOnBoard } from '../../../../rulesets/milepost/board/names.js';
import { drawn, passTurns } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import type { ToyPosition, ToySeat } from '../toy-position.js';
import { cardlessBoard, EVENT } from '../toy-rails.js';

describe('two trains', () => {
  const options = { additionalTrains: true };
  const game = (seats: readonly ToySeat[], more: ToyPosition = {}) =>
    toyGame({ options, seats: Math.max(2, seats.length), state: { ...more, seats } });

  test('M-VAR-13: a freight and a fast freight, and both may move in a turn', () => {
    const two = game([{ track: ['D 4,2 3,2', 'E 2,6'], trains: [{ at: 'D' }, { at: 'E' }] }]);
    expect(two.seat(0).trains.map(({ loco }) => loco)).toEqual(['freight', 'fast-freight']);
    two.play('0: move 4,2 train=0', '0: move 2,6 train=1', '0: move 3,2');
    expect([two.train(0, 0).points, two.train(0, 1).points]).toEqual([7, 11]);
  });

  const ofTrains = [
    'place D',
    'cross strait',
    'deliver iron 1 2',
    'pick-up iron',
    'drop iron',
    'move 4,2',
    'backtrack',
  ];
  test.each([
    ...ofTrains.map((act) => [act, 'operations'] as const),
    ['upgrade super-freight', 'building'] as const,
    ['crossgrade heavy-freight', 'building'] as const,
  ])(
    'M-VAR-13: to %s a train is named where there are two, and only there (train/no-such-train)',
    (act, phase) => {
      const refusals = (additionalTrains: boolean, train: number) =>
        toyGame({
          options: { additionalTrains, backtracking: true, crossgrading: true },
          state: { seats: [{}], turn: { phase } },
        }).refusals(`0: ${act} train=${train}`);
      expect(refusals(false, 0)).toEqual(['train/no-such-train']);
      expect(refusals(true, 1)).not.toContain('train/no-such-train');
    },
  );

  test('E-SHAPE-4: an act that names no train is the first’s, and is played, written and listed so', () => {
    const seat = {
      rights: ['strait'],
      track: ['D 4,2', 'S 9,4'],
      hand: [1, 2, 3],
      trains: [
        { at: 'D', loads: ['iron'] },
        { at: 'S', waited: true },
      ],
    };
    const operations = game([seat]);
    const yard = game([seat], { turn: { phase: 'building' } });
    const unplaced = game([{ trains: [{}, {}] }]);
    const seen = new Set<string>();
    for (const { engine, state } of [operations, yard, unplaced]) {
      const listed = [...engine.legalActions(state as never)];
      for (const action of listed as { type: string; train?: number }[]) {
        if (action.train !== 0) continue;
        seen.add(action.type);
        const { train: _, ...bare } = action;
        const [one, other] = [action, bare].map((spelled) =>
          engine.tryAction(state as never, spelled as never),
        );
        expect(one).toMatchObject({ ok: true, action });
        expect(other).toEqual(one);
        const text = engine.formatAction(state as never, action as never);
        expect(engine.formatAction(state as never, bare as never)).toBe(text);
        expect(engine.parseAction(state as never, text.replace(' train=0', ''))).toEqual(action);
      }
    }
    expect([...seen].sort()).toEqual(['dropLoad', 'moveTrain', 'pickUpLoad', 'placeTrain', 'upgradeLoco']);
    // A seat with one train names none, and none is put in (train/no-such-train).
    const one = toyGame({ state: { seats: [{ track: ['D 4,2'], train: { at: 'D' } }] } });
    expect(one.refusal('0: move 4,2 train=0')).toEqual({ code: 'train/no-such-train', rule: 'M-VAR-13' });
    expect(one.legal('0: move')).toEqual(['0: move 4,2']);
  });

  test('M-VAR-13: upgraded separately, one upgrade a turn', () => {
    const yard = game([{ cash: 50 }], { turn: { phase: 'building' } });
    yard.play('0: upgrade super-freight train=1');
    expect(yard.seat(0).trains.map(({ loco }) => loco)).toEqual(['freight', 'super-freight']);
    expect(yard.refusal('0: upgrade heavy-freight train=0')?.code).toBe('loco/already-spent');
  });

  test('M-VAR-13: hands of four, if agreed', () => {
    const four = toyGame({ options: { ...options, handsOfFour: true } });
    expect(four.state.seats.map(({ hand }) => hand.length)).toEqual([4, 4]);
    expect(toyGame({ options }).seat(0).hand).toHaveLength(3);
  });

  test('M-OPEN-37: each opponent is paid once a turn, whichever train runs on his track (move/no-rent)', () => {
    const tenant = { cash: 7, trains: [{ at: 'D' }, { at: 'D' }] };
    const landlords = [{ track: ['D 4,2 3,2'] }, { track: ['4,2 4,3'] }];
    const rented = toyGame({ seats: 3, options, state: { seats: [tenant, ...landlords] } });
    rented.play('0: move 4,2 train=0', '0: move 3,2 train=0', '0: move 4,2 train=1');
    expect(rented.cash).toEqual([3, 54, 50]);
    expect(rented.happened('rentPaid')).toEqual([{ seat: 0, to: 1, amount: 4 }]);
    // The other landlord is another opponent, and a turn is a turn.
    expect(rented.refusal('0: move 4,3 train=1')).toEqual({ code: 'move/no-rent', rule: 'M-MOVE-12' });
    expect(rented.refusal('0: move 3,2 train=1')).toBeNull();
    passTurns(rented, 3);
    expect(rented.refusal('0: move 4,2 train=0')?.code).toBe('move/no-rent');
  });

  test('M-OPEN-37: fee and half rate are each train’s own', () => {
    const fog = [{ card: EVENT.fog, drawer: 0, lastTurn: 9, met: [] }];
    const halved = passTurns(game([{}, { trains: [{ at: 'B' }, { at: 'D' }] }], { inPlay: fog }), 1);
    expect(halved.seat(1).trains.map(({ points }) => points)).toEqual([5, 12]);
    const fees = toyGame({
      options: { ...options, costToMove: true },
      state: { seats: [{ track: ['D 4,2 3,2'], trains: [{ at: 'D' }, { at: '3,2' }] }] },
    });
    expect(fees.play('0: move 4,2 train=0', '0: move 4,2 train=1').cash[0]).toBe(48);
  });

  test('M-OPEN-37: each waits at a ferry and crosses by itself', () => {
    const seat = {
      rights: ['strait'],
      trains: [
        { at: 'S', waited: true },
        { at: 'S', waited: true },
      ],
    };
    const ferry = game([seat]).play('0: cross strait train=1');
    expect([ferry.place(0, 0), ferry.place(0, 1)]).toEqual(['S', 'U']);
    expect(ferry.refusal('0: cross strait train=0')).toBeNull();
  });

  test('M-OPEN-37: a lost turn strikes the player, a lost load each train', () => {
    const hit = drawn(['derailment'], {
      options,
      drawer: { trains: [{ at: 'B', loads: ['coal'] }, {}] },
      others: [
        {
          trains: [
            { at: 'D', loads: ['iron', 'oil'] },
            { at: 'E', loads: ['tea'] },
          ],
        },
      ],
    });
    hit.play('1: lose oil', '0: end-turn');
    expect(hit.seat(1).trains.map(({ loads }) => loads)).toEqual([['iron'], []]);
    expect(hit.asked).toEqual(['0: operations']);
  });
});

describe('track deals', () => {
  const options = { trackDeals: true };
  const owner: ToySeat = { track: ['D 4,2 3,2', '4,5 5,5'] };
  const buyer: ToySeat = { cash: 30, track: ['2,3 3,3'] };
  const game = (seats: readonly ToySeat[] = [buyer, owner], more: ToyPosition = {}) =>
    toyGame({
      options,
      seats: seats.length,
      state: { turn: { phase: 'building' }, ...more, seats },
    });
  const land = toyGame();
  const id = (from: string, to: string) => land.segment(from, to);
  const offer = (segments: readonly number[], price: number, inExchange: readonly number[] = []) =>
    `0: offer 1 ${segments.join()} ${price} ${inExchange.length > 0 ? inExchange.join() : '-'}`;

  test('M-VAR-14: track is bought at the price agreed, and changes colour', () => {
    const deal = game().play(offer([id('4,2', '3,2'), id('4,5', '5,5')], 25));
    expect(deal.asked).toEqual(['1: answerDeal']);
    deal.play('1: answer true');
    expect(deal.cash).toEqual([5, 75]);
    expect([deal.owner('4,2', '3,2'), deal.owner('4,5', '5,5'), deal.owner('D', '4,2')]).toEqual([0, 0, 1]);
    const off = toyGame({ state: { seats: [buyer, owner], turn: { phase: 'building' } } });
    expect(off.refusal(offer([id('4,2', '3,2')], 5))).toEqual({ code: 'variant/off', rule: 'M-VAR-14' });
  });

  test('E-SHAPE-3: the segments of an offer are a set, whatever order they are named in', () => {
    const [low, high] = [id('4,2', '3,2'), id('4,5', '5,5')].sort((left, right) => left - right);
    const offered = (order: readonly number[]) => game().play(offer(order, 25)).state;
    expect(offered([high, low])).toEqual(offered([low, high]));
    expect(offered([high, low]).pending).toMatchObject([{ deal: { segments: [low, high] } }]);
  });

  test('M-VAR-14: or traded, with no money involved', () => {
    const deal = game().play(offer([id('4,2', '3,2')], 0, [id('2,3', '3,3')]), '1: answer true');
    expect([deal.owner('4,2', '3,2'), deal.owner('2,3', '3,3'), deal.cash]).toEqual([0, 1, [30, 50]]);
  });

  test('M-VAR-14: a refusal changes nothing', () => {
    const deal = game().play(offer([id('4,2', '3,2')], 25), '1: answer false');
    expect([deal.owner('4,2', '3,2'), deal.cash, deal.asked]).toEqual([1, [30, 50], ['0: building']]);
    expect(deal.refusal('0: build 3,3 4,3')).toBeNull();
  });

  test('M-OPEN-38, M-VAR-14: one offer per seller and turn, before anything is spent, and nothing after a deal', () => {
    const seats = [buyer, owner, { track: ['6,8 6,7'] }];
    const line = offer([id('4,2', '3,2')], 5);
    const asked = game(seats).play(line, '1: answer false');
    expect(asked.refusal(line)).toEqual({ code: 'deal/already-offered', rule: 'M-VAR-14' });
    expect(asked.refusal(`0: offer 2 ${id('6,8', '6,7')} 5 -`)).toBeNull();
    const both = asked.play(`0: offer 2 ${id('6,8', '6,7')} 5 -`, '2: answer false');
    expect(both.refusal(line)?.code).toBe('deal/already-offered');
    expect(both.happened('dealAnswered').map(({ accepted }) => accepted)).toEqual([false, false]);
    const spent = game(seats).play('0: build 3,3 4,3');
    expect(spent.refusal(line)).toEqual({ code: 'deal/already-spent', rule: 'M-VAR-14' });
    const struck = game(seats).play(line, '1: answer true');
    expect(struck.refusal('0: build 3,3 4,3')).toEqual({ code: 'build/dealt', rule: 'M-VAR-14' });
    expect(struck.refusal('0: upgrade fast-freight')?.code).toBe('loco/already-spent');
    expect(struck.refusal(`0: offer 2 ${id('6,8', '6,7')} 5 -`)?.code).toBe('deal/already-spent');
  });

  test('M-OPEN-38: where one budget serves locos and track, a loco bought leaves a deal open, track does not', () => {
    const line = offer([id('4,2', '3,2')], 5);
    const refusal = (turn: object, upgradesWithTrack: boolean) =>
      toyGame({
        options,
        title: { rules: { upgradesWithTrack } },
        state: { seats: [buyer, owner], turn: { phase: 'building', ...turn } },
      }).refusal(line)?.code;
    const upgraded = { spent: 10, upgraded: true };
    expect([refusal(upgraded, true), refusal(upgraded, false)]).toEqual([undefined, 'deal/already-spent']);
    expect(refusal({ spent: 3, built: true }, true)).toBe('deal/already-spent');
    const built = toyGame({
      options,
      title: { rules: { upgradesWithTrack: true } },
      state: { seats: [buyer, owner], turn: { phase: 'building' } },
    }).play('0: build 3,3 4,3');
    expect(built.refusal(line)?.code).toBe('deal/already-spent');
  });

  test('M-OPEN-38, M-BUILD-16: the price is bound by cash, not by the 20 M', () => {
    expect(game().refusal(offer([id('4,2', '3,2')], 31))).toEqual({
      code: 'deal/no-cash',
      rule: 'M-BUILD-16',
    });
    expect(game().refusal(offer([id('4,2', '3,2')], 30))).toBeNull();
  });

  test('M-OPEN-38, M-VAR-14: only what is the seller’s and the buyer’s, once each', () => {
    const [theirs, mine] = [id('4,2', '3,2'), id('2,3', '3,3')];
    expect(game().refusal(offer([mine], 5))).toEqual({ code: 'deal/not-theirs', rule: 'M-VAR-14' });
    expect(game().refusal(offer([theirs, theirs], 5))?.code).toBe('deal/not-theirs');
    expect(game().refusal(offer([theirs], 5, [theirs]))).toEqual({
      code: 'deal/not-yours',
      rule: 'M-VAR-14',
    });
    expect(game().refusal(`0: offer 0 ${mine} 5 -`)).toEqual({
      code: 'deal/no-such-seller',
      rule: 'M-VAR-14',
    });
  });

  test('M-VAR-14: something is sold; nothing for something is no offer (deal/nothing-sold)', () => {
    const nothing = { code: 'deal/nothing-sold', rule: 'M-VAR-14' };
    expect(game().refusal('0: offer 1 - 5 -')).toEqual(nothing);
    expect(game().refusal(`0: offer 1 - 0 ${id('2,3', '3,3')}`)).toEqual(nothing);
  });

  test('M-OPEN-38, M-BUILD-13: the cities’ limits hold for the new owners (deal/breaks-entry)', () => {
    // Dunn is medium: no player may have four segments there.
    const full = { cash: 30, track: ['D 4,2', 'D 5,1', 'D 6,2'] };
    const line = `0: offer 1 ${id('D', '4,1')} 5 -`;
    expect(game([full, { track: ['D 4,1'] }]).refusal(line)).toEqual({
      code: 'deal/breaks-entry',
      rule: 'M-BUILD-13',
    });
    expect(game([{ ...full, track: full.track.slice(1) }, { track: ['D 4,1'] }]).refusal(line)).toBeNull();
  });

  test('M-OPEN-38, M-BUILD-13: no deal brings a third player into a small city (deal/breaks-entry)', () => {
    const line = `0: offer 1 ${id('E', '2,6')} 5 -`;
    const selling = (...track: string[]) =>
      game([{ cash: 30, track: ['2,6 3,6'] }, { track }, { track: ['E 0,6'] }]).refusal(line);
    expect(selling('E 2,6', 'E 1,5')).toEqual({ code: 'deal/breaks-entry', rule: 'M-BUILD-13' });
    // Whoever sells all that he has there leaves.
    expect(selling('E 2,6')).toBeNull();
  });

  test('M-OPEN-38, M-BUILD-13: nor does what is given in exchange (deal/breaks-entry)', () => {
    const trading = (...track: string[]) =>
      game([{ cash: 30, track }, { track: ['4,2 3,2'] }, { track: ['E 0,6'] }]).refusal(
        `0: offer 1 ${id('4,2', '3,2')} 0 ${id('E', '2,6')}`,
      );
    expect(trading('E 2,6', 'E 1,5')).toEqual({ code: 'deal/breaks-entry', rule: 'M-BUILD-13' });
    expect(trading('E 2,6')).toBeNull();
  });

  test('M-OPEN-38, M-OPEN-12: a port whose link any number may hold keeps room for nobody (deal/breaks-entry)', () => {
    // Two segments lead to the port, and one of the three players buys the only one that stands.
    const refusal = (limit: number | null) => {
      const board = cardlessBoard({
        rows: ['_ _ _ _ _ _', ' 1 . . . . .', '_ A . . . B', ' . . . . . .'],
        cities: { A: { size: 'major' }, B: { size: 'major' } },
        containers: { quay: { port: '1', limit } },
      });
      const seats = [{ cash: 30, track: ['3,1 4,1'] }, { track: ['1 1,1'], rights: ['quay'] }, {}];
      return toyGame({ board, options, seats: 3, state: { seats, turn: { phase: 'building' } } }).refusal(
        `0: offer 1 ${board.segment('1', '1,1')} 5 -`,
      );
    };
    expect(refusal(3)).toEqual({ code: 'deal/breaks-entry', rule: 'M-BUILD-13' });
    expect(refusal(null)).toBeNull();
  });

  test('M-BUILD-12: nobody’s last way to the majors is sold (deal/cuts-off)', () => {
    // Two corridors between A and B; seat 1 owns a part of the southern one.
    const board = cardlessBoard({
      rows: ['. A . . . B .', ' . . _ _ . .', '. . . . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
    });
    const refusal = (track: string) =>
      toyGame({
        board,
        options,
        state: { seats: [{ track: [track] }, { track: ['2,2 3,2'] }], turn: { phase: 'building' } },
      }).refusal(`0: offer 1 ${board.segment('2,2', '3,2')} 5 -`);
    expect(refusal('A 2,0 3,0')).toEqual({ code: 'deal/cuts-off', rule: 'M-BUILD-12' });
    expect(refusal('A 2,0')).toBeNull();
  });

  test('M-OPEN-38: the right goes with the only approach to a port, and stays with a seller who has another', () => {
    const sold = (owned: readonly string[], rights: readonly string[] = []) => {
      const deal = game([
        { ...buyer, rights },
        { track: owned, rights: ['strait'] },
      ]);
      deal.play(`0: offer 1 ${id('S', '9,4')} 5 -`, '1: answer true');
      return [deal.state.rail.rights, deal.happened('rightPassed')];
    };
    expect(sold(['S 9,4 8,3'])).toEqual([[['strait'], []], [{ seat: 1, to: 0, crossing: 'strait' }]]);
    expect(sold(['S 9,4', 'S 9,3'])).toEqual([[[], ['strait']], []]);
    // The other port is an approach as well.
    expect(sold(['S 9,4', 'U 12,7'])).toEqual([[[], ['strait']], []]);
    // Who sells an approach without the right has none to pass on.
    const without = game([buyer, { track: ['S 9,4'] }]);
    without.play(`0: offer 1 ${id('S', '9,4')} 5 -`, '1: answer true');
    expect(without.state.rail.rights).toEqual([[], []]);
    // Who holds it already holds it once.
    expect(sold(['S 9,4'], ['strait'])[0]).toEqual([['strait'], []]);
  });

  test('M-OPEN-38: track that leads to no port takes no right along', () => {
    const deal = game([buyer, { track: ['9,4 8,3'], rights: ['strait'] }]);
    deal.play(`0: offer 1 ${id('9,4', '8,3')} 5 -`, '1: answer true');
    expect(deal.state.rail.rights).toEqual([[], ['strait']]);
  });

  test('M-OPEN-38: in a trade rights pass both ways; the new owner crosses without rent, the old one with it', () => {
    const mine = { cash: 30, track: ['S 9,4'], rights: ['strait'], train: { at: 'S', waited: true } };
    const deal = game([mine, { track: ['4,2 3,2'], train: { at: 'S', waited: true } }]);
    deal.play(`0: offer 1 ${id('4,2', '3,2')} 0 ${id('S', '9,4')}`, '1: answer true', '0: end-turn');
    expect(deal.state.rail.rights).toEqual([[], ['strait']]);
    expect(deal.legal('1: cross')).toEqual(['1: cross strait']);
    deal.play('1: end-turn');
    expect(deal.legal('0: cross')).toEqual(['0: cross strait payTo=1']);
  });

  test('M-VAR-14: of the other’s track each single segment that touches one’s own is listed, and the answer is yes or no', () => {
    const deal = game([{ ...buyer, track: ['3,2 3,3'] }, { track: ['3,2 4,2 5,2', '3,3 4,3'] }]);
    const beside = [id('3,2', '4,2'), id('3,3', '4,3')];
    const { name } = namesOnBoard(deal.board).segment;
    const listed = deal.legal('0: offer').map((text) => text.split(' ')[3]);
    expect(listed.sort()).toEqual(beside.map(name).sort());
    deal.play(offer([beside[0]], 1));
    expect(deal.legal('1: answer')).toEqual(['1: answer true', '1: answer false']);
  });

  test('M-VAR-14, M-INFO-2: who cannot see the buyer’s cash guesses at least the price that was offered', () => {
    const { engine, state } = game().play(offer([id('4,2', '3,2')], 30));
    const seen = engine.view(state as never, 1);
    const guesses = Array.from({ length: 40 }, (_, seed) => engine.determinize(seen, seed).seats[0].cash);
    expect(guesses.every((cash) => cash >= 30)).toBe(true);
    expect(new Set(guesses).size).toBeGreaterThan(10);
  });

  test('M-VAR-14: the list of offers is open-ended and says so', () => {
    const { engine, state } = game([{ ...buyer, track: ['3,2 3,3'] }, owner]);
    const listed = engine.legalActions(state as never, 0);
    expect([listed.complete, [...listed].some(({ type }) => type === 'offerTrackDeal')]).toEqual([
      false,
      true,
    ]);
    const plain = toyGame({ state: { turn: { phase: 'building' } } });
    expect(plain.engine.legalActions(plain.state as never, 0).complete).toBe(true);
  });
});
