import { createNameReader } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { expect, it } from 'vitest';
import { createMaterialIndexBuilder, type NamedProduct } from './material-index.ts';

/** The traits beside its name of the only item of a product with this fact about its pack, and with this choice. */
const choiceOf = (fact: string, name: string, label?: string) => {
  const { add, build } = createMaterialIndexBuilder('de', createNameReader(schoolLexicon()));
  const options = label === undefined ? [] : [{ value: 'a', label: { de: label, en: label } }];
  add({
    id: 'p',
    name: { de: name, en: name },
    sales_rank: 1,
    variant_attributes: [{ name: 'pack', options }] as unknown as NamedProduct['variant_attributes'],
    packs: [{ de: fact, en: fact }],
    items: [{ id: 'i', values: { pack: 'a' }, stores: ['de'] }],
  });
  return [...build().byArticle.values()]
    .flat()
    .map(({ choice }) => choice.map(({ kind, value }) => `${kind}=${value}`));
};

it('what a pack holds is read from a fact where neither the name nor the choice says it', () => {
  expect(choiceOf('6 Stück', 'Tintenpatronen, Standard')).toEqual([['pack=6']]);
  expect(choiceOf('500 Blatt', 'Kopierpapier')).toEqual([['sheets=500']]);
  expect(choiceOf('6 Stück', 'Tintenpatronen, 30 Stück')).toEqual([[]]);
  expect(choiceOf('6 Stück', 'Tintenpatronen', '30 Stück')).toEqual([['pack=30']]);
});

it('a single piece is no pack, and a fact says nothing else of an article', () => {
  expect(choiceOf('1 Stück', 'Bleistift, HB')).toEqual([[]]);
  expect(choiceOf('blau', 'Tintenpatronen')).toEqual([[]]);
});
