import type { CookieJar } from '@tornister/application/ports';
import { describe, expect, it } from 'vitest';
import {
  createDocumentCookieJar,
  createRequestCookieJar,
  formatCookie,
  parseCookieHeader,
} from '../src/cookies/index.ts';

const fakePage = (): Pick<Document, 'cookie' | 'location'> => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
    location: { protocol: 'https:' } as Location,
  };
};

const describeCookieJar = (name: string, make: () => CookieJar): void => {
  describe(`${name} keeps the contract of a cookie jar`, () => {
    it('reads back what was set, special characters included', () => {
      const jar = make();
      jar.set('cartId', 'a;b=c ü', {});
      expect(jar.get('cartId')).toBe('a;b=c ü');
    });
    it('knows no cookie that was removed', () => {
      const jar = make();
      jar.set('cartId', '1', {});
      jar.remove('cartId');
      expect(jar.get('cartId')).toBeUndefined();
    });
    it('removes cookies by what their names begin with, and no others', () => {
      const jar = make();
      for (const name of ['BZ_AB_1', 'BZ_AB_2', 'BZ_A', 'cartId']) jar.set(name, '1', {});
      jar.removeAll('BZ_AB_');
      expect(['BZ_AB_1', 'BZ_AB_2', 'BZ_A', 'cartId'].map((name) => jar.get(name))).toEqual([
        undefined,
        undefined,
        '1',
        '1',
      ]);
    });
    it('knows no cookie that was never set', () => {
      expect(make().get('other')).toBeUndefined();
    });
  });
};

describeCookieJar('the page', () => createDocumentCookieJar(fakePage()));
describeCookieJar('the request', () => createRequestCookieJar('', { secure: true }));

describe('request cookie jar', () => {
  it('hides a secret from scripts and sends it on https only', () => {
    const jar = createRequestCookieJar('', { secure: true });
    jar.setSecret('X-JWT', 'token', { maxAgeSeconds: 60 });
    expect(jar.headers()).toEqual(['X-JWT=token; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure']);
  });
  it('sets nothing when nothing changed', () => {
    expect(createRequestCookieJar('cartId=1', { secure: false }).headers()).toEqual([]);
  });
  it('sends one header for a cookie that changed twice', () => {
    const jar = createRequestCookieJar('cartId=1', { secure: false });
    jar.set('cartId', '2', {});
    jar.remove('cartId');
    expect(jar.headers()).toEqual([formatCookie('cartId', '', { maxAgeSeconds: 0 })]);
  });
});

describe('parseCookieHeader', () => {
  it('takes the first of two cookies with one name', () => {
    expect(parseCookieHeader('a=1; a=2').get('a')).toBe('1');
  });
  it('leaves a broken escape as it is', () => {
    expect(parseCookieHeader('a=%E0%A4%A').get('a')).toBe('%E0%A4%A');
  });
  it('passes over parts without a name', () => {
    expect([...parseCookieHeader('; =x; b=2')]).toEqual([['b', '2']]);
  });
});
