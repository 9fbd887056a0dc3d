import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TERMS_PATH, TOY_SAFETY_PATHS } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { describeOnEachDatabase } from '../../test/support/each-database.ts';
import { importFolder } from '../catalogue-import/import-folder.ts';
import { writeFolder } from '../catalogue-import/write-folder.ts';
import type { Database } from '../database/database.ts';
import { importContent } from '../seeding/import-content.ts';
import { generateDemoShop } from './generate-demo-shop.ts';

const DEMO = generateDemoShop({ products: 60, seed: 1, now: SOME_MOMENT, brandId: 'betzold' });

const rowsOf = async (database: Database, table: string): Promise<readonly unknown[]> => {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(database);
  return rows.map(({ row }) => row);
};

describeOnEachDatabase('The folder of the demo', (database) => {
  it('makes an empty shop show the same pages and footer, row by row', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    await importContent(database(), DEMO, SOME_MOMENT);
    const before = [await rowsOf(database(), 'cms_pages'), await rowsOf(database(), 'footers')];
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true]);
    await sql`truncate cms_pages, footers, pictures, page_addresses`.execute(database());
    // The lists are there already: they need the products.
    await writeFolder(folder, { ...DEMO, products: () => [], teaserWishlists: [] }, SOME_MOMENT);
    (await importFolder(database(), { folder, now: SOME_MOMENT }))._unsafeUnwrap();
    expect([await rowsOf(database(), 'cms_pages'), await rowsOf(database(), 'footers')]).toEqual(before);
    // Whatever a page shows can be drawn.
    const { rows: undrawn } = await sql`select found[1] as id from cms_pages,
      regexp_matches(rows::text, '"id": "([0-9a-f]{16})"', 'g') as found
      where not exists (select 1 from pictures where pictures.id = found[1])`.execute(database());
    expect(undrawn).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a shop that was filled from the folder of the demo', () => {
  let folder: string;
  let filled: OpenShop;
  let empty: OpenShop;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await writeFolder(folder, DEMO, SOME_MOMENT);
    filled = await openShop(DEMO);
    empty = await openShop();
    (await importFolder(empty.database, { folder, now: SOME_MOMENT }))._unsafeUnwrap();
  });
  afterAll(async () => {
    await filled.close();
    await empty.close();
    await rm(folder, { recursive: true, force: true });
  });

  const TEASER = `id template teaserWishlistExternalId productsRecommendations { id }
    attributes { name text url urlPath altTag valueList picture { src alt } }`;
  const PAGE_QUERY = `query ($url: String!) { getPageDetails(url: $url) { pageType title metaDescription activeAbTests { id }
    openGraphImage { url } breadcrumbs { displayName path } storefronts seller { profiles }
    rows { cells { columns teasers { ${TEASER} tabs { ${TEASER} } } } } } }`;
  const LIST_QUERY = `query ($id: ID!) { getWishlistFromTeaserId(teaserListId: $id) { name description image { src }
    entries { isVariantOpen entry { quantity item { productId itemId } } } } }`;
  const FOOTER_QUERY = `{ getFooter(pageId: "footer-vue") { usps { headline subheadline text link image { src alt } }
    links { headline type content link links { label url external } } } }`;

  it.each(['/', '/rechtliches/impressum/', '/rechtliches/datenschutz/', TERMS_PATH, '/rechtliches/widerruf/'])(
    'shows %s as the demo does, in every shop and language',
    async (url) => {
      for (const store of ['de', 'at', 'ch', 'b2b'] as const)
        for (const language of ['de', 'en'] as const) {
          const here = await empty.ask(PAGE_QUERY, { url }, { store, language });
          expect(here.getPageDetails.rows.length).toBeGreaterThan(0);
          expect(here).toEqual(await filled.ask(PAGE_QUERY, { url }, { store, language }));
        }
    },
  );

  it.each(DEMO.teaserWishlists.map(({ externalId }) => externalId))(
    'shows the list %s as the demo does',
    async (id) => {
      const here = await empty.ask(LIST_QUERY, { id });
      expect(here.getWishlistFromTeaserId.entries.length).toBeGreaterThan(0);
      expect(here).toEqual(await filled.ask(LIST_QUERY, { id }));
    },
  );

  it('shows the footer of the demo, with the selling points of each shop', async () => {
    for (const store of ['de', 'at', 'ch', 'b2b'] as const) {
      const here = await empty.ask(FOOTER_QUERY, {}, { store });
      expect(here.getFooter.links.length).toBeGreaterThan(0);
      expect(here.getFooter.usps.map(({ link }: { readonly link: string }) => link)).toEqual([
        TOY_SAFETY_PATHS[store === 'b2b' ? 'business' : 'consumer'],
        '/service/versand/',
        '/beratung/',
      ]);
      expect(here).toEqual(await filled.ask(FOOTER_QUERY, {}, { store }));
    }
  });
});
