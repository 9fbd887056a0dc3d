import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlacedNumber } from './index.ts';

describe('the number of a placed order', () => {
  it('is read from what is typed, spaces around it or not', () => {
    expect(parsePlacedNumber('2600017')).toBe(2_600_017);
    expect(parsePlacedNumber(' 2600017\t')).toBe(2_600_017);
  });

  it.each(['', ' ', '1x', 'x1', '2600 017', '-1', '1.5', '1e5', '1234567890', '٣'])('is not %j', (written) => {
    expect(parsePlacedNumber(written)).toBeUndefined();
  });

  it('is the same number as soon as it is written down', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        expect(parsePlacedNumber(String(number))).toBe(number);
      }),
    );
  });
});
