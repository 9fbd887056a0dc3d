// What a form field may be asked, as small rules that can be put together. A rule answers nothing when the value is fine and
// otherwise a key with the values its sentence needs. Source: spec 3 §5, §8 "Field errors".

import { isBlank } from '../shared/blank.ts';

/** Keys of the sentences about one field; each channel puts them into words. */
export type FormMessage =
  | 'requiredField'
  | 'emailIncorrect'
  | 'emailNotUnique'
  | 'emailUnchanged'
  | 'passwordInvalidLength'
  | 'passwordTooShort'
  | 'passwordTooCommon'
  | 'passwordWrong'
  | 'vatNumberIncorrect'
  | 'notEqual'
  | 'dateIncorrect'
  | 'dateOver'
  | 'leadingDigit'
  | 'tooShort'
  | 'tooLong'
  | 'digitsOnly'
  | 'invalidCharacters'
  | 'invalidPhone';

export type Issue = {
  readonly message: FormMessage;
  readonly values?: Readonly<Record<string, string | number>>;
};

export type Rule<Value = string> = (value: Value) => Issue | undefined;

/** The first issue that one of the rules finds, asked in the given order. */
export const firstIssue =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const issue = rule(value);
      if (issue) return issue;
    }
    return undefined;
  };

/** A value is required: nothing, or nothing that can be read (white space, invisible characters), is `requiredField`. */
export const required: Rule = (value) => (isBlank(value) ? { message: 'requiredField' } : undefined);

/** An optional field is judged only once something is in it. */
export const whenFilled =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? undefined : rule(value);

/** A required field must be filled before its other rules are asked; an optional one may stay empty. */
export const presence = (isRequired: boolean, rule: Rule): Rule =>
  isRequired ? firstIssue(required, rule) : whenFilled(rule);
