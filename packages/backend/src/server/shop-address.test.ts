import { describe, expect, it } from 'vitest';
import { isShopAddress } from './shop-address.ts';

describe('isShopAddress', () => {
  const configured = { shopBaseUrls: ['https://shop.example'], shopMode: 'demo' } as const;

  it.each(['https://shop.example', 'http://localhost:3000', 'http://de.localhost:3000', 'http://127.0.0.1:3911'])(
    'takes %s',
    (address) => {
      expect(isShopAddress(address, configured)).toBe(true);
    },
  );

  it('takes no address of this computer in production', () => {
    const live = { ...configured, shopMode: 'production' } as const;
    expect(isShopAddress('http://localhost:3000', live)).toBe(false);
    expect(isShopAddress('https://shop.example', live)).toBe(true);
  });

  it.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://shop.example@evil.example',
    'https://user:pass@shop.example',
    'javascript:alert(1)',
    '//shop.example',
    'http://localhost.evil.example',
    '',
  ])('refuses %s', (address) => {
    expect(isShopAddress(address, configured)).toBe(false);
  });
});
