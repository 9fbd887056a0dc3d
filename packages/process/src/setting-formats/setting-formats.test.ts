import { describe, expect, it } from 'vitest';
import {
  baseAddress,
  brandName,
  misleadingDomain,
  noOwnAddress,
  origins,
  ownAddress,
  secret,
  shopDomains,
  wholeNumber,
} from './index.ts';

describe('formats of settings', () => {
  it('read the origin of each storefront', () => {
    expect(shopDomains.parse('de=https://Shop.example/, en=https://en.shop.example:8443')).toEqual(
      new Map([
        ['de', 'https://shop.example'],
        ['en', 'https://en.shop.example:8443'],
      ]),
    );
  });

  it.each([
    '',
    'de',
    'de=',
    'de=shop.example',
    'de=ftp://shop.example',
    'li=https://shop.example',
    'de=https://shop.example/de',
    'de=https://shop.example/?',
    'de=https://shop.example/#top',
    'de=https://user@shop.example',
    'de=https://user:password@shop.example',
    'de=https://shop.example?a=b',
    'de=https://shop.example,',
    'de=https://shop.example,de=https://other.example',
  ])('refuse %j for the origins of storefronts', (value) => {
    expect(shopDomains.safeParse(value).success).toBe(false);
  });

  it.each([
    [
      'b2b=https://schools.shop.example',
      'schools.shop.example would open the storefront de; a host of b2b must contain the word "educational".',
    ],
    [
      'de=https://educational.example',
      'educational.example would open the storefront b2b; a host of de must not contain the word "educational".',
    ],
    [
      'en=https://english.shop.example',
      'english.shop.example would open the storefront de; a host of en must begin with "en.".',
    ],
    [
      'de=https://en.shop.example',
      'en.shop.example would open the storefront en; a host of de must not begin with "en.".',
    ],
    ['at=https://shop.at,ch=https://shop.ch', undefined],
    ['at=https://shop.at,ch=https://ch.shop.at', undefined],
    [
      'at=https://at.shop.ch,ch=https://shop.ch',
      'at.shop.ch would open the storefront ch; a host of at must not contain "shop.ch", the host of ch.',
    ],
  ])('say of %s what the host lacks', (value, line) => {
    const said = misleadingDomain(shopDomains.parse(value));
    expect(said).toBe(line === undefined ? undefined : `Setting SHOP_DOMAINS: ${line}`);
  });

  it('read an address that paths are added to', () => {
    expect(baseAddress.parse('http://127.0.0.1:4000//')).toBe('http://127.0.0.1:4000');
    expect(baseAddress.parse('https://shop.example/backend/')).toBe('https://shop.example/backend');
    for (const wrong of ['backend:4000', 'http://a/?', 'http://a/#b', 'http://user:password@a', ''])
      expect(baseAddress.safeParse(wrong).success, wrong).toBe(false);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'shop-1.internal'])(
    'take %s for an interface',
    (host) => {
      expect(ownAddress.parse(host)).toBe(host);
    },
  );

  it.each(['999.1.1.1', '127.0.0.256', '[::1]', '127.0.0.1:4000', 'http://127.0.0.1', ' 127.0.0.1', '10.0.0.0/8', ''])(
    'do not take "%s" for one',
    (host) => {
      expect(ownAddress.safeParse(host).success).toBe(false);
    },
  );

  it.each([
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'Setting HOST: this computer has no address shop.internal.'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'Setting HOST: this computer has no address shop.internal.'],
    [{ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }, 'Setting HOST: this computer has no address shop.internal.'],
    [{ code: 'EADDRINUSE', syscall: 'listen' }, undefined],
    [{ code: 'EACCES', syscall: 'listen' }, undefined],
  ])('say of an interface that listening fails at with %j: %s', (error, line) => {
    expect(noOwnAddress(Object.assign(new Error(error.code), error), 'shop.internal')).toBe(line);
  });

  it('read origins, numbers, names and secrets', () => {
    expect(origins.parse('https://a.example/x, http://b.example:8080')).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ]);
    expect(origins.safeParse('https://a.example,').success).toBe(false);
    const number = wholeNumber(2, 9, 5);
    expect([number.parse(undefined), number.parse('2'), number.parse('9')]).toEqual([5, 2, 9]);
    for (const wrong of ['1', '10', '2.5', ' 3', '']) expect(number.safeParse(wrong).success, wrong).toBe(false);
    expect(brandName.parse(` ${'x'.repeat(60)} `)).toBe('x'.repeat(60));
    for (const wrong of [' ', 'x'.repeat(61)]) expect(brandName.safeParse(wrong).success).toBe(false);
    expect([secret.safeParse('x'.repeat(31)).success, secret.safeParse('x'.repeat(32)).success]).toEqual([false, true]);
  });
});
