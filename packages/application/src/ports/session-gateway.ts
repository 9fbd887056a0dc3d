import type { UserId } from '@tornister/domain/shared';
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

export type LoginAnswer = { readonly firstName: string; readonly lastName: string; readonly cartMerged: boolean };

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
  readonly logOut: () => ResultAsync<void, GatewayError>;
};
