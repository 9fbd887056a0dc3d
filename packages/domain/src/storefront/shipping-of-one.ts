// What shipping one article alone costs, as search engines and price comparisons ask it. Source: docs/adr/0016 "freeShippingFromCents".

import { parcelCost } from '../cart/attainable.ts';
import { SPEDITION } from '../checkout/shipper-codes.ts';
import { type Money, money } from '../money/money.ts';
import type { StoreCode } from './profiles/index.ts';
import { tradingTermsOf } from './profiles/terms.ts';

/** The cheapest rate within the storefront's own country: of freight for freight goods, else of parcels, which are free from a value on. */
export const shippingOfOne = (
  store: StoreCode,
  goods: { readonly price: Money; readonly isFreight: boolean },
): Money => {
  const { shippers, freeShippingFromCents } = tradingTermsOf(store);
  const rates = shippers
    .filter(({ code }) => (code === SPEDITION) === goods.isFreight)
    .map(({ homeCents }) => homeCents);
  const cheapest = money(Math.min(...rates));
  return goods.isFreight
    ? cheapest
    : parcelCost({ worth: goods.price, isFree: false }, cheapest, money(freeShippingFromCents));
};
