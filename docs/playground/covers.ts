// What stands on the start page for each title: its picture, how long a game takes, and what it is about.

/** A title as it is offered. */
export interface Cover {
  /** Minutes that a game takes people at a table. */
  readonly minutes: number;
  /** What one does in it, in a sentence. */
  readonly about: string;
}

/** The covers by the id of the title. */
export const COVERS: Readonly<Record<string, Cover>> = {
  'china-rails': {
    minutes: 180,
    about: 'Draw track across China, carry goods where your cards ask for them, and grow rich first.',
  },
  'india-rails': {
    minutes: 180,
    about: 'Build from the coast to the Himalaya, past monsoons and closed borders, for the best contracts.',
  },
  'iron-dragon': {
    minutes: 180,
    about: 'Hire a troll or an elf, lay rails over and under a land of magic, and sail where rails end.',
  },
  'hex-tycoon': {
    minutes: 120,
    about: 'Run a railroad company: connect towns and cities, take loans, and collect victory points.',
  },
  'twentieth-century-limited': {
    minutes: 60,
    about: 'Lay short lines across America and score railroads by joining the cities on their cards.',
  },
};

/** The address of a title's picture beside the page. */
export const pictureOf = (ruleset: string) => `covers/${ruleset}.jpg`;
