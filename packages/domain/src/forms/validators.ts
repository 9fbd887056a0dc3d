// The generic validators of the shop. Every pattern is one character class between anchors, so its time grows with the length
// of the text and never faster. Source: spec 3 §5 "Generic validators available".

import type { FormMessage, Rule } from './rule.ts';

/** Number of characters as people count them: a letter outside the basic plane is one, not two. */
export const characterCount = (text: string): number => Array.from(text).length;

/** The value must be equal to the other one, like the repeated password. */
export const equalTo =
  (other: string): Rule =>
  (value) =>
    value === other ? undefined : { message: 'notEqual' };

/** A name must not start with a digit. */
export const noLeadingDigit: Rule = (value) => (/^\s*\p{Nd}/u.test(value) ? { message: 'leadingDigit' } : undefined);

/** The value has at least `minimum` characters. */
export const minLength =
  (minimum: number, message: FormMessage = 'tooShort'): Rule =>
  (value) =>
    characterCount(value) >= minimum ? undefined : { message, values: { minimum } };

/** The value has at most `maximum` characters. */
export const maxLength =
  (maximum: number, message: FormMessage = 'tooLong'): Rule =>
  (value) =>
    characterCount(value) <= maximum ? undefined : { message, values: { maximum } };

const matching =
  (pattern: RegExp, message: FormMessage): Rule =>
  (value) =>
    pattern.test(value) ? undefined : { message };

/** Digits only. */
export const digitsOnly: Rule = matching(/^[0-9]*$/, 'digitsOnly');

/** Longest phone number, in characters. */
export const PHONE_MAX_LENGTH = 30;

/** Characters of a phone number: digits, `-`, `+` and space. */
export const phoneCharacters: Rule = matching(/^[0-9+ -]*$/, 'invalidPhone');

/** A number that can be called: phone characters, and a digit at least. */
export const phoneNumber: Rule = (value) =>
  phoneCharacters(value) ?? (/[0-9]/.test(value) ? undefined : { message: 'invalidPhone' });
