// Why a change of a cart was not, or not wholly, done: codes with values, which each channel puts into its own words.
// Source: spec 2 §3 "attainableInfos"; spec 3 §8 "Quantity above limit".

import type { Money } from '../money/money.ts';
import type { QuantityError } from './quantity-error.ts';
import type { VoucherError } from './voucher.ts';

/** Refusals that need no values. */
export const PLAIN_CHANGE_ERRORS = [
  'cart.item-unknown',
  'cart.not-for-sale',
  'cart.line-unknown',
  'cart.line-not-removable',
  'cart.quantity-fixed',
  'cart.quantity-invalid',
  'cart.full',
  'cart.gift-not-reached',
  'cart.gift-unknown',
  'cart.gift-sold-out',
  'cart.voucher-gift-sold-out',
  'voucher.empty',
  'voucher.malformed',
  'voucher.unknown',
  'voucher.already-redeemed',
  'voucher.only-one',
  'voucher.not-yet-valid',
  'voucher.expired',
  'voucher.used-up',
  'voucher.other-currency',
  'voucher.nothing-discountable',
  'voucher.gift-sold-out',
] as const;
type PlainChangeError = (typeof PLAIN_CHANGE_ERRORS)[number];

export type CartChangeError =
  | { readonly kind: Exclude<PlainChangeError, VoucherError['kind']> }
  | VoucherError
  | QuantityError;

/** A refusal on its way between a backend and a channel. */
export type WrittenChangeError = {
  readonly code: string;
  readonly quantity?: number;
  readonly minimum?: Money;
  readonly missing?: Money;
};

/** A refusal as its code and values. */
export const writeChangeError = (error: CartChangeError): WrittenChangeError => {
  switch (error.kind) {
    case 'cart.below-minimum':
      return { code: error.kind, quantity: error.minimum };
    case 'cart.above-maximum':
      return { code: error.kind, quantity: error.maximum };
    case 'voucher.minimum-not-reached':
      return { code: error.kind, minimum: error.minimum, missing: error.missing };
    default:
      return { code: error.kind };
  }
};

/** The refusal of a code; undefined for a code that is not known, or without its values. */
export const parseChangeError = ({
  code,
  quantity,
  minimum,
  missing,
}: WrittenChangeError): CartChangeError | undefined => {
  if (code === 'cart.below-minimum') return quantity === undefined ? undefined : { kind: code, minimum: quantity };
  if (code === 'cart.above-maximum') return quantity === undefined ? undefined : { kind: code, maximum: quantity };
  if (code === 'voucher.minimum-not-reached')
    return minimum === undefined || missing === undefined ? undefined : { kind: code, minimum, missing };
  const kind = PLAIN_CHANGE_ERRORS.find((known) => known === code);
  return kind === undefined ? undefined : { kind };
};
