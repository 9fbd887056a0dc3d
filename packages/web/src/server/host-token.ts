// A call of the shop host with its own token for the backend, and once more with a new one where that was refused. Source: spec 2 §8.

import { recoveryFor } from '@tornister/domain/session';
import type { ApiTokenSource } from './api-token.ts';

/** How spec 2 §8 names the failure. */
export const MISSING_TOKEN = 'Missing token';

type Call = (token: string) => Promise<Response>;

/**
 * Makes a call with the token. A refused token is fetched anew and the call is made once more; what comes of that is the answer, a second
 * refusal too. Throws when there is no token.
 */
export type WithHostToken = (call: Call) => Promise<Response>;

/** Makes the calls with the tokens of a source. */
export const createWithHostToken = (tokens: ApiTokenSource): WithHostToken => {
  const attempt = async (call: Call, hasRecovered: boolean): Promise<Response> => {
    const token = await tokens.current();
    if (token === undefined) throw new Error(MISSING_TOKEN);
    const response = await call(token.value);
    const mayRepeat = recoveryFor('token-invalid', hasRecovered) === 'refetch-token-and-retry';
    if (response.status !== 401 || !mayRepeat) return response;
    tokens.forget();
    return attempt(call, true);
  };
  return (call) => attempt(call, false);
};
