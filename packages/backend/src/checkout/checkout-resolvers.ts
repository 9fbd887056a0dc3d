// Resolvers of the checkout up to the summary.

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { readContents } from '../cart/cart-contents.ts';
import { findOwnCart } from '../cart/own-cart.ts';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { type AddressKind, deleteAddress, saveAddress, selectAddress } from './edit-address-book.ts';
import { saveSpedition, selectPayment, setComment, setNewsletter, setReference, setShipper } from './order-details.ts';
import { agreedMethodOf, paymentMethodsOf, showPaymentMethod } from './payment-methods.ts';
import { addressesIn } from './read-address-books.ts';
import { restorableAddresses, restoreAddress } from './restore-address.ts';
import { shippingStepOf } from './shipping-step.ts';
import { countryIn, termsOf } from './store-terms.ts';
import { abortWallet } from './wallet/abort-wallet.ts';
import { openWallet } from './wallet/open-wallet.ts';
import { takeOverWallet } from './wallet/take-over-wallet.ts';

type Mutations = Required<NonNullable<Resolvers['Mutation']>>;

const adding =
  (kind: AddressKind): Mutations['addBillingAddress'] =>
  (_parent, { cartId, address }, context) =>
    answered(saveAddress(context, { kind, cartId, input: address }));

const updating =
  (kind: AddressKind): Mutations['updateBillingAddress'] =>
  (_parent, { cartId, addressId, address }, context) =>
    answered(saveAddress(context, { kind, cartId, addressId, input: address }));

const paymentInfo = (context: RequestContext, cartId: string): ResultAsync<Answer<'PaymentInfo'>, Refusal> =>
  safeTry(async function* () {
    const cart = yield* await findOwnCart(context, context.database, cartId);
    const contents = await readContents(context, context.database, cart);
    const methods = paymentMethodsOf(context, contents);
    const isOwnLogin = context.visitor.login?.userId === cart.user_id;
    return ok({
      paymentMethods: methods.map((method) => showPaymentMethod(method, isOwnLogin)),
      selectedMethodId: methods.find(({ selected }) => selected)?.paymentId,
      agreedMethodId: agreedMethodOf(contents, methods),
    });
  });

export const checkoutResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    getBillingAddresses: (_parent, _arguments, context) => answered(addressesIn(context, ['billing'])),
    getShippingAddresses: (_parent, _arguments, context) =>
      answered(addressesIn(context, ['shipping', 'packing-station'])),
    getRestorableAddresses: (_parent, _arguments, context) => answered(restorableAddresses(context)),
    getDeliveryCountries: (_parent, _arguments, { storefront }) =>
      termsOf(storefront.store).deliveryCountries.map(countryIn(storefront.language)),
    getShippingStepDetails: (_parent, { cartId, calculateShippingCost }, context) =>
      answered(shippingStepOf(context, cartId, calculateShippingCost)),
    getPaymentInfo: (_parent, { cartId }, context) => answered(paymentInfo(context, cartId)),
  },
  Mutation: {
    addBillingAddress: adding('billing'),
    addShippingAddress: adding('shipping'),
    addPackstationAddress: adding('packing-station'),
    updateBillingAddress: updating('billing'),
    updateShippingAddress: updating('shipping'),
    updatePackstationAddress: updating('packing-station'),
    deleteAddress: (_parent, { addressId }, context) => answered(deleteAddress(context, addressId)),
    restoreAddress: (_parent, { addressId }, context) => answered(restoreAddress(context, addressId)),
    selectBillingAddress: (_parent, { cartId, addressId }, context) =>
      answered(selectAddress(context, cartId, addressId, 'billing')),
    selectShippingAddress: (_parent, { cartId, addressId }, context) =>
      answered(selectAddress(context, cartId, addressId, 'shipping')),
    setShippingMethod: (_parent, { cartId, methodCode }, context) => answered(setShipper(context, cartId, methodCode)),
    setOrderComment: (_parent, { cartId, orderComment }, context) =>
      answered(setComment(context, cartId, orderComment)),
    setOrderReference: (_parent, { cartId, orderReference }, context) =>
      answered(setReference(context, cartId, orderReference)),
    setOrderNewsletterSubscribe: (_parent, { cartId, subscribe }, context) =>
      answered(setNewsletter(context, cartId, subscribe)),
    setSelectedPayment: (_parent, { cartId, paymentId, buyerReference }, context) =>
      answered(selectPayment(context, cartId, paymentId, buyerReference)),
    createWalletSession: (_parent, { cartId }, context) => answered(openWallet(context, cartId)),
    completeWalletCheckout: (_parent, { cartId, amazonCheckoutSessionId }, context) =>
      answered(takeOverWallet(context, cartId, amazonCheckoutSessionId)),
    abortWalletCheckout: (_parent, { cartId }, context) => answered(abortWallet(context, cartId)),
    saveSpeditionsData: (_parent, { cartId, fields }, context) => answered(saveSpedition(context, cartId, fields)),
  },
};
