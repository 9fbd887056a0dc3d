import type { ClassListEntry } from '@tornister/application/ports';
import { aLine } from '@tornister/application/testing';
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
const searchOf = (changes: Partial<ClassListEntry>): string | null =>
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
  )
    .container.querySelector('a[href^="/search/"]')
    ?.getAttribute('href') ?? null;

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
