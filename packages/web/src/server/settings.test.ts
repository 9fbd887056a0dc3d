// @vitest-environment node

import { developmentHost, STOREFRONT_IDS } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const EVERY_DOMAIN = STOREFRONT_IDS.map((id) => `${id}=https://${developmentHost(id)}.shop.example`).join(',');

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
    return 'accepted';
  } catch (error) {
    return error instanceof SettingsError ? error.message : String(error);
  }
};

describe('readSettings', () => {
  it('has a value for everything', () => {
    const settings = readSettings({});
    expect([settings.port, settings.backendUrl, settings.baseUrls.de]).toEqual([
      3000,
      'http://127.0.0.1:4000',
      'http://de.localhost:3000',
    ]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['BACKEND_PORT', '4190'],
    ['HOST', '999.1.1.1'],
    ['HOST', '127.0.0.1:3000'],
    ['BACKEND_URL', 'ftp://x'],
    ['BACKEND_URL', 'nonsense'],
    ['BACKEND_URL', 'http://backend:4000/?shop=1'],
    ['BACKEND_URL', 'http://user:hunter2@backend:4000'],
    ['SHOP_DOMAINS', 'xx=https://a.example'],
    ['HOME_CATEGORY_IDS', '1001,,1002'],
    ['HOME_CATEGORY_IDS', '<script>'],
    ['SHOP_DOMAINS', 'de=nonsense'],
    ['SHOP_DOMAINS', 'de=https://shop.example/deutsch'],
    ['SHOP_DOMAINS', 'de=https://shop.example?store=de'],
    ['SHOP_DOMAINS', 'de=https://shop.example,de=https://laden.example'],
    ['BRAND_ID', 'Acme GmbH'],
    ['BRAND_NAME', 'x'.repeat(61)],
    ['PAYMENT_ORIGINS', 'https://pay.example,nonsense'],
    ['PAYMENT_SANDBOX', 'yes'],
    ['BACKEND_PUBLIC_URL', 'pay.example'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_SECONDS', 'ten'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
  ])('stops the start with one line that names %s when it is %s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`The setting ${name} cannot be`);
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each([
    [
      'b2b=https://schulen.tornister.de',
      'schulen.tornister.de would open the storefront de; a host of b2b must contain',
    ],
    [
      'en=https://english.shop.example',
      'english.shop.example would open the storefront de; a host of en must begin with "en.".',
    ],
    [
      'de=https://shop.example,en=https://shop.example',
      'shop.example would open the storefront de; a host of en must begin',
    ],
    [
      'at=https://shop.example,ch=https://shop.example:8443',
      'a host of at must not contain "shop.example", the host of ch',
    ],
  ])('refuses %s, because that host opens another storefront', (domains, message) => {
    for (const SHOP_MODE of ['demo', 'production'])
      expect(refusal({ SHOP_DOMAINS: domains, SHOP_MODE })).toContain(message);
  });

  it.each([
    ['http://backend:4000/', 'http://backend:4000'],
    ['http://backend:4000', 'http://backend:4000'],
    ['https://shop.example/backend/', 'https://shop.example/backend'],
  ])('asks the backend of BACKEND_URL=%s below %s', (BACKEND_URL, backendUrl) => {
    expect(readSettings({ BACKEND_URL }).backendUrl).toBe(backendUrl);
  });

  it('knows the shop by a name of at most 60 characters, without space around it, as its mails do', () => {
    expect(readSettings({ BRAND_NAME: '  Lernladen ' }).brand.name).toBe('Lernladen');
  });

  it('knows its name at the backend from the setting, with the secret or without', () => {
    expect(readSettings({ SHOP_CLIENT_ID: 'host-2' }).shopClient).toEqual({ id: 'host-2' });
    expect(readSettings({}).shopClient).toEqual({});
  });

  it('takes several origins of payment providers, each as an origin', () => {
    const { paymentOrigins } = readSettings({
      PAYMENT_ORIGINS: 'https://pay.example/begin, http://wallet.example:8080',
    });
    expect(paymentOrigins).toEqual(['https://pay.example', 'http://wallet.example:8080']);
  });

  it('lets forms lead to the sandbox of this computer in a demonstration only, unless the setting names it', () => {
    const live = { SHOP_DOMAINS: EVERY_DOMAIN, SHOP_CLIENT_SECRET: 's'.repeat(32) };
    expect(readSettings({ BACKEND_PORT: '4001' }).paymentOrigins).toEqual([
      'http://localhost:4001',
      'http://127.0.0.1:4001',
    ]);
    expect(readSettings(live).paymentOrigins).toEqual([]);
    const given = { ...live, PAYMENT_ORIGINS: 'http://localhost:4000' };
    expect(readSettings(given).paymentOrigins).toEqual(['http://localhost:4000']);
  });

  it('lets forms lead to the sandbox where browsers reach it, wherever it is switched on', () => {
    const BACKEND_PUBLIC_URL = 'https://pay.demo.example/begin';
    const hosted = { SHOP_MODE: 'demo', SHOP_DOMAINS: 'de=https://demo.example', BACKEND_PUBLIC_URL };
    expect(readSettings(hosted).paymentOrigins).toEqual(['https://pay.demo.example']);
    expect(readSettings({ ...hosted, PAYMENT_SANDBOX: 'off' }).paymentOrigins).toEqual([]);
    const live = { SHOP_DOMAINS: EVERY_DOMAIN, SHOP_CLIENT_SECRET: 's'.repeat(32), BACKEND_PUBLIC_URL };
    expect(readSettings(live).paymentOrigins).toEqual([]);
    expect(readSettings({ ...live, PAYMENT_SANDBOX: 'on' }).paymentOrigins).toEqual(['https://pay.demo.example']);
  });

  it('never repeats a secret', () => {
    expect(refusal({ SHOP_CLIENT_SECRET: 'hunter2' })).not.toContain('hunter2');
    expect(refusal({ BACKEND_URL: 'http://user:hunter2@backend:4000' })).not.toContain('hunter2');
  });

  it('takes a Redis for shared pages, with TLS or without, and repeats no password', () => {
    for (const url of ['redis://127.0.0.1:6379/0', 'rediss://user:hunter2@cache.example'])
      expect(readSettings({ CACHE_URL: url }).cacheUrl).toBe(url);
    for (const wrong of ['http://user:hunter2@cache', 'redis:hunter2', 'redis:///0', 'hunter2']) {
      expect(() => readSettings({ CACHE_URL: wrong })).toThrow(/CACHE_URL.*redis:/);
      expect(() => readSettings({ CACHE_URL: wrong })).not.toThrow(/hunter2/);
    }
  });

  it.each(['0', '65535'])('takes port %s', (port) => {
    expect(readSettings({ PORT: port }).port).toBe(Number(port));
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '' }).port).toBe(3000);
  });

  it('needs its addresses and its secret when it is meant in earnest', () => {
    const domains = { SHOP_DOMAINS: EVERY_DOMAIN };
    const secret = { SHOP_CLIENT_SECRET: 's'.repeat(32) };
    expect(refusal({ SHOP_MODE: 'production', ...secret })).toMatch(/^Setting SHOP_DOMAINS: must be set/);
    expect(refusal(domains)).toMatch(/^Setting SHOP_CLIENT_SECRET: must be set/);
    expect(readSettings({ ...domains, ...secret }).shopClient).toEqual({
      id: 'shop-host',
      secret: secret.SHOP_CLIENT_SECRET,
    });
    expect(refusal({ ...domains, SHOP_MODE: 'demo' })).toBe('accepted');
    const some = { SHOP_DOMAINS: 'de=https://shop.example,at=https://shop.example.at,ch=https://shop.example.ch' };
    expect(refusal({ ...some, ...secret })).toMatch(/^Setting SHOP_DOMAINS: has no address for .*b2b, b2b-en/);
    expect(refusal({ ...some, SHOP_MODE: 'demo' })).toBe('accepted');
  });

  it('shows no traces as a live shop, however its process was started; a demonstration does while it is developed', () => {
    const live = { SHOP_DOMAINS: EVERY_DOMAIN, SHOP_CLIENT_SECRET: 's'.repeat(32) };
    for (const NODE_ENV of ['', 'development', 'production'])
      expect(readSettings({ ...live, NODE_ENV }).isProduction).toBe(true);
    expect(readSettings({}).isProduction).toBe(false);
    expect(readSettings({ NODE_ENV: 'production' }).isProduction).toBe(true);
  });
});
