import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

describe('a text that shows nothing (spec 3 §5)', () => {
  it.each([
    '',
    ' \t\n',
    '\u00a0',
    '\u200b',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u200d \u200e',
    '\u3164',
    '\u2800',
    '\u0000',
  ])('is %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' .', 'Mia\u200b', '\u0646\u0627\u0645\u0647\u200c\u0627\u06cc', '\u{1f469}\u200d\u{1f692}', '0'])(
    'is not %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});
