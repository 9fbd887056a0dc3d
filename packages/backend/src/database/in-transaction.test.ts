import { err, ok } from 'neverthrow';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/support/each-database.ts';
import type { Transaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';

describeOnEachDatabase('a transaction whose work answers a Result', (database) => {
  const addUser = async (transaction: Transaction, id: string): Promise<void> => {
    await transaction.insertInto('users').values({ id, account_id: null, email: null, created_at: 1 }).execute();
  };
  const users = async (): Promise<readonly string[]> =>
    (await database().selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('is kept when the work answers a value', async () => {
    const answer = await inTransaction(database(), async (transaction) => {
      await addUser(transaction, 'added');
      return ok('done');
    });
    expect(answer).toEqual(ok('done'));
    expect(await users()).toContain('added');
  });

  it('is undone when the work answers an error, which stays a value', async () => {
    const answer = await inTransaction(database(), async (transaction) => {
      await addUser(transaction, 'undone');
      return err({ kind: 'refusal' });
    });
    expect(answer).toEqual(err({ kind: 'refusal' }));
    expect(await users()).not.toContain('undone');
  });

  it('is undone by an error that has no content', async () => {
    const answer = await inTransaction(database(), async (transaction) => {
      await addUser(transaction, 'undone too');
      return err(undefined);
    });
    expect(answer).toEqual(err(undefined));
    expect(await users()).not.toContain('undone too');
  });

  it('throws what was thrown: a bug is no refusal', async () => {
    const bug = new TypeError('a bug');
    const broken = inTransaction(database(), async (transaction) => {
      await addUser(transaction, 'broken');
      throw bug;
    });
    await expect(broken).rejects.toBe(bug);
    expect(await users()).not.toContain('broken');
  });

  it('answers what came of the second try when the database gives up on the first', async () => {
    const tries: number[] = [];
    const answer = await inTransaction(database(), async (transaction) => {
      tries.push(tries.length);
      await addUser(transaction, `try ${tries.length}`);
      if (tries.length === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return ok(tries.length);
    });
    expect(answer).toEqual(ok(2));
    expect(await users()).toEqual(expect.arrayContaining(['try 2']));
    expect(await users()).not.toContain('try 1');
  });
});
