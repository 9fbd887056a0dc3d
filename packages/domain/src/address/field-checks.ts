// Checks of single address fields. Each answers the value as it is kept or the one error of its field; a form runs them all, so that
// the shopper sees every mistake at once. Source: spec 2 §5; spec 3 §5.

import { err, ok, type Result } from 'neverthrow';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '../forms/email-address.ts';
import type { FormMessage } from '../forms/rule.ts';
import { characterCount, noLeadingDigit, PHONE_MAX_LENGTH, phoneNumber } from '../forms/validators.ts';
import { isBlank } from '../shared/blank.ts';
import type { FieldError } from '../shared/field-error.ts';
import { ADDRESS_TEXT_MAX_LENGTH } from './text-limits.ts';

/** Keys of the sentences beside an address field, in addition to those of every form. */
export type AddressMessage =
  | FormMessage
  | 'salutationIncorrect'
  | 'countryNotServed'
  | 'postcodeIncorrect'
  | 'postNumberIncorrect'
  | 'stationNameIncorrect'
  | 'stationCountryOnly';

export type Checked<Value> = Result<Value, readonly FieldError[]>;

/** The refusal of one field, with the values that its sentence needs. */
export const refuse = (field: string, message: AddressMessage, values?: FieldError['values']): Checked<never> =>
  err([values === undefined ? { field, message } : { field, message, values }]);

/** The text without spaces around it, or undefined when nothing is left that can be read. */
export const filled = (text: string | undefined): string | undefined =>
  text === undefined || isBlank(text) ? undefined : text.trim().replace(/\s+/g, ' ');

/** A text that must be there and fit a label. */
export const requiredText = (field: string, text: string | undefined): Checked<string> => {
  const value = filled(text);
  return value === undefined ? refuse(field, 'requiredField') : shortEnough(field, value, ADDRESS_TEXT_MAX_LENGTH);
};

/** A text that may be left out. */
export const optionalText = (field: string, text: string | undefined): Checked<string | undefined> => {
  const value = filled(text);
  return value === undefined ? ok(undefined) : shortEnough(field, value, ADDRESS_TEXT_MAX_LENGTH);
};

/** An e-mail address that must be there. */
export const requiredEmail = (field: string, text: string | undefined): Checked<string> => {
  const value = filled(text);
  if (value === undefined) return refuse(field, 'requiredField');
  return shortEnough(field, value, EMAIL_MAX_LENGTH).andThen((email) =>
    isEmailAddress(email) ? ok(email) : refuse(field, 'emailIncorrect'),
  );
};

/** A phone number of digits, `-`, `+` and spaces (spec 3 §5 "phone characters") that may be left out. */
export const optionalPhone = (field: string, text: string | undefined): Checked<string | undefined> => {
  const value = filled(text);
  if (value === undefined) return ok(undefined);
  return shortEnough(field, value, PHONE_MAX_LENGTH).andThen((phone) =>
    phoneNumber(phone) === undefined ? ok(phone) : refuse(field, 'invalidPhone'),
  );
};

/** A first or last name: a text that must be there and does not start with a digit (spec 3 §5). */
export const requiredName = (field: string, text: string | undefined): Checked<string> =>
  requiredText(field, text).andThen((name) =>
    noLeadingDigit(name) === undefined ? ok(name) : refuse(field, 'leadingDigit'),
  );

/** Control characters and marks that turn the reading direction: nothing that a label can print. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const shortEnough = (field: string, value: string, maximum: number): Checked<string> => {
  if (UNPRINTABLE.test(value)) return refuse(field, 'invalidCharacters');
  return characterCount(value) <= maximum ? ok(value) : refuse(field, 'tooLong', { maximum });
};

/** The values of passed checks; one that may be left out and was is absent. */
export type Passed<Values> = {
  readonly [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & { readonly [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined> };

/** All values when every check passed, otherwise every error, in the order of the checks: a form shows them all at once. */
export const allOf = <Values extends Record<string, unknown>>(
  checks: {
    readonly [Key in keyof Values]: Checked<Values[Key]>;
  },
): Checked<Passed<Values>> => {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [key, check] of Object.entries<Checked<unknown>>(checks)) {
    if (check.isErr()) errors.push(...check.error);
    else if (check.value !== undefined) values[key] = check.value;
  }
  return errors.length > 0 ? err(errors) : ok(values as Passed<Values>);
};
