// What an order is for the people who send it, as SQL, so that lists are filtered by the very state that they show. docs/staff-desk.md explains the
// states.

import { isPrepaid, PAYMENT_IDS } from '@tornister/domain/checkout';
import { type RawBuilder, sql } from 'kysely';
import type { ORDER_STATES } from './staff-input.ts';

export type OrderDeskState = (typeof ORDER_STATES)[number];

/** Any other way, also one that the shop does not know, is a transfer in advance (`paymentIdOf`). */
const NOT_IN_ADVANCE = PAYMENT_IDS.filter((id) => !isPrepaid(id));

const parcels = (condition: string) =>
  sql<boolean>`exists (select 1 from shipments where shipments.order_id = orders.id and ${sql.raw(condition)})`;

const ANY_SENT = parcels('sent_at is not null');

/** Pieces that were ordered and are in no parcel; what is sent anew for a return is none of them. */
const HAS_PIECES_LEFT = sql<boolean>`(
  select coalesce(sum(quantity), 0) from order_lines where order_lines.order_id = orders.id
) > (
  select coalesce(sum(shipment_lines.quantity), 0) from shipment_lines
  join shipments on shipments.id = shipment_lines.shipment_id
  where shipments.order_id = orders.id and shipments.return_id is null
)`;

/** The state of a row of `orders`. */
export const orderState = () => sql<OrderDeskState>`case
  when orders.state <> 'placed' then orders.state
  when orders.total_cents > 0 and orders.payment_id not in (${sql.join(NOT_IN_ADVANCE)})
    and orders.transfer_received_at is null and not ${ANY_SENT} then 'awaiting-transfer'
  when orders.kind = 'prime' then 'delivered'
  when not ${parcels('true')} then 'new'
  when ${parcels('sent_at is null')} or ${HAS_PIECES_LEFT} then 'packing'
  when ${parcels('delivered_at is null')} then 'sent'
  else 'delivered' end`;

/** Whether a placed order may still be anything but sent or delivered: it has no invoice, or a parcel that has not left. */
const IS_UNFINISHED = sql<boolean>`orders.id = any(array(
  select open.id from orders as open left join invoices on invoices.order_id = open.id
  where open.state = 'placed' and invoices.order_id is null
  union
  select order_id from shipments where sent_at is null
))`;

const IS_UNDER_WAY = sql<boolean>`orders.id = any(array(select order_id from shipments where delivered_at is null))`;

/** What orders of a state have in common, found by an index: the state of the few that remain is worked out, not that of all. */
const COMMON: Readonly<Record<OrderDeskState, RawBuilder<boolean>>> = {
  'awaiting-payment': sql`orders.state = 'awaiting-payment'`,
  'awaiting-transfer': IS_UNFINISHED,
  new: IS_UNFINISHED,
  packing: IS_UNFINISHED,
  sent: IS_UNDER_WAY,
  // Almost all orders are: a page of them is soon full.
  delivered: sql`orders.state = 'placed' and not ${IS_UNDER_WAY}`,
  cancelled: sql`orders.state = 'cancelled'`,
};

/** Whether an order is in one of these states. */
export const isInState = (states: readonly OrderDeskState[]): RawBuilder<boolean> => {
  const common = sql.join([...new Set(states.map((state) => COMMON[state]))], sql` or `);
  return sql`(${common}) and ${orderState()} in (${sql.join(states)})`;
};
