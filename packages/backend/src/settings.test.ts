import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

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

  it('never repeats a secret in its message', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:hunter2@host/x' })).toThrow(
      /^Setting DATABASE_URL: its value is not allowed/,
    );
    expect(() => readSettings({ JWT_SECRET: 'short' })).toThrow(/^Setting JWT_SECRET: its value/);
  });
});
