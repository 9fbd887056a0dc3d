import { readMaterialList } from '@tornister/domain/materiallist';
import { createNameReader, materialVerdict } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { expect, it } from 'vitest';
import { findCandidates } from './find-candidates.ts';
import { createMaterialIndexBuilder, type NamedProduct } from './material-index.ts';

type Attribute = NamedProduct['variant_attributes'][number];

/** A product with an item for each of these choices. */
const aProduct = (id: string, name: string, labels: readonly string[]): NamedProduct => ({
  id,
  name: { de: name, en: name },
  sales_rank: 1,
  variant_attributes: [
    { name: 'size', options: labels.map((label, at) => ({ value: `${at}`, label: { de: label, en: label } })) },
  ] as unknown as readonly Attribute[],
  packs: [],
  items: labels.map((_, at) => ({ id: `${id}-${at}`, values: { size: `${at}` }, stores: ['de'] })),
});

/** The verdict on a line, and the items that were found for it, best first. */
const ask = (line: string, ...products: readonly NamedProduct[]) => {
  const { add, build } = createMaterialIndexBuilder('de', createNameReader(schoolLexicon()));
  for (const product of products) add(product);
  const wish = readMaterialList(line, schoolLexicon()).wishes[0]?.wish;
  if (wish === undefined) throw new Error(`${line} names nothing`);
  const found = findCandidates(wish, build(), { store: 'de', products: 7 });
  const verdict = materialVerdict(
    wish,
    found.map(({ match, traits }) => ({ ...match, traits })),
  );
  return [verdict, ...found.map(({ item }) => item.itemId)];
};

const PENS = aProduct('pens', 'Klassensatz Schreiben, Fineliner', ['24 Kinder']);
const SCISSORS = aProduct('scissors', 'Bastelschere', ['Klassensatz 24 im Block', 'spitz']);

it('a set for a class is never taken for a line without a question, whether its name says so or its choice', () => {
  expect(ask('1 Fineliner', PENS)).toEqual(['choose', 'pens-0']);
  expect(ask('1 Schere', aProduct('sets', 'Bastelschere', ['Klassensatz 24 im Block']))).toEqual(['choose', 'sets-0']);
});

it('other variants of its product are found first', () => {
  expect(ask('1 Schere', SCISSORS)).toEqual(['sure', 'scissors-1', 'scissors-0']);
});

it('is found for a line that asks for one of a thing, and no set of another thing is', () => {
  const brushes = aProduct('brushes', 'Klassensatz Basteln, Pinsel und Becher', ['Blau']);
  expect(ask('1 Klassensatz Scheren', brushes)).toEqual(['notFound']);
  expect(ask('1 Klassensatz Scheren', brushes, SCISSORS)).toEqual(['sure', 'scissors-0', 'scissors-1']);
});

it('is found by words that its name has, where the vocabulary has none for what is in it', () => {
  const crafts = aProduct('crafts', 'Klassensatz Basteln, Scheren', ['Blau']);
  expect(ask('1 Klassensatz Basteln', PENS, crafts).slice(0, 2)).toEqual(['sure', 'crafts-0']);
  expect(ask('1 Klassensatz Lesebücher', PENS, crafts)[0]).toBe('choose');
});

it('is found for a line that asks for one', () => {
  expect(ask('1 Klassensatz', PENS)).toEqual(['sure', 'pens-0']);
  expect(ask('1 Klassensatz', SCISSORS)).toEqual(['sure', 'scissors-0']);
});
