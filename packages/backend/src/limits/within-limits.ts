// A limit that an operation insists on: beyond it the request is refused with the time to wait.

import { SECOND_MS } from '@tornister/domain/shared';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { ok, type Result } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { type Taken, takeAll } from './limiter.ts';
import type { Limit } from './limits.ts';

type Asking = Pick<RequestContext, 'now' | 'log' | 'storefront'>;

/** Counts a try under every limit; TOO_MANY_REQUESTS beyond one of them. In a transaction the count stands and falls with it. */
export const withinLimits = async (
  { now, log, storefront }: Asking,
  database: Database,
  wanted: readonly (readonly [limit: Limit, subject: string])[],
): Promise<Result<readonly Taken[], Refusal>> => {
  const taken = await takeAll({ database, now }, wanted);
  if (taken.isOk()) return ok(taken.value);
  const { limit, waitMs } = taken.error;
  log.warn({ event: 'excess_rate_limit_exceeded', limit: limit.name }, 'too many tries');
  const seconds = Math.ceil(waitMs / SECOND_MS);
  const words = inLanguage(WAIT, storefront.language)(seconds);
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds }, words);
};

const WAIT: Worded<(seconds: number) => string> = {
  de: (seconds) => `Zu viele Versuche. Bitte versuchen Sie es in ${seconds} Sekunden noch einmal.`,
  en: (seconds) => `Too many attempts. Please try again in ${seconds} seconds.`,
};
