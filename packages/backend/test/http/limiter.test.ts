import { expect, it } from 'vitest';
import { giveBack, take, takeAll, takeTurn } from '../../src/limits/limiter.ts';
import * as limits from '../../src/limits/limits.ts';
import { describeOnADatabase } from '../support/each-database.ts';

const TEN_A_MINUTE: limits.Limit = { name: 'test', most: 10, windowMs: 60_000 };
const START = 1_000 * 60_000;

describeOnADatabase('The limiter', (database) => {
  const at = (now: number) => ({ database: database(), now: () => now });
  const times = async (count: number, work: () => Promise<{ isOk: () => boolean }>): Promise<number> => {
    let good = 0;
    for (let n = 0; n < count; n += 1) if ((await work()).isOk()) good += 1;
    return good;
  };

  it.each(Object.values(limits))('lets $name through as often as its limit says, and not once more', async (limit) => {
    expect(await times(limit.most + 1, () => take(at(START), limit, 'on the limit'))).toBe(limit.most);
  });

  it('counts tries that are made at once one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(at(START), TEN_A_MINUTE, 'at once')));
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(10);
  });

  it('says how long to wait, and lets the next one through then and not before', async () => {
    await times(10, () => take(at(START + 30_000), TEN_A_MINUTE, 'wait'));
    const refused = await take(at(START + 30_000), TEN_A_MINUTE, 'wait');
    const { waitMs } = refused._unsafeUnwrapErr();
    expect(waitMs).toBe(36_000);
    expect((await take(at(START + 30_000 + waitMs - 1), TEN_A_MINUTE, 'wait')).isErr()).toBe(true);
    expect((await take(at(START + 30_000 + waitMs), TEN_A_MINUTE, 'wait')).isOk()).toBe(true);
  });

  it('does not count a try that it refused', async () => {
    await times(30, () => take(at(START), TEN_A_MINUTE, 'refused'));
    expect(await times(10, () => take(at(START + 120_000), TEN_A_MINUTE, 'refused'))).toBe(10);
  });

  it('forgets what was given back, also when the next window has begun', async () => {
    const soon = at(START + 68_000);
    for (const isGivenBack of [false, true]) {
      const subject = `back ${isGivenBack}`;
      const taken = (await take(at(START), TEN_A_MINUTE, subject))._unsafeUnwrap();
      expect(await times(10, () => take(at(START), TEN_A_MINUTE, subject))).toBe(9);
      expect(await times(1, () => take(at(START + 66_000), TEN_A_MINUTE, subject))).toBe(1);
      if (isGivenBack) await giveBack(soon, [taken]);
      expect((await take(soon, TEN_A_MINUTE, subject)).isOk()).toBe(isGivenBack);
    }
  });

  it('counts under all limits or under none', async () => {
    const narrow = { ...TEN_A_MINUTE, name: 'narrow', most: 1 };
    const both = () =>
      takeAll(at(START), [
        [TEN_A_MINUTE, 'both'],
        [narrow, 'both'],
      ]);
    expect(await times(20, both)).toBe(1);
    expect(await times(20, () => take(at(START), TEN_A_MINUTE, 'both'))).toBe(9);
  });

  it('keeps neither e-mail nor network address', async () => {
    await take(at(START), TEN_A_MINUTE, 'mia.member@example.com');
    const rows = await database().selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('mia.member');
  });

  it('counts in a transaction only what the transaction does', async () => {
    const giveUp = database()
      .transaction()
      .execute(async (transaction) => {
        await times(10, () => take({ database: transaction, now: () => START }, TEN_A_MINUTE, 'rolled back'));
        throw new Error('given up');
      });
    await expect(giveUp).rejects.toThrow('given up');
    expect(await times(11, () => take(at(START), TEN_A_MINUTE, 'rolled back'))).toBe(10);
  });

  it('gives turns that are asked for at once one after the other, and takes back those of what failed', async () => {
    const two: limits.Limit = { name: 'turns', most: 2, windowMs: 60_000 };
    const turn = () =>
      database()
        .transaction()
        .execute((transaction) => takeTurn(transaction, START, two, 'turns'));
    const given = await Promise.all(Array.from({ length: 5 }, turn));
    expect(given.map((at) => (at - START) / 60_000).sort()).toEqual([0, 0, 1, 1, 2]);
    const failing = database()
      .transaction()
      .execute(async (transaction) => {
        await takeTurn(transaction, START, two, 'turns');
        throw new Error('not written');
      });
    await expect(failing).rejects.toThrow('not written');
    expect(await turn()).toBe(START + 2 * 60_000);
  });
});
