import { aReturnableLine } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { ItemCard } from './item-card.tsx';

const components = [
  { sku: 'compass', name: 'Zirkel', returnableQuantity: 2 },
  { sku: 'lead', name: 'Minen', returnableQuantity: 1 },
];
const answer = { lineId: aReturnableLine('a').id, quantity: 1, comment: '', images: [] };
const partsOffered = (wholeQuantity: number): readonly string[] => {
  const line = aReturnableLine('a', { components, wholeQuantity, returnableQuantity: 2 });
  const { container } = renderInShop(<ItemCard line={line} answer={answer} images={[]} errors={[]} />);
  return Array.from(
    container.querySelectorAll('select[name*="component"] option'),
    ({ textContent }) => textContent ?? '',
  );
};

describe('a set that can be sent back', () => {
  it('is offered as a whole and by its parts', () => {
    expect(partsOffered(1)).toEqual(['Das ganze Set', 'Zirkel', 'Minen']);
  });

  it('is offered by its parts alone where of every piece a part is gone', () => {
    expect(partsOffered(0)).toEqual(['Zirkel', 'Minen']);
  });
});
