import { describe, expect, it } from 'vitest';
import { firstIssue, presence, required, whenFilled } from './rule.ts';
import {
  characterCount,
  digitsOnly,
  equalTo,
  maxLength,
  minLength,
  noLeadingDigit,
  phoneCharacters,
  phoneNumber,
} from './validators.ts';

describe('generic validators (spec 3 §5)', () => {
  it('non-empty: white space and invisible characters are nothing', () => {
    expect(required('')).toEqual({ message: 'requiredField' });
    expect(required(' \t')).toEqual({ message: 'requiredField' });
    expect(required(' a')).toBeUndefined();
    expect(['\u200b', ' \u00ad ', '\u2060', '\u0000'].map(required)).toEqual(
      Array(4).fill({ message: 'requiredField' }),
    );
  });

  it('equality: the repeated password must be the same to the letter', () => {
    expect(equalTo('geheim')('geheim')).toBeUndefined();
    expect(equalTo('geheim')('Geheim')).toEqual({ message: 'notEqual' });
  });

  it('a name must not start with a digit', () => {
    expect(noLeadingDigit('Anna 2')).toBeUndefined();
    expect(noLeadingDigit('2 Anna')).toEqual({ message: 'leadingDigit' });
    expect(noLeadingDigit('  2 Anna')).toEqual({ message: 'leadingDigit' });
    expect(noLeadingDigit('٣ Anna')).toEqual({ message: 'leadingDigit' });
    expect(noLeadingDigit('')).toBeUndefined();
  });

  it.each([
    [2, 'tooShort'],
    [3, undefined],
    [4, undefined],
  ])('minimum length 3: %i characters', (length, message) => {
    expect(minLength(3)('x'.repeat(length))).toEqual(message && { message, values: { minimum: 3 } });
  });

  it.each([
    [4, undefined],
    [5, undefined],
    [6, 'tooLong'],
  ])('maximum length 5: %i characters', (length, message) => {
    expect(maxLength(5)('x'.repeat(length))).toEqual(message && { message, values: { maximum: 5 } });
  });

  it('counts a letter outside the basic plane as one character', () => {
    expect(characterCount('a🎒')).toBe(2);
    expect(maxLength(2)('a🎒')).toBeUndefined();
  });

  it('digits only', () => {
    expect(digitsOnly('0123456789')).toBeUndefined();
    expect(digitsOnly('12a')).toEqual({ message: 'digitsOnly' });
    expect(digitsOnly('a12')).toEqual({ message: 'digitsOnly' });
  });

  it('phone characters: digits, -, + and space', () => {
    expect(phoneCharacters('+49 7961-9000 0')).toBeUndefined();
    for (const wrong of ['0171/22', 'x1', '1x', '(0)1']) {
      expect(phoneCharacters(wrong)).toEqual({ message: 'invalidPhone' });
    }
  });

  it('a number that can be called has a digit at least', () => {
    for (const right of ['0', '+49 7961-9000 0', '1 ']) expect(phoneNumber(right)).toBeUndefined();
    for (const wrong of ['', '+', '-', ' ', '+ - ', '(0)1', 'x']) {
      expect(phoneNumber(wrong)).toEqual({ message: 'invalidPhone' });
    }
  });
});

describe('rules put together', () => {
  it('the first issue wins', () => {
    const rule = firstIssue(minLength(3), digitsOnly);
    expect(rule('a')?.message).toBe('tooShort');
    expect(rule('abc')?.message).toBe('digitsOnly');
    expect(rule('123')).toBeUndefined();
  });

  it('an optional field may stay empty and is judged once filled', () => {
    expect(whenFilled(digitsOnly)('  ')).toBeUndefined();
    expect(whenFilled(digitsOnly)('a')).toEqual({ message: 'digitsOnly' });
    expect(presence(false, digitsOnly)('')).toBeUndefined();
    expect(presence(true, digitsOnly)('')).toEqual({ message: 'requiredField' });
    expect(presence(true, digitsOnly)('a')).toEqual({ message: 'digitsOnly' });
  });
});
