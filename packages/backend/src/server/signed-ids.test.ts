import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { subscriptionOfToken, unsubscribeToken } from '../newsletter/newsletter-tokens.ts';
import { isOrderToken, orderToken } from '../orders/order-link.ts';
import { orderIdOfHash, returnHashOf } from '../returns/return-link.ts';
import { decryptRating, encryptRating } from '../reviews/rating-link.ts';
import { confirmedBy, confirmToken, endedBy, endToken } from '../stock-alerts/alert-tokens.ts';

const secretsWith = (jwt: string) => ({ jwt, shopClientId: 'shop', shopClientSecret: 'secret', payment: 'secret' });
const OLD = secretsWith('o'.repeat(40));
const NEXT = secretsWith('n'.repeat(40));
const CHANGED = { ...NEXT, jwtBefore: OLD.jwt };
const RIGHT = { orderLineId: 'line', until: instantOf(1_000) };

/** Each kind of link that mails carry and nothing is stored of: made with one secret, read with another. */
const LINKS = {
  'end of the newsletter': (made: typeof OLD, read: typeof OLD) =>
    subscriptionOfToken(read, unsubscribeToken(made, 'a')),
  "a guest's order": (made: typeof OLD, read: typeof OLD) =>
    isOrderToken(read, 'a', orderToken(made, 'a')) ? 'a' : undefined,
  return: (made: typeof OLD, read: typeof OLD) => orderIdOfHash(read, returnHashOf(made, 'a')),
  review: (made: typeof OLD, read: typeof OLD) =>
    decryptRating(read, encryptRating(made, RIGHT), instantOf(0))?.orderLineId,
  'article that is back': (made: typeof OLD, read: typeof OLD) => confirmedBy(read, confirmToken(made, 'a')),
  'end of such mails': (made: typeof OLD, read: typeof OLD) =>
    endedBy(read, endToken(made, { alertId: 'a', email: 'mia@example.com' }))?.email,
};

describe('links of mails when the secret changes', () => {
  it.each(Object.entries(LINKS))('%s: works as long as the secret of its making is known', (_, link) => {
    expect(link(OLD, OLD)).toBeDefined();
    expect(link(OLD, CHANGED)).toBe(link(OLD, OLD));
    expect(link(CHANGED, NEXT)).toBe(link(OLD, OLD));
    expect(link(OLD, NEXT)).toBeUndefined();
  });
});
