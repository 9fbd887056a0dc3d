// Translates the verdicts of the order form from the schema's words into the domain's.

import type { OrderItem } from '@tornister/application/ports';
import type { OrderNumberVerdict } from '@tornister/domain/orderform';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { OrderFormItemPartsFragment, OrderNumberVerdictPartsFragment } from '../generated/operations.ts';
import { toMoney, toPicture } from '../mapping/parts-mapper.ts';

/** An article of the shop as lists of articles show it. */
export const toOrderItem = (item: OrderFormItemPartsFragment): OrderItem => ({
  itemId: brandId<ItemId>(item.itemId),
  name: item.name,
  path: item.path,
  picture: toPicture(item.picture),
  variantInfo: item.variantInfoList,
  orderNumber: item.orderNumber,
  unitPrice: toMoney(item.unitPrice),
  minimumOrderQuantity: item.minimumOrderQuantity,
  maxQuantity: item.maxQuantity,
  isForSale: item.availableForSale,
});

const ORDERABLE = { FOUND: 'found', RAISED: 'raised', LOWERED: 'lowered' } as const;

/** What the shop says about one row. A verdict without the article that it is about is none that this shop could show. */
export const toVerdict = (verdict: OrderNumberVerdictPartsFragment): OrderNumberVerdict<OrderItem> => {
  const { status, quantity } = verdict;
  if (status === 'UNKNOWN') return { kind: 'unknown', suggestions: verdict.suggestions.map(toOrderItem) };
  if (verdict.item === null) throw new TypeError(`The verdict ${status} names no article`);
  const item = toOrderItem(verdict.item);
  switch (status) {
    case 'REPLACED':
      return { kind: 'replaced', by: item, quantity };
    case 'NOT_FOR_SALE':
      return { kind: 'not-for-sale', item };
    case 'CART_FULL':
      return { kind: 'cart-full', item };
    default:
      return { kind: ORDERABLE[status], item, quantity };
  }
};
