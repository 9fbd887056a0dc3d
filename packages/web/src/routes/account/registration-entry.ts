// From the form that opens an account to what the use case registers.

import type { RegistrationEntry } from '@tornister/application/session';
import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { ADDRESS_FORM } from '@tornister/domain/session';
import { GUEST_ORDER_FIELD } from '../../components/account/keep-account/keep-account.tsx';
import { CERTIFICATE_ID_FIELD } from '../../components/account/register-form/certificate-field.tsx';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { fieldOf } from '../form-refusal.ts';

/** The posted form as one entry. */
export const registrationEntry = (posted: FormData, origin: string | undefined, isB2b: boolean): RegistrationEntry => {
  const field = (name: string): string => fieldOf(posted, name);
  const common = {
    email: field('email'),
    password: field('password'),
    passwordRepeated: field('passwordRepeated'),
    honeypotField: field(HONEYPOT_FIELD),
    ...(origin === undefined ? {} : { origin }),
  };
  if (isB2b) {
    const certificateId = field(CERTIFICATE_ID_FIELD);
    return {
      kind: 'institution',
      ...common,
      address: postedAddress(ADDRESS_FORM, posted),
      VATRegistrationNo: field('VATRegistrationNo'),
      jobTitleCode: field('jobTitleCode'),
      primaryIndustryGroupCode: field('primaryIndustryGroupCode'),
      numberOfEmployees: field('numberOfEmployees'),
      ...(certificateId === '' ? {} : { certificateId }),
    };
  }
  return {
    kind: 'customer',
    ...common,
    salutation: field('salutation'),
    firstname: field('firstname'),
    lastname: field('lastname'),
    takesGuestOrder: field(GUEST_ORDER_FIELD) !== '',
  };
};
