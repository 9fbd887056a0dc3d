// Orders as the schema wants them, in the language of the request. Source: spec 2 §3 "Order".

import { isRatingLinkGood } from '@tornister/domain/forms';
import { type CurrencyCode, type Money, money } from '@tornister/domain/money';
import { asksForTransfer, shipmentStatus } from '@tornister/domain/orders';
import type { ReturnableGoods } from '@tornister/domain/returns';
import { instantOf } from '@tornister/domain/shared';
import { type StoreCode, textIn, tradingTermsOf } from '@tornister/domain/storefront';
import { showTotals } from '../cart/show-cart.ts';
import { paidBy } from '../checkout/payment-methods.ts';
import { readableEmail, showAddress } from '../checkout/show-address.ts';
import { answeredSpeditionFields } from '../checkout/spedition-fields.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { returnHashOf } from '../returns/return-link.ts';
import { type CameBack, type LinePieces, piecesOf } from '../returns/returnable-pieces.ts';
import { ratingPath } from '../reviews/rating-link.ts';
import type { OrderRow } from './advance-order.ts';
import { bankTransferOf } from './bank-transfer.ts';
import { trackingLink } from './carriers.ts';
import { pricesInParcels, type ShownPrices, shownPrices } from './line-prices.ts';
import { linePath } from './read-order.ts';
import type { PackedLine, Parcel } from './shipments.ts';
import { PAYMENT_STATES, showTransfer } from './show-order.ts';
import { UNPAID_ORDER_MS } from './sweep-unpaid.ts';

type Shop = Pick<RequestContext, 'storefront' | 'settings' | 'secrets' | 'now'>;

export const ORDER_STATES = {
  'awaiting-payment': 'AWAITING_PAYMENT',
  placed: 'PLACED',
  cancelled: 'CANCELLED',
} as const;

const STATUSES = {
  processing: 'PROCESSING',
  shipped: 'SHIPPED',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
} as const;

const amountOf = (order: OrderRow, cents: number): Money => money(cents, order.currency as CurrencyCode);

type ShownPieces = Pick<LinePieces, 'isAllReturned'> & { readonly returnable: Pick<ReturnableGoods, 'pieces'> };

const showItem = (
  { line, quantity }: PackedLine,
  { unitPrice, mixedPrices, total }: ShownPrices,
  pieces: ShownPieces,
): Answer<'ShipmentItem'> => ({
  lineNo: String(line.position + 1),
  itemId: line.item_id,
  sku: line.snapshot.orderNumber,
  name: line.snapshot.name,
  path: linePath(line),
  picture: line.snapshot.picture as Answer<'Picture'>,
  variantInfoList: [...line.snapshot.variantInfoList],
  quantity,
  price: unitPrice,
  mixedPrices,
  positionTotal: total,
  isReturnable: pieces.returnable.pieces > 0,
  isAlreadyReturned: pieces.isAllReturned,
});

/** What is known of the pieces in a parcel: what may still happen to them, and what they cost. */
type InParcel = {
  readonly piecesIn: (packed: PackedLine) => ShownPieces;
  readonly pricesIn: (packed: PackedLine) => ShownPrices;
};

