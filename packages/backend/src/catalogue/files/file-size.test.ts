import { expect, it } from 'vitest';
import { fileSizeText } from './file-size.ts';

it.each([
  [1, '1 KB'],
  [1_499, '1 KB'],
  [1_500, '2 KB'],
  [999_499, '999 KB'],
  [999_500, '1,0 MB'],
  [1_250_000, '1,3 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSizeText(bytes, 'de')).toBe(words);
});

it('has the decimal sign of the language', () => {
  expect(fileSizeText(1_200_000, 'en')).toBe('1.2 MB');
});
