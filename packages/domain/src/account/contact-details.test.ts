import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH } from '../forms/email-address.ts';
import { PHONE_MAX_LENGTH } from '../forms/validators.ts';
import { changedPhone, checkContactDetails, checkEmailChange } from './contact-details.ts';

const PERSON = { salutation: 'ms', firstname: ' Mia ', lastname: 'Member', phone: '' };
const BUSINESS = {
  VATRegistrationNo: 'de 123.456.789',
  jobTitleCode: 'secretary',
  primaryIndustryGroupCode: 'primary',
  numberOfEmployees: '10-49',
};
const errorsOf = (form: Parameters<typeof checkContactDetails>[0], isB2b = false) => {
  const checked = checkContactDetails(form, isB2b);
  return checked.isErr() ? checked.error.map(({ field, message }) => `${field} ${message}`) : [];
};

describe('contact details (spec 2 §3, §5)', () => {
  it('of consumers are a name and perhaps a phone number', () => {
    expect(checkContactDetails({ ...PERSON, ...BUSINESS }, false)._unsafeUnwrap()).toEqual({
      salutation: 'ms',
      firstname: 'Mia',
      lastname: 'Member',
    });
    expect(checkContactDetails({ ...PERSON, phone: '030 123' }, false)._unsafeUnwrap()).toHaveProperty(
      'phone',
      '030 123',
    );
  });

  it('of institutions carry the business fields', () => {
    expect(checkContactDetails({ ...PERSON, ...BUSINESS }, true)._unsafeUnwrap().business).toEqual({
      ...BUSINESS,
      VATRegistrationNo: 'DE123456789',
    });
    expect(errorsOf(PERSON, true)).toEqual([
      'primaryIndustryGroupCode requiredField',
      'jobTitleCode requiredField',
      'numberOfEmployees requiredField',
    ]);
  });

  it('name every mistake at once', () => {
    expect(
      errorsOf({ salutation: '', firstname: '', lastname: '1a', phone: '1'.repeat(PHONE_MAX_LENGTH + 1) }),
    ).toEqual(['salutation requiredField', 'firstname requiredField', 'lastname leadingDigit', 'phone tooLong']);
  });

  it.each([
    [undefined, undefined, undefined],
    [undefined, '030 1', '030 1'],
    ['030 1', '030 1', undefined],
    ['030 1', undefined, ''],
    ['030 1', '030 2', '030 2'],
  ])('a phone number is sent only if changed: %s to %s sends %j', (saved, entered, sent) => {
    expect(changedPhone(saved, entered)).toBe(sent);
  });
});

describe('a new e-mail address (spec 2 §5)', () => {
  const errors = (email: string, currentPassword = 'lernen123') => {
    const checked = checkEmailChange({ email, currentPassword }, 'Mia@example.com');
    return checked.isErr() ? checked.error.errors.map(({ field, message }) => `${field} ${message}`) : [];
  };

  it('is another one than that of the account, in lower case, and needs the password', () => {
    expect(
      checkEmailChange({ email: ' NEU@example.com ', currentPassword: 'abc' }, 'mia@example.com')._unsafeUnwrap(),
    ).toEqual({ email: 'neu@example.com', currentPassword: 'abc' });
    expect(errors(' mia@EXAMPLE.com')).toEqual(['email emailUnchanged']);
    expect(errors('', '')).toEqual(['email requiredField', 'currentPassword requiredField']);
    expect(errors('mia')).toEqual(['email emailIncorrect']);
  });

  it('has at most 80 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(errors(ofLength(EMAIL_MAX_LENGTH))).toEqual([]);
    expect(errors(ofLength(EMAIL_MAX_LENGTH + 1))).toEqual(['email tooLong']);
  });
});
