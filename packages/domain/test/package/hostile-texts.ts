// Texts that make a bad pattern look at the same places again and again: a unit over and over, within a frame that keeps it from matching.

export const UNITS = [
  'a',
  '1',
  ' ',
  '/',
  '//',
  '-',
  '.',
  ',',
  ';',
  '\t',
  '"',
  '<',
  '>',
  '&',
  '=',
  '%',
  '@',
  '\\',
  'x',
  '12345 x 3 ',
  'a.',
  'ä',
  'item',
];
export const FRAMES = [
  ['', ''],
  ['a', '!'],
  ['1', 'x'],
  ['/', '/x'],
] as const;

/** The text of a length. */
export const hostileText =
  (unit: string, [before, after]: readonly [string, string]) =>
  (length: number): string =>
    before + unit.repeat(length / unit.length) + after;
