import { type ListedWish, readMaterialList } from '@tornister/domain/materiallist';
import { createNameReader, materialVerdict } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { instantOf } from '@tornister/domain/shared';
import { STORE_CODES } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../material-list/find-candidates.ts';
import { createMaterialIndexBuilder } from '../../material-list/material-index.ts';
import { DEFAULT_SEED, generateDemoShop } from '../generate-demo-shop.ts';
import { TWELVE_LISTS } from './twelve-lists.ts';

const PRODUCTS = 2_400;
const LEAST_SHARE = 0.85;
const lexicon = schoolLexicon();

/** The demo shop's articles as the backend reads them, with what stands on their pages. */
const makeShop = () => {
  const { add, build } = createMaterialIndexBuilder('de', createNameReader(lexicon));
  const shown = new Map<string, string>();
  for (const { product, items } of generateDemoShop({
    products: PRODUCTS,
    seed: DEFAULT_SEED,
    now: instantOf(0),
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
      items: sold.map(({ id, attributeValues }) => ({ id, values: attributeValues, stores: STORE_CODES })),
    });
  }
  return { index: build(), shown };
};

const { index, shown } = makeShop();

/** The article that stands first for a line, or "none" where nobody would take one without looking. */
const firstFor = ({ wish }: ListedWish): string => {
  const found = findCandidates(wish, index, { store: 'de', products: 7 });
  const verdict = materialVerdict(
    wish,
    found.map(({ match, traits }) => ({ ...match, traits })),
  );
  const [best] = found;
  const name = best === undefined ? '' : (shown.get(best.item.itemId) ?? '');
  return `${verdict}: ${name}`;
};

const isRight = (first: string | undefined, expected: string | undefined): boolean => {
  if (first === undefined || expected === undefined) return false;
  if (expected === 'none') return !first.startsWith('sure');
  return expected.split(', ').every((word) => first.includes(word.toLowerCase()));
};

const judged = () =>
  TWELVE_LISTS.split(/^## .*\n/m)
    .slice(1)
    .flatMap((list) => {
      const lines = list
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' =>'));
      const { wishes } = readMaterialList(lines.map(([written]) => written).join('\n'), lexicon);
      return lines.flatMap(([written, behind = ''], at) => {
        const expected = behind
          .split('|')
          .map((one) => one.trim())
          .filter((one) => one !== '');
        const found = wishes.filter(({ lineNumber }) => lineNumber === at + 1).map(firstFor);
        return Array.from({ length: Math.max(expected.length, found.length) }, (_, place) => ({
          written,
          expected: expected[place],
          first: found[place],
        }));
      });
    });

describe('lists that the words were not written for', () => {
  it('have the right article first, in at least 85 of 100 things', () => {
    const things = judged();
    const wrong = things.filter(({ first, expected }) => !isRight(first, expected));
    expect(things.length).toBeGreaterThan(150);
    expect(1 - wrong.length / things.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
