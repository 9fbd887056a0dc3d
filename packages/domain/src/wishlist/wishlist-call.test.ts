import { describe, expect, it } from 'vitest';
import { entryId, listId, productId } from '../../test/builders/a-wishlist.ts';
import { brandId, type CartId, type ItemId } from '../shared/brand.ts';
import { updatesCachedLists, wishlistCall, wishlistQueryFor } from './wishlist-call.ts';

const entry = { productId: productId('7'), itemId: brandId<ItemId>('7-1'), quantity: 3 };
const list = listId('w1');

describe('calls of the wishlist (spec 3 §7)', () => {
  it.each(['add', 'restore'] as const)('%s sends the list and product, item and quantity', (kind) => {
    expect(wishlistCall({ kind, listId: list, entry })).toStrictEqual({
      operation: 'addProductToWishlist',
      variables: { externalId: 'w1', entry: { productId: '7', itemId: '7-1', quantity: 3 } },
    });
  });

  it('nothing but product, item and quantity of an entry is sent', () => {
    const more = { ...entry, name: 'Zirkel' };
    expect(wishlistCall({ kind: 'add', listId: list, entry: more }).variables).toStrictEqual({
      externalId: 'w1',
      entry,
    });
  });

  it('a removal sends list and entry, from a tile with its product and item', () => {
    const removal = { kind: 'remove', listId: list, entryId: entryId('e1') } as const;
    expect(wishlistCall(removal)).toStrictEqual({
      operation: 'removeProductFromWishlist',
      variables: { externalId: 'w1', entryId: 'e1' },
    });
    const fromTile = { productId: entry.productId, itemId: entry.itemId };
    expect(wishlistCall({ ...removal, fromTile }).variables).toStrictEqual({
      externalId: 'w1',
      entryId: 'e1',
      entry: { productId: '7', itemId: '7-1' },
    });
  });

  it('a change of quantity sends the whole entry', () => {
    expect(wishlistCall({ kind: 'change-quantity', listId: list, entry })).toStrictEqual({
      operation: 'changeQtyInWishlist',
      variables: { externalId: 'w1', entry },
    });
  });

  it('a replacement sends the old entry and the new item', () => {
    expect(wishlistCall({ kind: 'replace', listId: list, entryId: entryId('e1'), entry })).toStrictEqual({
      operation: 'replaceItemInWishlist',
      variables: { externalId: 'w1', entryId: 'e1', entry },
    });
    const { itemId, quantity } = entry;
    expect(wishlistCall({ kind: 'replace-in-teaser-list', itemId, oldEntryId: entryId('e1'), quantity })).toStrictEqual(
      {
        operation: 'replaceItemInTeaserWishlist',
        variables: { itemId: '7-1', oldExternalId: 'e1', quantity: 3 },
      },
    );
  });

  it('a teaser list goes to the cart with all its positions', () => {
    const cartId = brandId<CartId>('c1');
    expect(wishlistCall({ kind: 'add-teaser-list-to-cart', positions: [entry, entry], cartId })).toStrictEqual({
      operation: 'addProductsToCartFromTeaserWishlist',
      variables: { teaserWishlist: [entry, entry], cartId: 'c1' },
    });
  });

  it('an answer updates the cached lists when it contains merkzettel', () => {
    expect([{ merkzettel: [] }, { merkzettel: null }, { merkzettel: undefined }, {}].map(updatesCachedLists)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('guests ask for the essentials of their lists, members for everything (spec 3 §6)', () => {
    expect([false, true].map(wishlistQueryFor)).toEqual(['essentials', 'full']);
  });
});
