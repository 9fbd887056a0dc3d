// How the values of settings are read from the text of an environment variable.

import { z } from 'zod';

/** A whole number between two others, both allowed. */
export const wholeNumber = (from: number, to: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to)
    .default(otherwise);

/** An address with one of these protocols, like `postgres:`. */
export const address = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Several such addresses with commas between them. */
export const addresses = (protocols: readonly string[]) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => address(protocols).safeParse(part).success));

/** `https://shop.example,https://shop.example.at`: several origins. */
export const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)))
  .transform((parts) => parts.map((part) => new URL(part).origin));

/** `de=https://shop.example,at=https://shop.example.at`: what the shop host reads; here only the origins count. */
export const domains = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.trim().split('=', 2)[1] ?? ''))
  .refine((parts) => parts.every((part) => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)))
  .transform((parts) => parts.map((part) => new URL(part).origin));

/** A JSON text; what it may hold is said by what it is piped into. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});
