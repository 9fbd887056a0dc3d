import { describe, expect, it } from 'vitest';
import { isIdempotencyKey, parsePostedKey } from './idempotency-key.ts';

const long = (length: number): string => 'k'.repeat(length);

describe('the key of a request', () => {
  it('has 8 to 100 letters, digits and separators', () => {
    expect([7, 8, 100, 101].map((length) => isIdempotencyKey(long(length)))).toEqual([false, true, true, false]);
    expect(['a-b_c.d:1', 'a b c d e', 'abcdefg/', 'schlüssel', 'abcdefgh\n'].map(isIdempotencyKey)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the key that a form was given', () => {
  it('has 8 to 60 letters and digits, so that the request may name a part of the form behind it', () => {
    expect([7, 8, 60, 61].map((length) => parsePostedKey(long(length)) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['a-b_c-d1', 'abcdefgh.1', ' abcdefgh', 'abcdefgh ', ''].map(parsePostedKey)).toEqual([
      'a-b_c-d1',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
