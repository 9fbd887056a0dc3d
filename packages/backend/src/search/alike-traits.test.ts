import { expect, it } from 'vitest';
import { alikeTraits } from './alike-traits.ts';

it.each([
  ['linkshänder', ['links']],
  ['violett', ['lila']],
  ['weiß', ['white']],
])('whoever looks for what means the same as "%s" finds it', (word, alike) => {
  expect(alikeTraits([word, 'schere'])).toEqual(expect.arrayContaining(alike));
});

it.each(['breit', 'fein', 'papier', 'schere', ''])('"%s" says something else of each thing', (word) => {
  expect(alikeTraits([word])).toEqual([]);
});

it('names no word that is there', () => {
  expect(alikeTraits(['violett', 'lila'])).not.toContain('lila');
  expect(alikeTraits([])).toEqual([]);
});
