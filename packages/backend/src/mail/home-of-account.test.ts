import { expect, it } from 'vitest';
import { homeOfAccount } from './home-of-account.ts';

const SHOPS = [
  'https://www.shop.example',
  'https://en.shop.example',
  'https://educational.shop.example',
  'https://en.educational.shop.example',
];
const LIVE = { shopBaseUrls: SHOPS, shopMode: 'production' } as const;
const ASKED = { baseUrl: 'https://www.shop.example' };

it.each([
  ['business', 'de', 'b2b', 'https://educational.shop.example'],
  ['business', 'en', 'b2b', 'https://en.educational.shop.example'],
  ['member', 'de', 'de', 'https://www.shop.example'],
  ['member', 'en', 'de', 'https://en.shop.example'],
] as const)(
  'an account of kind %s that is asked for in %s is at home in a shop of its edition',
  (kind, language, store, baseUrl) => {
    expect(homeOfAccount(kind, { ...ASKED, language }, LIVE)).toEqual({ store, baseUrl });
  },
);

it('takes another language where the operator names no shop in this one, and says so where there is none at all', () => {
  const german = { ...LIVE, shopBaseUrls: [SHOPS[0] ?? '', SHOPS[2] ?? ''] };
  const only = { ...LIVE, shopBaseUrls: [SHOPS[0] ?? ''] };
  const english = { ...ASKED, language: 'en' } as const;
  expect(homeOfAccount('business', english, german)).toEqual({ store: 'b2b', baseUrl: SHOPS[2] });
  expect(homeOfAccount('business', english, only)).toBeUndefined();
});

it('is on this computer the host of that shop, at the same port', () => {
  const demo = { shopBaseUrls: ['http://localhost:3000'], shopMode: 'demo' } as const;
  const asked = { language: 'en', baseUrl: 'http://de.localhost:4000' } as const;
  expect(homeOfAccount('business', asked, demo)).toEqual({
    store: 'b2b',
    baseUrl: 'http://en.educational.localhost:4000',
  });
});
