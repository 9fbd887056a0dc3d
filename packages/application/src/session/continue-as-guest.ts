// Ordering without an account: the billing address makes the visitor a guest. Source: spec 2 §4 "Shipping step", §7 "registerGuest".

import { type AddressFields, parseStreetAddress } from '@tornister/domain/address';
import { errorsOfForm } from '@tornister/domain/forms';
import { stepAfterLogin } from '@tornister/domain/routing';
import { canOpenAccount, LOGGED_IN_ELSEWHERE_NOTICE, LOGIN_CHANGED, loginStateOf } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CheckoutGateway, ClientStore, CookieJar, GatewayError, Notice, TabChannel } from '../ports/index.ts';
import { readInterrupted } from './interrupted-form.ts';

/** Prefix of the field names in the guest's form. */
const BILLING_FORM = 'billingAddress';

export type ContinueAsGuestError =
  | { readonly kind: 'guest.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>;

type WentOn = {
  /** The path where the checkout goes on. */
  readonly next: string;
  /** What the next page tells. */
  readonly notice?: Notice;
};

/** Makes the visitor a guest with this billing address. Who is a member by now, by another tab, stays one and goes on as that. */
export type ContinueAsGuest = (billingAddress: AddressFields) => ResultAsync<WentOn, ContinueAsGuestError>;

export type ContinueAsGuestPorts = {
  readonly checkout: Pick<CheckoutGateway, 'shippingStep' | 'continueAsGuest'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  /** The cart has a new id from then on: what this tab knows of the old one would look like a cart that was changed elsewhere. */
  readonly store: ClientStore;
};

const LOGGED_IN_ELSEWHERE: Notice = {
  id: LOGGED_IN_ELSEWHERE_NOTICE,
  tone: 'info',
  message: LOGGED_IN_ELSEWHERE_NOTICE,
};

const refused = (error: GatewayError): ContinueAsGuestError => {
  if (error.kind !== 'gateway.refused') return error;
  const errors = errorsOfForm(BILLING_FORM, error.fieldErrors);
  return { kind: 'guest.invalid', errors, ...(error.message === '' ? {} : { message: error.message }) };
};

/** Makes the command of the guest form. */
export const createContinueAsGuest =
  ({ checkout, cookies, tabs, store }: ContinueAsGuestPorts): ContinueAsGuest =>
  (fields) =>
    checkout
      .shippingStep()
      .mapErr(refused)
      .andThen(({ billingCountries }): ResultAsync<WentOn, ContinueAsGuestError> => {
        // Only now: a login that has ended does not survive the question before.
        const next = stepAfterLogin(readInterrupted(cookies)?.path);
        if (canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined)))
          return okAsync({ next, notice: LOGGED_IN_ELSEWHERE });
        return parseStreetAddress(fields, { countries: billingCountries.map(({ code }) => code) })
          .mapErr(
            (errors): ContinueAsGuestError => ({ kind: 'guest.invalid', errors: errorsOfForm(BILLING_FORM, errors) }),
          )
          .asyncAndThen((address) => checkout.continueAsGuest(address).mapErr(refused))
          .map(() => {
            tabs.send(LOGIN_CHANGED);
            store.reset();
            return { next };
          });
      });
