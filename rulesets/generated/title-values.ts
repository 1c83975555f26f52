// What `railhead/titles` exports of each title. Written by `npm run generate` from rulesets/list.json.

export { chinaRailsTitle } from '../china-rails/title.js';
export { hexTycoonTitle } from '../hex-tycoon/title.js';
export { indiaRailsTitle } from '../india-rails/title.js';
export { ironDragonTitle } from '../iron-dragon/title.js';
export { twentiethCenturyLimitedTitle } from '../twentieth-century-limited/title.js';
