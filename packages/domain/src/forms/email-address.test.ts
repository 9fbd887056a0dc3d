import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH, emailRule, isEmailAddress, isLocalPart, tidyEmail } from './email-address.ts';

const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('e-mail (spec 3 §5)', () => {
  it.each([
    'mia@example.com',
    'mia.member@example.com',
    'mia+list@sub.example.co',
    "o'hara@example.com",
    'übung@schüler.de',
    'a@xn--schler-0ya.de',
    'a@example.xn--p1ai',
    'a@b-c.de',
    'a@b--c.de',
    'a@1.de',
  ])('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'mia',
    'mia@',
    '@example.com',
    'mia@example',
    'mia@example.c',
    'mia@example.1a',
    'mia@@example.com',
    'mia@exam ple.com',
    'mi a@example.com',
    '.mia@example.com',
    'mia.@example.com',
    'mi..a@example.com',
    'mia@-example.com',
    'mia@example-.com',
    'mia@.example.com',
    'mia@example..com',
    'mia@example.com.',
    'mia@example.com\n',
    'x mia@example.com',
    '<mia@example.com>',
    'mia@example.com,ida@example.com',
    'mia@example.xn--',
  ])('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('a top-level domain has at least 2 letters', () => {
    expect(isEmailAddress('a@b.d')).toBe(false);
    expect(isEmailAddress('a@b.de')).toBe(true);
  });

  it('has at most 80 characters', () => {
    expect(EMAIL_MAX_LENGTH).toBe(80);
    expect(isEmailAddress(ofLength(79))).toBe(true);
    expect(isEmailAddress(ofLength(80))).toBe(true);
    expect(isEmailAddress(ofLength(81))).toBe(false);
    expect(emailRule({ isRequired: true })(ofLength(80))).toBeUndefined();
    expect(emailRule({ isRequired: true })(ofLength(81))).toEqual({ message: 'tooLong', values: { maximum: 80 } });
  });

  it('what stands before the @ is a local part', () => {
    expect(isLocalPart('mia.member')).toBe(true);
    expect(isLocalPart('')).toBe(false);
    expect(isLocalPart('mia.')).toBe(false);
    expect(isLocalPart('a b')).toBe(false);
    expect(isLocalPart('x'.repeat(80))).toBe(true);
    expect(isLocalPart('x'.repeat(81))).toBe(false);
  });

  it('says requiredField, incorrect, not unique, in this order', () => {
    const rule = emailRule({ isRequired: true, uniqueness: 'taken' });
    expect(rule('  ')).toEqual({ message: 'requiredField' });
    expect(rule('mia')).toEqual({ message: 'emailIncorrect' });
    expect(rule('mia@example.com')).toEqual({ message: 'emailNotUnique' });
  });

  it('must be unique only when uniqueness was checked', () => {
    expect(emailRule({ isRequired: true })('mia@example.com')).toBeUndefined();
    expect(emailRule({ isRequired: true, uniqueness: 'unique' })('mia@example.com')).toBeUndefined();
  });

  it('an optional e-mail may stay empty; white space around one is no fault', () => {
    expect(emailRule({ isRequired: false })('')).toBeUndefined();
    expect(emailRule({ isRequired: false })('mia')).toEqual({ message: 'emailIncorrect' });
    expect(emailRule({ isRequired: true })(' mia@example.com ')).toBeUndefined();
  });
});

describe('an e-mail address that is saved', () => {
  it('is the same however it was typed', () => {
    expect([' Mia.Member@Example.COM\t', 'mia.member@example.com'].map(tidyEmail)).toEqual([
      'mia.member@example.com',
      'mia.member@example.com',
    ]);
  });
});
