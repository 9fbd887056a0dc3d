import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartReference, isCartReference } from './cart-reference.ts';

const cartId = fc.constant(undefined).map(() => randomBytes(18).toString('base64url'));

describe('the reference of a cart', () => {
  it('is the same for the same cart, and another one for another', () => {
    fc.assert(
      fc.property(cartId, cartId, (one, other) => {
        expect(cartReference(one)).toBe(cartReference(one));
        expect(cartReference(other)).not.toBe(cartReference(one));
      }),
    );
  });

  it('is no id, and no id is one', () => {
    fc.assert(
      fc.property(cartId, (id) => {
        expect([isCartReference(cartReference(id)), isCartReference(id)]).toEqual([true, false]);
      }),
    );
  });

  it('is what PostgreSQL makes of the id, too: the database finds carts by it', () => {
    // select left(encode(sha256('abcdefghijklmnopqrstuvwx'::bytea), 'hex'), 32)
    expect(cartReference('abcdefghijklmnopqrstuvwx')).toBe('93b0cabf8668e0c534c52a568957499e');
  });

  it.each(['', 'c'.repeat(31), 'c'.repeat(33), `${'c'.repeat(31)}C`, `${'c'.repeat(31)}-`])('is not %j', (text) => {
    expect(isCartReference(text)).toBe(false);
  });
});
