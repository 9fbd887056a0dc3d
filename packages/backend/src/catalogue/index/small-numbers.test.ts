import { describe, expect, it } from 'vitest';
import { smallNumbers } from './small-numbers.ts';

describe('numbers in little memory', () => {
  it.each([
    [256, 255, Uint8Array],
    [257, 256, Uint16Array],
    [65_536, 65_535, Uint16Array],
    [65_537, 65_536, Int32Array],
  ])('below %i: up to %i', (bound, highest, kind) => {
    const numbers = smallNumbers(bound, [0, highest]);
    expect(numbers).toBeInstanceOf(kind);
    expect(Array.from(numbers)).toEqual([0, highest]);
  });
});
