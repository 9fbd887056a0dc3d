import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CustomerInfo, GatewayError, LoginAnswer, SessionGateway } from '../../src/ports/index.ts';

/** How the next logins are answered, where not as usual. */
export type InMemorySession = Partial<LoginAnswer>;

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

/** A session that lets everybody in. */
export const createInMemorySessionGateway = (answer: InMemorySession = {}): InMemorySessionGateway => {
  const attempts: Parameters<SessionGateway['logIn']>[0][] = [];
  let logouts = 0;
  let ended = 0;
  let failure: GatewayError | undefined;
  const answered = <Value>(make: () => Value): ResultAsync<Value, GatewayError> => {
    const error = failure;
    failure = undefined;
    return error === undefined ? okAsync(make()) : errAsync(error);
  };
  return {
    customerInfo: () => answered(() => NOBODY),
    logIn: (credentials) => {
      attempts.push(credentials);
      return answered(() => ({
        firstName: 'Mia',
        lastName: 'Member',
        cartMerged: false,
        ownVoucherStays: false,
        ...answer,
      }));
    },
    logOut: () =>
      answered(() => {
        logouts += 1;
      }),
    endGuest: () =>
      answered(() => {
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
