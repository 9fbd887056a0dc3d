// Orders as the staff desk lists them, and one with everything that is needed to pack and send it.

import { shipperRefusal } from '@tornister/domain/checkout';
import { parseStore, profileOf, type StoreCode, textIn, tradingTermsOf } from '@tornister/domain/storefront';
import { ok } from 'neverthrow';
import type { z } from 'zod';
import { readableEmail } from '../checkout/show-address.ts';
import type { Database } from '../database/database.ts';
import type { OrderedAddress } from '../database/order-tables.ts';
import { languageOf } from '../mail/order-mail.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { invoiceNumberOf, readInvoice } from '../orders/invoices.ts';
import { pricesOfLine, shownPrices } from '../orders/line-prices.ts';
import { linesOf, type OrderLineRow } from '../orders/read-order.ts';
import { type Parcel, readParcels } from '../orders/shipments.ts';
import { returnsOf, rmaOf } from '../returns/read-returns.ts';
import { isInState, type OrderDeskState, orderState } from './order-state.ts';
import { isoMoment, isoOrNull, parcelsToShow, showParcelState, showWholeParcel } from './show-parcel.ts';
import type { ORDER_LIST } from './staff-input.ts';
import { type StaffAnswer, unknown } from './staff-refusal.ts';

type DeskOrder = OrderRow & {
  readonly desk_state: OrderDeskState;
  /** When its customer has first withdrawn from the contract, or from a part of it. */
  readonly withdrawn_at: number | string | null;
};

/** The states that a filter stands for. */
const statesOf = (wanted: OrderDeskState | 'to-send'): readonly OrderDeskState[] =>
  wanted === 'to-send' ? ['new', 'packing'] : [wanted];

const ordersWithState = (database: Database) =>
  database
    .selectFrom('orders')
    .selectAll('orders')
    .select(orderState().as('desk_state'))
    .select(({ selectFrom }) =>
      selectFrom('withdrawals')
        .select(({ fn }) => fn.min('received_at').as('at'))
        .whereRef('withdrawals.order_id', '=', 'orders.id')
        .as('withdrawn_at'),
    );

/** A page of orders by number, the newest last; `next` is the number after which the next page begins, null at the end. */
export const listStaffOrders = async (
  database: Database,
  { state, since, after, limit }: z.output<typeof ORDER_LIST>,
) => {
  const rows = await ordersWithState(database)
    .$if(state !== undefined, (query) => query.where(isInState(statesOf(state ?? 'to-send'))))
    .$if(since !== undefined, (query) => query.where('ordered_at', '>=', since ?? 0))
    .$if(after !== undefined, (query) => query.where('number', '>', after ?? 0))
    .orderBy('number')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const lines = await linesOf(
    database,
    shown.map(({ id }) => id),
  );
  const parcels = await readParcels(database, lines);
  return {
    orders: shown.map((order) => showListed(order, parcels.get(order.id) ?? [])),
    next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
  };
};

const showListed = (order: DeskOrder, parcels: readonly Parcel[]) => ({
  ...showHead(order),
  parcels: parcelsToShow(order, parcels).map((parcel) => showParcelState(order, parcel, parcels)),
});

const showHead = (order: DeskOrder) => ({
  order: order.number,
  state: order.desk_state,
  placedAt: isoMoment(order.ordered_at),
  withdrawnAt: order.withdrawn_at === null ? null : isoMoment(Number(order.withdrawn_at)),
  kind: order.kind,
  store: order.store,
  payment: {
    method: order.payment_id,
    state: order.payment_state,
    transferReceivedAt: isoOrNull(order.transfer_received_at),
  },
  currency: order.currency,
  totalCents: order.total_cents,
});

