// The sums of an order as its mail has them, in the words of the shop's pages.

import { type SumRow, sumRowsOf } from '@tornister/domain/cart';
import { type Language, profileOf, type StoreCode } from '@tornister/domain/storefront';
import { formatMoney, formatPercent } from '../graphql/format-money.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import type { MailWords } from './mail-words.ts';

export type Sum = {
  readonly label: string;
  readonly value: string;
  /** What is to be paid. */
  readonly isGrand: boolean;
};

type Writing = { readonly words: MailWords; readonly language: Language };

const labelOf = (row: SumRow, order: WrittenOrder['order'], { words, language }: Writing): string => {
  const store = order.store as StoreCode;
  const { isB2b } = profileOf(store);
  switch (row.kind) {
    case 'subtotal':
      return isB2b ? words.subtotalNet : words.subtotal;
    case 'saving':
      return order.voucher_code === null ? words.saving : words.voucher(order.voucher_code);
    case 'tax':
      return (isB2b ? words.taxOn : words.taxIn)(formatPercent(row.ratePermille, store, language));
    case 'grand':
      return isB2b ? words.grandTotalGross : words.grandTotal;
    default:
      return words[row.kind];
  }
};

/** The rows of the sums (`sumRowsOf`). */
export const totalsOf = (order: WrittenOrder['order'], writing: Writing): readonly Sum[] => {
  const store = order.store as StoreCode;
  const textOf = (row: SumRow): string => {
    if (row.kind === 'shipping' && row.term !== 'charged') return writing.words.shippingTerms[row.term];
    const amount = formatMoney(row.amount, store, writing.language);
    return row.kind === 'saving' ? `−${amount}` : amount;
  };
  const reader = { isB2b: profileOf(store).isB2b, isSent: order.kind !== 'prime' };
  return sumRowsOf(order.totals, reader).map((row) => ({
    label: labelOf(row, order, writing),
    value: textOf(row),
    isGrand: row.kind === 'grand',
  }));
};
