// No town and no port is shut to players whom it should still admit (M-BUILD-15), in greedy games at length: the rule counts the edges
// at a place only, so the boards must have enough ways to it (M-OPEN-12).
//   npm run try -- soak towns [--games 30] [--from soak] [--ruleset china-rails]
// Two to six seats by turns. Exit 1 if a place was shut.

import { parseArgs } from 'node:util';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import type { KnownGame } from '../../rulesets/milepost/rules/types.js';
import { type AnyRuleset, createEngine } from '../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';
import { shutPlaces } from '../rulesets/milepost/shut-places.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '30' },
    from: { type: 'string', default: 'soak' },
    ruleset: { type: 'string' },
  },
});
const SEATS = [2, 3, 4, 5, 6];
let found = 0;

for (const ruleset of [chinaRails, indiaRails, ironDragon] as readonly AnyRuleset[]) {
  if (values.ruleset !== undefined && values.ruleset !== ruleset.id) continue;
  const engine = createEngine([ruleset]);
  let [rounds, looks, games] = [0, 0, 0];
  for (let number = 0; number < Number(values.games); number++) {
    const config = { seats: SEATS[number % SEATS.length], seed: `${values.from}-${number}` };
    const { actions } = playGame(engine, ruleset.id, { config, bots: [greedyBot] });
    const shut = new Map<string, number>();
    let round = 0;
    let state = engine.createGame(ruleset.id, config);
    for (const [index, action] of actions.entries()) {
      state = engine.applyAction(state, action);
      const isLast = index === actions.length - 1;
      // Once for all that a seat builds in a row.
      if (!isLast && (action.type !== 'buildTrack' || actions[index + 1].type === 'buildTrack')) continue;
      looks++;
      const game = { ...engine.settingOf(state), state } as unknown as KnownGame;
      round = game.state.round;
      for (const place of shutPlaces(game)) if (!shut.has(place)) shut.set(place, round);
      if (isLast) rounds += round;
    }
    if (shut.size > 0) games++;
    for (const [place, round] of shut)
      console.log(`  ${ruleset.id} ${config.seed}, round ${round}: ${place}`);
  }
  console.log(
    `${ruleset.id}: ${values.games} games, ${rounds} rounds, ${looks} looks; a place was shut in ${games}`,
  );
  found += games;
}
process.exitCode = found === 0 ? 0 : 1;
