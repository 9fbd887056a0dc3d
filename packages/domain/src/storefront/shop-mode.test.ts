import { describe, expect, it } from 'vitest';
import { defaultShopMode, isLoopbackHost } from './shop-mode.ts';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'de.localhost', 'en.educational.localhost', '127.0.0.1', '127.255.0.9', '::1', '[::1]'])(
    'takes %s',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each(['', 'shop.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example', '128.0.0.1', '0.0.0.0', '::'])(
    'refuses %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});

describe('defaultShopMode', () => {
  it('is a demonstration while no address is known, and while all are of this computer', () => {
    expect(defaultShopMode([])).toBe('demo');
    expect(defaultShopMode(['de.localhost', '127.0.0.1'])).toBe('demo');
  });

  it('is meant in earnest as soon as one address is not', () => {
    expect(defaultShopMode(['de.localhost', 'shop.example'])).toBe('production');
  });
});
