// Translates shippers, payment methods and orders from the schema's words into the domain's.

import type {
  OrderedTransfer,
  PaymentState,
  PaymentStep,
  PlacedOrder,
  ShippingStep,
} from '@tornister/application/ports';
import {
  ALREADY_SUBMITTED_MESSAGE,
  CART_CHANGED_MESSAGE,
  CHOICES_CHANGED_MESSAGE,
  ORDER_CANCELLED_MESSAGE,
  ORDER_WAITS_MESSAGE,
  offeredPaymentId,
  type PaymentMethod,
  type Shipper,
  type ShipperReason,
  type SubmitOutcome,
  type SubmitRefusal,
  UNREADABLE_SUBMIT_ERROR,
} from '@tornister/domain/checkout';
import { brandId, type CartId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { toCart, toTotals } from '../cart/cart-mapper.ts';
import type {
  PaymentState as AnsweredPaymentState,
  ShipperReason as AnsweredShipperReason,
  GetPaymentInfoQuery,
  GetShippingStepDetailsQuery,
  GetThankYouPageDataQuery,
  PayOrderMutation,
  ShipperPartsFragment,
  SubmitCartMutation,
} from '../generated/operations.ts';
import { toSavedAddress } from '../mapping/address-mapper.ts';
import { present, same, toMoney, toPicture, toPieces } from '../mapping/parts-mapper.ts';
import { toSubmittedOrder } from '../mapping/submitted-order.ts';

const SHIPPER_REASONS: Readonly<Record<AnsweredShipperReason, ShipperReason>> = {
  PACKSTATION_DHL_ONLY: 'PACKSTATION-DHL-ONLY',
  DHL_GERMANY_ONLY: 'DHL-GERMANY-ONLY',
  FREIGHT_ONLY: 'FREIGHT-ONLY',
};

export const toShipper = (shipper: ShipperPartsFragment): Shipper => ({
  code: shipper.code,
  name: shipper.name,
  costs: toMoney(shipper.costs),
  tariff: {
    homeCountry: shipper.tariff.homeCountry,
    home: toMoney(shipper.tariff.home),
    abroad: toMoney(shipper.tariff.abroad),
  },
  selected: shipper.selected,
  availability:
    shipper.enabled || shipper.info === null
      ? { enabled: true }
      : { enabled: false, reason: SHIPPER_REASONS[shipper.info] },
});

export const toShippingStep = ({ getShippingStepDetails: step }: GetShippingStepDetailsQuery): ShippingStep => ({
  cart: toCart(step.cart),
  shippers: step.shippers.map(toShipper),
  otherTotals: step.otherTotals.map(toTotals),
  billingCountries: step.billingCountries,
  deliveryCountries: step.deliveryCountries,
  billingAddresses: step.billingAddresses.map(toSavedAddress),
  shippingAddresses: step.shippingAddresses.map(toSavedAddress),
  packingStations: step.packstationAddresses.map(toSavedAddress),
  wallet: {
    isOffered: step.walletCheckout.isOffered,
    ...present('paymentDescriptor', step.walletCheckout.paymentDescriptor, same),
  },
  ...present('ordered', step.order, ({ orderId, newCartId }) => ({
    orderId: brandId<OrderId>(orderId),
    newCartId: brandId<CartId>(newCartId),
  })),
  ...present('billingAddress', step.cart.billingAddress, toSavedAddress),
  ...present('shippingAddress', step.cart.shippingAddress, toSavedAddress),
});

export const toPaymentStep = ({ getPaymentInfo: info }: GetPaymentInfoQuery): PaymentStep => ({
  methods: info.paymentMethods.map(
    (method): PaymentMethod => ({
      paymentId: offeredPaymentId(method.paymentId),
      displayName: method.displayName,
      description: method.description,
      selected: method.selected,
      enabled: method.enabled,
      ...present('buyerReference', method.buyerReference, same),
    }),
  ),
  ...present('selected', info.selectedMethodId, offeredPaymentId),
  ...present('agreed', info.agreedMethodId, offeredPaymentId),
});

export const PAYMENT_STATES: Readonly<Record<AnsweredPaymentState, PaymentState>> = {
  NOT_REQUIRED: 'not-required',
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
};

type AnsweredTransfer = NonNullable<NonNullable<GetThankYouPageDataQuery['getThankYouPageData']>['bankTransfer']>;

export const toBankTransfer = ({
  holder,
  iban,
  bic,
  amount,
  reference,
  qrCode,
}: AnsweredTransfer): OrderedTransfer => ({
  holder,
  iban,
  amount: toMoney(amount),
  reference,
  ...present('bic', bic, same),
  ...present('qrCode', qrCode, same),
});

export const toPlacedOrder = ({ getThankYouPageData: order }: GetThankYouPageDataQuery): PlacedOrder | undefined =>
  order === null
    ? undefined
    : {
        orderId: brandId<OrderId>(order.orderId),
        orderNumber: order.orderNumber,
        orderedAt: instantOf(order.orderedAt),
        email: order.email,
        paymentMethod: order.paymentMethod,
        paymentState: PAYMENT_STATES[order.paymentState],
        isCalledOff: order.isCalledOff,
        isExpressWallet: order.isExpressWallet,
        isByAppointment: order.isByAppointment,
        ...present('payableUntil', order.payableUntil, instantOf),
        lines: order.lines.map((line) => ({
          itemId: brandId<ItemId>(line.itemId),
          orderNumber: line.orderNumber,
          name: line.name,
          path: line.path,
          picture: toPicture(line.picture),
          variantInfo: line.variantInfoList,
          ...present('deliveryStatusText', line.deliveryStatusText, same),
          quantity: line.quantity,
          unitPrice: toMoney(line.unitPrice),
          ...present('mixedPrices', line.mixedPrices, toPieces),
          positionTotal: toMoney(line.positionTotal),
        })),
        totals: toTotals(order.totals),
        billingAddress: toSavedAddress(order.billingAddress),
        deliveryAddress: toSavedAddress(order.deliveryAddress),
        ...present('voucherCode', order.voucherCode, same),
        ...present('orderReference', order.orderReference, same),
        ...present('buyerReference', order.buyerReference, same),
        ...present('bankTransfer', order.bankTransfer, toBankTransfer),
        isGuestOrder: order.isGuestOrder,
      };

type Submitted = SubmitCartMutation['submitCart'];

type Refused = Pick<Submitted, 'orderId' | 'newCartId'>;

/** A refusal that comes with another cart; nothing where this message tells of none. */
const withNewCart = (message: string, orderId: string | null, newCartId: CartId): SubmitRefusal | undefined => {
  if (message === ALREADY_SUBMITTED_MESSAGE) return { kind: 'submission.already-submitted', newCartId };
  if (message === ORDER_CANCELLED_MESSAGE) return { kind: 'submission.order-cancelled', newCartId };
  if (message === ORDER_WAITS_MESSAGE && orderId !== null)
    return { kind: 'submission.order-waits', orderId: brandId<OrderId>(orderId), newCartId };
  return undefined;
};

const toRefusal = (message: string, { orderId, newCartId }: Refused): SubmitRefusal => {
  if (message === CART_CHANGED_MESSAGE) return { kind: 'submission.cart-changed' };
  if (message === CHOICES_CHANGED_MESSAGE) return { kind: 'submission.choices-changed' };
  if (newCartId === null) return { kind: 'submission.refused', message };
  const cartId = brandId<CartId>(newCartId);
  return withNewCart(message, orderId, cartId) ?? { kind: 'submission.refused', message, newCartId: cartId };
};

/** Everything without an order and a next cart is a refusal (spec 2 §4). */
export const toSubmission = ({ submitCart }: SubmitCartMutation): Result<SubmitOutcome, SubmitRefusal> =>
  toOutcome(submitCart);

const toOutcome = (answer: Submitted): Result<SubmitOutcome, SubmitRefusal> => {
  const { orderId, newCartId, errorMessage } = answer;
  if (errorMessage !== null) return err(toRefusal(errorMessage, answer));
  if (orderId === null || newCartId === null)
    return err({ kind: 'submission.refused', message: UNREADABLE_SUBMIT_ERROR });
  return ok(toSubmittedOrder(answer, { orderId: brandId<OrderId>(orderId), newCartId: brandId<CartId>(newCartId) }));
};

/** An order that is asked to be paid once more is answered like one that is placed; nothing for one of somebody else. */
export const toPaidAgain = ({ payOrder }: PayOrderMutation): Result<SubmitOutcome | undefined, SubmitRefusal> =>
  payOrder === null ? ok(undefined) : toOutcome(payOrder);
