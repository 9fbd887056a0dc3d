// Fetches and caches the token with which the shop host identifies itself to the backend.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TOKEN_ADDRESS, TOKEN_GRANT } from '@tornister/domain/calls';
import { TOKEN_RETRIES, TOKEN_TIMEOUT_MS, tokenCookieSeconds } from '@tornister/domain/session';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Settings } from './settings.ts';

export type ApiToken = { readonly value: string; readonly goodUntilMs: number };

/** The token that the shop host shows to the backend. One for the whole process, asked for by one call at a time. */
export type ApiTokenSource = {
  readonly current: () => Promise<ApiToken | undefined>;
  /** Throws the token away, as after the backend refused it. */
  readonly forget: () => void;
};

/** A signal that ends after so many milliseconds. */
export type SignalAfter = (ms: number) => AbortSignal;

type TokenTime = { readonly now?: (() => number) | undefined; readonly signalAfter?: SignalAfter | undefined };

const TOKEN_ANSWER = z.object({ access_token: z.string(), expires_in: z.number().positive() });
const CLIENT_FILE = z.object({ clientId: z.string(), clientSecret: z.string() });

/** From the environment, or from the file that a backend on the same machine keeps for its shop host. */
export const shopClient = async (settings: Settings): Promise<{ readonly id: string; readonly secret: string }> => {
  const { id, secret } = settings.shopClient;
  if (id !== undefined && secret !== undefined) return { id, secret };
  const file = CLIENT_FILE.parse(JSON.parse(await readFile(join(settings.dataDir, 'shop-client.json'), 'utf8')));
  return { id: id ?? file.clientId, secret: secret ?? file.clientSecret };
};

const fetchToken = async (
  settings: Settings,
  { now, signalAfter }: { readonly now: () => number; readonly signalAfter: SignalAfter },
): Promise<ApiToken> => {
  const client = await shopClient(settings);
  const response = await fetch(`${settings.backendUrl}${TOKEN_ADDRESS}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: TOKEN_GRANT,
      client_id: client.id,
      client_secret: client.secret,
    }).toString(),
    signal: signalAfter(TOKEN_TIMEOUT_MS),
  });
  const answer = TOKEN_ANSWER.parse(await response.json());
  return { value: answer.access_token, goodUntilMs: now() + tokenCookieSeconds(answer.expires_in) * 1_000 };
};

/** Client credentials with a time limit of 3 s and one retry; a failure is logged as 'Missing token' (spec 2 §7, §8). */
export const createApiTokenSource = (
  settings: Settings,
  log: Logger,
  { now = Date.now, signalAfter = (ms) => AbortSignal.timeout(ms) }: TokenTime = {},
): ApiTokenSource => {
  let token: ApiToken | undefined;
  let asking: Promise<ApiToken | undefined> | undefined;
  const ask = async (triesLeft: number): Promise<ApiToken | undefined> => {
    try {
      return await fetchToken(settings, { now, signalAfter });
    } catch (reason) {
      if (triesLeft > 0) return ask(triesLeft - 1);
      log.error({ reason: reason instanceof Error ? reason.message : 'unknown' }, 'Missing token');
      return undefined;
    }
  };
  return {
    current: async () => {
      if (token !== undefined && now() < token.goodUntilMs) return token;
      asking ??= ask(TOKEN_RETRIES).finally(() => {
        asking = undefined;
      });
      token = await asking;
      return token;
    },
    forget: () => {
      token = undefined;
    },
  };
};
