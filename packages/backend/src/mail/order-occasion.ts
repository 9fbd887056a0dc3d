// What a confirmation says according to what was ordered: goods, a year of the membership, or its renewal.

import { comesByAppointment } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import { type Language, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import { withdrawalNote } from '../catalogue/products/product-notes.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import { isRenewal } from '../prime/write-prime-order.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { MailWords } from './mail-words.ts';
import type { Note, Pair } from './order-mail-parts.ts';
import { WITHDRAWAL_WORDS } from './withdrawal-words.ts';

type Written = WrittenOrder['order'];

/** What the confirmation begins with. */
export const introOf = (order: Written, words: MailWords): string => {
  if (comesByAppointment(order.shipper_code)) return `${words.intro} ${words.appointment}`;
  if (order.kind !== 'prime') return words.intro;
  return isRenewal(order) ? words.renewalIntro : words.primeIntro;
};

/** How the buyer gets out of the contract again: a membership that goes on is cancelled, all else is withdrawn from, by law or by contract, from the seller. */
export const endingNotes = (
  order: Written,
  { words, language, seller }: { readonly words: MailWords; readonly language: Language; readonly seller: string },
): readonly Note[] => {
  const linkTo = (label: string, path: string): readonly [] | readonly [Pair] =>
    order.base_url === null ? [] : [[label, new URL(path, order.base_url).href]];
  if (isRenewal(order))
    return [[words.renewalTermsTitle, words.renewalTerms, ...linkTo(words.cancelLink, PATHS.cancelContract)]];
  const store = order.store as StoreCode;
  const { withdrawal } = tradingTermsOf(store);
  const note = withdrawalNote(store, language);
  if (note === null) return [];
  // Swiss law knows no withdrawal from what was bought online: instructions on one would promise more than the terms.
  if (withdrawal === 'voluntary') return order.kind === 'prime' ? [] : [[words.returnTitle, note]];
  const { title, goods, prime, formTitle, form, link } = wordsFor(WITHDRAWAL_WORDS, { language, store });
  const instruction = (order.kind === 'prime' ? prime : goods)(seller).join(' ');
  return [
    [title, instruction, ...linkTo(link, PATHS.withdraw)],
    [formTitle, form(seller)],
  ];
};
