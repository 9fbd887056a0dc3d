// The confirmation of an order on a durable medium: lines, tax, totals, addresses, terms and the instruction on withdrawal.
// Source: §§ 312f, 312i BGB, Art. 246a EGBGB; docs/adr/0009 "Mails".

import { type BankTransfer, formatIban, paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import {
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  parseLanguage,
  type StoreCode,
  textIn,
  tradingTermsOf,
} from '@tornister/domain/storefront';
import { html } from 'hono/html';
import type { BankAccounts } from '../checkout/bank-accounts.ts';
import { paymentName } from '../checkout/payment-methods.ts';
import { answeredSpeditionFields } from '../checkout/spedition-fields.ts';
import type { OrderedAddress } from '../database/order-tables.ts';
import { addressLines } from '../files/address-lines.ts';
import { formatMoney, formatPercent } from '../graphql/format-money.ts';
import { bankTransferOf, transferCode } from '../orders/bank-transfer.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import type { Seller } from '../orders/seller.ts';
import { formatDay } from '../texts/format-day.ts';
import { BRAND } from './brand.ts';
import type { Mail, MailFile } from './mail.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';
import { endingNotes, introOf } from './order-occasion.ts';

type Pair = readonly [label: string, value: string];

type Content = {
  readonly words: MailWords;
  readonly facts: readonly Pair[];
  readonly lines: readonly {
    readonly name: string;
    readonly detail: string;
    readonly price: string;
    readonly total: string;
  }[];
  readonly totals: readonly Pair[];
  /** What has to be written into a transfer; empty for an order that is paid otherwise. */
  readonly transfer: readonly Pair[];
  readonly hasCode: boolean;
  readonly page?: string;
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly notes: readonly (readonly [title: string, text: string])[];
  readonly greeting: string;
  readonly intro: string;
};

export type ConfirmationParts = {
  readonly seller: Seller;
  readonly accounts?: BankAccounts;
  /** Address of the page on which the order can be looked at. */
  readonly page?: string | undefined;
  /** The invoice, where it is there already. */
  readonly files?: readonly MailFile[];
};

/** The one confirmation of an order. */
export const orderConfirmation = (
  written: WrittenOrder,
  { seller, accounts = {}, page, files = [] }: ConfirmationParts,
): Mail => {
  const { order } = written;
  const transfer = bankTransferOf(order, accounts);
  const svg = transfer && transferCode(transfer);
  const content = {
    ...contentOf(written, seller, transfer),
    hasCode: svg !== undefined,
    ...(page === undefined ? {} : { page }),
  };
  return {
    key: `order-confirmation:${order.id}`,
    recipient: order.email,
    subject: content.words.subject(order.number),
    html: asHtml(content, order.language, content.words.subject(order.number)),
    text: asText(content),
    ...(files.length === 0 ? {} : { attachments: files }),
    ...(svg === undefined ? {} : { images: [{ id: CODE_ID, svg }] }),
  };
};

export const languageOf = (language: string): Language => parseLanguage(language) ?? FIRST_LANGUAGE;

export const nameOf = ({ first_name, last_name }: OrderedAddress): string => `${first_name} ${last_name}`;

const CODE_ID = 'transfer-code';

const contentOf = (
  { order, lines }: WrittenOrder,
  seller: Seller,
  transfer: BankTransfer | undefined,
): Omit<Content, 'hasCode' | 'page'> => {
  const language = languageOf(order.language);
  const words = inLanguage(MAIL_WORDS, language);
  const store = order.store as StoreCode;
  const isMembership = order.kind === 'prime';
  const amount = (cents: number): string => formatMoney(money(cents, order.currency as CurrencyCode), store, language);
  const paymentId = paymentIdOf(order.payment_id);
  const shipper = tradingTermsOf(store).shippers.find(({ code }) => code === order.shipper_code);
  const sold = sellerText(seller, words);
  return {
    words,
    greeting: words.hello(nameOf(order.billing_address)),
    facts: [
      [words.number, String(order.number)],
      [words.date, formatDay(order.ordered_at, language)],
      [words.payment, paymentName(paymentId, language)],
      ...(shipper === undefined ? [] : [[words.shipper, textIn(shipper.name, language)] as const]),
      ...(order.order_reference === null ? [] : [[words.reference, order.order_reference] as const]),
      ...(order.buyer_reference === null ? [] : [[words.buyerReference, order.buyer_reference] as const]),
      ...answeredSpeditionFields(order.spedition_fields, language).map(
        ({ displayName, fieldValue }) => [displayName, fieldValue] as const,
      ),
      ...(order.order_comment === null ? [] : [[words.comment, order.order_comment] as const]),
    ],
    lines: lines.map(({ quantity, snapshot, unit_price_cents, total_cents }) => ({
      name: `${quantity} × ${snapshot.name}`,
      detail: [
        snapshot.orderNumber,
        ...snapshot.variantInfoList.map(({ label, value }) => `${label}: ${value}`),
        ...(snapshot.delivery === undefined ? [] : [snapshot.delivery]),
      ].join(', '),
      price: amount(unit_price_cents),
      total: amount(total_cents),
    })),
    totals: totalsOf(order, words, amount),
    transfer: transfer === undefined ? [] : transferOf(transfer, words, amount(transfer.amount.cents)),
    intro: introOf(order, words),
    addresses: [
      [words.billing, addressLines(order.billing_address, { language, store })],
      ...(isMembership ? [] : [[words.delivery, addressLines(order.delivery_address, { language, store })] as const]),
    ],
    notes: [[words.termsTitle, words.terms], ...endingNotes(order, words, sold), [words.sellerTitle, sold]],
  };
};

/** Who sells, as one is written to. */
const sellerText = ({ name, street, postcode, city, email, phone }: Seller, words: MailWords): string =>
  [name, street, `${postcode} ${city}`, email, words.phone(phone)].join(', ');

const transferOf = (
  { holder, iban, bic, reference }: BankTransfer,
  words: MailWords,
  amount: string,
): readonly Pair[] => [
  [words.holder, holder],
  ['IBAN', formatIban(iban)],
  ...(bic === undefined ? [] : [['BIC', bic] as const]),
  [words.grandTotal, amount],
  [words.purpose, reference],
];

const totalsOf = (
  order: WrittenOrder['order'],
  words: MailWords,
  amount: (cents: number) => string,
): readonly Pair[] => {
  const { totals } = order;
  const saving = totals.promotionsSaving.cents;
  return [
    [words.subtotal, amount(totals.subtotal.cents)],
    ...(saving > 0 ? [[words.saving, amount(-saving)] as const] : []),
    ...(order.kind === 'prime' ? [] : [[words.shipping, amount(totals.shippingCost.cents)] as const]),
    [words.net, amount(totals.net.cents)],
    ...totals.taxes.map(({ ratePermille, tax }): Pair => {
      const rate = formatPercent(ratePermille, order.store as StoreCode, languageOf(order.language));
      return [words.tax(rate), amount(tax.cents)];
    }),
    [words.grandTotal, amount(order.total_cents)],
  ];
};

const asText = ({ words, greeting, intro, facts, lines, totals, transfer, addresses, notes, page }: Content): string =>
  [
    greeting,
    intro,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(page === undefined ? [] : [`${words.orderPage}: ${page}`]),
    lines
      .map(({ name, detail, price, total }) => `${name}\n  ${detail}\n  ${price}, ${words.total}: ${total}`)
      .join('\n'),
    totals.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(transfer.length === 0
      ? []
      : [[words.transfer, ...transfer.map(([label, value]) => `${label}: ${value}`)].join('\n')]),
    ...addresses.map(([label, parts]) => [`${label}:`, ...parts].join('\n')),
    ...notes.map(([title, text]) => `${title}\n${text}`),
  ].join('\n\n');

const CELL = 'padding:8px 0;border-bottom:1px solid #dde5ec;vertical-align:top';

/** Account, amount and reference of a transfer, with the code for banking apps. */
const transferHtml = ({ words, transfer, hasCode }: Content) =>
  transfer.length === 0
    ? ''
    : html`<div style="margin-top:24px;padding:16px;background:#f3f7fa"><p style="margin:0 0 8px">${words.transfer}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${transfer.map(
        ([label, value]) =>
          html`<tr><td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;font-weight:700">${value}</td></tr>`,
      )}</table>
