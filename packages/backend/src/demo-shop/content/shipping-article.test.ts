import { CENTS_PER_UNIT } from '@tornister/domain/money';
import { STORE_CODES, tradingTermsOf } from '@tornister/domain/storefront';
import { expect, it } from 'vitest';
import { SHIPPING_ARTICLE } from './shipping-article.ts';

const plain = (html: string): string => html.replace(/\u00a0/gu, ' ');

it.each(STORE_CODES)('names every rate of %s in both languages, and no other amounts', (store) => {
  const { shippers, freeShippingFromCents } = tradingTermsOf(store);
  const cents = [freeShippingFromCents, ...shippers.map(({ homeCents }) => homeCents)];
  for (const [body, language] of [
    [SHIPPING_ARTICLE.body[0], 'de'],
    [SHIPPING_ARTICLE.body[1], 'en'],
  ] as const) {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
    for (const amount of cents) expect(plain(body)).toContain(format.format(amount / CENTS_PER_UNIT));
  }
});

it('has no amount outside of its table', () => {
  for (const body of SHIPPING_ARTICLE.body) expect(body.replace(/<table>.*<\/table>/su, '')).not.toMatch(/€|\d,\d\d/u);
});
