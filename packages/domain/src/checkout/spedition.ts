// What the forwarding agent has to know about the place of delivery. Which fields these are says the server.
// Source: spec 2 §3 "speditionsFields", §4 "Spedition fields are saved and their errors shown; a failure blocks the step".

import { characterCount } from '../forms/validators.ts';
import { isBlank } from '../shared/blank.ts';
import type { FieldError } from '../shared/field-error.ts';

/** Longest text of a field, in characters. */
export const SPEDITION_TEXT_MAX_LENGTH = 200;

/** Every field that is unknown, empty or too long; any of them blocks the step. Source: spec 2 §4. */
export const speditionErrors = (
  names: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly FieldError[] => [
  ...Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((field) => ({ field, message: 'invalidCharacters' })),
  ...names.flatMap((field) => {
    const value = Object.hasOwn(values, field) ? (values[field]?.trim() ?? '') : '';
    if (isBlank(value)) return [{ field, message: 'requiredField' }];
    return characterCount(value) > SPEDITION_TEXT_MAX_LENGTH
      ? [{ field, message: 'tooLong', values: { maximum: SPEDITION_TEXT_MAX_LENGTH } }]
      : [];
  }),
];
