// The sentences that the backend says about carts, in both languages of the shop.

import type { CartChangeError, VoucherError } from '@tornister/domain/cart';
import { inLanguage, type Language, type StoreCode, tradingTermsOf, type Worded } from '@tornister/domain/storefront';
import { formatMoney } from '../graphql/format-money.ts';

type Shop = { readonly store: StoreCode; readonly language: Language };

const PLAIN: Readonly<
  Record<Exclude<CartChangeError['kind'], `${string}minimum${string}` | 'cart.above-maximum'>, Worded<string>>
> = {
  'cart.item-unknown': { de: 'Diesen Artikel gibt es nicht.', en: 'There is no such item.' },
  'cart.not-for-sale': {
    de: 'Dieser Artikel ist zurzeit nicht lieferbar.',
    en: 'This item is currently out of stock.',
  },
  'cart.line-unknown': {
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb.',
    en: 'This item is no longer in the cart.',
  },
  'cart.line-not-removable': {
    de: 'Dieses Geschenk gehört zu einer Aktion und kann nicht entfernt werden.',
    en: 'This gift belongs to a promotion and cannot be removed.',
  },
  'cart.quantity-fixed': {
    de: 'Die Menge dieses Artikels ist festgelegt.',
    en: 'The quantity of this item is fixed.',
  },
  'cart.quantity-invalid': { de: 'Bitte eine ganze Zahl angeben.', en: 'Please enter a whole number.' },
  'cart.full': { de: 'Der Warenkorb ist voll.', en: 'The cart is full.' },
  'cart.gift-not-reached': {
    de: 'Für dieses Geschenk ist der Warenwert noch zu niedrig.',
    en: 'The value of the goods is too low for this gift.',
  },
  'cart.gift-unknown': { de: 'Dieses Geschenk gibt es nicht.', en: 'There is no such gift.' },
  'cart.gift-sold-out': {
    de: 'Dieses Geschenk ist leider vergriffen.',
    en: 'Unfortunately none of this gift is left.',
  },
  'cart.voucher-gift-sold-out': {
    de: 'Der Gutschein ist eingelöst, sein Geschenk ist aber vergriffen.',
    en: 'The voucher is redeemed, but none of its gift is left.',
  },
  'voucher.empty': { de: 'Bitte einen Gutscheincode eingeben.', en: 'Please enter a voucher code.' },
  'voucher.malformed': { de: 'Dieser Gutscheincode ist ungültig.', en: 'This voucher code is not valid.' },
  'voucher.unknown': { de: 'Dieser Gutscheincode ist ungültig.', en: 'This voucher code is not valid.' },
  'voucher.already-redeemed': {
    de: 'Dieser Gutschein ist bereits eingelöst.',
    en: 'This voucher is already redeemed.',
  },
  'voucher.only-one': {
    de: 'Je Bestellung kann nur ein Gutschein eingelöst werden.',
    en: 'Only one voucher can be redeemed per order.',
  },
  'voucher.not-yet-valid': { de: 'Dieser Gutschein gilt noch nicht.', en: 'This voucher is not valid yet.' },
  'voucher.expired': { de: 'Dieser Gutschein ist abgelaufen.', en: 'This voucher has expired.' },
  'voucher.used-up': { de: 'Dieser Gutschein wurde bereits verbraucht.', en: 'This voucher has been used up.' },
  'voucher.other-currency': {
    de: 'Dieser Gutschein gilt in einem anderen unserer Shops.',
    en: 'This voucher is for another one of our shops.',
  },
  'voucher.nothing-discountable': {
    de: 'Für diese Artikel gilt der Gutschein nicht.',
    en: 'The voucher does not apply to these items.',
  },
  'voucher.gift-sold-out': {
    de: 'Das Geschenk zu diesem Gutschein ist zurzeit vergriffen.',
    en: 'None of the gift of this voucher is left at the moment.',
  },
};

/** Said instead where books have fixed prices. */
const NOT_FOR_BOOKS: Worded<string> = {
  de: 'Für diese Artikel gilt der Gutschein nicht, zum Beispiel weil Bücher feste Preise haben.',
  en: 'The voucher does not apply to these items, for example because books have fixed prices.',
};

type Counted = (count: number | string) => string;

const BELOW_MINIMUM: Worded<Counted> = {
  de: (minimum) => `Die Mindestbestellmenge ist ${minimum}.`,
  en: (minimum) => `The minimum order quantity is ${minimum}.`,
};

const ABOVE_MAXIMUM: Worded<Counted> = {
  de: (maximum) => `Es sind höchstens ${maximum} lieferbar.`,
  en: (maximum) => `At most ${maximum} are available.`,
};

const VOUCHER_NEEDS: Worded<Counted> = {
  de: (missing) => `Für diesen Gutschein fehlen noch ${missing} an Artikeln, für die er gilt.`,
  en: (missing) => `For this voucher items that it applies to for another ${missing} are needed.`,
};

/** A refusal in words, for clients that do not word its code themselves. */
export const failureText = (failure: CartChangeError, { store, language }: Shop): string => {
  switch (failure.kind) {
    case 'cart.below-minimum':
      return inLanguage(BELOW_MINIMUM, language)(failure.minimum);
    case 'cart.above-maximum':
      return inLanguage(ABOVE_MAXIMUM, language)(failure.maximum);
    case 'voucher.minimum-not-reached':
      return inLanguage(VOUCHER_NEEDS, language)(formatMoney(failure.missing, store, language));
    case 'voucher.nothing-discountable':
      return inLanguage(tradingTermsOf(store).hasFixedBookPrices ? NOT_FOR_BOOKS : PLAIN[failure.kind], language);
    default:
      return inLanguage(PLAIN[failure.kind], language);
  }
};

/** A voucher in a cart that does not count any more, and why: how it is refused, or that there is none with its code now. */
export type OverVoucher = { readonly code: string; readonly reason: VoucherError['kind'] };

const IS_OVER: Worded<(code: string) => string> = {
  de: (code) => `Der Gutschein „${code}“ gilt für diesen Warenkorb nicht mehr`,
  en: (code) => `Voucher “${code}” does not apply to this basket any more`,
};

/** Other reasons let a voucher wait, or keep it from coming into a cart. */
const WHY_OVER: Partial<Record<VoucherError['kind'], Worded<string>>> = {
  'voucher.used-up': { de: 'Er ist aufgebraucht.', en: 'it has been used up.' },
  'voucher.expired': { de: 'Er ist abgelaufen.', en: 'it has expired.' },
  'voucher.not-yet-valid': { de: 'Er kann erst später eingelöst werden.', en: 'it can be redeemed later only.' },
  'voucher.other-currency': {
    de: 'Er ist für einen anderen unserer Shops.',
    en: 'it is for another one of our shops.',
  },
  'voucher.unknown': { de: 'Es gibt ihn nicht mehr.', en: 'it does not exist any more.' },
};

/** Says that a voucher has left its cart, with its code and the reason. */
export const overVoucherText = ({ code, reason }: OverVoucher, language: Language): string => {
  const why = WHY_OVER[reason];
  const what = inLanguage(IS_OVER, language)(code);
  return why === undefined ? `${what}.` : `${what}: ${inLanguage(why, language)}`;
};

const ELECTRICAL: Worded<string> = {
  de: 'Altgeräte nehmen wir beim Kauf eines gleichartigen Geräts unentgeltlich zurück.',
  en: 'We take back an old appliance free of charge when you buy one of the same kind.',
};

/** What the law wants said about old electrical devices (§ 17 ElektroG). */
export const oldDevicesText = (language: Language): string => inLanguage(ELECTRICAL, language);
