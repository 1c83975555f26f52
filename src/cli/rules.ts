// railhead list, rules, render and check-board.

import { allRulesets } from '../../rulesets/index.js';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';
import { rulesetOf } from './arguments.js';
import { BadInputError, bold, dim, say, sayJson } from './console.js';
import { readJsonFile, writeText } from './files.js';
import { titles } from './titles.js';

/** Lists the titles with their seats and options. */
export function list(flags: { json?: boolean }): void {
  const all = allRulesets.map(({ id, title, edition, revision, seats, optionLabels }) => ({
    id,
    title,
    edition,
    revision,
    seats,
    options: optionLabels,
  }));
  if (flags.json === true) {
    sayJson(all);
    return;
  }
  for (const { id, title, edition, seats, options } of all) {
    say(`${bold(id)}  ${title}, ${seats.min} to ${seats.max} seats`);
    say(dim(`  after ${edition}`));
    for (const [option, label] of Object.entries(options)) say(`  --option ${option.padEnd(18)} ${label}`);
  }
}

/** Prints the rule catalogue of a title. */
export function rules(id: string, flags: { json?: boolean }): void {
  rulesetOf(id);
  const { catalogue } = titles[id];
  if (flags.json === true) {
    sayJson(catalogue);
    return;
  }
  let section = '';
  for (const rule of catalogue) {
    if (rule.section !== section) say(`${section === '' ? '' : '\n'}${bold(rule.section)}`);
    section = rule.section;
    say(`  ${rule.id.padEnd(13)} ${rule.text}${rule.note === undefined ? '' : dim(` (${rule.note})`)}`);
  }
}

/** Draws the empty board of a title. */
export function render(id: string, flags: { svg?: string }): void {
  const ruleset = rulesetOf(id);
  const svg = titles[id].draw(ruleset.board(), null);
  if (flags.svg === undefined) say(svg);
  else {
    writeText(flags.svg, svg);
    say(dim(`picture: ${flags.svg}`));
  }
}

/** Checks a milepost map, and a deck for it, and prints everything found. */
export function checkBoard(map: string, deck: string | undefined, flags: { json?: boolean }): void {
  const issues = validateBoard(readJsonFile(map), deck === undefined ? undefined : readJsonFile(deck));
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (flags.json === true) sayJson(issues);
  else {
    for (const { severity, code, path, message } of issues)
      say(`${severity}  ${code}  ${path.join('.')}  ${message}`);
    say(errors.length === 0 ? `${map} can be played on.` : `${map}: ${errors.length} errors.`);
  }
  if (errors.length > 0) throw new BadInputError('the board cannot be played on');
}
