import { createNameReader } from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import type { StoreCode } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { createMaterialIndexBuilder } from './material-index.ts';

type Sold = readonly [id: string, name: string, stores: readonly StoreCode[]];

const indexOf = (...sold: readonly Sold[]) => {
  const { add, build } = createMaterialIndexBuilder('de', createNameReader(schoolLexicon()));
  for (const [rank, [id, name, stores]] of sold.entries())
    add({
      id: `product of ${id}`,
      name: { de: name, en: name },
      sales_rank: rank,
      variant_attributes: [],
      packs: [],
      items: [{ id, values: {}, stores }],
    });
  return build();
};

describe('the index of what articles say', () => {
  it('keeps of those that say the same which of them each store sells', () => {
    const index = indexOf(
      ['1', 'Kobold Schulheft A5, liniert', ['de', 'at']],
      ['2', 'Wichtel Schulheft A5, liniert', ['ch']],
      ['3', 'Elfe Schulheft A5, liniert', ['de', 'at']],
    );
    const alike = index.byArticle.get('exercise-book') ?? [];
    expect(alike.map(({ items }) => items.map(({ itemId, stores }) => [itemId, stores]))).toEqual([
      [
        ['1', ['de', 'at']],
        ['2', ['ch']],
        ['3', ['de', 'at']],
      ],
    ]);
  });

  it('finds each by the words of its own name, with what all of them say', () => {
    const index = indexOf(
      ['1', 'Kobold Schulheft A5, liniert', ['de']],
      ['2', 'Wichtel Schulheft A5, liniert', ['de']],
    );
    const said = ['kobold', 'wichtel'].map((word) =>
      (index.byStem.get(word) ?? []).map(({ item, stems, alike }) => [
        item.itemId,
        stems.includes(word),
        alike.name.main,
      ]),
    );
    expect(said).toEqual([[['1', true, 'exercise-book']], [['2', true, 'exercise-book']]]);
  });
});
