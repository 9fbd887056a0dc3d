import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFolder } from '../../src/catalogue-import/import-folder.ts';
import { writeFolder } from '../../src/catalogue-import/write-folder.ts';
import { SHOWING_PICTURES } from '../../src/pictures/forget-pictures.ts';
import { picturePath } from '../../src/pictures/picture-address.ts';
import { fileNamesOf } from '../../src/pictures/picture-store.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { seedShop } from '../../src/seeding/seed-shop.ts';
import { aSmallShop } from '../browsing/a-small-shop.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const SHOP = aSmallShop(6);
const [ITEM = ''] = [...SHOP.products()].flatMap(({ items }) => items.map(({ id }) => id));
/** Long after caches have forgotten the pages that led to a picture. */
const LONG_MS = 2 * DAY_MS;

describeOnADatabase('Pictures that nothing shows any more', (database) => {
  let folder: string;
  let shop: TestShop;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'unused-'));
    shop = createTestShop(database(), { environment: { DATA_DIR: join(folder, 'data') } });
    await seedShop(database(), { shop: SHOP, seed: 1, now: shop.services.now() });
    await writeFolder(join(folder, 'import'), SHOP, shop.services.now());
    await mkdir(join(folder, 'import/pictures'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Imports a photograph of one colour as the picture of the item; answers its address. */
  const importPhoto = async (background: string): Promise<string> => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const name = `pictures/${background.slice(1)}.jpg`;
    await writeFile(join(folder, 'import', name), photo);
    const file = join(folder, 'import/items.jsonl');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    const changed = lines.map((line) => {
      const item = JSON.parse(line) as { readonly id: string };
      return item.id === ITEM ? JSON.stringify({ ...item, pictures: [{ file: name, alt: { de: 'Foto' } }] }) : line;
    });
    await writeFile(file, `${changed.join('\n')}\n`);
    const imported = await importFolder(database(), { folder: join(folder, 'import'), now: shop.services.now() });
    expect(imported.isOk()).toBe(true);
    const { pictures } = await database()
      .selectFrom('items')
      .select('pictures')
      .where('id', '=', ITEM)
      .executeTakeFirstOrThrow();
    return picturePath(pictures[0]?.id ?? '', 'BASKET_LAYER', 'webp');
  };
  const statusOf = async (path: string) => (await shop.request(path, {})).status;
  const countPictures = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from pictures`.execute(database())).rows[0]?.n;
  const filesLike = async (path: string) => {
    const id = /[0-9a-f]{16}/.exec(path)?.[0] ?? '';
    return (await readdir(join(folder, 'data/pictures'), { recursive: true })).filter((name) => name.includes(id));
  };

  it('are looked for in every column that has pictures', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('jsonb', 'text') and table_name <> 'pictures'`.execute(
      database(),
    );
    const having: string[] = [];
    for (const { table, column } of rows) {
      const found = await sql`select 1 from pictures where exists (
        select 1 from ${sql.table(table)} where strpos(${sql.ref(column)}::text, pictures.id) > 0) limit 1`.execute(
        database(),
      );
      if (found.rows.length > 0) having.push(`${table}.${column}`);
    }
    expect(having.length).toBeGreaterThanOrEqual(3);
    expect(SHOWING_PICTURES.map(([table, column]) => `${table}.${column}`)).toEqual(expect.arrayContaining(having));
  });

  it('go with their files a day after an import has replaced them; what is shown stays', async () => {
    const replaced = await importPhoto('#ff0000');
    expect(await statusOf(replaced)).toBe(200);
    expect(await filesLike(replaced)).toHaveLength(1);
    const shown = await importPhoto('#0000ff');
    const before = await countPictures();
    await forgetOld(shop.services);
    expect([await statusOf(replaced), await countPictures()]).toEqual([200, before]);
    shop.pass(LONG_MS);
    await forgetOld(shop.services);
    expect([await statusOf(replaced), await filesLike(replaced)]).toEqual([404, []]);
    expect([await statusOf(shown), shop.logged]).toEqual([200, []]);
    shop.pass(LONG_MS);
    await forgetOld(shop.services);
    expect(await statusOf(shown)).toBe(200);
  });

  it('are not rendered again once their day is over, whenever the job comes', async () => {
    const replaced = await importPhoto('#00ff00');
    await importPhoto('#00ffff');
    // What shows pictures is read once a day.
    await forgetOld(shop.services);
    shop.pass(DAY_MS);
    await forgetOld(shop.services);
    shop.pass(DAY_MS);
    expect(await statusOf(replaced)).toBe(404);
  });

  it('stay when an import shows them again', async () => {
    const back = await importPhoto('#ffff00');
    await importPhoto('#ff00ff');
    await forgetOld(shop.services);
    shop.pass(DAY_MS);
    expect(await importPhoto('#ffff00')).toBe(back);
    expect(await statusOf(back)).toBe(200);
    shop.pass(LONG_MS);
    await forgetOld(shop.services);
    expect(await statusOf(back)).toBe(200);
  });

  it('go while others whose files cannot be deleted wait for a later turn, and are told of once in each run', async () => {
    await database().deleteFrom('pictures').where('unused_since', 'is not', null).execute();
    const since = shop.services.now() - LONG_MS;
    const ids = Array.from({ length: 104 }, (_, at) => at.toString(16).padStart(16, '0'));
    const [stuck = '', other = ''] = ids;
    await database()
      .insertInto('pictures')
      .values(ids.map((id) => ({ id, spec: '{}', unused_since: since })))
      .execute();
    // A folder that is in the way of a file is not deleted like one.
    const blocked = [stuck, other].map((id) => join(folder, 'data/pictures', fileNamesOf(id)[0] ?? ''));
    for (const path of blocked) await mkdir(path, { recursive: true });
    const left = async () =>
      (await database().selectFrom('pictures').select('id').where('id', 'in', ids).orderBy('id').execute()).map(
        ({ id }) => id,
      );
    await forgetOld(shop.services);
    expect(await left()).toEqual([stuck, other, ...ids.slice(100)]);
    expect(shop.logged).toHaveLength(1);
    expect(JSON.parse(shop.logged[0] ?? '')).toMatchObject({
      msg: 'files of pictures could not be deleted',
      pictureIds: [stuck, other],
    });
    expect(await statusOf(picturePath(stuck, 'BASKET_LAYER', 'webp'))).toBe(404);
    await forgetOld(shop.services);
    expect([await left(), shop.logged]).toEqual([[stuck, other], [expect.any(String)]]);
    for (const path of blocked) await rm(path, { recursive: true });
    shop.pass(60 * 60_000);
    await forgetOld(shop.services);
    expect([await left(), shop.logged]).toEqual([[], [expect.any(String)]]);
  });

  it('wait for a later run while the store of their files takes nothing', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => at.toString(16).padStart(16, '0'));
    await database()
      .insertInto('pictures')
      .values(ids.map((id) => ({ id, spec: '{}', unused_since: shop.services.now() - LONG_MS })))
      .execute();
    const blocked = ids.map((id) => join(folder, 'data/pictures', fileNamesOf(id)[0] ?? ''));
    for (const path of blocked) await mkdir(path, { recursive: true });
    const before = shop.logged.length;
    await forgetOld(shop.services);
    const told = shop.logged.slice(before).map((line): unknown => JSON.parse(line));
    expect(told).toMatchObject([{ pictureIds: ids.slice(0, 5) }]);
    await forgetOld(shop.services);
    const next = shop.logged.slice(before + 1).map((line): unknown => JSON.parse(line));
    expect(next).toMatchObject([{ pictureIds: ids.slice(5) }]);
  });
});
