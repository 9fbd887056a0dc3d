import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_STAFF_EMAIL, readSettings } from './settings.ts';
import { SCHEMA } from './settings-schema.ts';

describe('readSettings', () => {
  it('needs nothing to be set, and takes an empty variable for one that is not', () => {
    expect(readSettings({ BACKEND_PORT: '' })).toMatchObject({
      port: 4000,
      catalogueProducts: 2400,
      logLevel: 'info',
      isProduction: false,
      isOperationListEnforced: false,
      publicUrl: 'http://localhost:4000',
    });
  });

  it('answers only published operations in production, unless told otherwise', () => {
    expect(readSettings({ NODE_ENV: 'production' }).isOperationListEnforced).toBe(true);
    expect(readSettings({ NODE_ENV: 'production', OPERATION_LIST: 'off' }).isOperationListEnforced).toBe(false);
  });

  it('keeps its schema to itself as a live shop, however its process was started', () => {
    for (const NODE_ENV of ['', 'development', 'production'])
      expect(readSettings({ ...LIVE, NODE_ENV })).toMatchObject({ isProduction: true, isOperationListEnforced: true });
    expect(readSettings({ ...LIVE, NODE_ENV: 'development', OPERATION_LIST: 'off' })).toMatchObject({
      isProduction: true,
      isOperationListEnforced: false,
    });
  });

  it.each([
    [
      'BACKEND_PORT',
      '65536',
      'Setting BACKEND_PORT: "65536" is not allowed; allowed is a whole number from 0 to 65535.',
    ],
    ['BACKEND_PORT', '-1', 'Setting BACKEND_PORT: "-1" is not allowed; allowed is a whole number from 0 to 65535.'],
    [
      'CATALOGUE_PRODUCTS',
      '0',
      'Setting CATALOGUE_PRODUCTS: "0" is not allowed; allowed is a whole number from 1 to 100000.',
    ],
    [
      'BRAND_ID',
      'Acme GmbH',
      'Setting BRAND_ID: "Acme GmbH" is not allowed; allowed is the id of the house brand, of the letters a to z, digits and hyphens, like betzold.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'Setting LOG_LEVEL: "loud" is not allowed; allowed is fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      'SHOP_BASE_URLS',
      'ftp://shop.example',
      'Setting SHOP_BASE_URLS: "ftp://shop.example" is not allowed; allowed is addresses like https://shop.example,https://shop.example.at.',
    ],
  ])('says in one line what is wrong with %s and what is allowed', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  it('takes the highest port and the largest catalogue', () => {
    expect(readSettings({ BACKEND_PORT: '65535', CATALOGUE_PRODUCTS: '100000' })).toMatchObject({
      port: 65_535,
      catalogueProducts: 100_000,
    });
  });

  it('sends mails by the name of the shop, from the seller or an address of its own', () => {
    const seller = JSON.stringify(SELLER);
    expect(readSettings({ SELLER: seller })).toMatchObject({ brandName: 'Tornister', mailFrom: SELLER.email });
    expect(readSettings({ SELLER: seller, BRAND_NAME: 'Lernladen', MAIL_FROM: 'orders@shop.example' })).toMatchObject({
      brandName: 'Lernladen',
      mailFrom: 'orders@shop.example',
    });
    expect(() => readSettings({ MAIL_FROM: 'nobody' })).toThrow(
      'Setting MAIL_FROM: "nobody" is not allowed; allowed is an e-mail address like orders@shop.example.',
    );
  });

  it('never repeats a secret in its message', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:hunter2@host/x' })).toThrow(
      /^Setting DATABASE_URL: its value is not allowed/,
    );
    expect(() => readSettings({ JWT_SECRET: 'short' })).toThrow(/^Setting JWT_SECRET: its value/);
  });

  it('takes a Redis for shared pages, with TLS or without, and repeats no password', () => {
    for (const url of ['redis://127.0.0.1:6379/0', 'rediss://user:hunter2@cache.example'])
      expect(readSettings({ CACHE_URL: url }).cacheUrl).toBe(url);
    for (const wrong of ['http://user:hunter2@cache', 'redis:hunter2', 'redis:///0', 'hunter2']) {
      expect(() => readSettings({ CACHE_URL: wrong })).toThrow(/CACHE_URL.*redis:/);
      expect(() => readSettings({ CACHE_URL: wrong })).not.toThrow(/hunter2/);
    }
  });

  it('takes several read replicas, and only beside the database that they copy', () => {
    const [one, other] = ['postgres://reader:hunter2@one/shop', 'postgres://reader:hunter2@other:5433/shop'];
    const given = { DATABASE_URL: 'postgres://shop@main/shop', DATABASE_READ_URL: `${one}, ${other}` };
    expect(readSettings(given)).toMatchObject({ databaseReadUrls: [one, other], databaseReadMaxLagMs: 5_000 });
    expect(() => readSettings({ DATABASE_READ_URL: one })).toThrow(/^Setting DATABASE_READ_URL: .*DATABASE_URL/);
    for (const wrong of [`${one},`, `${one},mysql://root:hunter2@host/x`])
      expect(() => readSettings({ ...given, DATABASE_READ_URL: wrong })).toThrow(
        /^Setting DATABASE_READ_URL: its value is not allowed/,
      );
    expect(readSettings({ ...given, DATABASE_READ_MAX_LAG_MS: '2000' }).databaseReadMaxLagMs).toBe(2_000);
    expect(() => readSettings({ ...given, DATABASE_READ_MAX_LAG_MS: '1999' })).toThrow(
      /^Setting DATABASE_READ_MAX_LAG_MS/,
    );
  });

  it('reads the store of pictures, and repeats nothing of its key when it is wrong', () => {
    const address = 's3+https://id:hunter2@s3.example/bucket?region=eu-1';
    expect(readSettings({ PICTURES_URL: address }).pictures).toEqual({
      address: 'https://s3.example/bucket',
      key: { id: 'id', secret: 'hunter2', region: 'eu-1' },
    });
    expect(() => readSettings({ PICTURES_URL: 's3://id:hunter2@s3.example/bucket' })).toThrow(
      /^Setting PICTURES_URL: its value is not allowed/,
    );
  });

  it('is a demonstration as long as every address is one of this computer', () => {
    const demo = { shopMode: 'demo', hasDemoCatalogue: true, hasDemoAccounts: true, hasPaymentSandbox: true };
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ ...demo, outboxPages: 'loopback' });
    expect(readSettings({ SHOP_DOMAINS: 'de=http://de.localhost:3000,at=http://127.0.0.1:3000' })).toMatchObject(demo);
    expect(readSettings(LIVE).shopMode).toBe('production');
  });

  it('has nothing of a demonstration in production that was not switched on by name', () => {
    expect(readSettings(LIVE)).toMatchObject({
      hasDemoCatalogue: false,
      hasDemoAccounts: false,
      hasPaymentSandbox: false,
      outboxPages: 'none',
      host: '127.0.0.1',
    });
    const switchedOn = { DEMO_CATALOGUE: 'on', DEMO_ACCOUNTS: 'on', PAYMENT_SANDBOX: 'on', OUTBOX_PAGES: 'on' };
    const { SMTP_URL: _, ...withoutMail } = LIVE;
    expect(readSettings({ ...withoutMail, ...switchedOn, BACKEND_PUBLIC_URL: 'https://pay.example' })).toMatchObject({
      hasDemoCatalogue: true,
      hasDemoAccounts: true,
      hasPaymentSandbox: true,
      outboxPages: 'open',
      publicUrl: 'https://pay.example',
    });
  });

  it.each([
    'SHOP_DOMAINS',
    'SMTP_URL',
    'SELLER',
    'STAFF_EMAIL',
    'BANK_ACCOUNTS',
    'SHOP_CLIENT_SECRET',
    'JWT_SECRET',
    'PAYMENT_SECRET',
  ])('does not start in production without %s, and says so in one line', (name) => {
    const { [name]: _, ...others } = LIVE;
    expect(() => readSettings({ SHOP_MODE: 'production', ...others })).toThrow(
      new RegExp(`^Setting ${name}: must be set with SHOP_MODE=production, because [^\\n]+$`),
    );
  });

  it('publishes no review by itself in a live shop, and after five minutes in a demonstration', () => {
    const minutesOf = (environment: Readonly<Record<string, string>>) =>
      readSettings(environment).reviewsPublishedAfterMinutes;
    const set = (minutes: string) => minutesOf({ REVIEWS_PUBLISHED_AFTER_MINUTES: minutes });
    expect([minutesOf(LIVE), minutesOf({}), set(''), set('never')]).toEqual([undefined, 5, 5, undefined]);
    expect([set('1'), set('10080')]).toEqual([1, 10_080]);
    for (const wrong of ['0', '10081', 'soon'])
      expect(() => set(wrong)).toThrow('allowed is never, or a whole number of minutes from 1 to 10080.');
  });

  it('leaves open whatever may be left open', () => {
    const optional = Object.entries(SCHEMA.shape).filter(([, schema]) => schema instanceof z.ZodOptional);
    expect(optional.map(([name]) => name)).toContain('REVIEWS_PUBLISHED_AFTER_MINUTES');
    for (const [name, schema] of optional) expect(schema.parse(undefined), name).toBeUndefined();
  });

  it('tells the staff of a live shop at its own address, and of a demonstration at one that its outbox shows', () => {
    expect(readSettings(LIVE).staffEmail).toBe('staff@shop.example');
    expect(readSettings({}).staffEmail).toBe(DEMO_STAFF_EMAIL);
    expect(readSettings({ STAFF_EMAIL: 'me@shop.example' }).staffEmail).toBe('me@shop.example');
  });

  it('never leads browsers to this computer for a payment sandbox that is public', () => {
    expect(() => readSettings({ ...LIVE, PAYMENT_SANDBOX: 'on' })).toThrow(/^Setting BACKEND_PUBLIC_URL: must be set/);
  });

  it('names on invoices who is set, and refuses a seller whom a law would miss something of', () => {
    expect(readSettings(LIVE).seller).toEqual({ ...SELLER, managingDirectors: [], taxNumbers: {} });
    expect(readSettings({}).seller.name).toBe('Tornister Schulbedarf GmbH');
    for (const part of Object.keys(SELLER)) {
      expect(() => readSettings({ ...LIVE, SELLER: JSON.stringify({ ...SELLER, [part]: ' ' }) }), part).toThrow(
        new RegExp(`^Setting SELLER: "${part}" is not allowed; allowed is JSON like `),
      );
    }
  });

  it.each([
    [
      'names every field that is missing',
      { SELLER: { ...SELLER, contact: undefined, register: undefined } },
      '"contact", "register" are missing',
    ],
    ['names a field that it does not know', { SELLER: { ...SELLER, vatid: 'DE1' } }, '"vatid" is not a field of it'],
    [
      'names an entry within a field',
      { SELLER: { ...SELLER, taxNumbers: { CH: '' } } },
      '"taxNumbers.CH" is not allowed',
    ],
    ['takes no text for JSON', { SELLER: 'Shop GmbH' }, 'its value is not allowed'],
    [
      'names the part of an account that is missing',
      { BANK_ACCOUNTS: { de: { iban: 'DE02120300000000202051' } } },
      '"de.holder" is missing',
    ],
    [
      'names the part of an account that is wrong',
      { BANK_ACCOUNTS: { de: { holder: 'x', iban: 'DE1' } } },
      '"de.iban" is not allowed',
    ],
    [
      'names what is no part of an account, in one line',
      { BANK_ACCOUNTS: { de: { holder: 'x', iban: 'DE02120300000000202051', 'a\nb': 1 } } },
      '"de.a\\nb" is not a field of it',
    ],
    ['names the store of a price', { PRIME_PRICES: { de: 99 } }, '"de" is not allowed'],
  ])('of a setting that is JSON %s, and repeats no value', (_title, settings, what) => {
    const [[name, value] = ['', {}]] = Object.entries(settings);
    expect(() => readSettings({ ...LIVE, [name]: typeof value === 'string' ? value : JSON.stringify(value) })).toThrow(
      `Setting ${name}: ${what}; allowed is JSON like {`,
    );
  });

  it.each([
    'de=https://shop.example/deutsch',
    'xx=https://shop.example',
    'https://shop.example',
    'de=https://a.example,de=https://b.example',
  ])('refuses SHOP_DOMAINS=%s, as the shop host does', (domains) => {
    expect(() => readSettings({ ...LIVE, SHOP_DOMAINS: domains })).toThrow(/^Setting SHOP_DOMAINS: .* is not allowed/);
  });

  it('refuses a host that opens another storefront, as the shop host does', () => {
    expect(() =>
      readSettings({ ...LIVE, SHOP_DOMAINS: 'de=https://shop.example,b2b=https://schools.example' }),
    ).toThrow(
      'Setting SHOP_DOMAINS: schools.example would open the storefront de; a host of b2b must contain the word "educational".',
    );
  });

  it('leads back to the addresses of SHOP_DOMAINS, and in a demonstration to the port of the shop', () => {
    expect(readSettings(LIVE).shopBaseUrls).toEqual(['https://shop.example', 'https://shop.example.at']);
    expect(readSettings({ PORT: '3911' }).shopBaseUrls).toEqual(['http://localhost:3911']);
  });
});

const SELLER = {
  name: 'Shop GmbH',
  street: 'Weg 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'shop@shop.example',
  contact: 'Service',
  phone: '+49 30 1',
  register: 'Amtsgericht Berlin, HRB 1',
  vatId: 'DE123456789',
};

/** A shop that is meant in earnest. */
const LIVE: Readonly<Record<string, string>> = {
  SHOP_DOMAINS: 'de=https://shop.example,at=https://shop.example.at',
  SMTP_URL: 'smtp://mail.example',
  SELLER: JSON.stringify(SELLER),
  STAFF_EMAIL: 'staff@shop.example',
  BANK_ACCOUNTS: '{}',
  SHOP_CLIENT_SECRET: 'c'.repeat(32),
  JWT_SECRET: 'j'.repeat(32),
  PAYMENT_SECRET: 'p'.repeat(32),
};
