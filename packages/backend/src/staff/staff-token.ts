// Lets calls of the staff desk in that bring its token. Wrong ones are counted by the address that they come from, and told in the log; every call
// is one line of the log, without what it was about.

import type { HttpBindings } from '@hono/node-server';
import { SECOND_MS } from '@tornister/domain/shared';
import { bringsToken } from '@tornister/process/bearer';
import type { MiddlewareHandler } from 'hono';
import { take } from '../limits/limiter.ts';
import { WRONG_STAFF_TOKENS_FROM_ADDRESS } from '../limits/limits.ts';
import type { Services } from '../server/services.ts';

export type StaffEnvironment = { readonly Bindings: Partial<HttpBindings> };
type Handler = MiddlewareHandler<StaffEnvironment>;

/** Lets nobody in without the token: 401, and 429 for an address with too many wrong ones. */
export const onlyWithToken =
  (services: Pick<Services, 'database' | 'now' | 'log'>, token: string): Handler =>
  async (http, next) => {
    if (bringsToken(http.req.header('authorization'), token)) return next();
    const address = http.env.incoming?.socket.remoteAddress ?? '';
    const taken = await take(services, WRONG_STAFF_TOKENS_FROM_ADDRESS, address);
    if (taken.isErr()) {
      const { limit, waitMs } = taken.error;
      services.log.warn({ event: 'excess_rate_limit_exceeded', limit: limit.name }, 'too many tries');
      http.header('retry-after', String(Math.ceil(waitMs / SECOND_MS)));
      return http.json({ error: 'TOO_MANY_REQUESTS', message: 'Too many wrong tokens came from this address.' }, 429);
    }
    services.log.warn({ event: 'authn_login_fail', client: 'staff' }, 'staff token refused');
    http.header('www-authenticate', 'Bearer realm="staff"');
    return http.json({ error: 'UNAUTHORIZED', message: 'The token is missing or wrong: Authorization: Bearer …' }, 401);
  };

/** Writes each call into the log; its answer is kept by nobody on the way. */
export const written =
  ({ log }: Pick<Services, 'log'>): Handler =>
  async (http, next) => {
    http.header('cache-control', 'no-store');
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    log.info({ method: http.req.method, path: http.req.path, status: http.res.status, ms }, 'staff desk');
  };
