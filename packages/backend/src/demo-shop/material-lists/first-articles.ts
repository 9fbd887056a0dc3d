// The article that stands first for each thing of a school's list in the demo shop, for the tests that judge it.

import { type ListedWish, readMaterialList } from '@tornister/domain/materiallist';
import { createNameReader, materialVerdict } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { instantOf } from '@tornister/domain/shared';
import { type Language, STORE_CODES } from '@tornister/domain/storefront';
import { findCandidates } from '../../material-list/find-candidates.ts';
import { createMaterialIndexBuilder } from '../../material-list/material-index.ts';
import { DEFAULT_SEED, generateDemoShop } from '../generate-demo-shop.ts';

const PRODUCTS = 2_400;

/** What stands behind a thing that the shop does not have. */
export const NOT_SOLD = 'none';

/** A thing of a list: the article that a person takes, and the one that stands first. */
export type JudgedThing = {
  readonly written: string;
  readonly expected: string | undefined;
  readonly first: string | undefined;
};

/** The demo shop's articles as the backend reads them in a language, with what stands on their German pages. */
const makeShop = (language: Language) => {
  const { add, build } = createMaterialIndexBuilder(language, createNameReader(schoolLexicon()));
  const shown = new Map<string, string>();
  for (const { product, items } of generateDemoShop({
    products: PRODUCTS,
    seed: DEFAULT_SEED,
    now: instantOf(0),
    brandId: 'any',
  }).products()) {
    const sold = items.filter(({ isAvailable, stock }) => isAvailable && stock > 0);
    for (const { id, attributeValues } of sold) {
      const choices = product.attributes.map(
        ({ name, options }) => options.find(({ value }) => value === attributeValues[name])?.label.de ?? '',
      );
      shown.set(id, [product.name.de, ...choices].join(', ').toLowerCase());
    }
    add({
      id: product.id,
      name: product.name,
      sales_rank: product.salesRank,
      variant_attributes: product.attributes,
      packs: product.dataAndFacts
        .filter(({ label }) => label.de === 'Packung' || label.de === 'Menge')
        .map(({ value }) => value),
      items: sold.map(({ id, attributeValues }) => ({ id, values: attributeValues, stores: STORE_CODES })),
    });
  }
  return { index: build(), shown };
};

/** Whether a name has a word to its end; one with a small first letter may be the end of a longer word. */
const hasWord = (name: string, word: string): boolean => {
  const escaped = word.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const begins = word.startsWith(word.charAt(0).toLowerCase()) && /^\p{L}/u.test(word) ? '' : '(?<![\\p{L}\\d])';
  return new RegExp(`${begins}${escaped}(?![\\p{L}\\d])`, 'u').test(name);
};

/** Whether the article that stands first is the one that a person takes; nobody is sure of what the shop does not have. */
export const isRight = ({ first, expected }: JudgedThing): boolean => {
  if (first === undefined || expected === undefined) return false;
  if (expected === NOT_SOLD) return !first.startsWith('sure');
  return expected
    .split(', ')
    .every((word) =>
      word.startsWith('-') ? !hasWord(first, word.slice(1)) : word.split('/').some((one) => hasWord(first, one)),
    );
};

/** Reads a list and finds the first article of each of its things, in the place of the expected one. */
export const createJudge = (language: Language = 'de') => {
  const lexicon = schoolLexicon();
  const { index, shown } = makeShop(language);
  const firstFor = ({ wish }: ListedWish): string => {
    const found = findCandidates(wish, index, { store: 'de', products: 7 });
    const verdict = materialVerdict(
      wish,
      found.map(({ match, traits }) => ({ ...match, traits })),
    );
    const [best] = found;
    return `${verdict}: ${best === undefined ? '' : (shown.get(best.item.itemId) ?? '')}`;
  };
  return (
    lines: readonly { readonly written: string; readonly articles: readonly string[] }[],
  ): readonly JudgedThing[] => {
    const { wishes } = readMaterialList(lines.map(({ written }) => written).join('\n'), lexicon);
    return lines.flatMap(({ written, articles }, at) => {
      const found = wishes.filter(({ lineNumber }) => lineNumber === at + 1).map(firstFor);
      return Array.from({ length: Math.max(articles.length, found.length) }, (_, place) => ({
        written,
        expected: articles[place],
        first: found[place],
      }));
    });
  };
};
