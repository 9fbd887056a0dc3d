import { describe, expect, it } from 'vitest';
import { isShopAddress } from './shop-address.ts';

describe('isShopAddress', () => {
  const configured = ['https://shop.example'];

  it.each(['https://shop.example', 'http://localhost:3000', 'http://de.localhost:3000'])('takes %s', (address) => {
    expect(isShopAddress(address, configured)).toBe(true);
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
