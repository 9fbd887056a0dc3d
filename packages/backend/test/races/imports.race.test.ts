// Imports that overlap: of two processes one is refused, and whatever writes at the same time, every value of a filter keeps a number of its own.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFolder } from '../../src/catalogue-import/import-folder.ts';
import { asOnlyImport, ImportRunningError } from '../../src/catalogue-import/one-import.ts';
import { writeFolder } from '../../src/catalogue-import/write-folder.ts';
import type { Transaction } from '../../src/database/database.ts';
import { createFilterNumbers } from '../../src/seeding/filter-numbers.ts';
import { aSmallShop } from '../browsing/a-small-shop.ts';
import { SOME_MOMENT } from '../browsing/open-shop.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

const IMPORTS = 3;

describeOnEachDatabase('imports that overlap', (database, opened) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFolder(folder, aSmallShop(6), SOME_MOMENT);
    (await importFolder(database(), { folder, now: SOME_MOMENT }))._unsafeUnwrap();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A folder with one new product whose colour no other has. */
  const folderWith = async (id: string): Promise<string> => {
    const [line = ''] = (await readFile(join(folder, 'products.jsonl'), 'utf8')).split('\n');
    const filterValues = [
      { filterId: 'colour', displayName: { de: 'Farbe' }, values: [{ id: `of-${id}`, label: { de: `Farbe ${id}` } }] },
    ];
    const own = await mkdtemp(join(folder, 'other-'));
    const product = { ...JSON.parse(line), id, slug: `neu-${id}`, filterValues };
    await writeFile(join(own, 'products.jsonl'), `${JSON.stringify(product)}\n`);
    return own;
  };

  it('give every value a number of its own', async () => {
    const ids = Array.from({ length: IMPORTS }, (_, place) => String(7_001 + place));
    const folders = await Promise.all(ids.map(folderWith));
    await Promise.all(folders.map((each) => importFolder(database(), { folder: each, now: SOME_MOMENT })));
    const rows = await database()
      .selectFrom('product_filter_values')
      .innerJoin('filter_values', 'filter_values.id', 'product_filter_values.filter_value')
      .select(['product_id', 'value_id'])
      .where('product_id', 'in', ids)
      .where('filter_id', '=', 'colour')
      .orderBy('product_id')
      .execute();
    expect(rows).toEqual(ids.map((id) => ({ product_id: id, value_id: `of-${id}` })));
  });

  it('wait for each other where both have new values', async ({ skip }) => {
    skip(opened().pool === undefined, 'PGlite has one transaction at a time.');
    const [bundle] = aSmallShop(1).products();
    const numberOf = async (transaction: Transaction, id: string): Promise<number | undefined> => {
      const values = [{ id, label: { de: id, en: id } }];
      const filterValues = [{ filterId: 'colour', displayName: { de: 'Farbe', en: 'Colour' }, values }];
      const product = { ...(bundle ?? expect.fail()).product, filterValues };
      const { rows } = await createFilterNumbers().write(transaction, [{ product, manufacturer: undefined }]);
      return rows[0]?.filter_value;
    };
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(database());
      return rows.length > 0;
    };
    const both = await database()
      .transaction()
      .execute(async (first) => {
        const one = await numberOf(first, 'lilac');
        const other = database()
          .transaction()
          .execute((second) => numberOf(second, 'ochre'));
        await expect.poll(isWaiting).toBe(true);
        return { one, other };
      });
    expect(await both.other).toBe((both.one ?? expect.fail()) + 1);
  });

  it('are refused where another process may import', async ({ skip }) => {
    const { pool } = opened();
    skip(pool === undefined, 'A database in a folder is open in one process only.');
    await asOnlyImport(opened(), async () => {
      const second = asOnlyImport(opened(), () => Promise.reject(new Error('imported all the same')));
      await expect(second).rejects.toThrow(ImportRunningError);
    });
    expect(await asOnlyImport(opened(), async () => 'imported')).toBe('imported');
  });
});
