// The sums of an order as its mail has them: in the order and the words of the shop's pages. Consumers read gross amounts with the tax that is
// in them, institutions net amounts, then the tax, then the gross total.

import { shippingTermOf } from '@tornister/domain/cart';
import { profileOf, type StoreCode } from '@tornister/domain/storefront';
import { formatPercent } from '../graphql/format-money.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import type { MailWords } from './mail-words.ts';

export type Sum = {
  readonly label: string;
  readonly value: string;
  /** What is to be paid. */
  readonly isGrand?: true;
};

type Writing = {
  readonly words: MailWords;
  readonly amount: (cents: number) => string;
  readonly language: Parameters<typeof formatPercent>[2];
};

/** The rows of the sums, from the goods to what is to be paid. */
export const totalsOf = (order: WrittenOrder['order'], { words, amount, language }: Writing): readonly Sum[] => {
  const { totals } = order;
  const store = order.store as StoreCode;
  const { isB2b } = profileOf(store);
  const saving = totals.promotionsSaving.cents;
  const savingLabel = order.voucher_code === null ? words.saving : words.voucher(order.voucher_code);
  const term = shippingTermOf(totals);
  const shipping = term === 'charged' ? amount(totals.shippingCost.cents) : words.shippingTerms[term];
  const taxes = totals.taxes.map(({ ratePermille, tax }): Sum => {
    const rate = formatPercent(ratePermille, store, language);
    return { label: isB2b ? words.taxOn(rate) : words.taxIn(rate), value: amount(tax.cents) };
  });
  const grand: Sum = {
    label: isB2b ? words.grandTotalGross : words.grandTotal,
    value: amount(order.total_cents),
    isGrand: true,
  };
  return [
    { label: isB2b ? words.subtotalNet : words.subtotal, value: amount(totals.subtotal.cents) },
    ...(saving > 0 ? [{ label: savingLabel, value: amount(-saving) }] : []),
    // A membership is sent by nobody.
    ...(order.kind === 'prime' ? [] : [{ label: words.shipping, value: shipping }]),
    ...(isB2b ? [{ label: words.net, value: amount(totals.net.cents) }, ...taxes, grand] : [grand, ...taxes]),
  ];
};
