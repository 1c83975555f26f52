// English for how a turn stands, for prices and for losses, by key. It is loaded with the planning, and rules
// do without it.

/** How a turn stands, prices, and what an action brings. */
export const planningWords = {
  'unit MB': '{amount} MB',
  'unit hex': '{amount#hex|hexes}',
  'unit hexside': '{amount#hexside|hexsides}',

  'meter money': '{left} MB in hand',
  'meter rails': '{left} of {all#rail marker|rail markers} to lay',
  'meter stations': '{left} of {all#station|stations} to build',
  'meter upgrades': '{left} of {all#upgrade|upgrades}',
  'meter supply': '{left} of {all#rail marker|rail markers} in supply',
  'goal cities': '{left} of {all#city|cities} joined',
  'goal rails': '{left} of {all#rail marker|rail markers} of one company laid',
  'goal rounds': '{left} of {all#round|rounds}',

  'reason allCitiesConnected': 'all cities connected',
  'reason railMarkersUsedUp': 'rail markers used up',
  'reason roundLimit': 'round limit',

  'brings points': 'for {points#victory point|victory points}',

  'price base': 'base',
  'price town': 'town',
  'price city': 'city',
  'price river': 'river',
  'price forest': 'forest',
  'price mountain': 'mountain',
  'price present': 'present',
  'price surcharge': 'surcharge',
  'price rail': 'rail',
  'price fee': 'fee',
  'price station': 'station',
  'price stock': 'stock',
  'price marker': 'marker',
  'price token': 'token',
  'price railroad': 'railroad',
  'price upgrade': 'upgrade',
  'price dividend': 'dividend',

  'click chooseStartingCity': 'Click one of the marked cities.',
  'click build': 'Click a town or a city: you see the rail markers there and their price.',
  'tour company': 'Every company can do something that the others cannot. Take the marked one.',
  'tour start': 'Click the marked city: your company starts there.',
  'tour build': 'Click the marked town: you see the rail markers there and their price. Then build.',
  'tour end': 'Your company earns money for each town and city that it reaches. End the phase.',
  'tour dividend': 'Money buys victory points, and the most points win. Pay the marked dividend.',
  'tour done':
    'You have paid a dividend. Reach more cities to earn more. Play on, or begin a game of your own.',
} as const;
