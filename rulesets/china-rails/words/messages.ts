// English for the rejections that only China Rails has.

/** Sentences by rejection code. */
export const containerMessages = {
  'container/no-such-link': 'You cannot buy a link at the {port}: you get it by building track there.',
  'container/already-held': 'Somebody has the link at the {port} already.',
  'container/no-track': 'To buy the link at the {port}, you need track of your own at its city.',
  'container/upgraded': 'You have bought a loco this turn, so you cannot buy a link.',
  'container/over-budget': 'The link costs {price} M, and only {left} M of this turn’s budget is left.',
  'container/no-cash': 'The link costs {price} M, and you have {cash} M.',
  'container/not-at-port': 'The train is not at a container port.',
  'container/has-not-waited':
    'You use containers at the start of a turn. End this turn at the port, then use them.',
  'container/other-mode':
    'In one turn you either deliver or pick up by container. A train that starts on a port picks up first.',
  'container/one-load':
    'A train that starts on a port picks up one load. Wait there for a turn to pick up more.',
  'container/not-overseas': 'No containers come from {city} or go there.',
  'container/no-right': 'You need the link at the {port}: your own, or one that you rent from its holder.',
  'container/no-rent': 'You do not have the {rent} M that {owner:seat} gets for the link.',
} as const;
