// The backend's answers to public questions, cached for some seconds. Only what is the same for everyone passes through here.

import type { GatewayError } from '@tornister/application/ports';
import { approximateBytes, type BoundedCache, createBoundedCache } from '@tornister/process/cache';
import { okAsync, type Result, ResultAsync } from 'neverthrow';

export type AnswerCache = BoundedCache<unknown>;

export type AnswerCacheOptions = {
  /** How long an answer is fresh, in seconds. */
  readonly seconds: number;
  /** What all cached answers may weigh, in bytes. */
  readonly maxBytes: number;
  readonly now?: () => number;
};

/** An empty cache; 0 seconds or 0 bytes cache nothing. */
export const createAnswerCache = ({ seconds, maxBytes, now = Date.now }: AnswerCacheOptions): AnswerCache =>
  createBoundedCache({ freshMs: seconds * 1_000, maxBytes, bytesOf: approximateBytes, now });

type Asks = (...args: never[]) => ResultAsync<unknown, GatewayError>;

/**
 * The same gateway, but the named questions are answered from the cache. Questions under way are shared: a hundred visitors who ask
 * for one category at once make one call. Failures are not cached.
 */
export const cacheAnswers = <Gateway extends object, Name extends keyof Gateway & string>(
  gateway: Gateway,
  names: readonly Name[],
  cache: AnswerCache,
  prefix: string,
): Gateway => {
  const cached = Object.fromEntries(
    names.map((name) => {
      const ask = gateway[name] as Asks;
      const asking = new Map<string, ResultAsync<unknown, GatewayError>>();
      const answer = (...args: never[]): ResultAsync<unknown, GatewayError> => {
        const key = `${prefix} ${name} ${JSON.stringify(args)}`;
        const known = cache.get(key);
        if (known !== undefined) return okAsync(known.value);
        const underWay = asking.get(key);
        if (underWay !== undefined) return underWay;
        const settle = async (): Promise<Result<unknown, GatewayError>> => {
          const result = await ask(...args);
          asking.delete(key);
          if (result.isOk()) cache.set(key, result.value);
          return result;
        };
        const call = new ResultAsync(settle());
        asking.set(key, call);
        return call;
      };
      return [name, answer];
    }),
  );
  return { ...gateway, ...cached };
};
