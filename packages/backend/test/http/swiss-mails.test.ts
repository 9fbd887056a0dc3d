// Mails of the Swiss shop quote as is usual there: no mail to a customer has the marks of Germany, or names a right of withdrawal, which Swiss law
// does not know for what is bought online. Source: spec 1 §1 "Storefronts".

import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { MAIL_KINDS, postEveryMail } from '../support/every-mail.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const STAFF = 'staff@shop.example';

describeOnADatabase('The mails of the Swiss shop', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database(), { environment: { STAFF_EMAIL: STAFF, RATING_MAILS: 'on' } });
    await insertShelf(database(), { id: 'pen', stock: 1_000 });
  });

  /** What was written in another shop becomes that of the Swiss one. */
  const moveToSwitzerland = async (): Promise<void> => {
    for (const table of ['orders', 'withdrawals', 'cancellations', 'stock_alerts', 'prime_waiting_list'])
      await sql`update ${sql.table(table)} set store = 'ch'`.execute(database());
    await sql`update accounts set prime = jsonb_set(prime, '{renewal,store}', '"ch"')`.execute(database());
    await sql`update outbox set payload = jsonb_set(payload, '{store}', '"ch"') where payload ? 'store'`.execute(
      database(),
    );
  };

  it('have «…» wherever they quote, and speak of a return where others speak of a withdrawal', async () => {
    const keys = await postEveryMail(shop, 'de');
    await moveToSwitzerland();
    // Some wait for a day that these tests do not let pass.
    await database().updateTable('outbox').set({ next_attempt_at: 0 }).execute();
    await shop.flush();
    const left = await database()
      .selectFrom('outbox')
      .select(['kind', 'last_error'])
      .where('done_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
    expect(keys.length).toBeGreaterThanOrEqual(MAIL_KINDS.length);
    const mails = await database().selectFrom('mails').selectAll().where('recipient', '<>', STAFF).execute();
    const quoting = mails.filter(({ subject, text, html }) => /[„“]/u.test(subject + text + html));
    expect(quoting.map(({ key, text }) => [key, text.match(/.{0,30}[„“].{0,30}/gu)])).toEqual([]);
    expect(mails.filter(({ text }) => text.includes('«')).length).toBeGreaterThanOrEqual(5);
    const withdrawing = mails.filter(({ subject, text, html }) => /Widerr?uf|widerrufe/u.test(subject + text + html));
    expect(withdrawing.map(({ subject, text }) => [subject, text.match(/.{0,30}widerr?uf.{0,30}/giu)])).toEqual([]);
    expect(mails.filter(({ subject }) => subject.startsWith('Ihre Erklärung zur Rückgabe'))).toHaveLength(1);
  });
});
