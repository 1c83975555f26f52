// Money that a state declares (`of.money`) changes as facts say, wherever it lies.

import { type Fields, fieldsIn } from '../../core/engine/fields/declared/kinds.js';
import { moneyIn } from '../../core/engine/index.js';
import type { Law } from '../law.js';

/** Needs no parameter: the declaration of the state says what money is, that of the facts what they move. */
export const declaredMoneyIsTold: Law = {
  name: 'declared-money-is-told',
  sentence: 'All money that a state declares changes as the facts of the step say, seat by seat.',
  when: 'always',
  *examine({ ruleset, setting, before, action, state, events }) {
    const { fields } = setting.ruleset.state.shape;
    if (before === null || fields === undefined) return;
    const told = heldIn(fields, before);
    if (told.size === 0) return;
    for (const event of events)
      for (const [holder, by] of moneyIn(ruleset.events, event)) {
        const name = typeof holder === 'number' ? `seat ${holder}` : holder;
        if (told.has(name)) told.set(name, told.get(name)! + by);
      }
    for (const [holder, is] of heldIn(fields, state))
      if (told.has(holder) && told.get(holder) !== is)
        yield { detail: `${holder} has ${is}, the facts say ${told.get(holder)}`, action };
  },
};

// What each holder has: a row by its kind and place (`seat 0`), all other money by the name of its field.
function heldIn(fields: Fields, record: object, holder = ''): Map<string, number> {
  const held = new Map<string, number>();
  const add = (name: string, amount: number) => held.set(name, (held.get(name) ?? 0) + amount);
  for (const [name, { layout, isMoney }] of Object.entries(fields)) {
    const value = (record as Readonly<Record<string, unknown>>)[name];
    if (isMoney) add(holder || name, value as number);
    const rows =
      layout.is === 'rows' ? (value as readonly object[]) : value === null ? [] : [value as object];
    for (const [place, row] of 'fields' in layout ? rows.entries() : [])
      for (const [who, amount] of heldIn(
        fieldsIn(layout),
        row,
        layout.is === 'rows' ? `${layout.one} ${place}` : holder,
      ))
        add(who, amount);
  }
  return held;
}