${hasCode ? html`<p style="margin:8px 0 0"><img src="cid:${CODE_ID}" width="180" height="180" alt="${words.code}"><br><small>${words.code}</small></p>` : ''}</div>`;

const asHtml = (content: Content, language: string, title: string): string => {
  const { words, greeting, intro, facts, lines, totals, addresses, notes, page } = content;
  return String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f3f7fa;color:#17324d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:32px 24px;background:#fff">
<p style="font-size:22px;font-weight:700;color:#0077ad;margin:0 0 24px">${BRAND}</p>
<p>${greeting}</p><p>${intro}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${facts.map(
    ([label, value]) =>
      html`<tr><td style="${CELL}">${label}</td><td style="${CELL};text-align:right">${value}</td></tr>`,
  )}</table>
${page === undefined ? '' : html`<p><a href="${page}" style="color:#00608c">${words.orderPage}</a></p>`}
<table style="width:100%;border-collapse:collapse;margin-top:24px">
<tr><th style="${CELL};text-align:left">${words.article}</th><th style="${CELL};text-align:right">${words.price}</th><th style="${CELL};text-align:right">${words.total}</th></tr>
${lines.map(
  ({ name, detail, price, total }) =>
    html`<tr><td style="${CELL}">${name}<br><small>${detail}</small></td><td style="${CELL};text-align:right">${price}</td><td style="${CELL};text-align:right">${total}</td></tr>`,
)}</table>
<table role="presentation" style="width:100%;border-collapse:collapse;margin-top:24px">${totals.map(
    ([label, value], index) =>
      html`<tr style="${index === totals.length - 1 ? 'font-weight:700' : ''}"><td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right">${value}</td></tr>`,
  )}</table>
${transferHtml(content)}
${addresses.map(
  ([label, parts]) =>
    html`<h2 style="font-size:16px;margin:24px 0 4px">${label}</h2><p style="margin:0">${parts.map((part) => html`${part}<br>`)}</p>`,
)}
${notes.map(
  ([title, text]) =>
    html`<h2 style="font-size:14px;margin:24px 0 4px">${title}</h2><p style="font-size:13px;margin:0">${text}</p>`,
)}
</div></body></html>`);
};
