// English for the hex game's refusals, by code. Fields in braces are the params of the rejection.

import { developmentMarkers } from '../board/development-markers.js';

/** Sentences by rejection code, except those about markers that do not suit a place. */
const messageWords = {
  'setup/no-such-company': '{company} is not offered in this game.',
  'setup/company-taken': '{company} is taken already.',
  'setup/no-such-tycoon': '{tycoon} is not offered in this game.',
  'setup/tycoon-taken': '{tycoon} is taken already.',
  'setup/not-a-starting-city': 'Your company may not start in {hex}.',
  'setup/city-occupied': 'Another company starts in {hex}. Choose a starting city that is free.',
  'setup/city-full': '{hex} has room for {limit#rail marker}, and they are there already.',
  'steal/no-such-company': '{target:company} is not in play.',
  'steal/not-an-opponent': '{target:company} is your own company.',
  'build/at-sea': 'You cannot build at {site}: the sea is there.',
  'build/no-markers-left': 'Your company has no rail marker left.',
  'build/too-many': 'You may build {limit#rail marker} in a turn, and you have built them.',
  'build/hexside-not-connected': 'To build on {site}, your company must first be in one of the two.',
  'build/interior-not-connected': 'To build in {site}, your company must first be on one of its sides.',
  'build/already-there': 'Your company has a rail marker at {site} already.',
  'build/shutout-limit': 'Your company may have {limit#rail marker} at {site}, and it has them.',
  'build/site-full': '{site} has room for {limit#rail marker}, and they are there already.',
  'build/too-far':
    '{site} is {distance#hex|hexes} from your start city, too far for train level {trainLevel}.',
  'build/too-expensive': 'A rail marker at {site} costs {price} MB, and your company has {money} MB.',
  'station/not-a-city': 'There is no city in {hex}.',
  'station/one-a-turn': 'You have built a station this turn already.',
  'station/not-connected': 'Your company is not connected to {hex}.',
  'station/taken': '{owner:company} has a station in {hex}.',
  'station/none-left': 'Your company has no station left.',
  'station/too-expensive': 'A station costs {price} MB, and your company has {money} MB.',
  'loan/not-offered': 'This game is played without the option {option}.',
  'loan/one-a-turn': 'You have taken a loan this turn already.',
  'loan/amount': 'The roll was {roll}, so nobody lends {amount} MB.',
  'stock/not-offered': 'This game is played without the option {option}.',
  'stock/no-such-company': '{seller:company} is not in play.',
  'stock/own-company': '{seller:company} is your own company.',
  'stock/over-roll': 'You may buy {left#stock} more this turn, not {quantity}.',
  'stock/too-expensive': 'That costs {price} MB, and your company has {money} MB.',
  'dividend/too-expensive': 'Your company cannot pay {amount} MB: it has {money} MB.',
  'upgrade/one-a-turn': 'You cannot raise the train level further in this turn.',
  'upgrade/too-expensive': 'The next train level costs {price} MB, and your company has {money} MB.',
  'draw/not-offered': 'This game is played without the option {option}.',
  'draw/one-a-turn': 'You have drawn a development marker this turn already.',
  'draw/pool-empty': 'No development marker is left.',
  'draw/too-expensive': 'A development marker costs {price} MB, and your company has {money} MB.',
  'found/not-offered': 'This game is played without the option {option}.',
  'found/too-expensive': 'A new railroad costs {price} MB, and your company has {money} MB.',
  'found/no-such-company': '{company} is not offered in this game.',
  'found/company-taken': '{company} is in the game already.',
  'found/not-a-city': 'There is no city in {hex}.',
  'found/station-there': '{owner:company} has a station in {hex}.',
  'found/own-start-city': 'Another railroad of yours starts in {hex}.',
  'found/city-full': '{hex} has room for {limit#rail marker}, and they are there already.',
  'obsolescence/not-able': 'Your tycoon cannot remove obsolescence tokens.',
  'obsolescence/none': 'Your company has no obsolescence token.',
  'obsolescence/too-expensive': 'That costs {price} MB, and your company has {money} MB.',
  'marker/not-held': 'You do not hold the {marker} marker.',
  'marker/no-town-or-city': 'There is no town or city in {hex}.',
  'marker/starting-city': '{hex} is a starting city, where no development marker may lie.',
  'marker/occupied': 'A development marker lies in {hex} already.',
} as const;

/** All sentences by rejection code. */
export const messages: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({
  ...messageWords,
  ...Object.fromEntries(
    Object.entries(developmentMarkers).map(([id, { name }]) => [
      `marker/not-for-${id}`,
      `{hex} does not suit the ${name} marker.`,
    ]),
  ),
}))();
