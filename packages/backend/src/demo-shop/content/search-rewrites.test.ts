import { createNameReader } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
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

const { read } = createNameReader(schoolLexicon());
/** What a material list takes a word for; undefined where it does not know the word itself. */
const kindOf = (words: string): string | undefined => {
  const { main, isGuess } = read(words);
  return isGuess ? undefined : main;
};

/** A search shows what comes next where the shop has nothing of that kind, and lets people choose; a list asks for the very thing. */
const NEXT_BEST: readonly (readonly [rewritten: string, queries: readonly string[]])[] = [
  ['tintenlöscher', ['tipp-ex', 'tippex', 'tipp ex', 'korrekturstift', 'korrekturroller', 'korrekturmaus']],
  ['notizbuch', ['notizheft', 'oktavheft']],
  ['gelroller', ['tintenroller']],
  ['postmappe', ['ordnungsmappe']],
  // In a list these stand for what is transparent, or for a flat file.
  ['mäppchen', ['mäppli']],
  ['tischgerät hefter', ['hefter']],
];

it('understands a word as the kind of thing that a material list takes it for, or as what comes next to it', () => {
  const others = SEARCH_REWRITES.filter(({ query, rewritten }) => {
    const [asked, understood] = [kindOf(query), kindOf(rewritten)];
    return asked !== undefined && understood !== undefined && asked !== understood;
  });
  const known = NEXT_BEST.flatMap(([rewritten, queries]) => queries.map((query) => ({ query, rewritten })));
  expect(new Set(others)).toEqual(new Set(known));
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
    ['Leuchtstift gelb', 'textmarker'],
    ['Tixo 2 Rollen', 'klebeband'],
    ['Edding schwarz', 'permanentmarker'],
    ['Federmappe Scout', 'mäppchen'],
    ['Mäppchen rot', 'mäppchen'],
    ['Federmappe rot', 'mäppchen'],
    ['Mäppchen lila', 'mäppchen'],
    ['Karteikarten', 'moderationskarten'],
    ['Geschenk für Mädchen', 'brettspiel'],
    ['Schulranzen Jungen', 'schulranzen'],
    ['Schulranzen für Mädchen', 'schulranzen'],
    ['Schere links', 'linkshänder'],
    ['Schere Kinder links', 'linkshänder'],
    ['Füller Linkshänder', 'schulfüller, linkshänder'],
    ['Bleistifte HB 12', 'bleistift, hb'],
    ['Zirkel Metall', 'zirkel'],
    ['Wachsmaler', 'wachsmalkreiden'],
    ['Heft liniert', 'liniert'],
    ['Rucksack', 'rucksack'],
    ['Rucksak', 'rucksack'],
    ['Ball rot', 'softball'],
    ['Druckerpapier A4', 'kopierpapier'],
    ['printer paper A4', 'copy paper'],
    ['copy paper A4', 'copy paper'],
    ['Fotokarton A3', 'fotokarton'],
  ])('has the right goods first: %s', async (term, goods) => {
    expect(await first(term)).toEqual(Array(3).fill(expect.stringContaining(goods)));
  });

  it.each(['Füller Rechtshänder', 'Schulfüller für Rechtshänder'])(
    'has no nib for the left hand among the first: %s',
    async (term) => {
      for (const name of await first(term, 12)) expect(name).toMatch(/^(?!.*linkshänder).*schulfüller/);
    },
  );

  it.each(['Hausschuhe', 'tackre'])('has nothing rather than other goods: %s', async (term) => {
    expect(await first(term)).not.toContainEqual(expect.stringMatching(/handschuh|hocker/));
  });
});