const showParcel = (
  order: OrderRow,
  { times, row, lines, isReplacement = false }: Parcel,
  { storefront: { language }, secrets, now }: Shop,
  { piecesIn, pricesIn }: InParcel,
): Answer<'Shipment'> => {
  const shippers = tradingTermsOf(order.store as StoreCode).shippers;
  const shipper = shippers.find(({ code }) => code === (row?.shipper_code ?? order.shipper_code));
  const code = row?.tracking_code ?? undefined;
  const isReviewable =
    order.kind === 'goods' && times.delivered !== undefined && isRatingLinkGood(times.delivered, now());
  const link = code === undefined ? undefined : trackingLink(shipper?.code, code, language);
  const status = shipmentStatus(times, order.state);
  // A day is more than what was said before; what is sent anew was not promised again.
  const isAsPromised = status === 'processing' && (row?.expected_at ?? null) === null && !isReplacement;
  return {
    status: STATUSES[status],
    isReplacement,
    announcedAt: times.announced,
    packedAt: times.packed,
    sentAt: times.sent,
    deliveredAt: times.delivered,
    carrier: shipper && textIn(shipper.name, language),
    expectedDelivery: times.delivered === undefined ? row?.expected_at : undefined,
    tracking: code !== undefined && link !== undefined ? { link, code } : undefined,
    items: lines.map((packed) => ({
      ...showItem(packed, pricesIn(packed), piecesIn(packed)),
      deliveryStatusText: isAsPromised ? packed.line.snapshot.delivery : undefined,
      reviewLink: isReviewable ? ratingPath(secrets, packed.line.id, times.delivered) : undefined,
    })),
  };
};

/** What an order has delivered: its parcels; a membership is there with its payment, without any. */
export const deliveredOf = (
  order: Pick<OrderRow, 'kind' | 'state' | 'ordered_at'>,
  parcels: readonly Parcel[],
): readonly Parcel[] => {
  if (order.kind === 'goods' || order.state !== 'placed') return parcels;
  const at = instantOf(order.ordered_at);
  return parcels.map(({ lines }) => ({ lines, times: { announced: at, packed: at, sent: at, delivered: at } }));
};

/** Nothing of a membership can be sent back or reviewed. */
const NO_PIECES: ShownPieces = { returnable: { pieces: 0 }, isAllReturned: false };

/** An order as it stands in the list. */
export const showSummary = (
  order: OrderRow,
  parcels: readonly Parcel[],
  cameBack: CameBack,
  shop: Shop,
): Answer<'OrderSummary'> => {
  const delivered = deliveredOf(order, parcels);
  const prices = pricesInParcels(delivered, order.currency);
  const inParcel: InParcel = {
    pricesIn: (packed) => shownPrices(prices.get(packed) ?? [], order.currency),
    piecesIn: ({ line }) =>
      order.kind === 'prime' ? NO_PIECES : piecesOf(line, cameBack, { parcels, now: shop.now() }),
  };
  return {
    orderId: order.id,
    orderNumber: String(order.number),
    state: ORDER_STATES[order.state],
    paymentState: PAYMENT_STATES[order.payment_state],
    orderedAt: order.ordered_at,
    cancelledAt: order.cancelled_at,
    paymentMethod: paidBy(order, shop.storefront.language),
    total: amountOf(order, order.total_cents),
    reference: order.order_reference,
    shipments: delivered.map((parcel) => showParcel(order, parcel, shop, inParcel)),
    returnHash: returnHashOf(shop.secrets, order.id),
  };
};

/** An order as its own page shows it. */
export const showDetails = (
  order: OrderRow,
  parcels: readonly Parcel[],
  cameBack: CameBack,
  shop: Shop,
): Omit<Answer<'OrderDetails'>, 'invoiceFormats' | 'returns' | 'refunds' | 'withdrawal'> => {
  const hasTransfer = order.transfer_received_at !== null;
  const isAsked = asksForTransfer({ state: order.state, shipments: parcels, hasTransfer });
  const transfer = isAsked ? bankTransferOf(order, shop.settings.bankAccounts) : undefined;
  return {
    summary: showSummary(order, parcels, cameBack, shop),
    email: readableEmail(order.email),
    totals: showTotals(order.totals),
    billingAddress: showAddress(order.billing_address),
    deliveryAddress: showAddress(order.delivery_address),
    speditionsFields: answeredSpeditionFields(order.spedition_fields, shop.storefront.language),
    comment: order.order_comment,
    voucherCode: order.voucher_code,
    buyerReference: order.buyer_reference,
    payableUntil: order.state === 'awaiting-payment' ? order.ordered_at + UNPAID_ORDER_MS : undefined,
    bankTransfer: transfer && showTransfer(transfer),
  };
};
