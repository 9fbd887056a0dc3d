// The price for which an offer is told to search engines and price comparisons: that of a lightning deal while it
// runs and has a piece that nobody holds, with its end.
// Source: spec 3 §4 "Lightning deal"; docs/adr/0066.

import type { LightningDealInfo } from '../catalogue/product.ts';
import type { UnitPrices } from '../catalogue/product-detail.ts';
import { isFullyReserved } from '../catalogue/tile.ts';
import { isDealRunning } from '../deals/deal-quantity.ts';
import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';

/** What decides of a deal whether its price is the one that is told. */
type OfferedDeal = Pick<LightningDealInfo, 'isAvailable' | 'until' | 'reservedPercentage' | 'specialPrice'>;

export type OfferPrice = {
  readonly price: Money;
  /** Struck through beside it: the lowest one of the last 30 days (§ 11 PAngV). */
  readonly struck?: Money;
  /** Until then the price is that of a deal; after it the ordinary one holds. */
  readonly deal?: { readonly until: Instant; readonly ordinary: Money };
};

/**
 * What one piece costs now. A deal is not a reduction of the 30-day price, so nothing is struck through because of it; where every piece of it is
 * reserved, whoever orders pays the ordinary price.
 */
export const offerPriceOf = (
  {
    prices: { current, old },
    lightningDeal,
  }: { readonly prices: Pick<UnitPrices, 'current' | 'old'>; readonly lightningDeal?: OfferedDeal },
  now: Instant,
): OfferPrice => {
  const struck = old === undefined ? {} : { struck: old };
  if (lightningDeal === undefined || !isDealRunning(lightningDeal, now) || isFullyReserved(lightningDeal))
    return { price: current, ...struck };
  const { specialPrice, until } = lightningDeal;
  return { price: specialPrice, ...struck, deal: { until, ordinary: current } };
};
