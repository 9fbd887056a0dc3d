// Invoices: each order has one, with a number that counts up, from the day on which its last parcel left.

import type { Instant } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { InvoicesTable, ShipmentsTable } from '../database/order-tables.ts';

export type InvoiceRow = Selectable<InvoicesTable>;

/** Issues the invoice of an order, once, with the customer number that its account has by then; answers whether it was now. */
export const issueInvoice = async (transaction: Transaction, orderId: string, at: Instant): Promise<boolean> => {
  const issued = await transaction
    .insertInto('invoices')
    .values(({ selectFrom }) => ({
      order_id: orderId,
      issued_at: at,
      customer_number: selectFrom('orders')
        .innerJoin('users', 'users.id', 'orders.user_id')
        .innerJoin('accounts', 'accounts.id', 'users.account_id')
        .select('accounts.customer_number')
        .where('orders.id', '=', orderId),
    }))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return issued !== undefined;
};

/** The invoice of an order; undefined before it is issued. */
export const readInvoice = (database: Database, orderId: string): Promise<InvoiceRow | undefined> =>
  database.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/**
 * Whether an invoice was issued with this parcel: with the last one that left of those that were ordered. One that is sent anew for a return was
 * invoiced with its order.
 */
export const isIssuedWith = (
  invoice: Pick<InvoiceRow, 'issued_at'> | undefined,
  parcel: ShipmentMoment,
  parcels: readonly ShipmentMoment[],
): boolean =>
  invoice !== undefined &&
  parcel.return_id === null &&
  parcel.sent_at === invoice.issued_at &&
  // Of several that were handed over in the same moment it is one.
  parcels.every(
    ({ return_id, sent_at, position }) =>
      return_id !== null || sent_at !== parcel.sent_at || position <= parcel.position,
  );

type ShipmentMoment = Pick<Selectable<ShipmentsTable>, 'return_id' | 'sent_at' | 'position'>;

/** The number as it stands on the invoice. */
export const invoiceNumberOf = ({ number }: Pick<InvoiceRow, 'number'>): string => `R${number}`;

/** The files in which an invoice can be had: always a PDF, and the electronic invoice where the order was placed with a Leitweg-ID. */
export const invoiceFormats = (
  order: { readonly buyer_reference: string | null },
  invoice: InvoiceRow | undefined,
): readonly ('PDF' | 'XML')[] => {
  if (invoice === undefined) return [];
  return order.buyer_reference === null ? ['PDF'] : ['PDF', 'XML'];
};
