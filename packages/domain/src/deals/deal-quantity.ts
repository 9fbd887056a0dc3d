// A lightning deal: a special price for a limited number of pieces. What is wanted beyond the allowance costs the normal price.
// Source: spec 3 §4 "Lightning deal", spec 2 §3 "Cart line", §4 "Cart lines".

import type { LightningDealInfo } from '../catalogue/product.ts';
import { isFullyReserved } from '../catalogue/tile.ts';
import { multiply } from '../money/arithmetic.ts';
import { savingsOf } from '../money/discount.ts';
import { type Money, money } from '../money/money.ts';
import { floorPercent } from '../money/percentage.ts';
import type { ItemId, ProductId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';
import { requirePieces } from '../shared/pieces.ts';

/** What is put behind the id of a product that is added at its lightning price (spec 3 §4). */
export const LIGHTNING_DEAL_SUFFIX = '-lightning-deal';

export type DealSplit = { readonly lightning: number; readonly normal: number };

/** Pieces of a deal that one shopper may still have at its price: the maximum minus what is already in the cart. */
export const remainingAllowance = (quantityMax: number, alreadyInCart: number): number =>
  Math.max(0, quantityMax - Math.max(0, alreadyInCart));

/**
 * Splits a quantity into lightning-priced and normal-priced pieces against the remaining allowance. Both together are the quantity, of which
 * less than nothing is nothing. Throws where either is no whole number.
 *
 * @example
 * splitDealQuantity(5, { quantityMax: 4, alreadyInCart: 1 }) // 3 lightning, 2 normal
 */
export const splitDealQuantity = (
  wanted: number,
  allowance: { readonly quantityMax: number; readonly alreadyInCart: number },
): DealSplit => {
  const lightning = Math.min(Math.max(0, wanted), remainingAllowance(allowance.quantityMax, allowance.alreadyInCart));
  const normal = Math.max(0, wanted) - lightning;
  requirePieces([lightning, normal]);
  return { lightning, normal };
};

/** What a split costs and saves. */
export const dealTotals = (
  split: DealSplit,
  unitPrice: Money,
  lightningPrice: Money,
): { readonly total: Money; readonly saving: Money } => {
  const special = lightningPrice.currency === unitPrice.currency ? lightningPrice : unitPrice;
  const [inDeal, beyond] = [multiply(special, split.lightning), multiply(unitPrice, split.normal)];
  return {
    total: money(inDeal.cents + beyond.cents, unitPrice.currency),
    saving: savingsOf(unitPrice, special, split.lightning),
  };
};

/** Whole percent of a deal that is reserved or sold, rounded down: 100 only when nothing is left. */
export const reservedPercentage = (reserved: number, total: number): number => floorPercent(reserved, total);

/** A deal can be bought while it runs and is available. */
export const isDealRunning = (deal: Pick<LightningDealInfo, 'isAvailable' | 'until'>, now: Instant): boolean =>
  deal.isAvailable && now < deal.until;

/**
 * A deal is shown until its end: while something of it can be bought, and while every piece is reserved, for what is given back is on
 * offer again. One that is switched off is not shown.
 */
export const isDealShown = (
  deal: Pick<LightningDealInfo, 'isAvailable' | 'until' | 'reservedPercentage'>,
  now: Instant,
): boolean => now < deal.until && (deal.isAvailable || isFullyReserved(deal));

/** The id under which a product is added at its lightning price. */
export const lightningIdOf = <Id extends ProductId | ItemId>(id: Id): Id =>
  (isLightningId(id) ? id : `${id}${LIGHTNING_DEAL_SUFFIX}`) as Id;

/** Whether the id names a product at its lightning price. */
export const isLightningId = (id: string): boolean => id.endsWith(LIGHTNING_DEAL_SUFFIX);

/** The id without the suffix. */
export const plainIdOf = <Id extends ProductId | ItemId>(id: Id): Id =>
  (isLightningId(id) ? id.slice(0, -LIGHTNING_DEAL_SUFFIX.length) : id) as Id;
