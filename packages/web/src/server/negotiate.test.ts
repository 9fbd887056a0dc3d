// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { encodingFor, hasSameTag } from './negotiate.ts';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['gzip ; q=0.00, br ; q=0.00', 'identity'],
    ['br; q=0 , gzip; q=0 , deflate', 'identity'],
    ['gzip;q=0.1, br;q=0', 'gzip'],
    ['br;q=0.01', 'br'],
    ['', 'identity'],
    ['deflate', 'identity'],
  ])('answers %j with %s', (accepts, encoding) => {
    expect(encodingFor(accepts)).toBe(encoding);
  });
});

describe('hasSameTag', () => {
  it('finds the tag among several', () => {
    expect(hasSameTag('W/"a", W/"b"', 'W/"b"')).toBe(true);
  });
  it('knows another tag and a missing header', () => {
    expect(hasSameTag('W/"a"', 'W/"b"')).toBe(false);
    expect(hasSameTag(undefined, 'W/"b"')).toBe(false);
  });
});
