import type { ClassListEntry } from '@tornister/application/ports';
import { aLine } from '@tornister/application/testing';
import { CLASS_QUANTITY_MAX } from '@tornister/domain/classlist';
import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { FamilyRow } from './family-row.tsx';

const ROW: ClassListEntry = {
  id: 'row',
  version: 1,
  title: '',
  note: '',
  choice: 'any',
  quantity: 1,
  per: 'child',
  promised: 0,
  promisedHere: 0,
};
const renderRow = (changes: Partial<ClassListEntry>) =>
  renderInShop(
    <ul>
      <FamilyRow
        entry={{ ...ROW, ...changes }}
        note={undefined}
        isThere={false}
        isClosed={false}
        alternatives={undefined}
        chosen={undefined}
      />
    </ul>,
  );
const searchOf = (changes: Partial<ClassListEntry>): string | null =>
  renderRow(changes).container.querySelector('a[href^="/search/"]')?.getAttribute('href') ?? null;

describe('the price of a row', () => {
  const MINIMUM = 'vue.tile.minimumQuantity';
  const said = (quantity: number, minimumOrderQuantity: number): string => {
    const item = { ...aLine(1, { unitPrice: money(100) }), isForSale: true, minimumOrderQuantity };
    return renderRow({ quantity, item }).container.textContent ?? '';
  };

  it('is that of the pieces that come into the basket, and the row says from how many on they are sold', () => {
    expect(said(3, 1)).toMatch(/3,00/u);
    expect(said(3, 1)).not.toContain(MINIMUM);
    expect(said(3, 5)).toMatch(/5,00/u);
    expect(said(3, 5)).toContain(MINIMUM);
  });
});

it('a set for a class has no price where each child brings one', () => {
  const item = { ...aLine(1, { name: 'Klassensatz Schreiben', unitPrice: money(4345) }), isForSale: true };
  const said = (per: ClassListEntry['per']) => renderRow({ per, item }).container.textContent ?? '';
  expect(said('child')).not.toMatch(/43,45/u);
  expect(said('child')).toContain('vue.classList.family.set');
  expect(said('class')).toMatch(/43,45/u);
  expect(said('class')).not.toContain('vue.classList.family.set');
});

describe('the way from a row of a class list into the search', () => {
  it('is there with the words of the row, or the name of what is no longer sold', () => {
    expect(searchOf({ title: 'Zirkel' })).toBe('/search/?q=Zirkel');
    const gone = { ...aLine(1, { name: 'Radiergummi' }), isForSale: false };
    expect(searchOf({ item: gone })).toBe('/search/?q=Radiergummi');
  });

  it('is not there without words: the shop would search for its own sentence', () => {
    expect(searchOf({})).toBeNull();
  });
});

describe('the field of a promise', () => {
  it('takes more than a class can need, so that it is said and not cut to another number', () => {
    const { container } = renderRow({ per: 'class', quantity: 5 });
    const field = container.querySelector<HTMLInputElement>('input[name=promise-row]');
    expect(field?.maxLength).toBeGreaterThan(String(CLASS_QUANTITY_MAX).length);
  });
});
