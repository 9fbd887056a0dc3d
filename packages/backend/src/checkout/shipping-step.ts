// What the shipping step shows. Source: spec 2 §4 "Shipping step", §7 "getShippingStepDetails".

import { cartReference } from '@tornister/process/cart-reference';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { type CartContents, readContents } from '../cart/cart-contents.ts';
import { findOwnCart } from '../cart/own-cart.ts';
import { showCart, showTotals } from '../cart/show-cart.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { orderOfCart } from '../orders/ordered-cart.ts';
import { isOwnOrder } from '../orders/own-order.ts';
import { listAddresses } from './addresses.ts';
import { type AddressKind, USES } from './edit-address-book.ts';
import { showAddress } from './show-address.ts';
import { showShipper } from './show-shipper.ts';
import { countryIn, termsOf } from './store-terms.ts';
import { showWalletCheckout } from './wallet/wallet-sessions.ts';

/** Cart, shippers, countries and, for guests and members, their addresses. */
export const shippingStepOf = (
  context: RequestContext,
  cartId: string,
  withShipping: boolean,
): ResultAsync<Answer<'ShippingStepDetails'>, Refusal> =>
  safeTry(async function* () {
    const { database, storefront } = context;
    const cart = yield* await findOwnCart(context, database, cartId);
    const contents = await readContents(context, database, cart, { withShipping });
    const { billingCountries, deliveryCountries } = termsOf(storefront.store);
    const country = countryIn(storefront.language);
    return ok({
      cart: await showCart(context, database, contents),
      shippers: contents.shippers.map(showShipper),
      otherTotals: otherTotalsOf(contents),
      billingCountries: billingCountries.map(country),
      deliveryCountries: deliveryCountries.map(country),
      billingAddresses: await addressesOf(context, 'billing'),
      shippingAddresses: await addressesOf(context, 'shipping'),
      packstationAddresses: await addressesOf(context, 'packing-station'),
      walletCheckout: await showWalletCheckout(context, contents),
      order: cart.submitted_at === null ? null : await showOrder(context, cart.id),
    });
  });

/** What the cart comes to for each other amount that one of its shippers takes, here or abroad: the page shows it as soon as these are chosen. */
const otherTotalsOf = ({
  shippers,
  totals,
  totalsWith,
}: Pick<CartContents, 'shippers' | 'totals' | 'totalsWith'>): readonly Answer<'CartTotals'>[] => {
  const byAmount = new Map(
    shippers.flatMap(({ tariff }) => [tariff.home, tariff.abroad]).map((cost) => [cost.cents, cost]),
  );
  byAmount.delete(totals.shippingCost.cents);
  return [...byAmount.values()].map((cost) => showTotals(totalsWith(cost)));
};

/** The order that a submitted cart became: it is told to the login that placed it, and to nobody else. */
const showOrder = async (context: RequestContext, cartId: string): Promise<Answer<'OrderOfCart'> | null> => {
  const order = await orderOfCart(context.database, cartId);
  return order !== undefined && (await isOwnOrder(context, order))
    ? { orderId: order.id, newCartReference: cartReference(order.next_cart_id) }
    : null;
};

/** Only who is logged in, as a guest or member, sees addresses. */
const addressesOf = async (
  { visitor, database }: RequestContext,
  kind: AddressKind,
): Promise<readonly Answer<'Address'>[]> =>
  visitor.login === undefined ? [] : (await listAddresses(database, visitor.login.userId, USES[kind])).map(showAddress);
