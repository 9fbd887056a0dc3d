import { describe, expect, it } from 'vitest';
import { inSpelling } from './spelling.ts';

const answer = {
  data: {
    getProductById: { name: 'Weiße Kreide', facts: [{ label: 'Größe', value: 30 }, null] },
    shop_findCart: {
      billingAddress: { street: 'Hauptstraße' },
      positions: [{ name: 'Weiße Kreide' }],
    },
  },
};

describe('the spelling of a storefront', () => {
  it('has ss for ß in editors’ texts where no ß is written, and leaves what people wrote', () => {
    expect(inSpelling(answer, false)).toEqual({
      data: {
        getProductById: { name: 'Weisse Kreide', facts: [{ label: 'Grösse', value: 30 }, null] },
        shop_findCart: {
          billingAddress: { street: 'Hauptstraße' },
          positions: [{ name: 'Weisse Kreide' }],
        },
      },
    });
  });

  it('touches nothing elsewhere, nor an answer without data', () => {
    expect(inSpelling(answer, true)).toBe(answer);
    const refused = { errors: [] };
    expect(inSpelling(refused, false)).toBe(refused);
  });
});
