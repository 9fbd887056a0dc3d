import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { extraBadgesFor, hasDiscountBadge, hasSaleIcon, pageBadges, startsFrom } from './badges.ts';

const badge = (id: string) => ({ id, name: id.toUpperCase() });
const ids = (...names: string[]) => names.map(badge);

describe('extraBadgesFor (spec 1 §5)', () => {
  const badges = ids('betzold', 'classic', 'top-rated', 'eco', 'bestseller', 'premium', 'new-line');

  it('shows the first extra badge on a card, without brand name and classic', () => {
    expect(extraBadgesFor(badges, 'card', 'betzold')).toEqual(ids('top-rated'));
  });

  it('shows at most 3 on the product page', () => {
    expect(extraBadgesFor(badges, 'detail', 'betzold')).toEqual(ids('top-rated', 'eco', 'bestseller'));
    expect(extraBadgesFor(ids('a', 'b', 'c'), 'detail', 'betzold')).toHaveLength(3);
  });

  it('hides top-rated in the cart', () => {
    expect(extraBadgesFor(badges, 'cart', 'betzold')).toEqual(ids('eco'));
  });

  it('hides the name of the brand that the shop has', () => {
    expect(extraBadgesFor(ids('acme', 'betzold'), 'card', 'acme')).toEqual(ids('betzold'));
    expect(extraBadgesFor(ids('classic'), 'card', 'acme')).toEqual([]);
  });
});

describe('discount badge and sale icon (spec 1 §9)', () => {
  it('shows the discount badge at 5 percent or more', () => {
    expect([4, 5, 6].map(hasDiscountBadge)).toEqual([false, true, true]);
  });

  it('puts an icon on the sale badge at 25 percent or more', () => {
    const sale = { sale: true, new: false, popular: false };
    expect([24, 25, 26].map((percent) => hasSaleIcon(sale, percent))).toEqual([false, true, true]);
    expect(hasSaleIcon({ ...sale, sale: false }, 50)).toBe(false);
  });
});

describe('badges as laws', () => {
  const some = fc.array(fc.constantFrom('brand', 'classic', 'top-rated', 'eco', 'soft').map(badge), { maxLength: 8 });

  it('neither the brand name nor classic is ever shown, and never too many', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('card', 'detail', 'cart'), (badges, context) => {
        const shown = extraBadgesFor(badges, context, 'brand');
        expect(shown.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['brand']));
        expect(shown.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['classic']));
        expect(shown.length).toBeLessThanOrEqual(context === 'detail' ? 3 : 1);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('the badges of a page (§ 11 PAngV)', () => {
  const badges = { sale: true, new: true, popular: false };
  const product = { badges, extraBadges: ids('eco'), discountPercent: 50 };
  const plain = { prices: { current: money(349), isBestPrice: false }, discountPercent: 0 };
  const reduced = { prices: { ...plain.prices, old: money(400) }, discountPercent: 12 };
  const shown = (item: typeof plain, isConfigured: boolean, hasSamePricesForAllItems = false) =>
    pageBadges({ ...product, hasSamePricesForAllItems }, item, isConfigured);

  it('say the reduction of the item whose price is shown', () => {
    expect(shown(plain, true)).toMatchObject({
      discountPercent: 0,
      badges: { sale: false, new: true, popular: false },
    });
    expect(shown(reduced, true)).toMatchObject({ discountPercent: 12, badges: { sale: true } });
    expect(shown(plain, false, true)).toMatchObject({ discountPercent: 0, badges: { sale: false } });
  });

  it('say that of the lowest price while it is the one that is shown', () => {
    expect(shown(plain, false)).toMatchObject(product);
    expect([true, false].map((isConfigured) => startsFrom({ hasSamePricesForAllItems: false }, isConfigured))).toEqual([
      false,
      true,
    ]);
    expect(startsFrom({ hasSamePricesForAllItems: true }, false)).toBe(false);
  });
});
