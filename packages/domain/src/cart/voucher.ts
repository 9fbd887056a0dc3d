// Vouchers: how a code is read, when one is accepted, what it saves. Books with a fixed price, and goods that a voucher is not for, neither
// count nor get cheaper.
// Source: spec 2 §1 "vouchers", §3 "voucherCodeStatus", "attainableInfos"; § 5 BuchPrG.

import { err, ok, type Result } from 'neverthrow';
import { type DiscountableLine, discountableSum } from '../money/discount.ts';
import { type Cents, type CurrencyCode, type Money, money } from '../money/money.ts';
import { percentOf } from '../money/percentage.ts';
import { clamp } from '../shared/clamp.ts';
import type { Instant } from '../shared/instant.ts';

/** Longest voucher code, in characters. */
export const VOUCHER_CODE_MAX_LENGTH = 30;

export type VoucherBenefit =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'free-shipping' }
  | { readonly kind: 'free-article' };

export type Voucher = {
  readonly code: string;
  readonly name: string;
  readonly benefit: VoucherBenefit;
  readonly validFrom?: Instant;
  /** The first moment at which it is no longer valid. */
  readonly validUntil?: Instant;
  /** Goods that it is for, without those with a fixed price, must be worth at least so much. */
  readonly minimumValue?: Money;
  /** Redemptions that are left; absent when there is no limit. */
  readonly redemptionsLeft?: number;
  /** It is for some goods only, like those of a category: the lines of a basket say which are outside. */
  readonly isForSomeGoods?: boolean;
  /** There is no piece left of the gift that comes with it. */
  readonly isGiftSoldOut?: boolean;
};

export type VoucherBasket = {
  readonly currency: CurrencyCode;
  readonly lines: readonly DiscountableLine[];
  /** The code that the cart already has. */
  readonly redeemedCode?: string;
};

/** A code as it is compared: without spaces and in capitals. `voucher.empty` or `voucher.malformed`. */
export const parseVoucherCode = (typed: string): Result<string, VoucherError> => {
  const code = typed.normalize('NFC').replace(/\s/g, '').toUpperCase();
  if (code === '') return err({ kind: 'voucher.empty' });
  return /^[\p{L}\p{N}_-]+$/u.test(code) && code.length <= VOUCHER_CODE_MAX_LENGTH
    ? ok(code)
    : err({ kind: 'voucher.malformed' });
};

/**
 * What a voucher saves on the goods that it is for. It is refused when another one is redeemed, outside its time, when it is used up, below
 * its minimum value, when the cart holds nothing that it is for or nothing that it could make cheaper, when all it gives is a gift that is sold out, and
 * when its amounts are in another currency than the cart. It never saves more than those goods cost, whatever percentage or amount an
 * operator gave it. One for free shipping or a gift, for all goods and without a minimum value, holds in an empty cart too: it makes nothing
 * cheaper there.
 *
 * In this order: `voucher.already-redeemed` or `voucher.only-one`, `voucher.other-currency`, `voucher.not-yet-valid`, `voucher.expired`,
 * `voucher.used-up`, `voucher.minimum-not-reached` with what is missing, `voucher.nothing-discountable`, `voucher.gift-sold-out`.
 */
export const redeemVoucher = (voucher: Voucher, basket: VoucherBasket, now: Instant): Result<Money, VoucherError> => {
  if (basket.redeemedCode !== undefined)
    return err({ kind: basket.redeemedCode === voucher.code ? 'voucher.already-redeemed' : 'voucher.only-one' });
  const amounts = [voucher.minimumValue, voucher.benefit.kind === 'amount' ? voucher.benefit.amount : undefined];
  if (amounts.some((amount) => amount !== undefined && amount.currency !== basket.currency))
    return err({ kind: 'voucher.other-currency' });
  return timeAndUses(voucher, now).andThen(() => {
    const isForNothing =
      voucher.isForSomeGoods === true && basket.lines.every(({ isOutsideVoucher }) => isOutsideVoucher === true);
    return isForNothing
      ? err<never, VoucherError>({ kind: 'voucher.nothing-discountable' })
      : worthOf(voucher, money(discountableSum(basket.lines), basket.currency));
  });
};

/** What is missing to the minimum value; zero once it is reached (spec 2 §3 "attainable"). */
export const missingToMinimum = (minimum: Money, discountable: Cents): Money =>
  money(Math.max(0, minimum.cents - discountable), minimum.currency);

/** A voucher that only goods or its gift are missing for waits in the cart and holds again with them; any other refusal is for good. */
export const isDormant = ({ kind }: VoucherError): boolean =>
  kind === 'voucher.minimum-not-reached' || kind === 'voucher.nothing-discountable' || kind === 'voucher.gift-sold-out';

const timeAndUses = (voucher: Voucher, now: Instant): Result<void, VoucherError> => {
  if (voucher.validFrom !== undefined && now < voucher.validFrom) return err({ kind: 'voucher.not-yet-valid' });
  if (voucher.validUntil !== undefined && now >= voucher.validUntil) return err({ kind: 'voucher.expired' });
  if (voucher.redemptionsLeft !== undefined && voucher.redemptionsLeft < 1) return err({ kind: 'voucher.used-up' });
  return ok(undefined);
};

const worthOf = (voucher: Voucher, discountable: Money): Result<Money, VoucherError> => {
  const { minimumValue, benefit } = voucher;
  if (minimumValue !== undefined && discountable.cents < minimumValue.cents)
    return err({
      kind: 'voucher.minimum-not-reached',
      minimum: minimumValue,
      missing: missingToMinimum(minimumValue, discountable.cents),
    });
  const lowersPrices = benefit.kind === 'percent' || benefit.kind === 'amount';
  if (lowersPrices && (discountable.cents <= 0 || !isWorthSomething(benefit)))
    return err({ kind: 'voucher.nothing-discountable' });
  if (benefit.kind === 'free-article' && voucher.isGiftSoldOut === true) return err({ kind: 'voucher.gift-sold-out' });
  return ok(savingOf(benefit, discountable));
};

const WHOLE_PERCENT = 100;

const isWorthSomething = (benefit: VoucherBenefit): boolean =>
  benefit.kind === 'percent' ? benefit.percent > 0 : benefit.kind !== 'amount' || benefit.amount.cents > 0;

const savingOf = (benefit: VoucherBenefit, discountable: Money): Money => {
  switch (benefit.kind) {
    case 'percent':
      return percentOf(discountable, clamp(benefit.percent, 0, WHOLE_PERCENT));
    case 'amount':
      return money(clamp(benefit.amount.cents, 0, discountable.cents), discountable.currency);
    case 'free-shipping':
    case 'free-article':
      return money(0, discountable.currency);
  }
};

export type VoucherError =
  | { readonly kind: 'voucher.empty' }
  | { readonly kind: 'voucher.malformed' }
  | { readonly kind: 'voucher.unknown' }
  | { readonly kind: 'voucher.already-redeemed' }
  | { readonly kind: 'voucher.only-one' }
  | { readonly kind: 'voucher.not-yet-valid' }
  | { readonly kind: 'voucher.expired' }
  | { readonly kind: 'voucher.used-up' }
  | { readonly kind: 'voucher.other-currency' }
  | { readonly kind: 'voucher.minimum-not-reached'; readonly minimum: Money; readonly missing: Money }
  | { readonly kind: 'voucher.nothing-discountable' }
  | { readonly kind: 'voucher.gift-sold-out' };
