import { describe, expect, it } from 'vitest';
import { ARTICLE_REMOVED_MESSAGE, addToCartLabelKey } from './add-to-cart.ts';

describe('goods on their way in and out (spec 3 §4, §8)', () => {
  it('the button says "adding" while it is at work', () => {
    expect(addToCartLabelKey(true)).toBe('vue.buybox.button.adding');
    expect(addToCartLabelKey(false)).toBe('vue.buybox.button.addToCart');
  });

  it('an article that was removed from the cart is told', () => {
    expect(ARTICLE_REMOVED_MESSAGE).toBe('vue.cart.removed');
  });
});
