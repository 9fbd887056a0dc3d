// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const BASE = 'http://de.localhost:3000';

describe('pageAddress (K10)', () => {
  it.each([
    ['/cat/1/?p=2', `${BASE}/cat/1/?p=2`],
    ['//evil.example/x', `${BASE}//evil.example/x`],
    ['/\\\\evil.example/x', `${BASE}///evil.example/x`],
    ['http://evil.example/search/?q=heft', `${BASE}/search/?q=heft`],
    ['a:@evil.example/x', `${BASE}/@evil.example/x`],
    ['a:b', `${BASE}/b`],
    ['*', `${BASE}/`],
  ])('%s is %s', (target, address) => {
    expect(pageAddress(target, BASE).href).toBe(address);
  });

  it('stays in the shop whatever the request line holds', () => {
    fc.assert(
      fc.property(fc.string(), (target) => {
        expect(pageAddress(target, BASE).origin).toBe(BASE);
      }),
    );
  });
});
