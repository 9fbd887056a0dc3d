// Orders of a member. Source: spec 2 §3 "Order".

import type { Address } from '../address/address.ts';
import type { PiecesAtPrice } from '../cart/piece-prices.ts';
import type { Picture } from '../catalogue/product.ts';
import { type Money, money } from '../money/money.ts';
import type { ReturnHash } from '../returns/return-order.ts';
import type { ItemId, OrderId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';
import type { FulfilmentTimes } from './fulfilment.ts';
import type { OrderState, PaymentState } from './order-transition.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.ts';

export type ShipmentItem = {
  readonly lineNo: string;
  readonly itemId: ItemId;
  readonly name: string;
  readonly sku: string;
  readonly path: string;
  readonly picture?: Picture;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  /** How soon it was said to come when it was ordered, as long as nothing better is known of its parcel. */
  readonly deliveryStatusText?: string;
  readonly quantity: number;
  /** Of one piece; of one that is not at a deal's price where they differ. */
  readonly price: Money;
  /** The pieces by their price, where they differ. */
  readonly mixedPrices?: readonly PiecesAtPrice[];
  /** Of all pieces, after savings. */
  readonly positionTotal: Money;
  readonly isReturnable: boolean;
  readonly isAlreadyReturned: boolean;
  /** Where the buyer may write a review. */
  readonly reviewLink?: string;
};

export type Shipment = {
  readonly status: ShipmentStatus;
  /** Goods that are sent anew for a return. */
  readonly isReplacement?: boolean;
  /** When it reached its steps; empty before the warehouse knows of it. */
  readonly times: FulfilmentTimes;
  readonly carrier?: string;
  readonly expectedDelivery?: Instant;
  readonly tracking?: { readonly link: string; readonly code: string };
  readonly items: readonly ShipmentItem[];
};

export type OrderSummary = {
  /** Not guessable; stands in addresses. */
  readonly orderId: OrderId;
  /** What people read, say on the phone and find in the mail. */
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly paymentState: PaymentState;
  readonly cancelledAt?: Instant;
  readonly orderedAt: Instant;
  readonly paymentMethod: string;
  readonly total: Money;
  readonly reference?: string;
  readonly shipments: readonly Shipment[];
  /** Opens the pages of a return of this order. */
  readonly returnHash: ReturnHash;
};

export type OrderDetail = OrderSummary & {
  readonly deliveryAddress: Address;
  readonly billingAddress: Address;
  readonly comment?: string;
};

/** The parcels with what was ordered: what is sent anew for a return was not ordered again. */
export const orderedShipments = <Parcel extends { readonly isReplacement?: boolean }>(
  shipments: readonly Parcel[],
): readonly Parcel[] => shipments.filter(({ isReplacement }) => isReplacement !== true);

/** Pieces of one line from two parcels: what can be returned of either can be, and only what has come back whole has come back. */
const together = (one: ShipmentItem, other: ShipmentItem): ShipmentItem => ({
  ...one,
  ...mixedOf(one, other),
  quantity: one.quantity + other.quantity,
  positionTotal: money(one.positionTotal.cents + other.positionTotal.cents, one.positionTotal.currency),
  isReturnable: one.isReturnable || other.isReturnable,
  isAlreadyReturned: one.isAlreadyReturned && other.isAlreadyReturned,
});

/** Their prices side by side, unless all pieces have the same. */
const mixedOf = (...items: readonly [ShipmentItem, ShipmentItem]): Pick<ShipmentItem, 'mixedPrices'> => {
  const prices = items.flatMap(({ mixedPrices, quantity, price }) => mixedPrices ?? [{ quantity, unitPrice: price }]);
  return new Set(prices.map(({ unitPrice }) => unitPrice.cents)).size > 1 ? { mixedPrices: prices } : {};
};

/** The lines of an order with all their pieces, whatever parcels those are in; gifts are none. */
export const orderedLines = (order: Pick<OrderSummary, 'shipments'>): readonly ShipmentItem[] => {
  const lines = new Map<string, ShipmentItem>();
  for (const item of orderedShipments(order.shipments).flatMap(({ items }) => items)) {
    const known = lines.get(item.lineNo);
    lines.set(item.lineNo, known === undefined ? item : together(known, item));
  }
  return [...lines.values()].filter(({ price }) => price.cents > 0);
};

/** An item can be returned when it is returnable, was not returned yet and has left the warehouse. */
export const isReturnable = (shipment: Pick<Shipment, 'status'>, item: ShipmentItem): boolean =>
  (shipment.status === 'shipped' || shipment.status === 'delivered') && item.isReturnable && !item.isAlreadyReturned;

/** The items of an order that can still be returned, in the order of the shipments. */
export const returnableItems = (order: Pick<OrderSummary, 'shipments'>): readonly ShipmentItem[] =>
  order.shipments.flatMap((shipment) => shipment.items.filter((item) => isReturnable(shipment, item)));

/** The return button shows when at least one item can be returned and the returns switch of the shop is on. */
export const canStartReturn = (order: Pick<OrderSummary, 'shipments'>, returnsAreOn: boolean): boolean =>
  returnsAreOn && returnableItems(order).length > 0;

/** A shipment can be followed while it is on its way and the carrier gave a link. */
export const isTrackable = (shipment: Pick<Shipment, 'status' | 'tracking'>): boolean =>
  shipment.status === 'shipped' && shipment.tracking !== undefined;

/**
 * The status of an order with several shipments is the one that is furthest behind; cancelled ones count only when all are.
 * An order without a shipment is being processed. What is sent anew for a return takes no order back that has come.
 */
export const orderStatus = (order: Pick<OrderSummary, 'shipments'>): ShipmentStatus => {
  const ordered = orderedShipments(order.shipments);
  return SHIPMENT_STATUSES.find((status) => ordered.some((shipment) => shipment.status === status)) ?? 'processing';
};