/** One order with everything that is needed to pack it, send it and answer its customer. */
export const readStaffOrder = async (database: Database, number: number): Promise<StaffAnswer<object>> => {
  const order = await ordersWithState(database).where('number', '=', number).executeTakeFirst();
  if (order === undefined) return unknown('ORDER_UNKNOWN', `There is no order ${number}.`);
  const lines = await linesOf(database, [order.id]);
  const parcels = (await readParcels(database, lines)).get(order.id) ?? [];
  const invoice = await readInvoice(database, order.id);
  const returns = await returnsOf(database, [order.id]);
  return ok({
    ...showHead(order),
    language: order.language,
    email: readableEmail(order.email),
    phone: order.delivery_address.phone ?? order.billing_address.phone,
    billingAddress: showStaffAddress(order.billing_address),
    deliveryAddress: showStaffAddress(order.delivery_address),
    carrier: order.shipper_code,
    carriers: carriersOf(order),
    appointment: order.spedition_fields,
    comment: order.order_comment,
    orderReference: order.order_reference,
    buyerReference: order.buyer_reference,
    voucherCode: order.voucher_code,
    pricesAre: priceBasisOf(order),
    lines: lines.map((line) => showLine(order, line)),
    totals: showSums(order),
    parcels: parcelsToShow(order, parcels).map((parcel) => showWholeParcel(order, parcel, parcels)),
    invoice:
      invoice === undefined ? null : { number: invoiceNumberOf(invoice), issuedAt: isoMoment(invoice.issued_at) },
    returns: returns.map(({ row }) => rmaOf(row)),
    cancelledAt: isoOrNull(order.cancelled_at),
  });
};

/** The codes of the carriers that the order's store sends with; to a packing station those that go there. */
export const carriersOf = ({
  store,
  delivery_address: { use, country },
}: Pick<OrderRow, 'store' | 'delivery_address'>): readonly string[] => {
  const station = { deliveryType: 'packstation', deliveryCountry: country, hasFreight: false } as const;
  return tradingTermsOf(store as StoreCode)
    .shippers.map(({ code }) => code)
    .filter((code) => use !== 'packing-station' || shipperRefusal(code, station) === undefined);
};

/** Whether prices of lines hold the tax. */
const priceBasisOf = ({ store }: Pick<OrderRow, 'store'>): string => {
  const known = parseStore(store);
  return known === undefined ? 'gross' : profileOf(known).edition.priceDisplay;
};

const showStaffAddress = (address: OrderedAddress) => ({
  salutation: address.salutation,
  firstName: address.first_name,
  lastName: address.last_name,
  company: address.company,
  street: address.street,
  addition: address.addition,
  postCode: address.postcode,
  city: address.city,
  country: address.country,
  isPackingStation: address.use === 'packing-station',
  /** The number of the customer at packing stations, which stands in the place of the street. */
  postNumber: address.use === 'packing-station' ? address.street : null,
  phone: address.phone,
  /** Where the carrier tells of the delivery. */
  email: readableEmail(address.delivery_email ?? address.email),
});

const showLine = (order: OrderRow, line: OrderLineRow) => ({
  line: line.position + 1,
  kind: line.kind,
  itemNumber: line.snapshot.orderNumber,
  name: line.snapshot.name,
  variant: line.snapshot.variantInfoList.map(({ label, value }) => `${label}: ${value}`),
  parts: (line.snapshot.parts ?? []).map((part) => textIn(part, languageOf(order.language))),
  quantity: line.quantity,
  unitPriceCents: shownPrices(pricesOfLine(line, order.currency), order.currency).unitPrice.cents,
  /** Pieces at the price of a deal stand apart. */
  prices: pricesOfLine(line, order.currency).map(({ quantity, unitPrice }) => ({
    quantity,
    unitPriceCents: unitPrice.cents,
  })),
  totalCents: line.total_cents,
  vatPermille: line.tax_permille,
});

const showSums = ({ totals }: OrderRow) => ({
  subtotalCents: totals.subtotal.cents,
  savingCents: totals.promotionsSaving.cents,
  shippingCents: totals.shippingCost.cents,
  netCents: totals.net.cents,
  vat: totals.taxes.map(({ ratePermille, net, tax }) => ({
    permille: ratePermille,
    netCents: net.cents,
    vatCents: tax.cents,
  })),
  totalCents: totals.grandTotal.cents,
});
