// How a seat of a running match changes hands. The rules hear of it where nobody plays (E-HOST-5, E-HOST-6).

import type { AnyEngine, GameAction } from 'railhead/engine';
import { freshSeed } from 'railhead/engine';
import type { Match, Player } from './match.js';
import { type Answer, guestIn, type Message, Refusal } from './requests.js';

/** What somebody wants to do with a seat; `own` is the seat of their key. */
interface Asked {
  readonly seat: number;
  readonly own: number | null;
  readonly message: Message;
}

/**
 * Changes who plays a seat, and answers. Anybody may `take` a seat that a bot or nobody plays. The player of
 * the seat may say `bot` or `leave` until they `return`, or `resign`.
 */
export function changeSeat(engine: AnyEngine, match: Match, { seat, own, message }: Asked): Answer {
  const player = match.players()[seat];
  if (player === undefined) throw new Refusal(404, 'there is no such seat');
  const { game, absent } = match.state();
  const isLeft = (game.vacantSeats ?? []).includes(seat);
  const isGone = absent.includes(seat) && !isLeft;
  if (isGone) throw new Refusal(409, 'the player of this seat has resigned');
  const { do: what } = message;

  // A seat that nobody plays is left and taken in the rules, too.
  function hand(next: Player, type: 'leaveSeat' | 'takeSeat' | 'dropSeat' | null): Answer {
    if (type === null) match.say({ seat, player: next });
    else {
      const result = match.play({ type, seat: null, target: seat } as GameAction, { seat, player: next });
      if (!result.ok) throw new Refusal(409, engine.describe(match.state(), result.rejection));
    }
    return [200, { seat, by: next.by }];
  }
  if (what === 'take') {
    if (player.by === 'person') throw new Refusal(409, 'somebody plays this seat');
    const guest = guestIn(engine, { ruleset: game.ruleset, seats: game.seatNames }, message);
    const key = freshSeed();
    const next = { ...guest, colour: guest.colour ?? player.colour, by: 'person', key } as const;
    const [status, said] = hand(next, isLeft ? 'takeSeat' : null);
    return [status, { ...said, key }];
  }
  if (own !== seat) throw new Refusal(403, 'this key is for another seat, or for none');
  switch (what) {
    case 'return':
      if (player.by === 'person') throw new Refusal(409, 'you play this seat');
      return hand({ ...player, by: 'person' }, isLeft ? 'takeSeat' : null);
    case 'bot':
      return hand({ ...player, by: 'bot' }, isLeft ? 'takeSeat' : null);
    case 'leave':
      if (isLeft) throw new Refusal(409, 'you have left already');
      return hand({ ...player, by: 'nobody' }, 'leaveSeat');
    case 'resign':
      return hand({ ...player, by: 'nobody' }, 'dropSeat');
    default:
      throw new Refusal(400, 'do is take, return, bot, leave or resign');
  }
}

/**
 * Notes that a player agrees to end the game, or no longer does. It ends when all persons agree (E-HOST-4).
 */
export function vote(match: Match, seat: number, { ends }: Message): Answer {
  if (typeof ends !== 'boolean') throw new Refusal(400, 'ends is true or false');
  const persons = match.players().flatMap(({ by }, one) => (by === 'person' ? [one] : []));
  const agreed = new Set([...match.ends(), seat]);
  if (ends && persons.every((one) => agreed.has(one)))
    match.play({ type: 'endGame', seat: null } as GameAction, { seat, ends });
  else match.say({ seat, ends });
  return [200, { ends: [...match.ends()], over: match.state().outcome !== null }];
}
