// The port `CheckoutGateway`, on GraphQL.

import type { CheckoutGateway, GatewayError } from '@tornister/application/ports';
import { brandId, type CartId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import {
  getPaymentInfo,
  getShippingStepDetails,
  getThankYouPageData,
  payOrder,
  reopenCartAfterPayment,
  saveSpeditionsData,
  selectBillingAddress,
  selectShippingAddress,
  setOrderComment,
  setOrderNewsletterSubscribe,
  setOrderReference,
  setSelectedPayment,
  setShippingMethod,
  submitCart,
} from '../generated/operations.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import { createAddressOperations } from '../shared/address-operations.ts';
import { same } from '../shared/parts-mapper.ts';
import { accepted, refused } from '../shared/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toPaidAgain, toPaymentStep, toPlacedOrder, toShippingStep, toSubmission } from './checkout-mapper.ts';

const CART_LOST: GatewayError = { kind: 'gateway.cart-lost' };

/** Everything between the cart and the order. A visitor without a cart has lost it: there is nothing to check out. */
export const createGraphqlCheckoutGateway = (transport: GraphqlTransport, session: VisitorSession): CheckoutGateway => {
  const ownCart = (): ResultAsync<CartId, GatewayError> => {
    const cartId = session.cartId();
    return cartId === undefined ? errAsync(CART_LOST) : okAsync(cartId);
  };
  const addresses = createAddressOperations(transport);
  return {
    continueAsGuest: session.continueAsGuest,
    shippingStep: () =>
      ownCart().andThen((cartId) => transport.run(getShippingStepDetails, { cartId }, toShippingStep)),
    addAddress: (kind, address) => addresses.add(kind, session.cartId() ?? null, address),
    updateAddress: (kind, id, address) => addresses.update(kind, session.cartId() ?? null, id, address),
    selectBillingAddress: (addressId) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(selectBillingAddress, { cartId, addressId }, (answer) => accepted(answer.selectBillingAddress)),
        )
        .andThen(same),
    selectShippingAddress: (addressId) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(selectShippingAddress, { cartId, addressId: addressId ?? null }, (answer) =>
            accepted(answer.selectShippingAddress),
          ),
        )
        .andThen(same),
    selectShipper: (methodCode) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(setShippingMethod, { cartId, methodCode }, (answer) => accepted(answer.setShippingMethod)),
        )
        .andThen(same),
    saveSpeditionFields: (fields) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(
            saveSpeditionsData,
            { cartId, fields: Object.entries(fields).map(([fieldName, fieldValue]) => ({ fieldName, fieldValue })) },
            (answer) => accepted(answer.saveSpeditionsData),
          ),
        )
        .andThen(same),
    paymentStep: () => ownCart().andThen((cartId) => transport.run(getPaymentInfo, { cartId }, toPaymentStep)),
    selectPayment: (paymentId, buyerReference) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(
            setSelectedPayment,
            { cartId, paymentId, buyerReference: buyerReference ?? null },
            ({ setSelectedPayment: answer }): Result<void, GatewayError> =>
              answer.successful ? ok(undefined) : err(refused(answer.errorMessage)),
          ),
        )
        .andThen(same),
    saveComment: (orderComment) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(setOrderComment, { cartId, orderComment }, (answer) => accepted(answer.setOrderComment)),
        )
        .andThen(same),
    saveReference: (orderReference) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(setOrderReference, { cartId, orderReference }, (answer) => accepted(answer.setOrderReference)),
        )
        .andThen(same),
    subscribeNewsletter: (subscribe) =>
      ownCart()
        .andThen((cartId) =>
          transport.run(setOrderNewsletterSubscribe, { cartId, subscribe }, (answer) =>
            accepted(answer.setOrderNewsletterSubscribe),
          ),
        )
        .andThen(same),
    submit: (cartId, seenCart, idempotencyKey) =>
      transport.run(submitCart, { cartId, seenCart, idempotencyKey }, toSubmission).andThen(same),
    reopenAfterPayment: (orderId) =>
      transport
        .run(reopenCartAfterPayment, { orderId }, (answer) => answer.reopenCartAfterPayment)
        .andThen((cartId) =>
          cartId === null ? okAsync(false) : session.changeCart(brandId<CartId>(cartId)).map(() => true),
        ),
    payOrder: (orderId) => transport.run(payOrder, { orderId }, toPaidAgain).andThen(same),
    changeCart: session.changeCart,
    placedOrder: (orderId) => transport.run(getThankYouPageData, { orderId }, toPlacedOrder),
  };
};
