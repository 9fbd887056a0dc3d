// An order that was just placed, as the schema wants it for the confirmation.

import { type BankTransfer, comesByAppointment, formatIban } from '@tornister/domain/checkout';
import { showTotals } from '../cart/show-cart.ts';
import { paidBy } from '../checkout/payment-methods.ts';
import { readableEmail, showAddress } from '../checkout/show-address.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { svgAddress } from '../pictures/svg-address.ts';
import { bankTransferOf, transferCode } from './bank-transfer.ts';
import { pricesOfLine, shownPrices } from './line-prices.ts';
import { linePath, type WrittenOrder } from './read-order.ts';
import { UNPAID_ORDER_MS } from './sweep-unpaid.ts';

export const PAYMENT_STATES = {
  'not-required': 'NOT_REQUIRED',
  pending: 'PENDING',
  paid: 'PAID',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
} as const;

/** How an order is paid by transfer. */
export const showTransfer = (transfer: BankTransfer): Answer<'BankTransfer'> => {
  const svg = transferCode(transfer);
  return { ...transfer, iban: formatIban(transfer.iban), qrCode: svg === undefined ? undefined : svgAddress(svg) };
};

/** An order as the confirmation shows it. */
export const showOrder = (
  { order, lines }: WrittenOrder,
  { storefront: { language }, settings }: Pick<RequestContext, 'storefront' | 'settings'>,
): Omit<Answer<'ThankYouPageData'>, 'isGuestOrder' | 'guestToken' | 'isExpressWallet'> => {
  const transfer = bankTransferOf(order, settings.bankAccounts);
  return {
    orderId: order.id,
    orderNumber: String(order.number),
    orderedAt: order.ordered_at,
    email: readableEmail(order.email),
    paymentMethod: paidBy(order, language),
    paymentState: PAYMENT_STATES[order.payment_state],
    isCalledOff: order.is_called_off,
    isByAppointment: comesByAppointment(order.shipper_code),
    payableUntil: order.state === 'awaiting-payment' ? order.ordered_at + UNPAID_ORDER_MS : undefined,
    lines: lines.map((line) => {
      const { unitPrice, mixedPrices, total } = shownPrices(pricesOfLine(line, order.currency), order.currency);
      return {
        ...line.snapshot,
        path: linePath(line),
        picture: line.snapshot.picture as Answer<'Picture'>,
        deliveryStatusText: line.snapshot.delivery,
        itemId: line.item_id,
        quantity: line.quantity,
        unitPrice,
        mixedPrices,
        positionTotal: total,
      };
    }),
    totals: showTotals(order.totals),
    billingAddress: showAddress(order.billing_address),
    deliveryAddress: showAddress(order.delivery_address),
    voucherCode: order.voucher_code,
    orderReference: order.order_reference,
    buyerReference: order.buyer_reference,
    bankTransfer: transfer && showTransfer(transfer),
  };
};
