// The forms that open an account: of a consumer, and of a school or another institution. Every wrong field is named at once, in the order of
// the page. Source: spec 2 §3 "Customer data", §5, §6, §7 `registerCustomer`, `registerB2bCustomer`; spec 3 §5.

import { err, ok } from 'neverthrow';
import type { Person, StreetAddress } from '../address/address.ts';
import { type BusinessData, type BusinessForm, checkBusinessData } from '../address/business-data.ts';
import { allOf, type Checked } from '../address/field-checks.ts';
import { type AddressFields, parseStreetAddress, personChecks } from '../address/parse-address.ts';
import type { EmailUniqueness } from '../forms/email-address.ts';
import { errorsOfForm } from '../forms/field-errors.ts';
import type { PasswordPolicy } from '../forms/password.ts';
import type { FieldError } from '../shared/field-error.ts';
import { type Credentials, checkCredentials } from './account-forms.ts';
import { ADDRESS_FORM } from './registration-names.ts';

/** What registering is held to. */
export type RegistrationRules = {
  readonly policy: PasswordPolicy;
  /** What is known of the e-mail address; the backend knows, a page may not. */
  readonly uniqueness?: EmailUniqueness;
};

export type CustomerForm = Credentials & Pick<AddressFields, 'salutation' | 'firstname' | 'lastname'>;

/** A consumer whose form holds. */
export type NewCustomer = Credentials & Person;

/** A consumer gives a name, an e-mail address and a new password, typed twice the same. */
export const checkCustomer = (form: CustomerForm, rules: RegistrationRules): Checked<NewCustomer> => {
  const checks = { ...personChecks(form), credentials: checkedCredentials(form, rules) };
  return allOf(checks).map(({ credentials, ...person }) => ({ ...person, ...credentials }));
};

export type InstitutionForm = Credentials &
  BusinessForm & {
    /** The name of the institution, the person who answers for it, and where it is; its e-mail address is that of the account. */
    readonly address: AddressFields;
  };

/** An institution whose form holds. */
export type NewInstitution = Credentials & { readonly address: StreetAddress; readonly business: BusinessData };

/**
 * An institution gives its name and address, its job title, industry and number of employees, and a VAT number where it has one; an address
 * without the name of an institution is none of an institution.
 */
export const checkInstitution = (
  form: InstitutionForm,
  { countries, ...rules }: RegistrationRules & { readonly countries: readonly string[] },
): Checked<NewInstitution> => {
  const filledIn = { ...form.address, formType: 'companyOrSchool', email: form.email };
  const address = parseStreetAddress(filledIn, { countries });
  const business = checkBusinessData(form);
  const credentials = checkedCredentials(form, rules);
  if (address.isOk() && business.isOk() && credentials.isOk())
    return ok({ address: address.value, business: business.value, ...credentials.value });
  // The e-mail address is asked for once, so what is wrong with it is told once.
  const inAddress = errorsIn(address).filter(({ field }) => field !== 'email');
  return err([...errorsOfForm(ADDRESS_FORM, inAddress), ...errorsIn(business), ...errorsIn(credentials)]);
};

const errorsIn = (checked: Checked<unknown>): readonly FieldError[] => (checked.isErr() ? checked.error : []);

const checkedCredentials = (form: Credentials, { policy, uniqueness }: RegistrationRules): Checked<Credentials> => {
  const { email, password, passwordRepeated } = form;
  return checkCredentials({ email, password, passwordRepeated }, policy, uniqueness).mapErr(({ errors }) => errors);
};
