// Resolvers of the checkout up to the summary.

import { readContents } from '../cart/cart-contents.ts';
import { findOwnCart } from '../cart/own-cart.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { type AddressKind, deleteAddress, saveAddress, selectAddress } from './edit-address-book.ts';
import { saveSpedition, selectPayment, setComment, setNewsletter, setReference, setShipper } from './order-details.ts';
import { paymentMethodsOf, showPaymentMethod } from './payment-methods.ts';
import { shippingStepOf } from './shipping-step.ts';

type Mutations = Required<NonNullable<Resolvers['Mutation']>>;

const adding =
  (kind: AddressKind): Mutations['addBillingAddress'] =>
  (_parent, { cartId, address }, context) =>
    saveAddress(context, { kind, cartId, input: address });

const updating =
  (kind: AddressKind): Mutations['updateBillingAddress'] =>
  (_parent, { cartId, addressId, address }, context) =>
    saveAddress(context, { kind, cartId, addressId, input: address });

export const checkoutResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    getShippingStepDetails: (_parent, { cartId, calculateShippingCost }, context) =>
      shippingStepOf(context, cartId, calculateShippingCost),
    getPaymentInfo: async (_parent, { cartId }, context) => {
      const cart = await findOwnCart(context, context.database, cartId);
      const contents = await readContents(context, context.database, cart);
      const methods = paymentMethodsOf(context, contents);
      return {
        paymentMethods: methods.map((method) =>
          showPaymentMethod(method, context.visitor.login?.userId === cart.user_id),
        ),
        selectedMethodId: methods.find(({ selected }) => selected)?.paymentId,
      };
    },
  },
  Mutation: {
    addBillingAddress: adding('billing'),
    addShippingAddress: adding('shipping'),
    addPackstationAddress: adding('packing-station'),
    updateBillingAddress: updating('billing'),
    updateShippingAddress: updating('shipping'),
    updatePackstationAddress: updating('packing-station'),
    deleteAddress: (_parent, { addressId }, context) => deleteAddress(context, addressId),
    selectBillingAddress: (_parent, { cartId, addressId }, context) =>
      selectAddress(context, cartId, addressId, 'billing'),
    selectShippingAddress: (_parent, { cartId, addressId }, context) =>
      selectAddress(context, cartId, addressId, 'shipping'),
    setShippingMethod: (_parent, { cartId, methodCode }, context) => setShipper(context, cartId, methodCode),
    setOrderComment: (_parent, { cartId, orderComment }, context) => setComment(context, cartId, orderComment),
    setOrderReference: (_parent, { cartId, orderReference }, context) => setReference(context, cartId, orderReference),
    setOrderNewsletterSubscribe: (_parent, { cartId, subscribe }, context) => setNewsletter(context, cartId, subscribe),
    setSelectedPayment: (_parent, { cartId, paymentId, buyerReference }, context) =>
      selectPayment(context, cartId, paymentId, buyerReference),
    saveSpeditionsData: (_parent, { cartId, fields }, context) => saveSpedition(context, cartId, fields),
  },
};
