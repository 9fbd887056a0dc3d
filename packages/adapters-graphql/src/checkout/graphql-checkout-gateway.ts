// The port `CheckoutGateway`, on GraphQL.

import type { CheckoutGateway, GatewayError } from '@tornister/application/ports';
import { brandId, type CartId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import {
  createWalletSession,
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
} from '../generated/operations/checkout.ts';
import { createAddressOperations } from '../mapping/address-operations.ts';
import { same } from '../mapping/parts-mapper.ts';
import { accepted, refused } from '../mapping/refusals.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { Operation } from '../transport/operation.ts';
import { toPaidAgain, toPaymentStep, toPlacedOrder, toShippingStep, toSubmission } from './checkout-mapper.ts';

const CART_LOST: GatewayError = { kind: 'gateway.cart-lost' };

/** The calls about the visitor's own cart. A visitor without a cart has lost it: there is nothing to check out. */
const createOwnCart = (transport: GraphqlTransport, session: Pick<VisitorSession, 'cartId'>) => {
  const ownCart = (): ResultAsync<CartId, GatewayError> => {
    const cartId = session.cartId();
    return cartId === undefined ? errAsync(CART_LOST) : okAsync(cartId);
  };
  return {
    ask: <Answer, Mapped>(
      operation: Operation<Answer, { readonly cartId: string }>,
      map: (answer: Answer) => Mapped,
    ): ResultAsync<Mapped, GatewayError> => ownCart().andThen((cartId) => transport.run(operation, { cartId }, map)),
    /** A change that the backend accepts or refuses. */
    change: <Answer, Asked extends object>(
      operation: Operation<Answer, Asked>,
      variables: (cartId: CartId) => Asked,
      outcome: (answer: Answer) => Result<void, GatewayError>,
    ): ResultAsync<void, GatewayError> =>
      ownCart()
        .andThen((cartId) => transport.run(operation, variables(cartId), outcome))
        .andThen(same),
  };
};

type OwnCart = ReturnType<typeof createOwnCart>;

const shippingOf = ({
  ask,
  change,
}: OwnCart): Pick<
  CheckoutGateway,
  'shippingStep' | 'selectBillingAddress' | 'selectShippingAddress' | 'selectShipper' | 'saveSpeditionFields'
> => ({
  shippingStep: () => ask(getShippingStepDetails, toShippingStep),
  selectBillingAddress: (addressId) =>
    change(
      selectBillingAddress,
      (cartId) => ({ cartId, addressId }),
      (answer) => accepted(answer.selectBillingAddress),
    ),
  selectShippingAddress: (addressId) =>
    change(
      selectShippingAddress,
      (cartId) => ({ cartId, addressId: addressId ?? null }),
      (answer) => accepted(answer.selectShippingAddress),
    ),
  selectShipper: (methodCode) =>
    change(
      setShippingMethod,
      (cartId) => ({ cartId, methodCode }),
      (answer) => accepted(answer.setShippingMethod),
    ),
  saveSpeditionFields: (values) => {
    const fields = Object.entries(values).map(([fieldName, fieldValue]) => ({ fieldName, fieldValue }));
    return change(
      saveSpeditionsData,
      (cartId) => ({ cartId, fields }),
      (answer) => accepted(answer.saveSpeditionsData),
    );
  },
});

const paymentOf = ({ ask, change }: OwnCart): Pick<CheckoutGateway, 'paymentStep' | 'selectPayment'> => ({
  paymentStep: () => ask(getPaymentInfo, toPaymentStep),
  selectPayment: (paymentId, buyerReference) =>
    change(
      setSelectedPayment,
      (cartId) => ({ cartId, paymentId, buyerReference: buyerReference ?? null }),
      ({ setSelectedPayment: { successful, errorMessage } }) =>
        successful ? ok(undefined) : err(refused(errorMessage)),
    ),
});

const walletOf = (
  { ask }: OwnCart,
  { completeWallet, abortWallet }: Pick<VisitorSession, 'completeWallet' | 'abortWallet'>,
): Pick<CheckoutGateway, 'openWallet' | 'completeWallet' | 'abortWallet'> => ({
  openWallet: () =>
    ask(
      createWalletSession,
      ({ createWalletSession: { redirectUrl, errorMessage } }): Result<string, GatewayError> =>
        redirectUrl === null ? err(refused(errorMessage)) : ok(redirectUrl),
    ).andThen(same),
  completeWallet,
  abortWallet,
});

const orderWishesOf = ({
  change,
}: OwnCart): Pick<CheckoutGateway, 'saveComment' | 'saveReference' | 'subscribeNewsletter'> => ({
  saveComment: (orderComment) =>
    change(
      setOrderComment,
      (cartId) => ({ cartId, orderComment }),
      (answer) => accepted(answer.setOrderComment),
    ),
  saveReference: (orderReference) =>
    change(
      setOrderReference,
      (cartId) => ({ cartId, orderReference }),
      (answer) => accepted(answer.setOrderReference),
    ),
  subscribeNewsletter: (subscribe) =>
    change(
      setOrderNewsletterSubscribe,
      (cartId) => ({ cartId, subscribe }),
      (answer) => accepted(answer.setOrderNewsletterSubscribe),
    ),
});

/** Everything between the cart and the order. */
export const createGraphqlCheckoutGateway = (transport: GraphqlTransport, session: VisitorSession): CheckoutGateway => {
  const own = createOwnCart(transport, session);
  const addresses = createAddressOperations(transport);
  return {
    continueAsGuest: session.continueAsGuest,
    addAddress: (kind, address) => addresses.add(kind, session.cartId() ?? null, address),
    updateAddress: (kind, id, address) => addresses.update(kind, session.cartId() ?? null, id, address),
    ...shippingOf(own),
    ...paymentOf(own),
    ...walletOf(own, session),
    ...orderWishesOf(own),
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
