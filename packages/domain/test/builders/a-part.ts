import type { Part } from '../../src/materiallist/part.ts';

/** A part of a material list's line; say only what matters to the test. */
export const aPart = (changes: Partial<Part> = {}): Part => ({
  isEach: false,
  traits: [],
  words: [],
  numbers: [],
  hasRemark: false,
  implied: [],
  ...changes,
});
