// What a confirmation says according to what was ordered: goods, a year of the membership, or its renewal.

import { type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import type { WrittenOrder } from '../orders/read-order.ts';
import { isRenewal } from '../prime/write-prime-order.ts';
import type { MailWords } from './mail-words.ts';

type Written = WrittenOrder['order'];

/** What the confirmation begins with. */
export const introOf = (order: Written, words: MailWords): string => {
  if (order.kind !== 'prime') return words.intro;
  return isRenewal(order) ? words.renewalIntro : words.primeIntro;
};

/** How the buyer gets out of the contract again: a membership that goes on is cancelled, all else is withdrawn from. */
export const endingNotes = (order: Written, words: MailWords): readonly (readonly [string, string])[] => {
  if (isRenewal(order)) return [[words.renewalTermsTitle, words.renewalTerms]];
  if (tradingTermsOf(order.store as StoreCode).withdrawal === 'none') return [];
  return [
    [words.withdrawalTitle, order.kind === 'prime' ? words.primeWithdrawal : words.withdrawal],
    [words.formTitle, words.form],
  ];
};
