import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { both } from '../../test/browsing/both.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import { findProducts } from './find-products.ts';

/** Best sold first. */
const NAMES = [
  both('Füller, Linkshänderfeder', 'Pen, left-hander nib'),
  both('Füller, Feder M', 'Pen, nib M'),
  both('Füller, für Rechtshänder und Linkshänder', 'Pen, right-handed and left-handed'),
  both('Schere, Rechtshänder', 'Scissors, right-handed'),
  both('Schere, Linkshänder', 'Scissors, left-handed'),
  both('Regenhülle, für Rucksäcke', 'Rain cover, for backpacks'),
  both('Schulrucksack, X7', 'School backpack, X7'),
  both('Block A4', 'Pad A4'),
  both('Ries, Papier', 'Ream, paper'),
] as const;

let shop: OpenShop;
beforeAll(async () => {
  const small = aSmallShop(NAMES.length);
  shop = await openShop({
    ...small,
    products: function* () {
      for (const [at, bundle] of [...small.products()].entries())
        yield { ...bundle, product: { ...bundle.product, name: NAMES[at] ?? both('') } };
    },
  });
});
afterAll(() => shop.close());

const namesFor = async (term: string, language: 'de' | 'en'): Promise<readonly string[]> => {
  const { idList } = await findProducts(shop.database, term, language);
  return idList.split('\n').map((id) => NAMES[Number(id) - 1000]?.[language] ?? '');
};

it.each([
  ['füller rechtshänder', 'de', ['Füller, für Rechtshänder und Linkshänder']],
  ['fueller rechtshaender zzz', 'de', ['Füller, für Rechtshänder und Linkshänder', 'Füller, Feder M']],
  ['pen right-handed zzz', 'en', ['Pen, right-handed and left-handed', 'Pen, nib M']],
  ['pen zzz', 'en', ['Pen, left-hander nib', 'Pen, nib M']],
] as const)('what is for the other hand alone comes behind what is for the one, and for any: %s', async (...row) => {
  const [term, language, first] = row;
  expect((await namesFor(term, language)).slice(0, first.length)).toEqual(first);
});

it.each(['rucksack', 'rucksak'])(
  'what is called so comes before what is for it, however many dots its plural has: %s',
  async (term) => {
    expect(await namesFor(term, 'de')).toEqual(['Schulrucksack, X7', 'Regenhülle, für Rucksäcke']);
  },
);

it('what the thing is counts for more than its size, where nothing has both', async () => {
  expect(await namesFor('papier a4', 'de')).toEqual(['Ries, Papier', 'Block A4']);
  expect(await namesFor('a4 x7', 'de')).toEqual(['Block A4', 'Schulrucksack, X7']);
});
