// The statements of docs/staff-desk.md that write down what was sent before there was a staff desk.

import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

const DOCUMENT = new URL('../../../../docs/staff-desk.md', import.meta.url);

describeOnADatabase('Orders from before the staff desk', (database) => {
  it('are written down as sent, as the first parcel of each; once more changes nothing', async () => {
    await insertShelf(database());
    await insertItem(database(), { id: 'pen', stock: 10 });
    const shopper = await createShopper(createTestShop(database()));
    await shopper.submit(await shopper.prepare([['pen', 2]]), 'before-the-desk-1');
    const text = /```sql\n(begin;[\s\S]*?commit;)\n```/.exec(await readFile(DOCUMENT, 'utf8'))?.[1] ?? expect.fail();
    const statements = text
      .split(';')
      .map((each) => each.trim())
      .filter((each) => /^insert/.test(each));
    for (let time = 1; time <= 2; time += 1)
      await database()
        .transaction()
        .execute(async (transaction) => {
          for (const statement of statements) await sql.raw(statement).execute(transaction);
        });
    const parcels = await database().selectFrom('shipments').select(['position', 'delivered_at']).execute();
    expect(parcels).toEqual([{ position: 0, delivered_at: expect.any(Number) }]);
    expect(await database().selectFrom('shipment_lines').select('quantity').execute()).toEqual([{ quantity: 2 }]);
  });
});
