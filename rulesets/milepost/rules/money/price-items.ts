// The items that prices are made of, and what of them is paid now or owed.

import type { Params, PriceItem } from '../../../../src/core/engine/index.js';

/** An item that goes to the bank; one of nothing goes to nobody. */
export function toBank(what: string, rule: string, amount: number, params: Params): PriceItem {
  return { what, rule, amount, to: amount > 0 ? 'bank' : null, params };
}

/**
 * What a use of the board makes due: an item, and the rule by which a seat without the cash may owe it; null
 * where it must pay.
 */
export interface Due {
  readonly item: PriceItem;
  readonly owedBy: string | null;
}

/**
 * The items of what is due, in the order in which a seat pays: what it has no cash for and may owe is an item
 * of 0.
 */
export function itemsOf(dues: readonly Due[], cash: number | null): readonly PriceItem[] {
  let left = cash ?? Number.POSITIVE_INFINITY;
  return dues.map(({ item, owedBy }) => {
    const { amount, params } = item;
    if (left < amount && owedBy !== null)
      return { ...item, rule: owedBy, amount: 0, to: null, params: { ...params, owed: amount } };
    left -= amount;
    return item;
  });
}
