// The confirmation of an order on a durable medium: lines, tax, totals, addresses, terms and the instruction on withdrawal.
// Source: §§ 312f, 312i BGB, Art. 246a EGBGB; docs/adr/0009 "Mails".

import { type BankTransfer, formatIban } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import {
  FIRST_LANGUAGE,
  type Language,
  parseLanguage,
  type StoreCode,
  textIn,
  tradingTermsOf,
} from '@tornister/domain/storefront';
import { quotedInMail } from '@tornister/domain/wishlist';
import type { BankAccounts } from '../checkout/bank-accounts.ts';
import { paidBy } from '../checkout/payment-methods.ts';
import { answeredSpeditionFields } from '../checkout/spedition-fields.ts';
import { mailHtml } from '../content/clean-html.ts';
import type { OrderedAddress } from '../database/order-tables.ts';
import { addressLines } from '../files/address-lines.ts';
import { formatMoney } from '../graphql/format-money.ts';
import { bankTransferOf, transferCode } from '../orders/bank-transfer.ts';
import { pricesOfLine, wordedPrices } from '../orders/line-prices.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import type { Seller } from '../orders/seller.ts';
import { formatDay } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail, MailFile } from './mail.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';
import { asHtml, asText, CODE_ID, type Content, type Pair } from './order-mail-parts.ts';
import { endingNotes, introOf } from './order-occasion.ts';
import { totalsOf } from './order-totals.ts';
import { sellerMark, sellerText } from './seller-words.ts';

export type ConfirmationParts = {
  readonly seller: Seller;
  readonly accounts?: BankAccounts;
  /** The terms that the order was concluded by, as sanitised HTML; without them the mail offers to send them. */
  readonly terms?: string | undefined;
  /** Address of the page on which the order can be looked at. */
  readonly page?: string | undefined;
  /** Whether the mailbox is proved to be that of who has ordered. */
  readonly isOwnMailbox?: boolean;
  /** The invoice, where it is there already. */
  readonly files?: readonly MailFile[];
};

/** The one confirmation of an order. */
export const orderConfirmation = (
  written: WrittenOrder,
  { seller, accounts = {}, terms, page, isOwnMailbox = false, files = [] }: ConfirmationParts,
): Mail => {
  const { order } = written;
  const transfer = bankTransferOf(order, accounts);
  const svg = transfer && transferCode(transfer);
  const content = {
    ...contentOf(written, { seller, transfer, isOwnMailbox }),
    ...(terms === undefined ? {} : { terms: mailHtml(terms, order.base_url ?? undefined) }),
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

type Spoken = Pick<ConfirmationParts, 'seller'> & {
  readonly transfer: BankTransfer | undefined;
  readonly isOwnMailbox: boolean;
};

const contentOf = (
  { order, lines }: WrittenOrder,
  { seller, transfer, isOwnMailbox }: Spoken,
): Omit<Content, 'hasCode' | 'page' | 'terms'> => {
  const language = languageOf(order.language);
  const store = order.store as StoreCode;
  const words = wordsFor(MAIL_WORDS, { language, store });
  const isMembership = order.kind === 'prime';
  const amount = (cents: number): string => formatMoney(money(cents, order.currency as CurrencyCode), store, language);
  const shipper = tradingTermsOf(store).shippers.find(({ code }) => code === order.shipper_code);
  const sold = sellerText(seller, language);
  // Free text goes to a mailbox that may be a stranger's only where nothing in it becomes a link (docs/adr/0067).
  const typed = (text: string): string => (isOwnMailbox || quotedInMail(text) !== undefined ? text : words.notRepeated);
  return {
    words,
    greeting: words.hello(nameOf(order.billing_address)),
    facts: [
      [words.number, String(order.number)],
      [words.date, formatDay(order.ordered_at, { language, store })],
      [words.payment, paidBy(order, language)],
      ...(shipper === undefined ? [] : [[words.shipper, textIn(shipper.name, language)] as const]),
      ...(order.order_reference === null ? [] : [[words.reference, typed(order.order_reference)] as const]),
      ...(order.buyer_reference === null ? [] : [[words.buyerReference, order.buyer_reference] as const]),
      ...answeredSpeditionFields(order.spedition_fields, language).map(
        ({ displayName, fieldValue }) => [displayName, typed(fieldValue)] as const,
      ),
      ...(order.order_comment === null ? [] : [[words.comment, typed(order.order_comment)] as const]),
    ],
    lines: lines.map(({ snapshot, ...line }) => ({
      name: `${line.quantity} × ${snapshot.name}`,
      detail: [
        snapshot.orderNumber,
        ...snapshot.variantInfoList.map(({ label, value }) => `${label}: ${value}`),
        ...(snapshot.delivery === undefined ? [] : [snapshot.delivery]),
      ].join(', '),
      price: wordedPrices(pricesOfLine(line, order.currency), store, language).join(' + '),
      total: amount(line.total_cents),
    })),
    totals: totalsOf(order, { words, language }),
    transfer: transfer === undefined ? [] : transferOf(transfer, words, amount(transfer.amount.cents)),
    intro: introOf(order, words, { language, store }),
    addresses: [
      [words.billing, addressLines(order.billing_address, { language, store })],
      ...(isMembership ? [] : [[words.delivery, addressLines(order.delivery_address, { language, store })] as const]),
    ],
    notes: [...endingNotes(order, { words, language, seller: sold }), [words.sellerTitle, sold]],
    footer: sellerMark(language),
  };
};

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
