import { describe, expect, it } from 'vitest';
import { CUSTOMER_NUMBER_MAX_LENGTH, customerNumberRule, tidyCustomerNumber } from './customer-number.ts';
import { OPTIONAL_SUFFIX_KEY } from './field-label.ts';
import { FORGOT_PASSWORD_LIMIT, isDroppedInSilence, nextCounter } from './honeypot.ts';
import {
  DEFAULT_PASSWORD_POLICY,
  newPasswordRule,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordInputType,
  passwordRule,
} from './password.ts';

describe('customer number (spec 3 §5)', () => {
  it('is required when the field is, and has at most 80 characters', () => {
    expect(CUSTOMER_NUMBER_MAX_LENGTH).toBe(80);
    const rule = customerNumberRule({ isRequired: true });
    expect(rule('')).toEqual({ message: 'requiredField' });
    expect(rule('7'.repeat(79))).toBeUndefined();
    expect(rule('7'.repeat(80))).toBeUndefined();
    expect(rule('7'.repeat(81))).toEqual({ message: 'tooLong', values: { maximum: 80 } });
    expect(customerNumberRule({ isRequired: false })('')).toBeUndefined();
    expect([' K-4711 ', 'k-4711', ' '].map(tidyCustomerNumber)).toEqual(['k-4711', 'k-4711', '']);
  });
});

describe('password of the field (spec 3 §5)', () => {
  const rule = passwordRule({ isRequired: true });

  it('is required when the field is', () => {
    expect(rule('')).toEqual({ message: 'requiredField' });
    expect(passwordRule({ isRequired: false })('')).toBeUndefined();
  });

  it.each([
    [2, { message: 'passwordInvalidLength', values: { minimum: 3, maximum: 35 } }],
    [3, undefined],
    [4, undefined],
    [34, undefined],
    [35, undefined],
    [36, { message: 'passwordInvalidLength', values: { minimum: 3, maximum: 35 } }],
  ])('has 3 to 35 characters: %i', (length, issue) => {
    expect(rule('p'.repeat(length))).toEqual(issue);
    expect(passwordRule({ isRequired: false })('p'.repeat(length))).toEqual(issue);
  });

  it('has 3 characters at least and 35 at most', () => {
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([3, 35]);
  });

  it('is hidden until the shopper wants to see it', () => {
    expect([false, true].map(passwordInputType)).toEqual(['password', 'text']);
  });

  it('spaces count as characters', () => {
    expect(rule('   ')).toBeUndefined();
  });
});

describe('newly set password', () => {
  it.each([
    [2, { message: 'passwordTooShort', values: { minimum: 8 } }],
    [7, { message: 'passwordTooShort', values: { minimum: 8 } }],
    [8, undefined],
    [9, undefined],
    [35, undefined],
    [36, { message: 'passwordInvalidLength', values: { minimum: 8, maximum: 35 } }],
  ])('has at least 8 characters unless the setting says otherwise: %i', (length, issue) => {
    expect(newPasswordRule(DEFAULT_PASSWORD_POLICY)('x'.repeat(length))).toEqual(issue);
  });

  it('counts characters as people do, a smiley as one', () => {
    expect(newPasswordRule(DEFAULT_PASSWORD_POLICY)('😀'.repeat(7))?.message).toBe('passwordTooShort');
    expect(newPasswordRule(DEFAULT_PASSWORD_POLICY)('😀'.repeat(8))).toBeUndefined();
  });

  it('follows the setting of the shop', () => {
    const rule = newPasswordRule({ ...DEFAULT_PASSWORD_POLICY, minLength: 12 });
    expect(rule('x'.repeat(11))?.values).toEqual({ minimum: 12 });
    expect(rule('x'.repeat(12))).toBeUndefined();
  });

  it('is not one of the common ones, however it is capitalised', () => {
    const rule = newPasswordRule({ minLength: 8, commonPasswords: new Set(['passwort1']) });
    expect(rule('passwort1')).toEqual({ message: 'passwordTooCommon' });
    expect(rule('PassWort1')).toEqual({ message: 'passwordTooCommon' });
    expect(rule('passwort12')).toBeUndefined();
  });

  it('is required', () => {
    expect(newPasswordRule(DEFAULT_PASSWORD_POLICY)('')).toEqual({ message: 'requiredField' });
  });
});

describe('labels (spec 3 §5)', () => {
  it('optional fields get an "optional" suffix', () => {
    expect(OPTIONAL_SUFFIX_KEY).toBe('vue.form.label.optional');
  });
});

describe('forgot password (spec 2 §5)', () => {
  it('drops a request whose honeypot is filled', () => {
    expect(isDroppedInSilence({ honeypotField: '', counter: 1 })).toBe(false);
    expect(isDroppedInSilence({ honeypotField: ' ', counter: 1 })).toBe(true);
  });

  it('drops requests of a session that asked too often', () => {
    const dropped = (counter: number) => isDroppedInSilence({ honeypotField: '', counter });
    expect(FORGOT_PASSWORD_LIMIT).toBe(5);
    expect([4, 5, 6].map(dropped)).toEqual([false, false, true]);
    expect([0, 1].map(dropped)).toEqual([true, false]);
    expect(dropped(Number.NaN)).toBe(true);
  });

  it('counts the requests of a session', () => {
    expect(nextCounter(undefined)).toBe(1);
    expect(nextCounter(4)).toBe(5);
  });
});
