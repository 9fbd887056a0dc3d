// Port: who the visitor is; logging in and out.

import type { CartId, UserId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

export type CustomerInfo = {
  readonly userId?: UserId;
  readonly isExistingCustomer: boolean;
  readonly isNewCustomer: boolean;
  readonly isGuest: boolean;
  readonly isInternal: boolean;
  readonly visitorType: 'default' | 'guest' | 'existing-customer' | 'new-customer';
  readonly visitorLoginState: string;
  readonly email?: string;
  readonly primeStatus: string;
};

export type LoginAnswer = {
  readonly firstName: string;
  readonly lastName: string;
  /** Goods of the cart from before came into that of the account. */
  readonly cartMerged: boolean;
  /** Both carts had a voucher, and that of the account stays. */
  readonly ownVoucherStays: boolean;
  /** The cart that the visitor has from now on, where one is known. */
  readonly cartId?: CartId;
};

/** Who the visitor is. Tokens stay in HttpOnly cookies; nothing here hands one to a script. */
export type SessionGateway = {
  readonly customerInfo: () => ResultAsync<CustomerInfo, GatewayError>;
  /** `identifier` is an e-mail address, or a customer number in the business shop. */
  readonly logIn: (credentials: {
    readonly identifier: string;
    readonly password: string;
    readonly stayLogged: boolean;
    readonly mergeCart: boolean;
  }) => ResultAsync<LoginAnswer, GatewayError>;
  /** Logs out; a new cart id comes with it. */
  readonly logOut: () => ResultAsync<void, GatewayError>;
  /** Ends the login of a guest whose order is placed; the cart that came after the order stays. */
  readonly endGuest: () => ResultAsync<void, GatewayError>;
};
