// A new password that was set by a mailed link proves its owner: the login that follows at that network address is theirs, however many wrong
// passwords others have tried for the account or there. It holds for an hour or two, and opens nothing without the password.

import { limitSubjectOf } from '@tornister/domain/calls';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { isCounted, take } from '../limits/limiter.ts';
import { PROVED_AT_ADDRESS } from '../limits/limits.ts';

type Asking = Pick<RequestContext, 'clientAddress' | 'now'>;

const subjectOf = ({ clientAddress }: Asking, accountId: string): string =>
  `${accountId} ${limitSubjectOf(clientAddress)}`;

/** Notes that a mailed link of the account was used at the address of the request; that it was noted before is enough. */
export const noteProvedHere = async (asking: Asking, database: Database, accountId: string): Promise<void> => {
  const taken = await take({ database, now: asking.now }, PROVED_AT_ADDRESS, subjectOf(asking, accountId));
  taken.unwrapOr(undefined);
};

/** Whether one was used there a short time ago. */
export const isProvedHere = (asking: Asking & Pick<RequestContext, 'database'>, accountId: string): Promise<boolean> =>
  isCounted(asking, PROVED_AT_ADDRESS, subjectOf(asking, accountId));
