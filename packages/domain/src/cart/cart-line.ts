// What may be done to a line of the cart, and in which order lines stand. Source: spec 2 §3 "Cart line", §4 "Cart lines"; spec 3 §4.

import { err, ok, type Result } from 'neverthrow';
import type { CartLine, CartLineKind, CartOperation } from './cart.ts';
import type { QuantityError } from './quantity-error.ts';

export type LineActions = { readonly canChangeQuantity: boolean; readonly canRemove: boolean };

/** Paid goods may be changed and removed, gifts and catalogues only removed, gifts of a promotion neither. */
export const lineActions = (kind: CartLineKind): LineActions => {
  switch (kind.kind) {
    case 'normal':
    case 'lightning-deal':
      return { canChangeQuantity: true, canRemove: true };
    case 'free-gift':
    case 'catalogue':
      return { canChangeQuantity: false, canRemove: true };
    case 'promotion-free':
      return { canChangeQuantity: false, canRemove: false };
  }
};

/** A printed catalogue goes with an order once; it costs nothing. */
export const CATALOGUE_MAX_QUANTITY = 1;

/** The most pieces of goods that a cart holds: what the shop allows, and never more than one of a printed catalogue. */
export const cartMaximumOf = (goods: { readonly isCatalogue: boolean; readonly maxQuantity: number }): number =>
  goods.isCatalogue ? Math.min(CATALOGUE_MAX_QUANTITY, goods.maxQuantity) : goods.maxQuantity;

/** Whether a line of this kind costs nothing: gifts and printed catalogues. */
export const isFreeOfCharge = ({ kind }: Pick<CartLineKind, 'kind'>): boolean =>
  kind === 'free-gift' || kind === 'promotion-free' || kind === 'catalogue';

/** A gift that costs nothing, of a voucher or of a promotion. */
export const isFreeGift = ({ kind }: Pick<CartLineKind, 'kind'>): boolean =>
  kind === 'free-gift' || kind === 'promotion-free';

/** Free gift lines stand after paid lines; otherwise the order stays. */
export const inShownOrder = <Line extends Pick<CartLine, 'kind'>>(lines: readonly Line[]): readonly Line[] => [
  ...lines.filter(({ kind }) => !isFreeGift(kind)),
  ...lines.filter(({ kind }) => isFreeGift(kind)),
];

/**
 * Deleting a line removes its position, or the voucher if it is a gift tied to one.
 *
 * `cart.line-not-removable` for a gift of a promotion.
 */
export const removalOf = (line: Pick<CartLine, 'id' | 'kind'>): Result<CartOperation, CartLineError> => {
  if (!lineActions(line.kind).canRemove) return err({ kind: 'cart.line-not-removable' });
  const voucher = line.kind.kind === 'free-gift' ? line.kind.relatedVoucherCode : undefined;
  return ok(
    voucher === undefined ? { kind: 'remove-position', lineId: line.id } : { kind: 'remove-voucher', code: voucher },
  );
};

export type CartLineError =
  | {
      readonly kind: 'cart.line-not-removable' | 'cart.quantity-fixed' | 'cart.quantity-invalid' | 'cart.not-for-sale';
    }
  | QuantityError;
