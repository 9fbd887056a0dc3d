import { describe, expect, it } from 'vitest';
import { anEntry, anItem } from '../../test/builders/a-wishlist.ts';
import { TEASER_ENTRIES_ARE_REMOVABLE, teaserListLayout, teaserListPositions } from './teaser-list.ts';
import { wishlistToast } from './wishlist-notice.ts';

describe('teaser list to cart (spec 3 §4)', () => {
  it('sends every saleable entry with at least its minimum', () => {
    const entries = [
      anEntry('1', { quantity: 1, item: anItem({ minimumOrderQuantity: 10 }) }),
      anEntry('2', { saleability: { kind: 'unsaleable' } }),
    ];
    expect(teaserListPositions(entries)).toEqual([{ itemId: '1-1', productId: '1', quantity: 10 }]);
  });

  it('entries cannot be deleted from a teaser list', () => {
    expect(TEASER_ENTRIES_ARE_REMOVABLE).toBe(false);
  });
});

describe('teaser list block (spec 3 §2)', () => {
  it('is laid out by image, imageposition, columns and description', () => {
    expect(
      teaserListLayout({
        image: { src: '/a.avif' },
        imagePosition: 'right',
        isFullWidth: true,
        description: 'Alles für Klasse 1',
        hasOptionsMenu: true,
      }),
    ).toEqual({ picture: 'right', isFullWidth: true, hasDescription: true, controls: 'options-menu' });
  });

  it('without a picture nothing stands beside the table; other templates have two buttons', () => {
    expect(teaserListLayout({ imagePosition: 'left', isFullWidth: false, hasOptionsMenu: false })).toEqual({
      picture: 'none',
      isFullWidth: false,
      hasDescription: false,
      controls: 'buttons',
    });
  });
});

describe('notices (spec 3 §8)', () => {
  const names = { product: 'Zirkel', list: 'Klasse 3b' };

  it('quantity above the limit is one toast with the id wishlist-qty', () => {
    expect(wishlistToast({ kind: 'above-limit', maximum: 5 })).toEqual({
      id: 'wishlist-qty',
      kind: 'warning',
      text: { kind: 'key', key: 'vue.buybox.text.quantity.error', values: { maximum: 5 } },
    });
  });

  it('below the minimum names the amount', () => {
    expect(wishlistToast({ kind: 'below-minimum', minimum: 10 })).toEqual({
      kind: 'warning',
      text: { kind: 'key', key: 'vue.pdp.minQuantity', values: { minimum: 10 } },
    });
  });

  it('a failed change shows the message of the server', () => {
    expect(wishlistToast({ kind: 'failed', message: 'Nein' })).toEqual({
      kind: 'error',
      text: { kind: 'server', message: 'Nein' },
    });
  });

  it('success: added, restored, removed (with product and list), saved', () => {
    const added = wishlistToast({ kind: 'added', ...names });
    expect(added).toEqual({
      id: 'vue.wishlist.notification.added|Zirkel|Klasse 3b',
      kind: 'success',
      text: { kind: 'key', key: 'vue.wishlist.notification.added', values: names },
    });
    expect(wishlistToast({ kind: 'restored', ...names })).toEqual(added);
    expect(wishlistToast({ kind: 'removed', ...names })).toMatchObject({
      kind: 'success',
      text: { key: 'vue.wishlist.notification.removed', values: names },
    });
    expect(wishlistToast({ kind: 'variant-saved' })).toEqual({
      id: 'vue.wishlist.notification.saved',
      kind: 'success',
      text: { kind: 'key', key: 'vue.wishlist.notification.saved', values: {} },
    });
  });
});
