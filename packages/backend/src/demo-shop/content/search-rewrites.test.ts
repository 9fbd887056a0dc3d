import { instantOf } from '@tornister/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { findProducts } from '../../search/find-products.ts';
import { searchKey } from '../../search/search-key.ts';
import type { Text } from '../../texts/text.ts';
import { DEFAULT_PRODUCTS, DEFAULT_SEED, generateDemoShop } from '../generate-demo-shop.ts';
import { SEARCH_REWRITES } from './search-rewrites.ts';

const understoodAs = (query: string) =>
  SEARCH_REWRITES.find((rewrite) => searchKey(rewrite.query) === searchKey(query))?.rewritten;

it.each([
  ['schulranzen', ['Thek', 'Schulthek', 'Schulsack', 'Schultasche']],
  ['satchel', ['school bag', 'School bags', 'schoolbag', 'schoolbags']],
  ['radierer', ['Radiergummi']],
  ['tintenlöscher', ['Tippex', 'Tipp-Ex', 'Tintenkiller']],
  ['bastelkleber', ['Leim', 'Weißleim', 'Weissleim']],
  ['lineal', ['Maßstab', 'Massstab']],
  ['turnbeutel', ['Turnsack', 'Turnsackerl']],
  ['brotdose', ['Jausenbox']],
  ['mäppchen', ['Federpennal']],
  ['klebeband', ['Tixo', 'Tesafilm']],
  ['tischgerät hefter', ['Hefter', 'Tacker', 'Heftgerät']],
])('the demo shop understands as "%s" what people call it', (rewritten, queries) => {
  expect(queries.map(understoodAs)).toEqual(queries.map(() => rewritten));
});

it('knows each query once, and none that is what another is understood as', () => {
  const queries = SEARCH_REWRITES.map(({ query }) => searchKey(query));
  expect(new Set(queries).size).toBe(queries.length);
  expect(SEARCH_REWRITES.filter(({ rewritten }) => queries.includes(searchKey(rewritten)))).toEqual([]);
});

describe('a search of the demo shop', () => {
  const shop = generateDemoShop({
    products: DEFAULT_PRODUCTS,
    seed: DEFAULT_SEED,
    now: instantOf(Date.UTC(2026, 10, 21, 9)),
    brandId: 'any',
  });
  let open: OpenShop;
  const names = new Map<string, Text>();
  beforeAll(async () => {
    const products = [...shop.products()];
    for (const { product } of products) names.set(product.id, product.name);
    open = await openShop({ ...shop, products: () => products });
  });
  afterAll(() => open.close());

  /** The names of the first products, in both languages. */
  const first = async (term: string, count = 3): Promise<readonly string[]> => {
    const { idList } = await findProducts(open.database, understoodAs(term) ?? term, 'de');
    return idList
      .split('\n')
      .slice(0, count)
      .map((id) =>
        Object.values(names.get(id) ?? {})
          .join(' / ')
          .toLowerCase(),
      );
  };

  it('finds first what every word is understood as', async () => {
    for (const rewritten of new Set(SEARCH_REWRITES.map((rewrite) => rewrite.rewritten)))
      for (const name of rewritten === 'satchel' ? [] : await first(rewritten))
        for (const word of rewritten.split(' '))
          expect([rewritten, name]).toEqual([rewritten, expect.stringContaining(word)]);
  });

  it.each([
    ['Leim', 'bastelkleber'],
    ['Leimstift', 'klebestift'],
    ['Wachsmalstifte', 'wachsmalkreiden'],
    ['Leuchtstifte', 'textmarker'],
    ['Znünibox', 'brotdose'],
    ['Massstab', 'lineal'],
    ['Tintenkiller', 'tintenlöscher'],
    ['Tippex', 'tintenlöscher'],
    ['Kuli', 'kugelschreiber'],
    ['Fülli', 'füller'],
    ['Kinderschere', 'schere'],
    ['Bleistiftspitzer', 'spitzer'],
    ['Turnsack', 'turnbeutel'],
    ['Fingermalfarbe', 'fingerfarbe'],
    ['Lineal 30cm', 'lineal, 30 cm'],
    ['Linkshänderschere', 'linkshänder'],
    ['Blaue Buntstifte', 'buntstifte'],
    ['Buntstifte blau', 'buntstifte'],
    ['Fasermaler rot', 'fasermaler'],
    ['coloured pencils blue', 'coloured pencils'],
    ['Tixo', 'klebeband'],
    ['Hefter', 'tischgerät, hefter'],
    ['Tacker', 'tischgerät, hefter'],
    ['Tacker 2 Stück', 'tischgerät, hefter'],
    ['Locher', 'tischgerät, locher'],
    ['Schere 10 Stück', 'bastelschere'],
    ['Bastelschere 10 Stück', 'bastelschere'],
    ['Klebestift 12 Stück', 'klebestift'],
    ['Leimstift 12 Stk', 'klebestift'],
    ['Radierer 12 Stück', 'radierer'],
    ['eraser 12 pieces', 'eraser'],
  ])('has the right goods first: %s', async (term, goods) => {
    expect(await first(term)).toEqual(Array(3).fill(expect.stringContaining(goods)));
  });

  it.each(['Hausschuhe', 'tackre'])('has nothing rather than other goods: %s', async (term) => {
    expect(await first(term)).not.toContainEqual(expect.stringMatching(/handschuh|hocker/));
  });
});
