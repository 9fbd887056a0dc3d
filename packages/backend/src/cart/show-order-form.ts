// The verdicts of the order form as the schema wants them, in the language of the request.

import type { OrderNumberVerdict } from '@tornister/domain/orderform';
import { type Storefront, textIn } from '@tornister/domain/storefront';
import { itemPath } from '../catalogue/addresses.ts';
import type { Answer } from '../graphql/answer.ts';
import type { Goods } from './goods.ts';
import { linePicture, variantInfo } from './show-cart.ts';

const STATUS = {
  found: 'FOUND',
  raised: 'RAISED',
  lowered: 'LOWERED',
  replaced: 'REPLACED',
  'not-for-sale': 'NOT_FOR_SALE',
  unknown: 'UNKNOWN',
  'cart-full': 'CART_FULL',
} as const;

type Shop = Pick<Storefront, 'language'>;

/** An article as lists of articles show it. */
export const showItem = (goods: Goods, { language }: Shop): Answer<'OrderFormItem'> => ({
  itemId: goods.itemId,
  name: textIn(goods.name, language),
  path: itemPath(goods),
  picture: linePicture(goods, language),
  variantInfoList: variantInfo(goods, language),
  orderNumber: goods.orderNumber,
  unitPrice: goods.price,
  minimumOrderQuantity: goods.minimumOrderQuantity,
  maxQuantity: goods.maxQuantity,
  availableForSale: goods.isForSale,
});

const itemOf = (verdict: OrderNumberVerdict<Goods>): Goods | undefined => {
  if (verdict.kind === 'unknown') return undefined;
  return verdict.kind === 'replaced' ? verdict.by : verdict.item;
};

/** What the shop says about one row. */
export const showVerdict = (verdict: OrderNumberVerdict<Goods>, shop: Shop): Answer<'OrderNumberVerdict'> => {
  const item = itemOf(verdict);
  return {
    status: STATUS[verdict.kind],
    quantity: 'quantity' in verdict ? verdict.quantity : 0,
    item: item === undefined ? null : showItem(item, shop),
    suggestions: verdict.kind === 'unknown' ? verdict.suggestions.map((near) => showItem(near, shop)) : [],
  };
};
