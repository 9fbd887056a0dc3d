// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthOf, parsedJson } from './json-text.ts';

const depthByReading = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((inner) => depthByReading(inner)))
    : 0;

describe('how deep a text is nested', () => {
  it('is what reading it would find, also with brackets and quotes in texts', () => {
    const texts = fc.constantFrom('[', ']', '{', '}', '"', '\\', '\\"', 'a');
    const json = fc.oneof(
      fc.json(),
      fc.array(fc.array(texts)).map((all) => JSON.stringify(all)),
    );
    fc.assert(
      fc.property(json, (text) => {
        expect(depthOf(text)).toBe(depthByReading(JSON.parse(text)));
      }),
    );
  });

  it.each([
    ['', 0],
    ['1', 0],
    ['[]', 1],
    ['[[],[]]', 2],
    ['{"a":{"b":[1]}}', 3],
    ['[[[', 3],
    [']]][', 0],
    ['"[[["', 0],
    ['"\\"[["', 0],
    ['"\\\\"[', 1],
  ])('of %j is %i', (text, depth) => {
    expect(depthOf(text)).toBe(depth);
  });
});

describe('parsedJson', () => {
  it('reads JSON, and makes nothing of anything else', () => {
    expect(parsedJson('{"a":[1]}')).toEqual({ a: [1] });
    expect([parsedJson(''), parsedJson('{'), parsedJson('<p>')]).toEqual([undefined, undefined, undefined]);
  });
});
