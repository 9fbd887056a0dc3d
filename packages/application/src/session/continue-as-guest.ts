// Ordering without an account: the billing address makes the visitor a guest. Source: spec 2 §4 "Shipping step", §7 "registerGuest".

import { type AddressFields, parseStreetAddress } from '@tornister/domain/address';
import { errorsOfForm } from '@tornister/domain/forms';
import { stepAfterLogin } from '@tornister/domain/routing';
import { LOGIN_CHANGED } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { CheckoutGateway, CookieJar, GatewayError, TabChannel } from '../ports/index.ts';
import { readInterrupted } from './interrupted-form.ts';

/** Prefix of the field names in the guest's form. */
const BILLING_FORM = 'billingAddress';

export type ContinueAsGuestError =
  | { readonly kind: 'guest.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>;

/** Makes the visitor a guest with this billing address and answers the path where the checkout goes on. */
export type ContinueAsGuest = (billingAddress: AddressFields) => ResultAsync<string, ContinueAsGuestError>;

export type ContinueAsGuestPorts = {
  readonly checkout: Pick<CheckoutGateway, 'shippingStep' | 'continueAsGuest'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly tabs: Pick<TabChannel, 'send'>;
};

const refused = (error: GatewayError): ContinueAsGuestError => {
  if (error.kind !== 'gateway.refused') return error;
  const errors = errorsOfForm(BILLING_FORM, error.fieldErrors);
  return { kind: 'guest.invalid', errors, ...(error.message === '' ? {} : { message: error.message }) };
};

/** Makes the command of the guest form. */
export const createContinueAsGuest =
  ({ checkout, cookies, tabs }: ContinueAsGuestPorts): ContinueAsGuest =>
  (fields) =>
    checkout
      .shippingStep()
      .mapErr(refused)
      .andThen(({ billingCountries }) =>
        parseStreetAddress(fields, { countries: billingCountries.map(({ code }) => code) }).mapErr(
          (errors): ContinueAsGuestError => ({ kind: 'guest.invalid', errors: errorsOfForm(BILLING_FORM, errors) }),
        ),
      )
      .andThen((address) => checkout.continueAsGuest(address).mapErr(refused))
      .map(() => {
        tabs.send(LOGIN_CHANGED);
        return stepAfterLogin(readInterrupted(cookies)?.path);
      });
