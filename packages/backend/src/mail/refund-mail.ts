// Tells a shopper that money went back, how much and why.

import { type CurrencyCode, money } from '@tornister/domain/money';
import type { StoreCode } from '@tornister/domain/storefront';
import { inLanguage } from '@tornister/domain/storefront';
import { html } from 'hono/html';
import { formatMoney } from '../graphql/format-money.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import type { RefundRow } from '../payment/refunds.ts';
import type { Mail } from './mail.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { languageOf, nameOf } from './order-mail.ts';

/** One mail for each refund that the provider has agreed to. */
export const refundMail = ({ order }: WrittenOrder, refund: RefundRow): Mail => {
  const language = languageOf(order.language);
  const words = inLanguage(MAIL_WORDS, language);
  const returned = money(refund.amount_cents, refund.currency as CurrencyCode);
  const paragraphs = [
    words.hello(nameOf(order.billing_address)),
    words.refund[refund.reason],
    words.refundAmount(formatMoney(returned, order.store as StoreCode, language)),
  ];
  return {
    key: `refund:${refund.id}`,
    recipient: order.email,
    subject: words.refundSubject(order.number),
    html: String(
      html`<!doctype html><html lang="${language}"><body>${paragraphs.map((text) => html`<p>${text}</p>`)}</body></html>`,
    ),
    text: `${paragraphs.join('\n\n')}\n`,
  };
};
