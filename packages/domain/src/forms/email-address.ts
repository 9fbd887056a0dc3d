// The e-mail field. Source: spec 3 §5 "Email", §9.

import { firstIssue, presence, type Rule } from './rule.ts';
import { maxLength } from './validators.ts';

/** Longest e-mail address in characters; spec 3 §9. */
export const EMAIL_MAX_LENGTH = 80;

// Parts are separated by characters that the parts cannot contain, so there is one way only to read a text: no backtracking.
const LOCAL_PART = String.raw`[^\s\p{C}@.,:;<>()\[\]\\"]+(?:\.[^\s\p{C}@.,:;<>()\[\]\\"]+)*`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*`;
const TOP_LEVEL = String.raw`(?:\p{L}[\p{L}\p{M}]+|[xX][nN]--[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)`;

const EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'u');
const LOCAL_PART_PATTERN = new RegExp(`^${LOCAL_PART}$`, 'u');

/** A local part, `@`, a domain and a top-level domain of at least 2 letters; not longer than 80 characters. */
export const isEmailAddress = (text: string): boolean =>
  maxLength(EMAIL_MAX_LENGTH)(text) === undefined && EMAIL_PATTERN.test(text);

/**
 * An e-mail address as it is saved and compared. Capitals tell no mailbox from another, so that a login finds its account however its address
 * is typed.
 */
export const tidyEmail = (typed: string): string => typed.trim().toLowerCase();

/** What may stand before the `@`. */
export const isLocalPart = (text: string): boolean =>
  maxLength(EMAIL_MAX_LENGTH)(text) === undefined && LOCAL_PART_PATTERN.test(text);

/** What the server said about the address: nothing is known while the question is open. */
export type EmailUniqueness = 'unchecked' | 'unique' | 'taken';

export type EmailFieldRules = { readonly isRequired: boolean; readonly uniqueness?: EmailUniqueness };

/**
 * An e-mail is required when the field is, has at most 80 characters, matches the pattern and is unique when that was checked.
 * White space around it is no fault: people paste.
 */
export const emailRule = ({ isRequired, uniqueness = 'unchecked' }: EmailFieldRules): Rule => {
  const rule = presence(
    isRequired,
    firstIssue(
      maxLength(EMAIL_MAX_LENGTH),
      (value) => (EMAIL_PATTERN.test(value) ? undefined : { message: 'emailIncorrect' }),
      () => (uniqueness === 'taken' ? { message: 'emailNotUnique' } : undefined),
    ),
  );
  return (value) => rule(value.trim());
};
