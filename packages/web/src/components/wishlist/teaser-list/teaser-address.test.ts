// @vitest-environment node

import { brandId, type ItemId, type ProductId, type WishlistEntryId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { readTeaserAddress, teaserHref } from './teaser-address.ts';

const read = (href: string) => readTeaserAddress(new URL(href, 'https://de.example').searchParams);
const entry = { productId: brandId<ProductId>('20001'), itemId: brandId<ItemId>('2000101'), quantity: 3 };

describe('addresses of a curated list', () => {
  it('come back as they were written', () => {
    const shown = {
      chosen: new Map([
        [brandId<WishlistEntryId>('start-0'), { quantity: 2 }],
        [brandId<WishlistEntryId>('start-1'), { quantity: 1, itemId: brandId<ItemId>('2000102') }],
      ]),
      followUps: [
        {
          kind: 'choose-variants',
          entries: [{ productId: entry.productId, quantity: 3, wantedQuantity: 3 }],
        },
        { kind: 'changed-quantities', entries: [{ ...entry, wantedQuantity: 9 }] },
        { kind: 'added', entries: [{ ...entry, wantedQuantity: 3 }] },
      ],
      choosesList: true,
    } as const;
    expect(read(teaserHref('start', shown))).toEqual({ id: 'start', ...shown });
    expect(teaserHref('start')).toBe('/myaccount/wishlist/?teaser=start');
  });

  it('have a quantity as it was typed, even one that cannot be', () => {
    const chosen = new Map([
      [brandId<WishlistEntryId>('a'), { quantity: 0 }],
      [brandId<WishlistEntryId>('b'), { quantity: -3 }],
    ]);
    expect(read(teaserHref('start', { chosen }))?.chosen).toEqual(chosen);
  });

  it('of nobody’s making say nothing', () => {
    expect(read('/myaccount/wishlist/')).toBeUndefined();
    expect(read(`/myaccount/wishlist/?teaser=${'x'.repeat(81)}`)).toBeUndefined();
    const odd = read('/myaccount/wishlist/?teaser=x&added=~~~&added=1~2~-4&added=1~2~zehn&set=a~x~');
    expect(odd).toEqual({ id: 'x', chosen: new Map([['a', {}]]), followUps: [], choosesList: false });
  });
});
