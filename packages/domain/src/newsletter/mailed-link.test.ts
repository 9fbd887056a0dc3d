import { describe, expect, it } from 'vitest';
import {
  endLinkState,
  NEWSLETTER_LINK_MS,
  newsletterLinkState,
  stockAlertLinkAddress,
  stockAlertLinkState,
  WAITING_LIST_LINK_MS,
  WAITING_LIST_WAIT_MS,
  waitingListLinkState,
} from './mailed-link.ts';
import { STOCK_ALERT_LINK_MS, STOCK_ALERT_PATH, STOCK_ALERT_WAIT_MS } from './stock-alert.ts';

const WEEK_MS = 604_800_000;

describe('the link of a mail that confirms', () => {
  it('works for seven days', () => {
    expect([NEWSLETTER_LINK_MS, WAITING_LIST_LINK_MS, STOCK_ALERT_LINK_MS]).toEqual([WEEK_MS, WEEK_MS, WEEK_MS]);
  });

  it('that was used has something wait for a year at most', () => {
    expect([WAITING_LIST_WAIT_MS, STOCK_ALERT_WAIT_MS]).toEqual([31_536_000_000, 31_536_000_000]);
  });

  it.each([
    ['pending', 99, 'expired'],
    ['pending', 100, 'expired'],
    ['pending', 101, 'open'],
    ['pending', null, 'expired'],
    ['subscribed', 99, 'used'],
    ['subscribed', null, 'used'],
    ['unsubscribed', 101, 'unknown'],
  ] as const)('a subscription: %s, link until %s at 100: %s', (state, linkExpiresAt, expected) => {
    expect(newsletterLinkState({ state, linkExpiresAt }, 100)).toBe(expected);
  });

  it('a subscription: names none', () => {
    expect(newsletterLinkState(undefined, 100)).toBe('unknown');
  });

  it.each([
    ['just below seven days', WEEK_MS - 1, 'open'],
    ['at seven days', WEEK_MS, 'expired'],
    ['above seven days', WEEK_MS + 1, 'expired'],
  ] as const)('a place and a wish that nobody has confirmed: %s', (_when, later, expected) => {
    expect(waitingListLinkState({ requestedAt: 1_000, confirmedAt: null }, 1_000 + later)).toBe(expected);
    expect(stockAlertLinkState({ requestedAt: 1_000, confirmedAt: null, notifiedAt: null }, 1_000 + later)).toBe(
      expected,
    );
  });

  it('a place and a wish that were confirmed: used, also when the mail was sent that they are for', () => {
    expect(waitingListLinkState({ requestedAt: 0, confirmedAt: 5 }, 9 * WEEK_MS)).toBe('used');
    const wish = { requestedAt: 0, confirmedAt: 5, notifiedAt: null };
    expect(stockAlertLinkState(wish, 9 * WEEK_MS)).toBe('used');
    expect(stockAlertLinkState({ ...wish, notifiedAt: 6 }, 9 * WEEK_MS)).toBe('used');
    expect(stockAlertLinkState(wish, 5 + STOCK_ALERT_WAIT_MS)).toBe('expired');
  });

  it('a place and a wish that are deleted: expired', () => {
    expect([waitingListLinkState(undefined, 0), stockAlertLinkState(undefined, 0)]).toEqual(['expired', 'expired']);
  });
});

it('stands in the address of the page about an article, whatever the token is made of', () => {
  expect(stockAlertLinkAddress('confirm', 'a.b&c')).toBe(`${STOCK_ALERT_PATH}?token=a.b%26c`);
  expect(stockAlertLinkAddress('confirm', 'a.b', { productId: 'p&1', itemId: 'i' })).toBe(
    `${STOCK_ALERT_PATH}?token=a.b&product=p%261&item=i`,
  );
  expect(stockAlertLinkAddress('end', 'a.b')).toBe(`${STOCK_ALERT_PATH}?end=a.b`);
});

describe('the link of a mail that ends something', () => {
  it('works for as long as there is something to end', () => {
    expect([endLinkState(true), endLinkState(false)]).toEqual(['open', 'used']);
  });
});
