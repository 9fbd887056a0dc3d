// A database that lets a test act between the end of a transaction and what its caller does next.

import type { Database } from '../../src/database/database.ts';

/** The database; `act` runs when a transaction has been committed, before whoever ran it goes on. */
export const afterCommit = (database: Database, act: () => Promise<unknown>): Database =>
  new Proxy(database, {
    get: (target, key) => {
      if (key === 'transaction')
        return () => ({
          execute: async (...work: Parameters<ReturnType<Database['transaction']>['execute']>) => {
            const answer = await target.transaction().execute(...work);
            await act();
            return answer;
          },
        });
      const part: unknown = Reflect.get(target, key, target);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
