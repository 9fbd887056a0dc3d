// Port: who the visitor is; logging in and out.

import type { NewCustomer, NewInstitution, Visitor } from '@tornister/domain/session';
import type { CartId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';
import type { Credential } from './passkeys.ts';

export type LoginAnswer = {
  readonly firstName: string;
  readonly lastName: string;
  /** Goods of the cart from before came into that of the account. */
  readonly cartMerged: boolean;
  /** The cart from before waits to be merged, because the backend did not answer in time; the next question for the cart merges it. */
  readonly isMergeDelayed: boolean;
  /** Both carts had a voucher, and that of the account stays. */
  readonly ownVoucherStays: boolean;
  /** Both carts had a gift of the shopper's choice, and that of the account stays. */
  readonly ownGiftStays: boolean;
  /** Which goods did not come along with all their pieces, in the server's words. */
  readonly shortfall?: string;
  /** The cart that the visitor has from now on, where one is known. */
  readonly cartId?: CartId;
  /** The account was to be deleted, and is not since this login. */
  readonly accountKept?: boolean;
};

export type PasskeyLogin = {
  readonly credential: Credential;
  readonly stayLogged: boolean;
  readonly mergeCart: boolean;
};

/** A registration whose form holds. */
export type Registration = (
  | (NewCustomer & {
      readonly kind: 'customer';
      /** Whether the new account takes over the guest's order whose confirmation this browser has shown last. */
      readonly takesGuestOrder?: boolean;
    })
  | (NewInstitution & {
      readonly kind: 'institution';
      /** Of a certificate that was handed in before. */
      readonly certificateId?: string;
    })
) & {
  /** What only machines fill in. */
  readonly honeypotField: string;
};

export type RegisterAnswer = LoginAnswer & {
  /** Of an institution: what it logs in with. */
  readonly customerNumber?: string;
};

/** Who the visitor is. Tokens stay in HttpOnly cookies; nothing here hands one to a script. */
export type SessionGateway = {
  readonly customerInfo: () => ResultAsync<Visitor, GatewayError>;
  /** `identifier` is an e-mail address, or a customer number in the business shop. */
  readonly logIn: (credentials: {
    readonly identifier: string;
    readonly password: string;
    readonly stayLogged: boolean;
    readonly mergeCart: boolean;
  }) => ResultAsync<LoginAnswer, GatewayError>;
  /** Logs in with what a device has signed; refused with a message about the passkey. */
  readonly logInWithPasskey: (login: PasskeyLogin) => ResultAsync<LoginAnswer, GatewayError>;
  /**
   * Opens an account and logs in, with the visitor's cart. Refused with field errors, those of an address behind `address.`. Nothing where the
   * registration was dropped, as one of a machine is; that looks like a success.
   */
  readonly register: (registration: Registration) => ResultAsync<RegisterAnswer | undefined, GatewayError>;
  /**
   * Logs this browser out, whatever the backend says; it forgets the ids and has new ones, or none until a cart is needed. The answer is whether
   * the session at the backend has ended too. It fails only in a tab that cannot reach the shop host: the login stays then.
   */
  readonly logOut: () => ResultAsync<boolean, GatewayError>;
  /** Ends the login of a guest whose order is placed; the cart that came after the order stays. */
  readonly endGuest: () => ResultAsync<void, GatewayError>;
};
