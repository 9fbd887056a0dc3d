// The visitor's session on the shop host: calls the backend and writes the cookies.

import type {
  GatewayError,
  LoginAnswer,
  PasskeyLogin,
  RegisterAnswer,
  Registration,
} from '@tornister/application/ports';
import { type Address, toBackendAddress } from '@tornister/domain/address';
import { brandId, type CartId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import {
  changePassword,
  confirmationCleanup,
  login,
  loginWithPasskey,
  logout,
  mergeCarts,
  type RegisterCustomerMutation,
  registerB2bCustomer,
  registerCustomer,
  registerGuest,
  shopInit,
} from '../generated/operations.ts';
import { present, same } from '../shared/parts-mapper.ts';
import { type AnsweredFieldError, accepted, refused } from '../shared/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { recoveringCart } from './cart-recovery.ts';
import { refusedRegistration, toB2bCustomerInput, toCustomerInput } from './registration-mapper.ts';
import { createRenewal } from './renewal.ts';
import type { Credentials, VisitorSession } from './visitor-session.ts';

/** What a login lives by: the short token that says who somebody is, and the one that is exchanged for the next two. */
export type LoginTokens = { readonly jwt: string; readonly refreshToken: string };

/** The cookies of the visitor, as the shop host may write them. */
export type SessionCookies = {
  readonly cartId: () => string | undefined;
  readonly keepIds: (ids: { readonly cartId: string; readonly userId: string }) => void;
  readonly keepCart: (cartId: string) => void;
  readonly keepUser: (userId: string) => void;
  /** Forgets the cart and the user id. */
  readonly forgetIds: () => void;
  /** Keeps the tokens out of reach for scripts and sets the readable flags of the login state. */
  readonly keepLogin: (login: {
    readonly tokens: LoginTokens;
    readonly kind: 'guest' | 'member';
    readonly stay: boolean;
    /** Of a member: by this the browser is known at the next login. */
    readonly device?: string;
  }) => void;
  readonly forgetLogin: () => void;
};

type Refusal = { readonly errorMessage: string | null; readonly fieldErrors: readonly AnsweredFieldError[] };

type LoginOutcome = Refusal & {
  readonly successfull: boolean;
  readonly jwt: string | null;
  readonly refreshToken: string | null;
};

/** The tokens of a login that came about, or why it did not. */
const loginOr = (answer: LoginOutcome): Result<LoginTokens, GatewayError> => {
  const { successfull, jwt, refreshToken, errorMessage, fieldErrors } = answer;
  return successfull && jwt !== null && refreshToken !== null
    ? ok({ jwt, refreshToken })
    : err(refused(errorMessage, fieldErrors));
};

/** What the backend says of a member who has just logged in, or registered. */
type Answered = {
  readonly userId: string | null;
  readonly deviceToken: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

type Entered = {
  readonly tokens: LoginTokens;
  readonly userId: string | null;
  readonly device: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
};

const entered = (tokens: LoginTokens, { userId, deviceToken, firstName, lastName }: Answered): Entered => ({
  tokens,
  userId,
  device: deviceToken ?? undefined,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});

type Merged = Pick<LoginAnswer, 'cartMerged' | 'ownVoucherStays'>;

const NOTHING_MERGED: Merged = { cartMerged: false, ownVoucherStays: false };

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
        memory.keepIds(ids);
        return brandId<CartId>(ids.cartId);
      });

  const openCart = (): ResultAsync<CartId, GatewayError> => {
    const known = cartId();
    return known === undefined ? fetchIds() : okAsync(known);
  };

  const renewIds = createRenewal({
    current: cartId,
    fetchNew: () => {
      memory.forgetIds();
      return fetchIds();
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
        memory.keepLogin({ tokens, kind: 'guest', stay: false });
        // Whoever knew the ids from before does not know these.
        if (userId !== null) memory.keepUser(userId);
        if (newCartId !== null) memory.keepCart(newCartId);
      })
      .map(() => undefined);

  const merge = (before: CartId | undefined): ResultAsync<Merged, GatewayError> => {
    if (before === undefined) return okAsync(NOTHING_MERGED);
    return own
      .run(mergeCarts, { cartId: before }, ({ mergeCarts: { cart, hasBroughtGoods, hasKeptOwnVoucher } }) => ({
        id: cart.id,
        merged: { cartMerged: hasBroughtGoods, ownVoucherStays: hasKeptOwnVoucher },
      }))
      .map(({ id, merged }) => {
        memory.keepCart(id);
        return merged;
      });
  };

  /** Keeps the login of a member, and takes the cart along. */
  const enter = (
    { tokens, userId, device, ...name }: Entered,
    { stay, mergeCart }: { readonly stay: boolean; readonly mergeCart: boolean },
  ): ResultAsync<LoginAnswer, GatewayError> => {
    memory.keepLogin({ tokens, kind: 'member', stay, ...(device === undefined ? {} : { device }) });
    return merge(mergeCart ? cartId() : undefined).map((merged) => {
      // Not before: the cart that is merged belongs to the id from before.
      if (userId !== null) memory.keepUser(userId);
      return { ...name, ...merged, ...present('cartId', cartId(), same) };
    });
  };

  const logIn = ({
    identifier,
    password,
    stayLogged,
    mergeCart,
  }: Credentials): ResultAsync<LoginAnswer, GatewayError> => {
    const who = isB2b ? { customerNumber: identifier } : { email: identifier };
    return transport
      .run(login, { ...who, password, stayLogged }, ({ login: answer }) =>
        loginOr(answer).map((tokens) => entered(tokens, answer)),
      )
      .andThen(same)
      .andThen((member) => enter(member, { stay: stayLogged, mergeCart }));
  };

  const logInWithPasskey = ({
    credential,
    stayLogged,
    mergeCart,
  }: PasskeyLogin): ResultAsync<LoginAnswer, GatewayError> =>
    transport
      .run(loginWithPasskey, { credential, stayLogged }, ({ loginWithPasskey: answer }) =>
        loginOr(answer).map((tokens) => entered(tokens, answer)),
      )
      .andThen(same)
      .andThen((member) => enter(member, { stay: stayLogged, mergeCart }));

  type Registered = RegisterCustomerMutation['registerCustomer'];
  const askToRegister = (form: Registration): ResultAsync<Registered, GatewayError> =>
    form.kind === 'customer'
      ? transport.run(registerCustomer, { data: toCustomerInput(form) }, (answer) => answer.registerCustomer)
      : transport.run(registerB2bCustomer, { data: toB2bCustomerInput(form) }, (answer) => answer.registerB2bCustomer);

  const register = (form: Registration): ResultAsync<RegisterAnswer | undefined, GatewayError> =>
    askToRegister(form).andThen((answer): ResultAsync<RegisterAnswer | undefined, GatewayError> => {
      if (!answer.successfull) return errAsync(refusedRegistration(answer));
      const { jwt, refreshToken } = answer;
      if (jwt === null || refreshToken === null) return okAsync(undefined);
      return enter(entered({ jwt, refreshToken }, answer), { stay: false, mergeCart: true }).map((member) => ({
        ...member,
        ...present('customerNumber', answer.customerNumber, same),
      }));
    });

  /** The visitor's login ends here even when the backend is away. */
  const endLogin = (): ResultAsync<void, GatewayError> =>
    transport
      .run(logout, {}, () => undefined)
      .orElse(() => okAsync(undefined))
      .map(memory.forgetLogin);

  /** A new cart id comes with the logout (spec 2 §4). */
  const logOut = (): ResultAsync<void, GatewayError> => endLogin().andThen(() => fetchIds().map(() => undefined));

  return {
    cartId,
    openCart,
    renewIds,
    changeCart: (reference) =>
      transport
        .run(confirmationCleanup, { cartId: reference }, (answer) => answer.confirmationCleanup)
        .map(memory.keepIds),
    continueAsGuest,
    logIn,
    logInWithPasskey,
    register,
    changePassword: (form) =>
      transport.run(changePassword, form, (answer) => accepted(answer.changePassword)).andThen(same),
    logOut,
    endGuest: endLogin,
  };
};
