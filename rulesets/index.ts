// Every title, and every ruleset: everything that is done for all of them follows from list.json, which names them.

export { allRulesets } from './generated/rulesets.js';
export { allTitles } from './generated/titles.js';
