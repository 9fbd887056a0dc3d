import { describe, expect, it } from 'vitest';
import { mayHaveBeenDone } from './lost-answer.ts';

describe('a change whose answer was lost (RFC 9110 §9.2.2)', () => {
  it.each([
    ['gateway.unreachable', true],
    ['gateway.timed-out', true],
    ['gateway.internal', true],
    ['gateway.unreadable', true],
    ['gateway.refused', false],
    ['gateway.throttled', false],
    ['gateway.cart-lost', false],
    ['gateway.unauthenticated', false],
    ['cart.line-unknown', false],
  ])('may have been done all the same after %s: %s', (kind, expected) => {
    expect(mayHaveBeenDone({ kind })).toBe(expected);
  });
});
