// What a member may change of the own contact data, and the change of the e-mail address. Source: spec 2 §3 "Customer data", §5, §6, §7
// `changeAccountData`, `updateEmail`.

import type { Result } from 'neverthrow';
import type { Person } from '../address/address.ts';
import { type BusinessData, type BusinessForm, checkBusinessData } from '../address/business-data.ts';
import { contactChange } from '../address/default-address.ts';
import { allOf, type Checked, optionalPhone } from '../address/field-checks.ts';
import { type AddressFields, personChecks } from '../address/parse-address.ts';
import { emailRule, tidyEmail } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { passwordRule } from '../forms/password.ts';

/** The contact details as they are filled in; the business fields only for institutions. */
export type ContactForm = Pick<AddressFields, 'salutation' | 'firstname' | 'lastname' | 'phone'> &
  Partial<BusinessForm>;

/** Contact details that hold. */
export type ContactDetails = Person & {
  /** Absent where none is given. */
  readonly phone?: string;
  /** Of institutions. */
  readonly business?: BusinessData;
};

const NO_BUSINESS: BusinessForm = {
  VATRegistrationNo: '',
  jobTitleCode: '',
  primaryIndustryGroupCode: '',
  numberOfEmployees: '',
};

/** A member has a salutation and a name and may have a phone number; an institution also its business fields. Every wrong field is named. */
export const checkContactDetails = (form: ContactForm, isB2b: boolean): Checked<ContactDetails> => {
  const checks = { ...personChecks(form), phone: optionalPhone('phone', form.phone) };
  return isB2b
    ? allOf({ ...checks, business: checkBusinessData({ ...NO_BUSINESS, ...form }) })
    : allOf<Person & { phone: string | undefined }>(checks);
};

/** The phone number that is sent: the new one, an empty text where it is taken away, and nothing where it stays (spec 2 §5). */
export const changedPhone = (saved: string | undefined, entered: string | undefined): string | undefined =>
  contactChange(
    { email: '', phone: saved ?? '' },
    { email: '', phone: entered ?? '' },
    { isGuest: false, isEmailRequested: false },
  ).phone;

export type EmailChange = {
  readonly email: string;
  /** The owner proves once more to be there. */
  readonly currentPassword: string;
};

/**
 * Changing the e-mail address needs another one than that of the account, and the password. The address is asked for explicitly here, so a
 * member may change it (spec 2 §5). Whether another account has it is not told.
 */
export const checkEmailChange = (form: EmailChange, savedEmail: string): Result<EmailChange, FormInvalid> => {
  const email = tidyEmail(form.email);
  const change = contactChange({ email: tidyEmail(savedEmail) }, { email }, { isGuest: false, isEmailRequested: true });
  const wellFormed = emailRule({ isRequired: true });
  return checkForm(
    { ...form, email },
    {
      email: (value) => wellFormed(value) ?? (change.email === undefined ? { message: 'emailUnchanged' } : undefined),
      currentPassword: passwordRule({ isRequired: true }),
    },
  );
};
