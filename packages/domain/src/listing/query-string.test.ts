import { describe, expect, it } from 'vitest';
import { addressWith, firstValue, formatQueryString, parseQueryString } from './query-string.ts';

describe('query strings', () => {
  it('writes spaces as plus and keeps commas readable', () => {
    expect(
      formatQueryString([
        ['q', 'rote stifte'],
        ['filter.c', 'a,b'],
        ['x', 'ä&='],
      ]),
    ).toBe('q=rote+stifte&filter.c=a,b&x=%C3%A4%26%3D');
  });

  it('reads with and without question mark, with and without values', () => {
    expect(parseQueryString('?a=1&b&=c&&d=e=f')).toStrictEqual([
      ['a', '1'],
      ['b', ''],
      ['', 'c'],
      ['d', 'e=f'],
    ]);
    expect(parseQueryString('')).toStrictEqual([]);
    expect(parseQueryString('a=b?c')).toStrictEqual([['a', 'b?c']]);
  });

  it('takes what cannot be decoded as it is', () => {
    expect(parseQueryString('q=100%+x')).toStrictEqual([['q', '100% x']]);
  });

  it('replaces half a surrogate pair', () => {
    expect(formatQueryString([['q', 'a\ud83d']])).toBe('q=a%EF%BF%BD');
    expect(formatQueryString([['q', '😀']])).toBe('q=%F0%9F%98%80');
  });

  it('adds a query only where there is one', () => {
    expect(addressWith('/search/', [])).toBe('/search/');
    expect(addressWith('/search/', [['q', 'x']])).toBe('/search/?q=x');
  });

  it('answers the first value of a name', () => {
    expect(
      firstValue(
        [
          ['a', '1'],
          ['b', '2'],
          ['b', '3'],
        ],
        'b',
      ),
    ).toBe('2');
    expect(firstValue([], 'b')).toBeUndefined();
  });
});
