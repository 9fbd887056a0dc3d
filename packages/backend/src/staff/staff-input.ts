// What callers of the staff desk may say, each field with the words for what is allowed.

import { type FulfilmentStep, parsePlacedNumber } from '@tornister/domain/orders';
import { ok } from 'neverthrow';
import { z } from 'zod';
import { CANCELLED_BY } from '../orders/outbox.ts';
import { parsedJson } from '../server/parsed-json.ts';
import type { ReportedLine } from './packed-lines.ts';
import { invalid, type StaffAnswer } from './staff-refusal.ts';

const MOST_AT_ONCE = 200;
const USUAL_AT_ONCE = 50;
const MOST_LINES = 500;
const MOST_PIECES = 1_000_000;

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const number = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'must be a number of at most nine digits', abort: true })
  .transform(Number);

const LIMIT_WORDS = `must be a whole number from 1 to ${MOST_AT_ONCE}`;
const limit = z
  .string()
  .regex(/^\d{1,3}$/, { error: LIMIT_WORDS, abort: true })
  .transform(Number)
  .refine((count) => count >= 1 && count <= MOST_AT_ONCE, { error: LIMIT_WORDS })
  .default(USUAL_AT_ONCE);

const DAY_OR_MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const moment = z
  .string()
  .refine((text) => DAY_OR_MOMENT.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'must be a moment like 2026-11-28T09:00:00Z, or a day like 2026-11-28 (from midnight UTC)',
    abort: true,
  })
  .transform((text) => Date.parse(text));

/** What an order can be for people who send it; docs/staff-desk.md says what each means. */
export const ORDER_STATES = [
  'awaiting-payment',
  'awaiting-transfer',
  'new',
  'packing',
  'sent',
  'delivered',
  'cancelled',
] as const;
export const RETURN_DESK_STATES = ['announced', 'arrived', 'accepted', 'settled'] as const;
const REVIEW_STATES = ['waiting', 'approved', 'published'] as const;
export const TRANSFER_KINDS = ['order', 'return', 'refund'] as const;

export const ORDER_LIST = z.strictObject({
  state: oneOf([...ORDER_STATES, 'to-send']).optional(),
  since: moment.optional(),
  after: number.optional(),
  limit,
});
export const RETURN_LIST = z.strictObject({
  state: oneOf(RETURN_DESK_STATES).optional(),
  after: number.optional(),
  limit,
});
export const REVIEW_LIST = z.strictObject({ state: oneOf(REVIEW_STATES).default('waiting'), limit });
export const NOTHING = z.strictObject({});
export const CANCELLATION = z.strictObject({ by: oneOf(CANCELLED_BY).default('shop') });

/** Where a transfer is to be marked as made. */
export const TRANSFER_KIND = oneOf(TRANSFER_KINDS);

/** The id of a review, or of what was transferred. */
export const ENTRY_ID = z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, _ and -, 64 at the most');

const carrier = z
  .string({ error: 'must be the code of a carrier, like dhl' })
  .regex(/^[a-z][a-z-]{1,29}$/, { error: 'must be the code of a carrier, like dhl' });

const LINE_WORDS = 'must be lines of the order like [{"line": 1, "quantity": 2}], each once';
const lines = z
  .array(
    z.strictObject({
      line: z.int({ error: LINE_WORDS }).min(1, { error: LINE_WORDS }),
      quantity: z.int({ error: LINE_WORDS }).min(1, { error: LINE_WORDS }).max(MOST_PIECES, { error: LINE_WORDS }),
    }),
    { error: LINE_WORDS },
  )
  .min(1, { error: LINE_WORDS })
  .max(MOST_LINES, { error: LINE_WORDS })
  .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, { error: LINE_WORDS });

const TRACKING_WORDS = 'must be 4 to 50 letters, digits, blanks, dots or hyphens';
/** What may be said with each step of a parcel. */
const STEP_BODIES = {
  announced: z.strictObject({ carrier: carrier.optional(), lines: lines.optional() }),
  packed: NOTHING,
  sent: z.strictObject({
    carrier: carrier.optional(),
    trackingNumber: z
      .string({ error: TRACKING_WORDS })
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9 .-]{2,48}[A-Za-z0-9]$/, { error: TRACKING_WORDS })
      .optional(),
  }),
  delivered: NOTHING,
} as const;

export type StepBody = {
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly lines?: readonly ReportedLine[] | undefined;
};

/** Reads what is said with a step of a parcel. */
export const readStepBody = (step: FulfilmentStep, text: string): StaffAnswer<StepBody> =>
  readBody<z.ZodType<StepBody>>(STEP_BODIES[step], text);

export type ParcelName = { readonly orderNumber: number; readonly position: number };

const PARCEL = /^(\d{1,9})-([1-9]\d{0,2})$/;

/** Reads the name of a parcel: order number and its place in the order, `2600001-1`. */
export const readParcelName = (text: string): StaffAnswer<ParcelName> => {
  const [, order, place] = PARCEL.exec(text) ?? [];
  if (order === undefined) return invalid('parcel: must be order number and parcel, like 2600001-1.');
  return ok({ orderNumber: Number(order), position: Number(place) - 1 });
};

/** Reads the number of an order. */
export const readOrderNumber = (text: string): StaffAnswer<number> => {
  const number = parsePlacedNumber(text);
  return number === undefined ? invalid('order: must be a number of at most nine digits.') : ok(number);
};

/** Reads the number of a return, as it stands in mails. */
export const readReturnNumber = (text: string): StaffAnswer<number> => {
  const [, digits] = /^RT(\d{1,9})$/i.exec(text) ?? [];
  return digits === undefined ? invalid('return: must be a number like RT700001.') : ok(Number(digits));
};

/** Reads what was said; refuses with one line that names what is wrong and what is allowed. */
export const readInput = <Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  whole = 'the request',
): StaffAnswer<z.output<Schema>> => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return invalid(issue === undefined ? `${whole} cannot be read.` : inWords(issue, schema, whole));
};

const inWords = (issue: z.core.$ZodIssue, schema: z.ZodType, whole: string): string => {
  const name = String(issue.path[0] ?? whole);
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    const allowed = schema instanceof z.ZodObject ? Object.keys(schema.shape).join(', ') : '';
    return `${issue.keys.join(', ')}: not known here; allowed: ${allowed || 'nothing'}.`;
  }
  return issue.code === 'unrecognized_keys' ? `${name}: ${LINE_WORDS}.` : `${name}: ${issue.message}.`;
};

/** Reads a body of JSON; an empty one says nothing. */
export const readBody = <Schema extends z.ZodType>(schema: Schema, text: string): StaffAnswer<z.output<Schema>> => {
  const value = text.trim() === '' ? {} : parsedJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return invalid('the body must be an object in JSON, like {"trackingNumber": "00340434161094042557"}, or empty.');
  return readInput(schema, value);
};
