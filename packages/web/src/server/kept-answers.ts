// The backend's answers to public questions, kept for some seconds. Only what is the same for everyone passes through here.

import type { GatewayError } from '@tornister/application/ports';
import { okAsync, type Result, ResultAsync } from 'neverthrow';
import { createKeptMap, type KeptMap } from './kept-map.ts';

/** How many answers are kept at the most. */
const MOST_ANSWERS = 2_000;

export type KeptAnswers = KeptMap<unknown>;

export const createKeptAnswers = (seconds: number, now: () => number = Date.now): KeptAnswers =>
  createKeptMap({ freshMs: seconds * 1_000, most: MOST_ANSWERS, now });

type Asks = (...args: never[]) => ResultAsync<unknown, GatewayError>;

/**
 * The same gateway, but the named questions are answered from what is kept. Questions under way are shared: a hundred visitors who ask
 * for one category at once make one call. Failures are not kept.
 */
export const keepAnswers = <Gateway extends object, Name extends keyof Gateway & string>(
  gateway: Gateway,
  names: readonly Name[],
  kept: KeptAnswers,
  prefix: string,
): Gateway => {
  const keeping = Object.fromEntries(
    names.map((name) => {
      const ask = gateway[name] as Asks;
      const asking = new Map<string, ResultAsync<unknown, GatewayError>>();
      const answer = (...args: never[]): ResultAsync<unknown, GatewayError> => {
        const key = `${prefix} ${name} ${JSON.stringify(args)}`;
        const known = kept.get(key);
        if (known !== undefined) return okAsync(known.value);
        const underWay = asking.get(key);
        if (underWay !== undefined) return underWay;
        const settle = async (): Promise<Result<unknown, GatewayError>> => {
          const result = await ask(...args);
          asking.delete(key);
          if (result.isOk()) kept.set(key, result.value);
          return result;
        };
        const call = new ResultAsync(settle());
        asking.set(key, call);
        return call;
      };
      return [name, answer];
    }),
  );
  return { ...gateway, ...keeping };
};
