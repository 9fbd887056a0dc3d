// Whether an answer of the backend says by its text that the shop host's own token is not accepted, whatever its HTTP status. Source: spec 2 §8.

import { classifyFailure } from '@tornister/domain/session';
import { z } from 'zod';

/** Stands in every answer with errors; the others are not read a second time. */
const SIGN = '"errors"';

const refusedAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .min(1),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Only an answer without any data: where one field has some, something was done, and must not be done again. */
const isRefusal = (answer: unknown): boolean => {
  const { data: refused } = refusedAnswer.safeParse(answer);
  return (
    refused !== undefined &&
    Object.values(refused.data ?? {}).every((value) => value === null) &&
    refused.errors.every(
      ({ message, extensions }) => classifyFailure({ message, code: extensions?.code }) === 'token-invalid',
    )
  );
};

/** Whether the answer, or each one of a batch, is the refusal of the token: nothing of it was done, and all may be sent again. */
export const isTokenRefusal = (text: string): boolean => {
  if (!text.includes(SIGN)) return false;
  const body = parsed(text);
  const answers = Array.isArray(body) ? body : [body];
  return answers.length > 0 && answers.every(isRefusal);
};
