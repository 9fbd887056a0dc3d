// Test double of the port `SessionGateway`.

import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CustomerInfo, GatewayError, LoginAnswer, SessionGateway } from '../../src/ports/index.ts';

/** How logins are answered, where not as usual. */
export type InMemorySession = Partial<LoginAnswer> & {
  /** The only password that lets somebody in; without it each one does. */
  readonly password?: string;
};

export type InMemorySessionGateway = SessionGateway & {
  /** The logins that were tried, in order. */
  readonly attempts: () => readonly Parameters<SessionGateway['logIn']>[0][];
  readonly logouts: () => number;
  /** Guests whose login was ended. */
  readonly endedGuests: () => number;
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
};

const NOBODY: CustomerInfo = {
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: false,
  isInternal: false,
  visitorType: 'default',
  visitorLoginState: 'anonymous',
  primeStatus: 'NONE',
};

const WRONG: GatewayError = { kind: 'gateway.refused', message: 'Falsch.', fieldErrors: [] };

const aMember = (email: string): CustomerInfo => ({
  ...NOBODY,
  isNewCustomer: true,
  visitorType: 'new-customer',
  visitorLoginState: 'member',
  email,
});

/** A session that keeps to the promises of the port and forgets with the test. */
export const createInMemorySessionGateway = ({
  password: right,
  ...answer
}: InMemorySession = {}): InMemorySessionGateway => {
  const attempts: Parameters<SessionGateway['logIn']>[0][] = [];
  let logouts = 0;
  let ended = 0;
  let who = NOBODY;
  let failure: GatewayError | undefined;
  const answered = <Value>(make: () => Value): ResultAsync<Value, GatewayError> => {
    const error = failure;
    failure = undefined;
    return error === undefined ? okAsync(make()) : errAsync(error);
  };
  return {
    customerInfo: () => answered(() => who),
    logIn: (credentials) => {
      attempts.push(credentials);
      if (right !== undefined && credentials.password !== right) return errAsync(WRONG);
      return answered(() => {
        who = aMember(credentials.identifier);
        return { firstName: 'Mia', lastName: 'Member', cartMerged: false, ownVoucherStays: false, ...answer };
      });
    },
    logOut: () =>
      answered(() => {
        who = NOBODY;
        logouts += 1;
      }),
    endGuest: () =>
      answered(() => {
        who = NOBODY;
        ended += 1;
      }),
    attempts: () => attempts,
    logouts: () => logouts,
    endedGuests: () => ended,
    failNext: (error) => {
      failure = error;
    },
  };
};
