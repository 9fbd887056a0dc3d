// A limit that a resolver insists on: beyond it the request is refused with the time to wait.

import { SECOND_MS } from '@tornister/domain/shared';
import { inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import { type Exceeded, type Taken, takeAll } from './limiter.ts';
import type { Limit } from './limits.ts';

type Asking = Pick<RequestContext, 'now' | 'log' | 'storefront'>;

/** Counts a try under every limit; throws TOO_MANY_REQUESTS beyond one of them. In a transaction the count stands and falls with it. */
export const requireWithin = async (
  { now, log, storefront }: Asking,
  database: Database,
  wanted: readonly (readonly [limit: Limit, subject: string])[],
): Promise<readonly Taken[]> => {
  const taken = await takeAll({ database, now }, wanted);
  if (taken.isOk()) return taken.value;
  throw tooMany(log, storefront.language, taken.error);
};

const tooMany = (log: Asking['log'], language: Language, { limit, waitMs }: Exceeded): Error => {
  log.warn({ event: 'excess_rate_limit_exceeded', limit: limit.name }, 'too many tries');
  const seconds = Math.ceil(waitMs / SECOND_MS);
  return refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds }, inLanguage(WAIT, language)(seconds));
};

const WAIT: Worded<(seconds: number) => string> = {
  de: (seconds) => `Zu viele Versuche. Bitte versuchen Sie es in ${seconds} Sekunden noch einmal.`,
  en: (seconds) => `Too many attempts. Please try again in ${seconds} seconds.`,
};
