import { describe, expect, it } from 'vitest';
import {
  checkStockAlert,
  mayAskAgain,
  STOCK_ALERT_LINK_MS,
  STOCK_ALERT_PARAMETERS,
  STOCK_ALERT_PATH,
  STOCK_ALERT_WAIT_MS,
  stockAlertAddress,
  stockAlertState,
} from './stock-alert.ts';

const ASKED = { requestedAt: 1_000, confirmedAt: null, notifiedAt: null };
const CONFIRMED = { ...ASKED, confirmedAt: 5_000 };

describe('tell me when it is back', () => {
  it('needs an e-mail address', () => {
    expect(checkStockAlert({ email: ' mia@example.com ' })._unsafeUnwrap()).toEqual({ email: 'mia@example.com' });
    expect(checkStockAlert({ email: '' }).isErr()).toBe(true);
  });

  it('has a page for each item, whatever its id is made of', () => {
    expect(STOCK_ALERT_PARAMETERS).toEqual({ product: 'product', item: 'item', confirm: 'token', end: 'end' });
    expect(stockAlertAddress('20001', '20001-2')).toBe(`${STOCK_ALERT_PATH}?product=20001&item=20001-2`);
    expect(stockAlertAddress('a&b', 'c=d e')).toBe(`${STOCK_ALERT_PATH}?product=a%26b&item=c%3Dd+e`);
    expect(stockAlertAddress('\ud800', '\udc00')).toBe(`${STOCK_ALERT_PATH}?product=%EF%BF%BD&item=%EF%BF%BD`);
  });

  it.each([
    ['just below seven days', STOCK_ALERT_LINK_MS - 1, 'asked'],
    ['at seven days', STOCK_ALERT_LINK_MS, 'over'],
    ['above seven days', STOCK_ALERT_LINK_MS + 1, 'over'],
  ] as const)('a link that nobody has used is good for seven days: %s', (_when, later, state) => {
    expect(stockAlertState(ASKED, ASKED.requestedAt + later)).toBe(state);
  });

  it.each([
    ['just below a year', STOCK_ALERT_WAIT_MS - 1, 'waiting'],
    ['at a year', STOCK_ALERT_WAIT_MS, 'over'],
    ['above a year', STOCK_ALERT_WAIT_MS + 1, 'over'],
  ] as const)('a confirmed wish waits for a year: %s', (_when, later, state) => {
    expect(stockAlertState(CONFIRMED, CONFIRMED.confirmedAt + later)).toBe(state);
  });

  it('is done with its one mail, and may be asked for anew unless it waits', () => {
    const told = { ...CONFIRMED, notifiedAt: 9_000 };
    expect(stockAlertState(told, 9_000)).toBe('told');
    expect([ASKED, CONFIRMED, told].map((alert) => mayAskAgain(alert, 9_000))).toEqual([true, false, true]);
    expect(mayAskAgain(CONFIRMED, CONFIRMED.confirmedAt + STOCK_ALERT_WAIT_MS)).toBe(true);
  });
});
