import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import { currentCatalogue, expireCatalogue } from '../catalogue/index/current-catalogue.ts';
import { currentMaterialIndex } from './current-material-index.ts';
import { keepMaterialIndexWarm, type WarmIndex } from './warm-index.ts';

describe('the names of all goods', () => {
  let shop: OpenShop;
  let warm: WarmIndex;
  const warnings: unknown[] = [];
  beforeAll(async () => {
    shop = await openShop(aSmallShop(60));
    warm = keepMaterialIndexWarm({
      database: shop.database,
      log: { warn: (...said: unknown[]) => void warnings.push(said) },
    });
  });
  afterAll(async () => {
    await warm.stop();
    await shop.close();
  });

  const rename = (de: string, en: string) =>
    sql`update products set name = ${JSON.stringify({ de, en })}::jsonb`.execute(shop.database);
  const things = async (language: 'de' | 'en') => [
    ...(await currentMaterialIndex(shop.database, language)).byArticle.keys(),
  ];

  it('are read in every language before anybody asks', async () => {
    await warm.settled();
    await rename('Zirkel', 'compasses');
    expect(await things('de')).toContain('pencil');
    expect(await things('en')).toContain('pencil');
  });

  it('are read again after an import', async () => {
    await sql`insert into catalogue_imports (completed_at, changed_products) values (1, 1)`.execute(shop.database);
    expireCatalogue(shop.database);
    await currentCatalogue(shop.database);
    await warm.settled();
    await rename('Lineal', 'ruler');
    expect(await things('de')).toEqual(['compasses']);
    expect(await things('en')).toEqual(['compasses']);
  });

  it('are not read on when the shop closes, and nobody is warned of that', async () => {
    await sql`insert into catalogue_imports (completed_at, changed_products) values (1, 1)`.execute(shop.database);
    expireCatalogue(shop.database);
    await currentCatalogue(shop.database);
    await warm.stop();
    await rename('Radierer', 'eraser');
    expect(await things('en')).toEqual(['eraser']);
    expect(warnings).toEqual([]);
  });

  it('of too many goods are read in the first language alone', async () => {
    for (const [everyLanguageTo, inEnglish] of [
      [59, 'compasses'],
      [60, 'ruler'],
    ] as const) {
      await rename('Lineal', 'ruler');
      await sql`insert into catalogue_imports (completed_at, changed_products) values (1, 1)`.execute(shop.database);
      expireCatalogue(shop.database);
      const other = keepMaterialIndexWarm({ database: shop.database, log: { warn: () => undefined }, everyLanguageTo });
      await other.settled();
      await rename('Zirkel', 'compasses');
      expect(await things('de')).toEqual(['ruler']);
      expect(await things('en')).toEqual([inEnglish]);
      await other.stop();
    }
  });
});
