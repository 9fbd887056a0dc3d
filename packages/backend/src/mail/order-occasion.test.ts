// What a confirmation says about getting out of the contract, beside what the page of the order says.

import { STORE_CODES } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { canWithdrawFrom } from '../contracts/order-withdrawal.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { endingNotes } from './order-occasion.ts';

type Written = Parameters<typeof endingNotes>[0];

const words = MAIL_WORDS.de;
const order = (store: string, kind: 'goods' | 'prime', isRenewal: boolean) =>
  ({ store, kind, cart_id: isRenewal ? 'prime-renewal:a:1' : 'c', state: 'placed', base_url: null }) as Written;
const titlesOf = (written: Written) =>
  endingNotes(written, { words, language: 'de', seller: 'Tornister' }).map(([title]) => title);

describe('the way out of a contract (§ 355 BGB)', () => {
  const cases = STORE_CODES.flatMap((store) => [
    [store, 'goods', false] as const,
    [store, 'prime', false] as const,
    [store, 'prime', true] as const,
  ]);

  it.each(cases)('is told alike by mail and page: %s, %s, renewed: %s', (store, kind, isRenewal) => {
    const written = order(store, kind, isRenewal);
    const withdrawing = titlesOf(written).filter((title) => title !== words.renewalTermsTitle);
    expect(withdrawing.length > 0).toBe(canWithdrawFrom(written));
  });

  it('is the notice for a renewed year, and nothing for a year that only the terms would let go', () => {
    expect(titlesOf(order('de', 'prime', true))).toEqual([words.renewalTermsTitle]);
    expect(titlesOf(order('ch', 'prime', false))).toEqual([]);
    expect(titlesOf(order('ch', 'goods', false))).toEqual([words.returnTitle]);
    expect(titlesOf(order('de', 'prime', false))).toHaveLength(2);
  });
});
