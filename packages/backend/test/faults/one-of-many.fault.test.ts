// What jobs do for many, one after the other: one that fails is told in the log, and the others do not wait for it.

import { DAY_MS } from '@tornister/domain/shared';
import { afterEach, expect, it } from 'vitest';
import { renewMemberships } from '../../src/prime/renew-memberships.ts';
import { settleAccepted } from '../../src/returns/settle-accepted.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { openReturnDesk } from '../support/return-desk.ts';
import { createTestShop } from '../support/test-shop.ts';
import { failingDatabase } from './failing-database.ts';

/** The first statement reads what is to be done; the second is the first one's own. */
const OF_THE_FIRST = 2;

describeOnADatabase('One of many that fails', (database) => {
  const desk = openReturnDesk(database);
  afterEach(() => expectInvariants(database()));

  it('keeps no other return waiting that was accepted', async () => {
    const { number, shopper } = await desk.delivered(2);
    for (const itemId of ['pen', 'ruler']) {
      const order = await desk.found(shopper, number);
      const sent = await desk.submit(shopper, order, [
        { lineId: desk.lineOf(order, itemId).id, quantity: 1, reason: 'dislike' },
      ]);
      expect(sent).toMatchObject({ isError: false });
      desk.shop().pass(1);
      await database()
        .updateTable('returns')
        .set({ accepted_at: desk.shop().services.now() })
        .where('number', '=', Number(sent?.rma?.slice(2)))
        .execute();
    }
    const failing = failingDatabase(database());
    failing.failAt(OF_THE_FIRST);
    expect(await settleAccepted({ ...desk.shop().services, database: failing.database })).toBe(1);
    failing.heal();
    const states = (await desk.found(shopper, number)).priorReturns.map(({ state }) => state);
    expect(states.sort()).toEqual(['ANNOUNCED', 'SETTLED']);
    expect(desk.shop().logged.join()).toContain('an accepted return was not settled');
    expect(await settleAccepted(desk.shop().services)).toBe(1);
  });

  it('keeps no other membership from its renewal or its end', async () => {
    const shop = createTestShop(database());
    const now = shop.services.now();
    const renewal = {
      cents: 1,
      agreedAt: 0,
      store: 'de',
      language: 'de',
      baseUrl: 'http://shop.example',
      announcedAt: 1,
    };
    for (const [index, id] of ['first', 'second'].entries()) {
      const prime = { status: 'ACTIVE', abo: true, startsAt: 0, endsAt: now - DAY_MS + index, renewal };
      await insertAccount(database(), { id, email: `${id}@shop.example`, prime: JSON.stringify(prime) });
      await database()
        .insertInto('users')
        .values({ id: `user-${id}`, account_id: id, email: `${id}@shop.example`, created_at: 0 })
        .execute();
    }
    const failing = failingDatabase(database());
    failing.failAt(OF_THE_FIRST);
    expect(await renewMemberships({ ...shop.services, database: failing.database })).toBe(0);
    failing.heal();
    const isAgreed = async (id: string) =>
      (await database().selectFrom('accounts').select('prime').where('id', '=', id).executeTakeFirst())?.prime?.abo;
    expect([await isAgreed('first'), await isAgreed('second')]).toEqual([true, false]);
    expect(shop.logged.join()).toContain('a membership was not renewed');
  });
});
