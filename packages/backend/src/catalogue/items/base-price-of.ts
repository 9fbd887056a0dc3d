// The base price of an item at a price. Source: §§ 4, 5 PAngV.

import { basePrice, isBasePriceRequired, type Money } from '@tornister/domain/money';
import type { ItemsTable } from '../tables.ts';

/** The base price of an item, where the law asks for one. */
export const basePriceOf = (item: Pick<ItemsTable, 'base_amount' | 'base_unit'>, price: Money) => {
  if (item.base_amount === null || item.base_unit === null) return undefined;
  const content = { amount: item.base_amount, unit: item.base_unit };
  return isBasePriceRequired(content) ? basePrice(price, content).unwrapOr(undefined) : undefined;
};
