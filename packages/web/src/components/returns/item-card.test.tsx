import { cleanup, screen, within } from '@testing-library/react';
import { aReturnableLine } from '@tornister/application/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { ItemCard } from './item-card.tsx';

afterEach(cleanup);

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

describe('several lines of an order', () => {
  const NAMES = ['Heft', 'Zirkelkasten'];

  it('ask the same of each, in a group that has the name of its line', () => {
    renderInShop(
      <ul>
        {NAMES.map((name) => {
          const line = aReturnableLine(name, { name, components, wholeQuantity: 1, returnableQuantity: 2 });
          return <ItemCard key={name} line={line} answer={answer} images={[]} errors={[]} />;
        })}
      </ul>,
    );
    const asked = (name: string) => {
      const group = within(screen.getByRole('group', { name }));
      const fields = ['Wie viele Stück?', 'Warum?', 'Welches Teil?', /^Anmerkung/u, /^Bilder/u];
      return [...fields.map((label) => group.getByLabelText(label)), group.getByRole('button')];
    };
    expect(new Set(NAMES.flatMap(asked)).size).toBe(12);
  });
});
