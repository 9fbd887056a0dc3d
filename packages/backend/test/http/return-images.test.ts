// How long pictures of returns stay, and that none goes which a return still needs. How they are uploaded: `returns.test.ts`.

import { DAY_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { forgetReturnImages, imageFileName } from '../../src/returns/forget-return-images.ts';
import { unguessableId } from '../../src/server/ids.ts';
import { afterFirstRead } from '../support/after-first-read.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('Pictures of returns', (database) => {
  let shop: TestShop;
  let order: { readonly id: string; readonly lineId: string };

  beforeEach(async () => {
    shop = await createFreshShop(database());
    order ??= await ordered();
    await database().deleteFrom('return_images').execute();
  });

  const ordered = async () => {
    await insertShelf(database(), { id: 'pen', stock: 10 });
    const buyer = await createShopper(shop);
    await buyer.submit(await buyer.prepare([['pen', 1]]), 'order-of-pictures');
    const line = await database().selectFrom('order_lines').select(['id', 'order_id']).executeTakeFirstOrThrow();
    return { id: line.order_id, lineId: line.id };
  };
  const announced = async (): Promise<string> => {
    const id = unguessableId();
    await database()
      .insertInto('returns')
      .values({
        ...{ id, order_id: order.id, regulation: 'refund', carrier: null, labels: 0, contact: json({}) },
        ...{ announced_at: shop.services.now(), arrived_at: null, settled_at: null },
      })
      .execute();
    return id;
  };
  const picture = async (returnId: string | null = null): Promise<string> => {
    const id = unguessableId();
    await database()
      .insertInto('return_images')
      .values({
        ...{ id, order_id: order.id, order_line_id: order.lineId, return_id: returnId },
        ...{ type: 'image/png', preview: '', created_at: shop.services.now() },
      })
      .execute();
    await shop.services.returnImages.put(imageFileName({ id, type: 'image/png' }), new Uint8Array());
    return id;
  };
  const claim = (id: string, returnId: string) =>
    database().updateTable('return_images').set({ return_id: returnId }).where('id', '=', id).execute();
  /** The pictures that are there, with their files. */
  const left = async (): Promise<readonly string[]> => {
    const rows = await database().selectFrom('return_images').select('id').execute();
    const ids = rows.map(({ id }) => id).sort();
    expect([...shop.files.keys()].sort()).toEqual(ids.map((id) => `${id}.png`));
    return ids;
  };
  const days = (length: number): void => shop.pass(length * DAY_MS);
  const forget = () => forgetReturnImages(shop.services);

  it('that were not announced go after two days', async () => {
    const id = await picture();
    shop.pass(2 * DAY_MS - 1);
    expect([await forget(), await left()]).toEqual([0, [id]]);
    shop.pass(1);
    expect([await forget(), await left()]).toEqual([1, []]);
  });

  it('of a return that is never settled go 180 days after it was announced', async () => {
    const id = await picture(await announced());
    shop.pass(180 * DAY_MS - 1);
    expect([await forget(), await left()]).toEqual([0, [id]]);
    shop.pass(1);
    expect([await forget(), await left()]).toEqual([1, []]);
  });

  it('of a return that is settled late go 90 days after that', async () => {
    const returnId = await announced();
    const id = await picture(returnId);
    days(179);
    await database()
      .updateTable('returns')
      .set({ arrived_at: shop.services.now(), settled_at: shop.services.now() })
      .where('id', '=', returnId)
      .execute();
    shop.pass(90 * DAY_MS - 1);
    expect([await forget(), await left()]).toEqual([0, [id]]);
    shop.pass(1);
    expect([await forget(), await left()]).toEqual([1, []]);
  });

  it('that are announced while old ones are looked for stay with their return', async () => {
    const [claimed] = [await picture(), await picture()];
    days(2);
    const reading = afterFirstRead(database(), async () => claim(claimed, await announced()));
    expect(await forgetReturnImages({ ...shop.services, database: reading })).toBe(1);
    expect(await left()).toEqual([claimed]);
  });

  it('whose file cannot be deleted stay known and go another time, and keep no other from going', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 101; n += 1) ids.push(await picture());
    const stuck = ids.sort()[0] ?? expect.fail();
    days(2);
    const tried: string[] = [];
    const { returnImages } = shop.services;
    const remove = (name: string): Promise<void> => {
      tried.push(name);
      return name.startsWith(stuck) ? Promise.reject(new Error('The disk is away.')) : returnImages.remove(name);
    };
    const failing = { ...returnImages, remove };
    expect(await forgetReturnImages({ ...shop.services, returnImages: failing })).toBe(100);
    expect(tried).toHaveLength(101);
    expect(shop.logged.join('')).toContain('The disk is away.');
    expect(await left()).toEqual([stuck]);
    expect([await forget(), await left()]).toEqual([1, []]);
  });

  it('go in batches', async () => {
    for (let n = 0; n < 101; n += 1) await picture();
    days(2);
    expect([await forget(), await left()]).toEqual([101, []]);
  });
});
