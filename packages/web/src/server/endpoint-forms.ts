// What scripts may send to the endpoints: shapes and lengths only. Whether the contents hold is the backend's business.

import type { Registration } from '@tornister/application/ports';
import { SALUTATIONS, type StreetAddress } from '@tornister/domain/address';
import { EXPRESS_CHECKOUT } from '@tornister/domain/calls';
import { PASSKEY_ANSWER_MAX_LENGTH } from '@tornister/domain/passkeys';
import { isCartReference } from '@tornister/process/cart-reference';
import { z } from 'zod';

/** Longer than any field of any form. */
const LONGEST_FIELD = 200;
const text = z.string().max(LONGEST_FIELD);

const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const STREET_ADDRESS = z
  .object({
    kind: z.literal('street'),
    salutation: z.enum(SALUTATIONS),
    firstname: text,
    lastname: text,
    recipient: z.union([
      z.object({ formType: z.literal('private') }),
      z.object({ formType: z.literal('companyOrSchool'), company: text }),
    ]),
    streetAndNumber: text,
    addition: text.optional(),
    postcode: text,
    city: text,
    country: text,
    email: text,
    phone: text.optional(),
    deliveryEmail: text.optional(),
  })
  .transform((fields) => withoutUndefined(fields) as StreetAddress);

/** The cart is the visitor's own, by the cookies; which one the form names says nothing. */
const EXPRESS = { checkoutType: z.literal(EXPRESS_CHECKOUT), cartId: text.optional() };

/** Who comes back from the express wallet. */
export const CHECKOUT_AMAZON = z.object({ amazonCheckoutSessionId: text.min(1), ...EXPRESS });
export const ABORT_AMAZON = z.object(EXPRESS);

/** A guest whose order is placed leaves the login and keeps the next cart. */
export const LOGOUT = z.object({ keepCart: z.boolean().default(false) });

const HOW_TO_LOG_IN = { mergeCart: z.boolean().default(true) };
const stayLogged = z.boolean().default(false);

/** By a password, or by what a device has signed. */
export const LOGIN = z.union([
  z.object({ formData: z.object({ identifier: text, password: text, stayLogged }), ...HOW_TO_LOG_IN }),
  z.object({
    passkey: z.object({ credential: z.string().max(PASSKEY_ANSWER_MAX_LENGTH), stayLogged }),
    ...HOW_TO_LOG_IN,
  }),
]);

const CREDENTIALS = { email: text, password: text, passwordRepeated: text, honeypotField: text };

const CUSTOMER = z.object({
  kind: z.literal('customer'),
  salutation: z.enum(SALUTATIONS),
  firstname: text,
  lastname: text,
  ...CREDENTIALS,
  takesGuestOrder: z.boolean().optional(),
});

const INSTITUTION = z.object({
  kind: z.literal('institution'),
  ...CREDENTIALS,
  address: STREET_ADDRESS,
  certificateId: text.optional(),
  business: z
    .object({
      VATRegistrationNo: text.optional(),
      jobTitleCode: text.optional(),
      primaryIndustryGroupCode: text.optional(),
      numberOfEmployees: text.optional(),
    })
    .transform(withoutUndefined),
});

const REGISTRATION_DATA = z
  .discriminatedUnion('kind', [CUSTOMER, INSTITUTION])
  .transform((form) => withoutUndefined(form) as Registration);

export const REGISTRATION = z.object({ formData: REGISTRATION_DATA });

/** The login option of the checkout (spec 2 §4, §7): a guest by an address, or a registration. */
export const CHECKOUT_AUTH = z.discriminatedUnion('authType', [
  z.object({ authType: z.literal('guest'), formData: STREET_ADDRESS, cartId: text.optional() }),
  z.object({ authType: z.literal('register'), formData: REGISTRATION_DATA, cartId: text.optional() }),
]);

export const PASSWORD_CHANGE = z.object({
  formData: z.object({ currentPassword: text, newPassword: text, newPasswordRepeated: text }),
});

/** The cart that comes after an order, by its reference. */
export const CLEANUP = z.object({ cartId: z.string().refine(isCartReference) });

/** A body of the GraphQL entry: one operation or up to ten of them. */
const OPERATION = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() });
export const OPERATIONS = z.union([OPERATION, z.array(OPERATION).min(1)]);
