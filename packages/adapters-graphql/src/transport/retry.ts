import type { FetchLike, RequestParts } from './fetch-like.ts';

/** Attempts in all, and the first pause between two of them (spec 2 §9). */
export const MAX_ATTEMPTS = 5;
export const FIRST_DELAY_MS = 300;

export type RetryOptions = {
  readonly wait: (ms: number) => Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly maxAttempts?: number;
};

/** The pause before the next attempt: up to 300 ms, 600 ms, 1200 ms and so on, spread evenly so that clients do not march in step. */
export const pauseBefore = (attempt: number, random: number): number =>
  Math.round(FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random / 2));

const MUTATION = /"query":"\s*mutation\b/;
/** Only questions are asked again by themselves; a change might have been done although its answer was lost. */
export const isRepeatable = ({ body = '' }: RequestParts): boolean => !MUTATION.test(body);

const isWorthAnotherTry = (response: Response): boolean => response.status === 502 || response.status === 503;

/** Asks a query again when the network fails or the backend is away for a moment. */
export const retrying = (fetch: FetchLike, { wait, random, maxAttempts = MAX_ATTEMPTS }: RetryOptions): FetchLike => {
  const attempt = async (url: string, init: RequestParts, number: number): Promise<Response> => {
    const mayRepeat = isRepeatable(init) && number < maxAttempts;
    const again = async (): Promise<Response> => {
      await wait(pauseBefore(number, random()));
      return attempt(url, init, number + 1);
    };
    let response: Response;
    try {
      response = await fetch(url, init);
    } catch (reason) {
      if (!mayRepeat) throw reason;
      return again();
    }
    return mayRepeat && isWorthAnotherTry(response) ? again() : response;
  };
  return (url, init) => attempt(url, init, 1);
};
