// The visitor's session on the shop host: calls the backend and writes the cookies.

import type { GatewayError } from '@tornister/application/ports';
import { type Address, toBackendAddress } from '@tornister/domain/address';
import { brandId, type CartId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import { changePassword } from '../generated/operations/account.ts';
import {
  abortWalletCheckout,
  completeWalletCheckout,
  confirmationCleanup,
  logout,
  registerGuest,
  shopInit,
} from '../generated/operations/session.ts';
import { same } from '../mapping/parts-mapper.ts';
import { accepted, refused } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { createCartMerge, mergedAtLogin } from './cart-merge.ts';
import { recoveringCart } from './cart-recovery.ts';
import { createMemberLogin, loginOr } from './member-login.ts';
import { createRenewal } from './renewal.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { VisitorSession } from './visitor-session.ts';

const CART_LOST: GatewayError = { kind: 'gateway.cart-lost' };

/** The session on the shop host: it speaks to the backend and keeps what comes back in the visitor's cookies. */
export const createBackendSession = (
  transport: GraphqlTransport,
  memory: SessionCookies,
  { isB2b }: { readonly isB2b: boolean },
): VisitorSession => {
  const cartId = (): CartId | undefined => {
    const known = memory.cartId();
    return known === undefined || known === '' ? undefined : brandId<CartId>(known);
  };

  const fetchIds = (): ResultAsync<CartId, GatewayError> =>
    transport
      .run(shopInit, {}, (answer) => answer.shopInit)
      .map((ids) => {
        memory.setIds(ids);
        return brandId<CartId>(ids.cartId);
      });

  const openCart = (): ResultAsync<CartId, GatewayError> => {
    const known = cartId();
    return known === undefined ? fetchIds() : okAsync(known);
  };

  const fetchNewIds = (): ResultAsync<CartId, GatewayError> => {
    memory.clearIds();
    return fetchIds();
  };
  const merge = createCartMerge(transport, memory);

  const renewIds = createRenewal({
    current: cartId,
    fetchNew: () => {
      const lost = cartId();
      if (lost === undefined || !memory.isMember()) return fetchNewIds();
      // A member's cart may be the one from before the login that could not be merged at once.
      return merge(lost, 'by-cart')
        .map((merged) => merged.cartId)
        .orElse((error) => (error.kind === 'gateway.cart-lost' ? fetchNewIds() : errAsync(error)));
    },
  });
  const own = recoveringCart(transport, { cartId, renewIds });

  const continueAsGuest = (billingAddress: Address): ResultAsync<void, GatewayError> =>
    openCart()
      .andThen((id) => {
        const { packstationAddress: _, ...address } = toBackendAddress(billingAddress);
        const variables = { cartId: id, data: { email: address.email, billingAddress: address } };
        return own.run(registerGuest, variables, ({ registerGuest: answer }) =>
          loginOr(answer).map((tokens) => ({ tokens, userId: answer.userId, newCartId: answer.cartId })),
        );
      })
      .andThen(same)
      .andTee(({ tokens, userId, newCartId }) => {
        memory.setLogin({ tokens, kind: 'guest', stay: false });
        // Whoever knew the ids from before does not know these.
        if (userId !== null) memory.setUser(userId);
        if (newCartId !== null) memory.setCart(newCartId);
      })
      .map(() => undefined);

  /** Not with new ids: a session of the wallet is of the cart that it was opened for. */
  const ofOwnCart = <Value>(
    ask: (cartId: CartId) => ResultAsync<Value, GatewayError>,
  ): ResultAsync<Value, GatewayError> => {
    const known = cartId();
    return known === undefined ? errAsync(CART_LOST) : ask(known);
  };

  const completeWallet = (amazonCheckoutSessionId: string): ResultAsync<void, GatewayError> =>
    ofOwnCart((known) =>
      transport.run(
        completeWalletCheckout,
        { cartId: known, amazonCheckoutSessionId },
        ({ completeWalletCheckout: answer }) => (answer.successfull ? ok(answer) : err(refused(answer.errorMessage))),
      ),
    )
      .andThen(same)
      .andTee(({ jwt, refreshToken, userId, cartId: newCartId }) => {
        // Who was logged in stays that.
        if (jwt !== null && refreshToken !== null)
          memory.setLogin({ tokens: { jwt, refreshToken }, kind: 'guest', stay: false });
        if (userId !== null) memory.setUser(userId);
        if (newCartId !== null) memory.setCart(newCartId);
      })
      .map(() => undefined);

  const abortWallet = (): ResultAsync<void, GatewayError> =>
    ofOwnCart((known) => transport.run(abortWalletCheckout, { cartId: known }, (answer) => answer.abortWalletCheckout))
      .andTee((newCartId) => {
        if (newCartId !== null) memory.setCart(newCartId);
      })
      .map(() => undefined);

  /** The visitor's login ends here even when the backend is away; whether it has ended there too. One that is not accepted any more has. */
  const endLogin = (): ResultAsync<boolean, GatewayError> =>
    transport
      .run(logout, {}, () => true)
      .orElse(({ kind }) => okAsync(kind === 'gateway.unauthenticated'))
      .andTee(memory.clearLogin);

  /** A new cart id comes with the logout (spec 2 §4), or with the next call that needs a cart: the old ids go in either case. */
  const logOut = (): ResultAsync<boolean, GatewayError> =>
    endLogin().andThen((hasEnded) =>
      fetchNewIds()
        .map(() => hasEnded)
        .orElse(() => okAsync(hasEnded)),
    );

  return {
    cartId,
    openCart,
    renewIds,
    changeCart: (reference) =>
      transport
        .run(confirmationCleanup, { cartId: reference }, (answer) => answer.confirmationCleanup)
        .map(memory.setIds),
    continueAsGuest,
    completeWallet,
    abortWallet,
    ...createMemberLogin({
      transport,
      mergeAtLogin: (before) => mergedAtLogin(before, merge, { fetchIds: fetchNewIds, forgetIds: memory.clearIds }),
      memory,
      cartId,
      isB2b,
    }),
    changePassword: (form) =>
      transport.run(changePassword, form, (answer) => accepted(answer.changePassword)).andThen(same),
    logOut,
    endGuest: () => endLogin().map(() => undefined),
  };
};
