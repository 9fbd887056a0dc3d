// What an invoice says, whatever it is written as: seller and buyer, number and days, lines, taxes, sums. All of it is read from the order as it
// was written, so that every copy says the same. Source: § 14 (4) UStG; for Switzerland Art. 26 (2) MWSTG.

import type { PiecesAtPrice } from '@tornister/domain/cart';
import { paymentIdOf } from '@tornister/domain/checkout';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { type Language, parseStore, profileOf, type StoreCode } from '@tornister/domain/storefront';
import type { BankAccounts } from '../checkout/bank-accounts.ts';
import type { Database } from '../database/database.ts';
import type { OrderedAddress } from '../database/order-tables.ts';
import { languageOf } from '../mail/order-mail.ts';
import type { OrderRow } from './advance-order.ts';
import { invoiceNumberOf, readInvoice } from './invoices.ts';
import { pricesOfLine, shownPrices } from './line-prices.ts';
import { lineName, linesOf, type OrderLineRow } from './read-order.ts';
import type { Seller } from './seller.ts';

type InvoiceLine = {
  readonly position: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Of each piece; of those that are not at a deal's price where they differ. */
  readonly unitCents: number;
  /** The pieces as they were priced, where they differ. */
  readonly mixedPrices?: readonly PiecesAtPrice[];
  readonly totalCents: number;
  readonly ratePermille: number;
  /** Books and the like, which no voucher makes cheaper. */
  readonly hasFixedPrice: boolean;
  /** The order's voucher was not for these goods. */
  readonly isOutsideVoucher: boolean;
};

export type InvoiceTax = { readonly ratePermille: number; readonly netCents: number; readonly taxCents: number };

export type InvoiceFacts = {
  readonly number: string;
  readonly orderNumber: string;
  readonly issuedAt: Instant;
  readonly orderedAt: Instant;
  /** The day on which the last parcel left; of a membership the one on which its year begins. */
  readonly deliveredAt: Instant;
  /** A year of a membership: nothing is delivered. */
  readonly isMembership: boolean;
  readonly language: Language;
  readonly store: StoreCode;
  readonly currency: string;
  /** Whether the prices of the lines are net, as institutions see them. */
  readonly isNet: boolean;
  readonly seller: Seller;
  readonly billing: OrderedAddress;
  readonly delivery: OrderedAddress;
  /** By which the shop knows the customer. */
  readonly customerNumber?: string;
  readonly reference?: string;
  readonly buyerReference?: string;
  readonly paymentId: ReturnType<typeof paymentIdOf>;
  readonly isPaid: boolean;
  /** Where the money is transferred to. */
  readonly account?: BankAccounts[StoreCode];
  readonly lines: readonly InvoiceLine[];
  readonly savingCents: number;
  readonly shippingCents: number;
  readonly netCents: number;
  readonly taxes: readonly InvoiceTax[];
  readonly totalCents: number;
};

/** What an invoice is made from, besides its order. */
export type InvoiceSources = {
  readonly database: Database;
  readonly accounts: BankAccounts;
  readonly seller: Seller;
};

/** What the invoice of an order says; undefined before it is issued. */
export const invoiceFacts = async (
  { database, accounts, seller }: InvoiceSources,
  order: OrderRow,
): Promise<InvoiceFacts | undefined> => {
  const invoice = await readInvoice(database, order.id);
  if (invoice === undefined) return undefined;
  const store = parseStore(order.store);
  if (store === undefined) throw new Error(`There is no store ${order.store}.`);
  const { totals } = order;
  return {
    number: invoiceNumberOf(invoice),
    orderNumber: String(order.number),
    issuedAt: instantOf(invoice.issued_at),
    orderedAt: instantOf(order.ordered_at),
    deliveredAt: instantOf(order.membership_starts_at ?? invoice.issued_at),
    isMembership: order.kind === 'prime',
    language: languageOf(order.language),
    store,
    currency: order.currency,
    isNet: profileOf(store).edition.priceDisplay === 'net',
    seller,
    billing: order.billing_address,
    delivery: order.delivery_address,
    ...(invoice.customer_number === null ? {} : { customerNumber: invoice.customer_number }),
    ...(order.order_reference === null ? {} : { reference: order.order_reference }),
    ...(order.buyer_reference === null ? {} : { buyerReference: order.buyer_reference }),
    paymentId: paymentIdOf(order.payment_id),
    isPaid: order.payment_state === 'paid',
    ...(accounts[store] === undefined ? {} : { account: accounts[store] }),
    lines: (await linesOf(database, [order.id])).map((line) => ({
      position: line.position + 1,
      sku: line.snapshot.orderNumber,
      name: lineName(line),
      quantity: line.quantity,
      ...unitPricesOf(line, order.currency),
      totalCents: line.total_cents,
      ratePermille: line.tax_permille,
      hasFixedPrice: line.has_fixed_price ?? false,
      isOutsideVoucher: line.is_outside_voucher,
    })),
    savingCents: totals.promotionsSaving.cents,
    shippingCents: totals.shippingCost.cents,
    netCents: totals.net.cents,
    taxes: totals.taxes.map(({ ratePermille, net, tax }) => ({
      ratePermille,
      netCents: net.cents,
      taxCents: tax.cents,
    })),
    totalCents: order.total_cents,
  };
};

const unitPricesOf = (line: OrderLineRow, currency: string): Pick<InvoiceLine, 'unitCents' | 'mixedPrices'> => {
  const { unitPrice, mixedPrices } = shownPrices(pricesOfLine(line, currency), currency);
  return { unitCents: unitPrice.cents, ...(mixedPrices === undefined ? {} : { mixedPrices }) };
};
