// Checks a whole answer against what the backend's schema promises. Only the shop host does that: every answer arrives there first.

import { err, ok, type Result } from 'neverthrow';
import type { z } from 'zod';
import { ANSWER_SCHEMAS } from '../generated/answer-schemas.ts';
import type { Unreadable } from '../transport/unreadable.ts';

type Issue = z.core.$ZodIssue;

const complaint = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      // A whole number is a number that is more than that: one name for both complaints.
      return `${issue.expected === 'int' ? 'number' : issue.expected} expected`;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')} expected`;
    default:
      return issue.code;
  }
};

/**
 * The answer of a published operation with exactly the fields that were asked for, or the first place where it is not what the schema
 * promises: a missing field, `null` where something was promised, a word that the list does not have, text for a number. The detail
 * names the place and never the value, which may be personal.
 */
export const readAnswer = (operation: string, answer: unknown): Result<unknown, Unreadable> => {
  const read = (Object.hasOwn(ANSWER_SCHEMAS, operation) ? ANSWER_SCHEMAS[operation] : undefined)?.safeParse(answer);
  if (read === undefined) return err({ kind: 'gateway.unreadable', detail: `${operation}: not a published operation` });
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const issueText = issue === undefined ? '' : `${issue.path.join('.')}: ${complaint(issue)}`;
  return err({ kind: 'gateway.unreadable', detail: `${operation}: ${issueText}` });
};
