import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { openPglite } from '../../test/support/pglite-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { isSeeded, type SeedingProgress, seedShop } from './seed-shop.ts';

describe('filling the demo shop', () => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openPglite();
  });
  afterAll(() => open.close());

  const products = async (): Promise<number> => {
    const row = await open.database
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };

  it('leaves nothing behind when it is cut short, fills everything the next time, and nothing twice', async () => {
    const shop = aSmallShop(250);
    const cutShort = seedShop(open.database, {
      shop,
      seed: 1,
      now: SOME_MOMENT,
      onProgress: ({ step }) => {
        if (step === 'tiles') throw new Error('the power went out');
      },
    });
    await expect(cutShort).rejects.toThrow('the power went out');
    expect(await isSeeded(open.database)).toBe(false);
    expect(await products()).toBe(0);

    const reports: SeedingProgress[] = [];
    await seedShop(open.database, { shop, seed: 1, now: SOME_MOMENT, onProgress: (one) => reports.push(one) });
    expect(await isSeeded(open.database)).toBe(true);
    expect(await products()).toBe(250);
    expect(reports.filter(({ step }) => step === 'products').map(({ done }) => done)).toEqual([200, 250]);

    await seedShop(open.database, { shop, seed: 1, now: SOME_MOMENT });
    expect(await products()).toBe(250);
  });
});
