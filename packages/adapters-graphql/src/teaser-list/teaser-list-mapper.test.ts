import { aListEntry } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import type { GetWishlistFromTeaserIdQuery, TeaserEntryPartsFragment } from '../generated/operations.ts';
import { toOutcome, toTeaserItem, toTeaserList } from './teaser-list-mapper.ts';

const ENTRY = aListEntry('7');
const VARIANT = {
  itemId: '7-1',
  label: 'Rot',
  price: { cents: 500, currency: 'EUR' },
  isSaleable: false,
  minimumOrderQuantity: 2,
  maxQuantity: 20,
};
const answered = {
  entry: { externalId: 'start-0' },
  isVariantOpen: true,
  variants: [VARIANT],
} as unknown as TeaserEntryPartsFragment;

/** Reads an entry; of which one it was asked is told by its id. */
const toEntry = ({ externalId }: TeaserEntryPartsFragment['entry']) => ({ ...ENTRY, id: externalId }) as typeof ENTRY;
const item = {
  entry: { ...ENTRY, id: 'start-0' },
  isVariantOpen: true,
  variants: [VARIANT],
};

describe('a curated list', () => {
  it('is read with its entries; what it does not have is left out', () => {
    expect(toTeaserItem(toEntry)(answered)).toEqual(item);
    const list = {
      externalId: 'start',
      name: 'Start',
      description: '',
      image: null,
      entries: [answered],
      totals: null,
    };
    const read = (changes: object = {}) =>
      toTeaserList(toEntry)({ getWishlistFromTeaserId: { ...list, ...changes } } as GetWishlistFromTeaserIdQuery);
    expect(read()).toStrictEqual({ id: 'start', name: 'Start', description: '', items: [item] });
    const picture = { src: '/p.jpg', alt: '', title: null, width: 1, height: 1, sources: [] };
    expect(read({ image: picture, totals: { cents: 9, currency: 'EUR' } })).toMatchObject({
      picture: { src: '/p.jpg' },
      total: { cents: 9, currency: 'EUR' },
    });
    expect(toTeaserList(toEntry)({ getWishlistFromTeaserId: null })).toBeUndefined();
  });

  it('says of each entry what came of it', () => {
    const position = { productId: '7', itemId: '7-1', quantity: 2 };
    expect(
      toOutcome({
        details: undefined as never,
        variantsToChoose: [{ ...position, itemId: null }],
        quantityChanged: [{ ...position, wantedQuantity: 9 }],
        maxInCart: [position],
        successfullyAdded: [position],
      }),
    ).toStrictEqual({
      variantsToChoose: [{ productId: '7', quantity: 2 }],
      quantityChanged: [{ ...position, wantedQuantity: 9 }],
      maxInCart: [position],
      successfullyAdded: [position],
    });
  });
});
