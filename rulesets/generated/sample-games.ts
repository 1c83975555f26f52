// Games of every title as data. Written by `npm run generate` from rulesets/list.json.

import chinaRails from '../china-rails/generated/sample-games.json' with { type: 'json' };
import hexTycoon from '../hex-tycoon/generated/sample-games.json' with { type: 'json' };
import indiaRails from '../india-rails/generated/sample-games.json' with { type: 'json' };
import ironDragon from '../iron-dragon/generated/sample-games.json' with { type: 'json' };
import twentiethCenturyLimited from '../twentieth-century-limited/generated/sample-games.json' with {
  type: 'json',
};

/** The games of all titles, in the order of the list. */
export const sampleGames = [chinaRails, indiaRails, ironDragon, hexTycoon, twentiethCenturyLimited] as const;
