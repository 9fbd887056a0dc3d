import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import {
  COMMENT_MAX_LENGTH,
  isSameListName,
  LIST_DESCRIPTION_MAX_LENGTH,
  LIST_ENTRIES_MAX,
  LIST_NAME_MAX_LENGTH,
  parseComment,
  parseListDescription,
  parseListName,
} from './list-limits.ts';
import { freeListName, mergedQuantity, mergeLists, mergesIntoOne } from './list-merge.ts';

const PENCIL = String.fromCodePoint(0x270f);
const SATCHEL = String.fromCodePoint(0x1f392);

describe('texts of a list', () => {
  it.each([
    ['name', parseListName, LIST_NAME_MAX_LENGTH],
    ['comment', parseComment, COMMENT_MAX_LENGTH],
    ['description', parseListDescription, LIST_DESCRIPTION_MAX_LENGTH],
  ] as const)('a %s has at most its number of characters, an emoji being one', (_what, parse, maximum) => {
    for (const character of ['a', SATCHEL, PENCIL]) {
      for (const count of [maximum - 1, maximum])
        expect(parse(character.repeat(count))._unsafeUnwrap()).toBe(character.repeat(count));
      expect(parse(character.repeat(maximum + 1))._unsafeUnwrapErr()).toBe('too-long');
    }
  });

  it('a name is one line without white space around it, and not empty; a description may be empty', () => {
    expect(parseListName('  Klasse\n 3b ')._unsafeUnwrap()).toBe('Klasse 3b');
    expect(parseListName(' \t\n')._unsafeUnwrapErr()).toBe('required');
    expect(parseComment('   ')._unsafeUnwrapErr()).toBe('required');
    expect([parseListName('\u200b'), parseComment('\u200b')].map((read) => read._unsafeUnwrapErr())).toEqual([
      'required',
      'required',
    ]);
    expect(parseComment(' a\nb ')._unsafeUnwrap()).toBe('a\nb');
    expect(parseListDescription('  ')._unsafeUnwrap()).toBe('');
  });

  it('capitals do not make another name', () => {
    expect(isSameListName('Klasse 3B', 'klasse 3b')).toBe(true);
    expect(isSameListName('Klasse 3b', 'Klasse 3c')).toBe(false);
  });
});

describe('laws of the merge at login', () => {
  const entries = fc.uniqueArray(
    fc.record({
      itemId: fc.constantFrom('a', 'b', 'c', 'd').map(brandId<ItemId>),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ itemId }) => itemId },
  );

  it('nothing is lost, each item is there once, and of the same item the larger quantity stays', () => {
    fc.assert(
      fc.property(entries, entries, (own, brought) => {
        const merged = mergeLists(own, brought);
        const most = new Map<string, number>();
        for (const { itemId, quantity } of [...own, ...brought])
          most.set(itemId, Math.max(quantity, most.get(itemId) ?? 0));
        expect(new Map(merged.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual(most);
        expect(merged).toHaveLength(most.size);
        expect(merged.slice(0, own.length).map(({ itemId }) => itemId)).toEqual(own.map(({ itemId }) => itemId));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it.each([
    [1, 2, 2],
    [2, 2, 2],
    [3, 2, 3],
  ])('of %d and %d pieces in two entries of one item %d stay', (one, other, stay) => {
    expect(mergedQuantity(one, other)).toBe(stay);
  });

  it('merging the same list again changes nothing', () => {
    fc.assert(
      fc.property(entries, entries, (own, brought) => {
        const merged = mergeLists(own, brought);
        expect(mergeLists(merged, brought)).toEqual(merged);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('two lists at login that are too long for one', () => {
  const items = (count: number, from = 0) =>
    Array.from({ length: count }, (_none, index) => ({ itemId: brandId<ItemId>(`${from + index}`), quantity: 1 }));

  it.each([
    ['just below the limit', LIST_ENTRIES_MAX - 2, 1, true],
    ['at the limit', LIST_ENTRIES_MAX - 1, 1, true],
    ['above it', LIST_ENTRIES_MAX, 1, false],
  ])('become one as long as that holds 500 entries: %s', (_where, own, brought, isOne) => {
    expect(LIST_ENTRIES_MAX).toBe(500);
    expect(mergesIntoOne(items(own), items(brought, own))).toBe(isOne);
  });

  it('what both have counts once', () => {
    expect(mergesIntoOne(items(LIST_ENTRIES_MAX), items(LIST_ENTRIES_MAX))).toBe(true);
  });

  it('a name that is too long for the number behind it loses its end', () => {
    for (const name of ['x'.repeat(80), '😀'.repeat(80), `${'x'.repeat(77)} yz`, 'x'.repeat(79)]) {
      const second = freeListName(name, [name]);
      const third = freeListName(name, [name, second]);
      expect([second, third].map((free) => parseListName(free)._unsafeUnwrap())).toEqual([second, third]);
      expect([second.slice(-2), third.slice(-2)]).toEqual([' 2', ' 3']);
    }
    expect(freeListName(`${'x'.repeat(77)} yz`, [`${'x'.repeat(77)} yz`])).toBe(`${'x'.repeat(77)} 2`);
  });

  it.each([
    [[], 'Merkliste'],
    [['merkliste'], 'Merkliste 2'],
    [['Merkliste', 'Merkliste 2', 'Merkliste 4'], 'Merkliste 3'],
  ])('the second one is called as no other list is: beside %j', (taken, name) => {
    expect(freeListName('Merkliste', taken)).toBe(name);
    expect(parseListName(freeListName('Merkliste', taken))._unsafeUnwrap()).toBe(name);
  });
});
