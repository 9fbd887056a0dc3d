import { describe, expect, expectTypeOf, it } from 'vitest';
import { aComment, aListEntry, aListItem, aWishlist } from '../../testing/a-wishlist.ts';
import type { BasePrice, LightningDealInfo, Picture, ProductTile } from '../catalogue/product.ts';
import type { DeliveryStatusColor } from '../catalogue/product-detail.ts';
import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';
import {
  type EntrySaleability,
  WISHLIST_ROLES,
  type Wishlist,
  type WishlistComment,
  type WishlistEntry,
  type WishlistItem,
  type WishlistPrices,
  type WishlistRole,
  type WishlistUser,
} from './wishlist.ts';

describe('shape of a wishlist (spec 3 §3)', () => {
  it('a list has an id, name, description, entries, users, createdAt, flags and a role', () => {
    expect(Object.keys(aWishlist('1', { description: 'Heft' })).toSorted()).toEqual([
      'active',
      'createdAt',
      'description',
      'entries',
      'id',
      'isDefault',
      'isStandardList',
      'name',
      'role',
      'users',
      'version',
    ]);
    expectTypeOf<Wishlist['createdAt']>().toEqualTypeOf<Instant>();
    expectTypeOf<Wishlist['entries']>().toEqualTypeOf<readonly WishlistEntry[]>();
    expectTypeOf<Wishlist['users']>().toEqualTypeOf<readonly WishlistUser[]>();
    expectTypeOf<Wishlist['description']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Pick<Wishlist, 'active' | 'isDefault' | 'isStandardList'>>().toEqualTypeOf<{
      readonly active: boolean;
      readonly isDefault: boolean;
      readonly isStandardList: boolean;
    }>();
  });

  it('creator, admin, editor, commentator and reader are one role, not four flags that contradict each other', () => {
    expect(WISHLIST_ROLES).toEqual(['creator', 'admin', 'editor', 'commentator', 'reader']);
    expectTypeOf<WishlistRole>().toEqualTypeOf<'creator' | 'admin' | 'editor' | 'commentator' | 'reader'>();
    expectTypeOf<Wishlist['role']>().toEqualTypeOf<WishlistRole>();
  });

  it('an entry has a quantity, an item, a total, comments, and is for sale or has a replacement', () => {
    expect(Object.keys(aListEntry('1')).toSorted()).toEqual([
      'comments',
      'id',
      'item',
      'quantity',
      'saleability',
      'total',
    ]);
    expectTypeOf<WishlistEntry['total']>().toEqualTypeOf<Money>();
    expectTypeOf<Extract<EntrySaleability, { kind: 'unsaleable' }>['replacement']>().toEqualTypeOf<
      ProductTile | undefined
    >();
    expectTypeOf<Extract<EntrySaleability, { kind: 'saleable' }>>().not.toHaveProperty('replacement');
  });

  it('an item has everything that a row shows', () => {
    const shown = aListItem({ maxQuantity: 5 });
    for (const field of ['name', 'brand', 'breadcrumb', 'path', 'orderNumber', 'badges', 'extraBadges', 'prices']) {
      expect(shown).toHaveProperty(field);
    }
    expectTypeOf<WishlistItem['picture']>().toEqualTypeOf<Picture>();
    expectTypeOf<WishlistItem['deliveryStatusColor']>().toEqualTypeOf<DeliveryStatusColor>();
    expectTypeOf<WishlistItem['lightningDeal']>().toEqualTypeOf<LightningDealInfo | undefined>();
    expectTypeOf<WishlistItem['maxQuantity']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<WishlistItem['variantInfo'][number]>().toEqualTypeOf<{
      readonly label: string;
      readonly value: string;
    }>();
    expectTypeOf<
      Pick<WishlistItem, 'areAllDeliveryTimesTheSame' | 'hasMultipleItems' | 'hasSamePricesForAllItems'>
    >().toEqualTypeOf<{
      readonly areAllDeliveryTimesTheSame: boolean;
      readonly hasMultipleItems: boolean;
      readonly hasSamePricesForAllItems: boolean;
    }>();
  });

  it('prices are current, old, base price, savings and lightning price, each with its currency', () => {
    expectTypeOf<Required<WishlistPrices>>().toEqualTypeOf<{
      readonly current: Money;
      readonly old: Money;
      readonly base: BasePrice;
      readonly savings: Money;
      readonly lightning: Money;
    }>();
    expect(aListItem().prices).toEqual({ current: { cents: 500, currency: 'EUR' } });
  });

  it('a comment has its id, text, name and date, and says whether it may be deleted', () => {
    expect(Object.keys(aComment('1')).toSorted()).toEqual([
      'allowedToDeleteByUser',
      'comment',
      'displayedDate',
      'id',
      'name',
    ]);
    expectTypeOf<WishlistComment['allowedToDeleteByUser']>().toEqualTypeOf<boolean>();
  });
});
