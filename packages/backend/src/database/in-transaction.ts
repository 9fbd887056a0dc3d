// A transaction whose work answers a Result: an error undoes all that the work did, and is answered as the value that it is.

import type { Err, Result } from 'neverthrow';
import type { Database, Transaction } from './database.ts';
import { retried } from './retried.ts';

/** Runs the work in a transaction, once more when the database asks for it; what an error has changed until then is undone. */
export const inTransaction = async <Value, Failure>(
  database: Database,
  work: (transaction: Transaction) => PromiseLike<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> => {
  let refused: Err<Value, Failure> | undefined;
  // The driver rolls back when the work throws, and only then.
  const undo = new Error('The transaction is undone.');
  try {
    return await retried(database, async (transaction) => {
      const result = await work(transaction);
      if (result.isOk()) return result;
      refused = result;
      throw undo;
    });
  } catch (error) {
    if (error !== undo || refused === undefined) throw error;
    return refused;
  }
};
