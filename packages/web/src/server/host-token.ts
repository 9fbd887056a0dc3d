// A call of the shop host with its own token for the backend, and once more with a new one where that was refused. Source: spec 2 §8.

import { recoveryFor } from '@tornister/domain/session';
import type { ApiTokenSource } from './api-token.ts';

/** How spec 2 §8 names the failure. */
export const MISSING_TOKEN = 'Missing token';

type Call = (token: string) => Promise<Response>;

/** Whether an answer says that the token is not accepted. */
type Refuses = (answer: Response) => boolean | Promise<boolean>;

const refusesByStatus: Refuses = ({ status }) => status === 401;

/**
 * Makes a call with the token. A refused token is fetched anew and the call is made once more; what comes of that is the answer, a second
 * refusal too. What refuses is the status, where nothing else is said. Throws when there is no token.
 */
export type WithHostToken = (call: Call, refuses?: Refuses) => Promise<Response>;

/** Makes the calls with the tokens of a source. */
export const createWithHostToken = (tokens: ApiTokenSource): WithHostToken => {
  const attempt = async (call: Call, refuses: Refuses, hasRecovered: boolean): Promise<Response> => {
    const token = await tokens.current();
    if (token === undefined) throw new Error(MISSING_TOKEN);
    const response = await call(token.value);
    const mayRepeat = recoveryFor('token-invalid', hasRecovered) === 'refetch-token-and-retry';
    if (!mayRepeat || !(await refuses(response))) return response;
    tokens.forget();
    return attempt(call, refuses, true);
  };
  return (call, refuses = refusesByStatus) => attempt(call, refuses, false);
};
