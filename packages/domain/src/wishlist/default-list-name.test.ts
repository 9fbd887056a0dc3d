import { describe, expect, it } from 'vitest';
import { defaultListName, shownListName } from './index.ts';

const SCHOOL = { isB2b: true, language: 'de' } as const;
const made = { name: 'Merkliste', isDefault: true, version: 1 };

describe('the name of the default list (spec 3 §2)', () => {
  it.each([
    [false, 'de', 'Merkliste'],
    [false, 'en', 'Wish list'],
    [true, 'de', 'Merkkorb'],
    [true, 'en', 'Saved basket'],
  ] as const)('is the word of the edition (business: %s) and language %s: %s', (isB2b, language, name) => {
    expect(defaultListName({ isB2b, language })).toBe(name);
    for (const stored of ['Merkliste', 'Wish list', 'Merkkorb', 'Saved basket'])
      expect(shownListName({ ...made, name: stored }, { isB2b, language })).toBe(name);
  });

  it.each([
    ['was given another name', { name: 'Klasse 3b' }],
    ['was given this one', { version: 2 }],
    ['is not the default', { isDefault: false }],
  ])('stays where the list %s', (_what, changes) => {
    const list = { ...made, ...changes };
    expect(shownListName(list, SCHOOL)).toBe(list.name);
  });
});
