// What a confirmation says according to what was ordered: goods, a year of the membership, or its renewal.

import { comesByAppointment } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import { withdrawalNote } from '../catalogue/products/product-notes.ts';
import { withdrawalRightOf } from '../contracts/order-withdrawal.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import { isRenewal } from '../prime/write-prime-order.ts';
import { type DayReader, formatDay } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { MailWords } from './mail-words.ts';
import type { Note, Pair } from './order-mail-parts.ts';
import { WITHDRAWAL_WORDS } from './withdrawal-words.ts';

type Written = WrittenOrder['order'];

/** What the confirmation begins with. */
export const introOf = (order: Written, words: MailWords, reader: DayReader): string => {
  if (comesByAppointment(order.shipper_code)) return `${words.intro} ${words.appointment}`;
  if (order.kind !== 'prime') return words.intro;
  if (isRenewal(order)) return words.renewalIntro;
  const startsAt = order.membership_starts_at;
  return startsAt === null ? words.primeIntro : words.primeNextIntro(formatDay(startsAt, reader));
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
  const right = withdrawalRightOf(order);
  const note = withdrawalNote(store, language);
  if (right === 'none' || note === null) return [];
  // Swiss law knows no withdrawal from what was bought online: instructions on one would promise more than the terms.
  if (right === 'voluntary') return [[words.returnTitle, note]];
  const { title, goods, prime, formTitle, form, link } = wordsFor(WITHDRAWAL_WORDS, { language, store });
  const instruction = (order.kind === 'prime' ? prime : goods)(seller).join(' ');
  return [
    [title, instruction, ...linkTo(link, PATHS.withdraw)],
    [formTitle, form(seller)],
  ];
};
