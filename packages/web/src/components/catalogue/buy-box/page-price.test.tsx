// The price on the product page while a choice is open, and once it is made.

import { cleanup } from '@testing-library/react';
import { anItem, aProduct } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { PagePrice } from './page-price.tsx';

afterEach(cleanup);

const reduced = anItem({
  prices: {
    ...{ current: money(4154), old: money(5000), list: money(6000), isBestPrice: true },
    educationalGross: money(4944),
  },
  discountPercent: 17,
});

const priceOf = (isConfigured: boolean, hasSamePricesForAllItems = false) => {
  const product = aProduct({ shownItem: reduced, hasSamePricesForAllItems, startFromPrice: money(100) });
  const { container } = renderInShop(<PagePrice product={product} item={reduced} isConfigured={isConfigured} />);
  return {
    text: container.textContent.replaceAll(/\s/gu, ' '),
    isMarked: container.querySelector('[data-reduced]') !== null,
  };
};

describe('price of a product of several prices (spec 1 §2 "Product detail")', () => {
  it('is the lowest of all items as long as a choice is open, and nothing of one item stands beside it', () => {
    const { text, isMarked } = priceOf(false);
    expect(text).toContain('ab 1,00 €');
    for (const ofOneItem of ['brutto', '49,44', 'Bestpreis', '50,00', '60,00', '%'])
      expect(text).not.toContain(ofOneItem);
    expect(isMarked).toBe(false);
  });

  it.each([
    [true, false],
    [false, true],
  ])('is that of the item with all that belongs to it: chosen %s, one price for all %s', (isConfigured, hasSame) => {
    const { text, isMarked } = priceOf(isConfigured, hasSame);
    for (const itsOwn of ['41,54', '50,00', '60,00', 'Bestpreis', 'brutto 49,44']) expect(text).toContain(itsOwn);
    expect(text).not.toContain('ab ');
    expect(isMarked).toBe(true);
  });
});
