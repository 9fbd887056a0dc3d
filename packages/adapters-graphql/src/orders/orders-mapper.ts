// Translates a customer's orders from the schema's words into the domain's.

import type { CancelOutcome, InvoiceFormat, OrderWithdrawal, ShownOrder } from '@tornister/application/ports';
import type { WithdrawalPeriod } from '@tornister/domain/contracts';
import type {
  FulfilmentTimes,
  OrderPage,
  OrderState,
  OrderSummary,
  Shipment,
  ShipmentItem,
  ShipmentStatus,
} from '@tornister/domain/orders';
import type { ReturnHash } from '@tornister/domain/returns';
import { brandId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import { toTotals } from '../cart/cart-mapper.ts';
import { PAYMENT_STATES, toBankTransfer } from '../checkout/checkout-mapper.ts';
import type {
  CancelOutcome as AnsweredCancelOutcome,
  InvoiceFormat as AnsweredInvoiceFormat,
  OrderState as AnsweredOrderState,
  ShipmentStatus as AnsweredShipmentStatus,
  WithdrawalPeriod as AnsweredWithdrawalPeriod,
  GetOrderDetailsV2Query,
  GetOrdersV2Query,
  OrderSummaryPartsFragment,
} from '../generated/operations.ts';
import { toSavedAddress } from '../mapping/address-mapper.ts';
import { present, same, toMoney, toPicture, toPieces } from '../mapping/parts-mapper.ts';
import { toPriorReturn, toRefund } from '../returns/returns-mapper.ts';

export const ORDER_STATES: Readonly<Record<AnsweredOrderState, OrderState>> = {
  AWAITING_PAYMENT: 'awaiting-payment',
  PLACED: 'placed',
  CANCELLED: 'cancelled',
};

const SHIPMENT_STATUSES: Readonly<Record<AnsweredShipmentStatus, ShipmentStatus>> = {
  PROCESSING: 'processing',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
};

export const CANCEL_OUTCOMES: Readonly<Record<AnsweredCancelOutcome, CancelOutcome>> = {
  CANCELLED: 'cancelled',
  TOO_LATE: 'too-late',
};

const INVOICE_FORMATS: Readonly<Record<AnsweredInvoiceFormat, InvoiceFormat>> = { PDF: 'pdf', XML: 'xml' };

export const toAskedFormat = (format: InvoiceFormat): AnsweredInvoiceFormat => (format === 'pdf' ? 'PDF' : 'XML');

type AnsweredShipment = OrderSummaryPartsFragment['shipments'][number];

const toItem = (item: AnsweredShipment['items'][number]): ShipmentItem => ({
  lineNo: item.lineNo,
  itemId: brandId<ItemId>(item.itemId),
  sku: item.sku,
  name: item.name,
  path: item.path,
  picture: toPicture(item.picture),
  variantInfo: item.variantInfoList,
  ...present('deliveryStatusText', item.deliveryStatusText, same),
  quantity: item.quantity,
  price: toMoney(item.price),
  ...present('mixedPrices', item.mixedPrices, toPieces),
  positionTotal: toMoney(item.positionTotal),
  ...present('reviewLink', item.reviewLink, same),
  isReturnable: item.isReturnable,
  isAlreadyReturned: item.isAlreadyReturned,
});

const toTimes = (shipment: AnsweredShipment): FulfilmentTimes => ({
  ...present('announced', shipment.announcedAt, instantOf),
  ...present('packed', shipment.packedAt, instantOf),
  ...present('sent', shipment.sentAt, instantOf),
  ...present('delivered', shipment.deliveredAt, instantOf),
});

/** Links come from outside: anything but a web address is no link. */
const toTracking = (tracking: AnsweredShipment['tracking']): Pick<Shipment, 'tracking'> =>
  tracking !== null && /^https:\/\//.test(tracking.link) ? { tracking } : {};

const toShipment = (shipment: AnsweredShipment): Shipment => ({
  status: SHIPMENT_STATUSES[shipment.status],
  ...(shipment.isReplacement ? { isReplacement: true } : {}),
  times: toTimes(shipment),
  ...present('carrier', shipment.carrier, same),
  ...present('expectedDelivery', shipment.expectedDelivery, instantOf),
  ...toTracking(shipment.tracking),
  items: shipment.items.map(toItem),
});

const toSummary = (order: OrderSummaryPartsFragment): OrderSummary => ({
  orderId: brandId<OrderId>(order.orderId),
  orderNumber: order.orderNumber,
  state: ORDER_STATES[order.state],
  paymentState: PAYMENT_STATES[order.paymentState],
  orderedAt: instantOf(order.orderedAt),
  ...present('cancelledAt', order.cancelledAt, instantOf),
  paymentMethod: order.paymentMethod,
  total: toMoney(order.total),
  ...present('reference', order.reference, same),
  shipments: order.shipments.map(toShipment),
  returnHash: brandId<ReturnHash>(order.returnHash),
});

export const toOrderPage = ({ getOrdersV2: { orders, pageInfo } }: GetOrdersV2Query): OrderPage => ({
  orders: orders.map(toSummary),
  pageInfo,
});

const WITHDRAWAL_PERIODS: Readonly<Record<AnsweredWithdrawalPeriod, WithdrawalPeriod>> = {
  NOT_BEGUN: 'not-begun',
  RUNNING: 'running',
  OVER: 'over',
};

const toWithdrawal = ({
  period,
  endsAt,
  declared,
}: NonNullable<NonNullable<GetOrderDetailsV2Query['getOrderDetailsV2']>['withdrawal']>): OrderWithdrawal => ({
  period: WITHDRAWAL_PERIODS[period],
  ...present('endsAt', endsAt, instantOf),
  declared: declared.map(({ receivedAt, goods }) => ({ receivedAt: instantOf(receivedAt), goods })),
});

export const toShownOrder = ({ getOrderDetailsV2: order }: GetOrderDetailsV2Query): ShownOrder | undefined =>
  order === null
    ? undefined
    : {
        ...toSummary(order.summary),
        email: order.email,
        totals: toTotals(order.totals),
        billingAddress: toSavedAddress(order.billingAddress),
        deliveryAddress: toSavedAddress(order.deliveryAddress),
        speditionFields: order.speditionsFields,
        ...present('comment', order.comment, same),
        ...present('voucherCode', order.voucherCode, same),
        ...present('buyerReference', order.buyerReference, same),
        ...present('payableUntil', order.payableUntil, instantOf),
        ...present('bankTransfer', order.bankTransfer, toBankTransfer),
        ...present('withdrawal', order.withdrawal, toWithdrawal),
        invoiceFormats: order.invoiceFormats.map((format) => INVOICE_FORMATS[format]),
        returns: order.returns.map(toPriorReturn),
        refunds: order.refunds.map(toRefund),
      };
