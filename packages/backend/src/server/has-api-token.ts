// Whether a request is the shop host's own: nobody else is believed about who asks.

import type { Context } from 'hono';
import { isApiToken } from '../auth/api-token.ts';
import type { Services } from './services.ts';

const MILLISECONDS = 1_000;

/** Whether it carries a good token of the shop host. */
export const hasApiToken = async ({ secrets, now }: Services, http: Context): Promise<boolean> => {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(http.req.header('authorization') ?? '') ?? [];
  return token !== undefined && isApiToken(secrets, token, Math.floor(now() / MILLISECONDS));
};
