import { expect, it } from 'vitest';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { isPackUnknown } from './pack-fit.ts';
import { createNameReader } from './read-name.ts';

it.each([
  ['4 Trennblätter', 'Register A4, 12-teilig', true],
  ['2 Register', 'Register A4, 5-teilig', true],
  ['1 Register', 'Register A4, 12-teilig', false],
  ['2 Register A4 12-teilig', 'Register A4, 12-teilig', false],
  ['4 Trennblätter', 'Trennblätter, A4, 100 Stück', false],
  ['4 Trennblätter', 'Trennblätter, A4', false],
])('nobody knows how many packs %j are of %j: %s', (words, name, isUnknown) => {
  const wish = readMaterialList(words, schoolLexicon()).wishes[0]?.wish;
  const { traits } = createNameReader(schoolLexicon()).read(name);
  expect(wish && isPackUnknown(wish, traits)).toBe(isUnknown);
});
