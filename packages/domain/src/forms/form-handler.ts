// Judging a whole form. The specification stops at the first failing field; the shop asks all of them and reports every error
// at once, because a shopper who hears of one error per attempt gives up (WCAG 3.3.1). Scrolling still goes to the first one.
// Source: spec 3 §5 "Form handler"; spec 2 §4 "All validators must run and pass".

import { err, ok, type Result } from 'neverthrow';
import type { FieldError } from '../shared/field-error.ts';
import type { Issue } from './rule.ts';

/** One question per field, asked with the whole form at hand; the order of the keys is the order on the page. */
export type FormRules<Values> = {
  readonly [Field in keyof Values & string]?: (value: Values[Field], values: Values) => Issue | undefined;
};

/** Runs all field validations: every field error in the order of the page (`form.invalid`), or the values. */
export const checkForm = <Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  rules: FormRules<Values>,
): Result<Values, FormInvalid> => {
  const errors: FieldError[] = [];
  for (const field of Object.keys(rules)) {
    const issue = rules[field]?.(values[field] as Values[typeof field], values);
    if (issue) errors.push({ field, ...issue });
  }
  const [first] = errors;
  return first ? err({ kind: 'form.invalid', errors, firstInvalidField: first.field }) : ok(values);
};

/** The messages of one field, for the lines below it. */
export const errorsOf = (field: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.filter((error) => error.field === field);

export type FormInvalid = {
  readonly kind: 'form.invalid';
  /** Never empty. */
  readonly errors: readonly FieldError[];
  readonly firstInvalidField: string;
};
