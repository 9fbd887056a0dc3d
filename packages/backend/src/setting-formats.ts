// How the values of settings are read that only the backend has: addresses of other services, JSON.

import { z } from 'zod';

/** An address with one of these protocols, like `postgres:`. */
export const address = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Several such addresses with commas between them. */
export const addresses = (protocols: readonly string[]) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => address(protocols).safeParse(part).success));

/** A JSON text; what it may hold is said by what it is piped into. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});
