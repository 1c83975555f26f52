// Fen Shares in words: its rules, and a sentence for every action and fact.

/** The rules by id. Words in braces are numbers of the tables. */
export const texts = {
  'F-1': 'Two to four play. Everybody begins with {coins} coins.',
  'F-2':
    'Amber, Birch, Copper and Dusk each have a home station, {cubes} cubes and {shares} shares, and no coins.',
  'F-3':
    'Before the first round, one share of each company is auctioned in this order; each auction begins one seat further.',
  'F-4': 'In an auction, each seat in turn bids more than the highest bid, or passes and is out of it.',
  'F-5': 'Nobody bids more than they have.',
  'F-6':
    'The last seat in the auction gets the share if it has bid. If all pass, the company keeps the share.',
  'F-7': 'The price is paid to the company.',
  'F-8': 'A round goes in turns. A turn builds, offers a share, or passes.',
  'F-9': 'A seat that passes has no more turns in the round.',
  'F-10': 'To build, a seat with a share of a company lays one of its cubes on a link.',
  'F-11':
    'The link must touch the network of the company: its home station, and what its cubes reach from there.',
  'F-12': 'A link takes two cubes, each of another company.',
  'F-13': 'The company pays what is printed on the link, and 2 more if a cube is there.',
  'F-14': 'A company has {cubes} cubes; when they are laid, it builds no more.',
  'F-15': 'A company builds at most twice a round.',
  'F-16': 'To offer a share of any company, a seat begins an auction of it, in which it is the first to bid.',
  'F-17': 'A company that has sold its {shares} shares has nothing to offer.',
  'F-18': 'Shares of a company are offered once a round.',
  'F-19': 'A company earns what the stations of its network are worth.',
  'F-20':
    'When all have passed, each share is paid what its company earns, divided by the shares sold, rounded down.',
  'F-21': 'Before each round the fair goes to a station that is drawn by lot. The station is worth 2 more.',
  'F-22': 'The seat that passed first begins the next round.',
  'F-23': 'The game ends after six rounds; with the option of a short game, after four.',
  'F-24': 'Coins count, and each share counts what it would be paid. The most wins.',
  'F-25': 'Of equals, the one with more shares stands before the other. Further equals share the place.',
};

/** Actions and facts by type. */
export const sentences = {
  bid: '{seat} bids {amount}.',
  pass: '{seat} passes.',
  offer: '{seat} offers a share of {company}.',
  build: '{seat} lays a cube of {company} on {link}.',
  shareSold: '{seat} buys a share of {company} for {amount}.',
  cubeLaid: '{company} lays a cube on {link} for {price}.',
  dividendPaid: '{seat} is paid {coins}.',
  roundBegan: 'Round {round} begins, with the fair at {station}.',
};

/** What the fields of the state, of actions and of facts are. */
export const fieldWords = {
  coins: 'An amount of coins.',
  amount: 'An amount of coins: a bid, or what a share costs.',
  company: 'The number of the company, in the order of the map.',
  link: 'The number of the link, in the order of the map.',
  station: 'The number of the station where the fair is.',
  price: 'What the company pays.',
  round: 'The number of the round, from 1.',
  'state.turns': 'Who has a turn in the round, and who has passed.',
  'state.auction': 'The auction that is open; null while there is none.',
  'auction.bid': 'The highest bid, 0 before the first.',
  'auction.bidder': 'Who made it; null before the first.',
  'auction.turns': 'Who bids next, and who is out of it.',
  'state.cubes': 'The companies of the cubes on each link.',
  'state.companies': 'What belongs to each company.',
  'companies.coins': 'The money of the company.',
  'companies.built': 'How often it built this round.',
  'companies.asked': 'True once a share of it was offered this round.',
  'state.seats': 'What belongs to each seat.',
  'seats.coins': 'The money of the seat.',
  'seats.shares': 'How many shares it has, by company.',
  'state.fair': 'The number of the station where the fair is.',
};
