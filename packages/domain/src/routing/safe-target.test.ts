import { describe, expect, it } from 'vitest';
import { MAX_TARGET_LENGTH, safeTarget } from './safe-target.ts';

const own = ['shop.example', 'de.localhost:3000'];

describe('safeTarget', () => {
  it.each([
    ['/', '/'],
    ['/cat/1/', '/cat/1/'],
    ['/search/?q=a&oq=b#x', '/search/?q=a&oq=b#x'],
    ['/search/?next=http://other.example/', '/search/?next=http://other.example/'],
    ['/search/?q=100%', '/search/?q=100%'],
    ['/search/#//x', '/search/#//x'],
    ['/caf%C3%A9/', '/caf%C3%A9/'],
    ['https://shop.example/cat/1/', 'https://shop.example/cat/1/'],
    ['http://de.localhost:3000/x', 'http://de.localhost:3000/x'],
    ['HTTPS://SHOP.example/x', 'HTTPS://SHOP.example/x'],
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example?a=b', 'https://shop.example/?a=b'],
    ['https://shop.example#a', 'https://shop.example/#a'],
  ])('follows %s', (raw, target) => {
    expect(safeTarget(raw, own)).toBe(target);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/x\\y',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example\\@shop.example/',
    'https://shop.example:8443/',
    'https://de.localhost/',
    'https://shop.example//evil.example',
    'https://shop.example/%2f%2fevil',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    // Found by a law: an escape that cannot be decoded hid the one that can.
    '/%5c%zz',
    '/.//evil.example',
    '/x/..//evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    '/\n/evil.example',
    '/x\r\nSet-Cookie: a=b',
    '/x%0d%0aSet-Cookie:%20a=b',
    '/x?y=%0d%0a',
    '/x%00',
    ' /x',
    '/x\u{2028}y',
    'x',
    'evil.example',
    '?q=x',
    '#x',
    '',
  ])('does not follow %j', (raw) => {
    expect(safeTarget(raw, own)).toBeUndefined();
  });

  it.each([undefined, null, 1, {}, ['/x']])('does not follow what is no text: %j', (raw) => {
    expect(safeTarget(raw, own)).toBeUndefined();
  });

  it('takes 2048 characters and no more', () => {
    expect(MAX_TARGET_LENGTH).toBe(2_048);
    const longest = `/${'x'.repeat(2_047)}`;
    expect(safeTarget(longest, own)).toBe(longest);
    expect(safeTarget(`${longest}x`, own)).toBeUndefined();
  });
});
