// A limit that an operation insists on: beyond it the request is refused with the time to wait.

import { SECOND_MS } from '@tornister/domain/shared';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { ok, type Result } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { RequestContext, RequestStorefront } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { type Exceeded, type Taken, takeAll } from './limiter.ts';
import type { Limit } from './limits.ts';

type Asking = Pick<RequestContext, 'now' | 'log' | 'storefront'>;

/** Counts a try under every limit; TOO_MANY_REQUESTS beyond one of them. In a transaction the count stands and falls with it. */
export const withinRateLimits = async (
  { now, log, storefront }: Asking,
  database: Database,
  wanted: readonly (readonly [limit: Limit, subject: string])[],
): Promise<Result<readonly Taken[], Refusal>> => {
  const taken = await takeAll({ database, now }, wanted);
  return taken.isOk() ? ok(taken.value) : refuseExceeded({ log, storefront }, taken.error);
};

/** TOO_MANY_REQUESTS for a try that is beyond a limit, noted in the log; `hint` says what else there is to do. */
export const refuseExceeded = (
  { log, storefront }: Pick<Asking, 'log' | 'storefront'>,
  { limit, waitMs }: Exceeded,
  hint?: Worded<string>,
) => {
  log.warn({ event: 'excess_rate_limit_exceeded', limit: limit.name }, 'too many tries');
  return refuseFor(Math.ceil(waitMs / SECOND_MS), storefront, hint);
};

/** TOO_MANY_REQUESTS, in words for people. */
export const refuseFor = (
  seconds: number,
  { language }: Pick<RequestStorefront, 'language'>,
  hint?: Worded<string>,
) => {
  const sentences = [inLanguage(WAIT, language)(seconds), ...(hint === undefined ? [] : [inLanguage(hint, language)])];
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds }, sentences.join(' '));
};

const SECONDS_PER_MINUTE = 60;
/** From here on people are told minutes. */
const LONG_WAIT_SECONDS = 2 * SECONDS_PER_MINUTE;

const WAIT: Worded<(seconds: number) => string> = {
  de: (seconds) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${waitIn(seconds, [seconds === 1 ? 'Sekunde' : 'Sekunden', 'Minuten'])} noch einmal.`,
  en: (seconds) =>
    `Too many attempts. Please try again in ${waitIn(seconds, [seconds === 1 ? 'second' : 'seconds', 'minutes'])}.`,
};

/** A wait that is over when it is said to be: minutes are rounded up. */
const waitIn = (seconds: number, [short, long]: readonly [short: string, long: string]): string =>
  seconds < LONG_WAIT_SECONDS ? `${seconds} ${short}` : `${Math.ceil(seconds / SECONDS_PER_MINUTE)} ${long}`;
