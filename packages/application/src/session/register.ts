// Opening an account: of a consumer, or in the business shop of an institution. Whoever has one is logged in.
// Source: spec 2 §4 "Login success", §5, §7 `registerCustomer`, `registerB2bCustomer`, §8; spec 1 §2 "Register".

import { DEFAULT_PASSWORD_POLICY } from '@tornister/domain/forms';
import {
  type CustomerForm,
  checkCustomer,
  checkInstitution,
  type InstitutionForm,
  REGISTERED_NOTICE,
} from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import { okAsync, type Result, type ResultAsync } from 'neverthrow';
import type {
  AccountGateway,
  GatewayError,
  Notice,
  Registration,
  RegistrationChoices,
  SessionGateway,
} from '../ports/index.ts';
import { type AfterLogin, pathAfterRegistration } from './after-login.ts';
import { applyLoginEffects, type LoginEffectsPorts } from './apply-login-effects.ts';

/** The form as it was posted, and what came with it. */
export type RegistrationEntry = (
  | (CustomerForm & { readonly kind: 'customer'; readonly takesGuestOrder?: boolean })
  | (InstitutionForm & { readonly kind: 'institution'; readonly certificateId?: string })
) & {
  readonly honeypotField: string;
  /** What the page's address says of where somebody comes from. */
  readonly origin?: string;
};

export type RegisterError =
  | { readonly kind: 'registration.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

type Registered = {
  /** The path that the registration leads to. */
  readonly next: string;
  readonly notice: Notice;
};

/** Checks the form, opens the account with the visitor's cart, and says where to go on. */
export type Register = (entry: RegistrationEntry) => ResultAsync<Registered, RegisterError>;

export type RegisterPorts = AfterLogin &
  LoginEffectsPorts & {
    readonly session: Pick<SessionGateway, 'register'>;
    readonly account: Pick<AccountGateway, 'registrationChoices'>;
  };

/** The sentence of an institution holds the number that it logs in with. */
const noticeOf = (customerNumber: string | undefined): Notice => ({
  id: REGISTERED_NOTICE,
  tone: 'success',
  message: REGISTERED_NOTICE,
  ...(customerNumber === undefined ? {} : { values: { number: customerNumber } }),
});

const countriesOf = ({ billingCountries }: RegistrationChoices): readonly string[] =>
  billingCountries.map(({ code }) => code);

const checked = (
  entry: RegistrationEntry,
  countries: readonly string[],
): Result<Registration, readonly FieldError[]> => {
  const policy = DEFAULT_PASSWORD_POLICY;
  const { honeypotField } = entry;
  if (entry.kind === 'institution') {
    const { certificateId } = entry;
    return checkInstitution(entry, { policy, countries }).map((form) => ({
      ...form,
      kind: 'institution',
      honeypotField,
      ...(certificateId === undefined ? {} : { certificateId }),
    }));
  }
  const { takesGuestOrder = false } = entry;
  return checkCustomer(entry, { policy }).map((form) => ({
    ...form,
    kind: 'customer',
    honeypotField,
    ...(takesGuestOrder ? { takesGuestOrder } : {}),
  }));
};

/** Makes the use case; the login of a new account brings about what every login does. */
export const createRegister =
  ({ session, account, device, tabs, store, ...after }: RegisterPorts): Register =>
  (entry) =>
    // Which countries bills are sent to is asked for an institution only: nobody else gives an address.
    (entry.kind === 'institution' ? account.registrationChoices().map(countriesOf) : okAsync([]))
      .mapErr((error): RegisterError => error)
      .andThen((countries) =>
        checked(entry, countries).mapErr((errors): RegisterError => ({ kind: 'registration.invalid', errors })),
      )
      .andThen((form) => session.register(form))
      .map((answer) => {
        if (answer !== undefined) applyLoginEffects({ device, tabs, store }, answer);
        return { next: pathAfterRegistration(after, entry.origin), notice: noticeOf(answer?.customerNumber) };
      });

/** What the form of an institution offers to choose from. */
export type ReadRegistrationChoices = AccountGateway['registrationChoices'];
