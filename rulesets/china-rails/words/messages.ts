// English for the rejections that only China Rails has.

/** Sentences by rejection code. */
export const containerMessages: Readonly<Record<string, string>> = {
  'container/no-such-link':
    'There is no link at the {port} to buy; the others come with track to their ports.',
  'container/already-held': 'The link at the {port} is held already.',
  'container/no-track': 'Buying the link at the {port} needs track of your own at its city.',
  'container/upgraded': 'A loco was bought this turn, so no link can be bought.',
  'container/over-budget': 'The link costs {price} M; only {left} M of this turn’s budget is left.',
  'container/no-cash': 'The link costs {price} M; there is only {cash} M in hand.',
  'container/not-at-port': 'The train is not at a container port.',
  'container/has-not-waited':
    'Containers are handled at the start of a turn, after waiting at the port and before moving.',
  'container/other-mode':
    'By container a turn is for delivering or for picking up, not for both; one that starts on a port is for picking up.',
  'container/one-load':
    'A train that starts on a port begins with one load; more are picked up once it has waited there.',
  'container/not-overseas': '{city} is not served by container.',
  'container/no-right':
    'A player who uses the link at the {port} holds it or, in games where links are rented, pays one holder once a turn.',
  'container/no-rent': 'There is no {rent} M to pay {owner:seat} for the link.',
};
