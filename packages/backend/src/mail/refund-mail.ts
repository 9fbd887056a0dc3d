// Tells a shopper that money went back, how much and why.

import { type CurrencyCode, money } from '@tornister/domain/money';
import type { StoreCode } from '@tornister/domain/storefront';
import { formatMoney } from '../graphql/format-money.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import type { RefundRow } from '../payment/refunds.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail } from './mail.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { languageOf, nameOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

/** One mail for each refund that the provider has agreed to. */
export const refundMail = ({ order }: WrittenOrder, refund: RefundRow): Mail => {
  const language = languageOf(order.language);
  const words = wordsFor(MAIL_WORDS, { language, store: order.store });
  const returned = money(refund.amount_cents, refund.currency as CurrencyCode);
  return shortMail({
    key: `refund:${refund.id}`,
    recipient: order.email,
    subject: words.refundSubject(order.number),
    language,
    paragraphs: [
      words.hello(nameOf(order.billing_address)),
      words.refund[refund.reason],
      words.refundAmount(formatMoney(returned, order.store as StoreCode, language)),
    ],
  });
};
