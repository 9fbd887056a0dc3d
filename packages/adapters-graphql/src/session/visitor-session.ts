// The interface of the visitor's session, which tab and shop host implement in their ways.

import type {
  GatewayError,
  LoginAnswer,
  PasskeyLogin,
  RegisterAnswer,
  Registration,
} from '@tornister/application/ports';
import type { Address } from '@tornister/domain/address';
import type { PasswordChange } from '@tornister/domain/session';
import type { CartId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';

export type Credentials = {
  readonly identifier: string;
  readonly password: string;
  readonly stayLogged: boolean;
  readonly mergeCart: boolean;
};

/**
 * What must pass the shop host because it reads or writes the visitor's cookies. In the browser it is the shop host's endpoints
 * (spec 2 §7), on the shop host it is the backend itself and the answer's cookies; no script ever holds a token.
 */
export type VisitorSession = {
  /** The cart that this visitor has now, if any: on the shop host its id, in the browser its reference. */
  readonly cartId: () => CartId | undefined;
  /** Gives the visitor a cart and a user id; the cart that is already there stays. */
  readonly openCart: () => ResultAsync<CartId, GatewayError>;
  /**
   * Gives the visitor new ids in the place of those that the backend does not know (spec 2 §8). `lost` is the cart that was asked for: when
   * the visitor has another one by now, that one is the answer, and many who lose the same cart at once get one new cart.
   */
  readonly renewIds: (lost: CartId | undefined) => ResultAsync<CartId, GatewayError>;
  /** Puts the visitor's next cart in place, as after an order; it is named by its reference. */
  readonly changeCart: (cartId: CartId) => ResultAsync<void, GatewayError>;
  /** Makes the visitor a guest with this billing address; refused with field errors when it does not hold. */
  readonly continueAsGuest: (billingAddress: Address) => ResultAsync<void, GatewayError>;
  /**
   * Brings addresses and payment of a session of the express wallet into the visitor's cart; who is not logged in becomes a guest. Refused with
   * the key of the reason.
   */
  readonly completeWallet: (sessionId: string) => ResultAsync<void, GatewayError>;
  /** Gives the express checkout up: nothing is chosen then, in a cart with another id. Without one nothing changes. */
  readonly abortWallet: () => ResultAsync<void, GatewayError>;
  readonly logIn: (credentials: Credentials) => ResultAsync<LoginAnswer, GatewayError>;
  readonly logInWithPasskey: (login: PasskeyLogin) => ResultAsync<LoginAnswer, GatewayError>;
  /** Opens an account and logs in; nothing where the registration was dropped, as one of a machine is. */
  readonly register: (registration: Registration) => ResultAsync<RegisterAnswer | undefined, GatewayError>;
  /** Sets a new password for the member; every other login of the account ends. */
  readonly changePassword: (form: PasswordChange) => ResultAsync<void, GatewayError>;
  /** Ends the login here and forgets the ids; the answer is whether the session at the backend has ended too. */
  readonly logOut: () => ResultAsync<boolean, GatewayError>;
  /** Ends the login and keeps the ids. */
  readonly endGuest: () => ResultAsync<void, GatewayError>;
};
