import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH } from '../forms/email-address.ts';
import { PHONE_MAX_LENGTH } from '../forms/validators.ts';
import { allOf, optionalPhone, refuse, requiredEmail, requiredName } from './field-checks.ts';

const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('fields of an address (spec 3 §5)', () => {
  it('a name must be there and must not start with a digit', () => {
    expect(requiredName('firstname', ' Mia  2 ')._unsafeUnwrap()).toBe('Mia 2');
    expect(requiredName('firstname', '2 Mia')._unsafeUnwrapErr()).toEqual([
      { field: 'firstname', message: 'leadingDigit' },
    ]);
    expect(requiredName('firstname', ' ')._unsafeUnwrapErr()).toEqual([
      { field: 'firstname', message: 'requiredField' },
    ]);
  });

  it('a phone number may be left out; it has digits, "-", "+" and spaces, and a digit at least', () => {
    expect(optionalPhone('phone', undefined)._unsafeUnwrap()).toBeUndefined();
    expect(optionalPhone('phone', '+49 7961-90')._unsafeUnwrap()).toBe('+49 7961-90');
    for (const wrong of ['07961/90', '(0)1', 'x1', '+', '- -']) {
      expect(optionalPhone('phone', wrong)._unsafeUnwrapErr()).toEqual([{ field: 'phone', message: 'invalidPhone' }]);
    }
    const isFine = (length: number) => optionalPhone('phone', '1'.repeat(length)).isOk();
    expect([PHONE_MAX_LENGTH, PHONE_MAX_LENGTH + 1].map(isFine)).toEqual([true, false]);
  });

  it('an e-mail address must be there, be one, and have at most 80 characters', () => {
    expect(requiredEmail('email', ' mia@example.com ')._unsafeUnwrap()).toBe('mia@example.com');
    expect(requiredEmail('email', '')._unsafeUnwrapErr()).toEqual([{ field: 'email', message: 'requiredField' }]);
    expect(requiredEmail('email', 'mia@')._unsafeUnwrapErr()).toEqual([{ field: 'email', message: 'emailIncorrect' }]);
    expect(EMAIL_MAX_LENGTH).toBe(80);
    expect([79, 80, 81].map((length) => requiredEmail('email', emailOf(length)).isOk())).toEqual([true, true, false]);
    expect(requiredEmail('email', emailOf(81))._unsafeUnwrapErr()).toEqual([
      { field: 'email', message: 'tooLong', values: { maximum: 80 } },
    ]);
  });

  it('all checks run: every value, or every error in the order of the checks', () => {
    expect(allOf({ first: ok('a'), second: ok<string | undefined>(undefined) })._unsafeUnwrap()).toStrictEqual({
      first: 'a',
    });
    const refused = allOf({
      first: refuse('first', 'requiredField'),
      second: ok('b'),
      third: refuse('third', 'tooLong', { maximum: 5 }),
    });
    expect(refused._unsafeUnwrapErr()).toStrictEqual([
      { field: 'first', message: 'requiredField' },
      { field: 'third', message: 'tooLong', values: { maximum: 5 } },
    ]);
  });
});
