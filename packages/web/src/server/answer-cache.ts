// The backend's answers to public questions, cached for some seconds, here and where shop hosts share a cache. Only what is the same for everyone
// passes through here.

import type { GatewayError } from '@tornister/application/ports';
import { approximateBytes, type CacheStatistics, createBoundedCache } from '@tornister/process/cache';
import { type CacheEntry, hasEnded, keep, noSharedCache, type SharedCache } from '@tornister/process/shared-cache';
import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { isOutage } from '../respond.ts';
import { marksOf, noteMarks, noteMissing } from './answer-tags.ts';

/** An answer, and when it was asked for, in milliseconds since the epoch. */
type Answered = CacheEntry<unknown> & { readonly asOf: number };
type Asked = Result<Answered, GatewayError>;

export type AnswerCache = {
  /** The answer if it is here, still fresh, and nothing that it was made of has changed or ended. */
  readonly known: (key: string) => Answered | undefined;
  /** The answer from another shop host, or asked for and kept. */
  readonly find: (
    key: string,
    question: readonly unknown[],
    ask: () => ResultAsync<unknown, GatewayError>,
  ) => Promise<Asked>;
  readonly statistics: () => CacheStatistics;
};

export type AnswerCacheOptions = {
  /** How long an answer is fresh, in seconds. */
  readonly seconds: number;
  /** What all cached answers may weigh, in bytes. */
  readonly maxBytes: number;
  readonly shared?: SharedCache;
  readonly now?: () => number;
};

/** An empty cache; 0 seconds or 0 bytes cache nothing. */
export const createAnswerCache = ({
  seconds,
  maxBytes,
  shared = noSharedCache,
  now = Date.now,
}: AnswerCacheOptions): AnswerCache => {
  const freshMs = seconds * 1_000;
  const answers = createBoundedCache<Answered>({ freshMs, maxBytes, bytesOf: approximateBytes, now });
  const isOff = freshMs === 0 || maxBytes === 0;
  return {
    known: (key) => {
      const found = answers.get(key)?.value;
      return found === undefined || shared.isObsolete(found) || hasEnded(found, now()) ? undefined : found;
    },
    find: async (key, question, ask) => {
      const moment = shared.moment();
      const asOf = now();
      const found = isOff ? undefined : await shared.get(`answer ${key}`);
      if (found !== undefined && found.ageMs < freshMs) {
        const theirs = { ...found.kept, asOf: now() - found.ageMs };
        answers.set(key, theirs, found.ageMs);
        return ok(theirs);
      }
      const answer = await ask();
      if (answer.isErr()) return err(answer.error);
      const { tags, endsAt } = marksOf(question, answer.value);
      const kept = { ...keep(answer.value, shared.isShared ? tags : [], moment, endsAt), asOf };
      answers.set(key, kept);
      if (!isOff) shared.put(`answer ${key}`, kept, freshMs);
      return ok(kept);
    },
    statistics: answers.statistics,
  };
};

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
  /** The page that asks is made of the answer, too; whoever asked first. */
  const taken = ({ tags, value, endsAt, asOf }: Answered): unknown => {
    noteMarks({ tags, endsAt, asOf });
    return value;
  };
  const missed = (failure: GatewayError): GatewayError => {
    if (isOutage(failure)) noteMissing();
    return failure;
  };
  const cached = Object.fromEntries(
    names.map((name) => {
      const ask = gateway[name] as Asks;
      const asking = new Map<string, ResultAsync<Answered, GatewayError>>();
      const answer = (...args: never[]): ResultAsync<unknown, GatewayError> => {
        const key = `${prefix} ${name} ${JSON.stringify(args)}`;
        const known = cache.known(key);
        if (known !== undefined) return okAsync(taken(known));
        const underWay = asking.get(key);
        if (underWay !== undefined) return underWay.map(taken).mapErr(missed);
        const settle = async (): Promise<Asked> => {
          try {
            return await cache.find(key, args, () => ask(...args));
          } finally {
            asking.delete(key);
          }
        };
        const call = new ResultAsync(settle());
        asking.set(key, call);
        return call.map(taken).mapErr(missed);
      };
      return [name, answer];
    }),
  );
  return { ...gateway, ...cached };
};
