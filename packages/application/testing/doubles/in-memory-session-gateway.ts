// Test double of the port `SessionGateway`.

import { UNKNOWN_VISITOR, type Visitor } from '@tornister/domain/session';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError, LoginAnswer, PasskeyLogin, Registration, SessionGateway } from '../../src/ports/index.ts';

/** How logins are answered, where not as usual. */
export type InMemorySession = Partial<LoginAnswer> & {
  /** The only password that lets somebody in; without it each one does. */
  readonly password?: string;
  /** E-mail addresses that have an account. */
  readonly known?: readonly string[];
};

export type InMemorySessionGateway = SessionGateway & {
  /** The logins that were tried, in order. */
  readonly attempts: () => readonly Parameters<SessionGateway['logIn']>[0][];
  /** The logins by passkey that were tried, in order. */
  readonly passkeyAttempts: () => readonly PasskeyLogin[];
  /** The registrations that were sent, in order. */
  readonly registrations: () => readonly Registration[];
  readonly logouts: () => number;
  /** Guests whose login was ended. */
  readonly endedGuests: () => number;
  /** Lets the next logout end the login of this browser alone: the backend is away. */
  readonly leaveOpenNext: () => void;
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
};

const WRONG: GatewayError = { kind: 'gateway.refused', message: 'Falsch.', fieldErrors: [] };

const TAKEN: GatewayError = {
  kind: 'gateway.refused',
  message: '',
  fieldErrors: [{ field: 'email', message: 'emailNotUnique' }],
};

const aMember = (email: string): Visitor => ({
  ...UNKNOWN_VISITOR,
  isNewCustomer: true,
  visitorType: 'new-customer',
  visitorLoginState: 'member',
  email,
});

/** A session that keeps to the promises of the port and forgets with the test. */
export const createInMemorySessionGateway = ({
  password: right,
  known = [],
  ...answer
}: InMemorySession = {}): InMemorySessionGateway => {
  const attempts: Parameters<SessionGateway['logIn']>[0][] = [];
  const passkeyAttempts: PasskeyLogin[] = [];
  const registrations: Registration[] = [];
  let logouts = 0;
  let ended = 0;
  let hasEnded = true;
  let who = UNKNOWN_VISITOR;
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
        return {
          firstName: 'Mia',
          lastName: 'Member',
          cartMerged: false,
          isMergeDelayed: false,
          ownVoucherStays: false,
          ownGiftStays: false,
          ...answer,
        };
      });
    },
    logInWithPasskey: (login) => {
      passkeyAttempts.push(login);
      return answered(() => {
        who = aMember('mia@example.com');
        return {
          firstName: 'Mia',
          lastName: 'Member',
          cartMerged: false,
          isMergeDelayed: false,
          ownVoucherStays: false,
          ownGiftStays: false,
          ...answer,
        };
      });
    },
    register: (form) => {
      registrations.push(form);
      if (form.honeypotField !== '') return answered(() => undefined);
      if (known.includes(form.email)) return errAsync(TAKEN);
      return answered(() => {
        who = aMember(form.email);
        const { firstname: firstName, lastname: lastName } = form.kind === 'customer' ? form : form.address;
        const member = {
          firstName,
          lastName,
          cartMerged: false,
          isMergeDelayed: false,
          ownVoucherStays: false,
          ownGiftStays: false,
          ...answer,
        };
        return form.kind === 'customer' ? member : { ...member, customerNumber: '800001' };
      });
    },
    logOut: () =>
      answered(() => {
        who = UNKNOWN_VISITOR;
        logouts += 1;
        const isOver = hasEnded;
        hasEnded = true;
        return isOver;
      }),
    endGuest: () =>
      answered(() => {
        who = UNKNOWN_VISITOR;
        ended += 1;
      }),
    attempts: () => attempts,
    passkeyAttempts: () => passkeyAttempts,
    registrations: () => registrations,
    logouts: () => logouts,
    endedGuests: () => ended,
    leaveOpenNext: () => {
      hasEnded = false;
    },
    failNext: (error) => {
      failure = error;
    },
  };
};
