import { expect, it } from 'vitest';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { isPackOpen, isPackUnknown, packFit } from './pack-fit.ts';
import { createNameReader } from './read-name.ts';

it.each([
  ['4 Trennblätter', 'Register A4, 12-teilig', true],
  ['2 Register', 'Register A4, 5-teilig', true],
  ['1 Register', 'Register A4, 12-teilig', false],
  ['2 Register A4 12-teilig', 'Register A4, 12-teilig', false],
  ['4 Trennblätter', 'Trennblätter, A4, 100 Stück', false],
  ['4 Trennblätter', 'Trennblätter, A4', false],
  ['2 Locher', 'Locher, 4 Löcher', false],
  ['5 Briefumschläge', 'Briefumschläge, C6', false],
  ['6 Briefumschläge', 'Briefumschläge, C6', true],
  ['6 Briefumschläge', 'Briefumschläge, C6, 25 Stück', false],
  ['6 Bleistifte', 'Bleistift, HB', false],
])('nobody knows how many packs %j are of %j: %s', (words, name, isUnknown) => {
  const wish = readMaterialList(words, schoolLexicon()).wishes[0]?.wish;
  const { traits } = createNameReader(schoolLexicon()).read(name);
  expect(wish && isPackUnknown(wish, traits)).toBe(isUnknown);
});

it('what nobody knows is asked for in no packs, nor what only comes in packs', () => {
  const packs = [{ kind: 'unit', value: 'pack' }] as const;
  for (const wish of [{ traits: packs }, { article: 'chalk', traits: packs }]) {
    expect(packFit(wish, [])).toEqual({ points: 0, missing: [] });
    expect(isPackOpen(wish, [{ traits: [{ kind: 'pack', value: '72' }] }])).toBe(false);
  }
  expect(packFit({ article: 'pencil', traits: packs }, [])).toEqual({ points: 0, missing: ['unit'] });
  expect(isPackOpen({ article: 'pencil', traits: packs }, [{ traits: [{ kind: 'pack', value: '72' }] }])).toBe(true);
});
