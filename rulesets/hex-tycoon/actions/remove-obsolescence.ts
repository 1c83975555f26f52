// removeObsolescence: Dealer Dan pays to be rid of an obsolescence token, at any own decision point (HT-OPT-TYCOON-14).

import type { ActionOf } from '../../../src/core/engine/index.js';
import { tokenPrice } from '../rules/obsolescence.js';
import { activeToWrite } from '../rules/writers.js';
import { activeCompany } from '../state.js';
import { defineHexAction, type HexCondition } from './define.js';

const payload = () => ({});
type RemoveObsolescence = ActionOf<'removeObsolescence', ReturnType<typeof payload>>;

const check: readonly HexCondition<RemoveObsolescence>[] = [
  {
    code: 'obsolescence/not-able',
    rule: 'HT-OPT-TYCOON-14',
    about: 'seat',
    test: (game) => (tokenPrice(game, activeCompany(game.state)) > 0 ? null : { price: 0 }),
  },
  {
    code: 'obsolescence/none',
    rule: 'HT-OPT-TYCOON-14',
    about: 'seat',
    test: ({ state }) => (activeCompany(state).obsolescence > 0 ? null : { held: 0 }),
  },
  {
    code: 'obsolescence/too-expensive',
    rule: 'HT-OPT-TYCOON-14',
    about: 'seat',
    test: (game) => {
      const company = activeCompany(game.state);
      const price = tokenPrice(game, company);
      return price <= company.money ? null : { price, money: company.money };
    },
  },
];

/** Discards one obsolescence token of the active company. */
export const removeObsolescence = defineHexAction({
  type: 'removeObsolescence',
  payload,
  notation: ['discard-token'],

  *offers(_game, seat) {
    yield { type: 'removeObsolescence', seat };
  },

  check,

  apply(context, state, { seat }) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const price = tokenPrice({ rules, state: before }, company);
    company.money -= price;
    company.obsolescence -= 1;
    emit({ type: 'obsolescenceRemoved', seat, company: company.id, price });
  },
});
