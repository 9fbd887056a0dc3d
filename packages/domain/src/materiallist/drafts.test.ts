import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { asOf, type Draft, startDraft, varies, wishesOf, withTraits } from './drafts.ts';
import type { Part } from './part.ts';
import type { Trait } from './traits.ts';

const RED: Trait = { kind: 'colour', value: 'red' };
const BLUE: Trait = { kind: 'colour', value: 'blue' };
const A4: Trait = { kind: 'format', value: 'A4' };
const A5: Trait = { kind: 'format', value: 'A5' };
const LINED: Trait = { kind: 'pattern', value: 'lined' };
const SQUARED: Trait = { kind: 'pattern', value: 'squared' };
const MARGIN: Trait = { kind: 'margin', value: 'yes' };
const RULED: Trait = { kind: 'ruling', value: '25' };
const WOOD: Trait = { kind: 'material', value: 'wood' };

const draft = (changes: Partial<Draft> = {}): Draft => ({
  article: 'flat-file',
  words: [],
  isEach: false,
  traits: [],
  variations: [],
  ...changes,
});

describe('traits with others in their place', () => {
  it('keep those of another kind', () => {
    expect(withTraits([RED, A4], [BLUE])).toEqual([A4, BLUE]);
    expect(withTraits([RED, A4], [])).toEqual([RED, A4]);
  });

  it('lose pattern, lineature and margin to another lineature or pattern, and a margin to a margin alone', () => {
    expect(withTraits([RED, LINED, MARGIN], [RULED])).toEqual([RED, RULED]);
    expect(withTraits([RED, RULED, MARGIN], [SQUARED])).toEqual([RED, SQUARED]);
    expect(withTraits([LINED, RULED], [MARGIN])).toEqual([LINED, RULED, MARGIN]);
  });
});

describe('what varies', () => {
  it('is another value of what was said before, of what things of one line differ in', () => {
    expect(varies([RED], [BLUE])).toBe(true);
    expect(varies([RED], [RED])).toBe(false);
    expect(varies([RED, BLUE], [BLUE])).toBe(false);
    expect(varies([A4], [BLUE])).toBe(false);
    expect(varies([A4], [BLUE, A5])).toBe(true);
    expect(varies([WOOD], [{ ...WOOD, value: 'metal' }])).toBe(false);
    expect(varies([], [BLUE])).toBe(false);
    // The same number of another kind is another value.
    const sized: Trait = { kind: 'number', value: '8' };
    expect(varies([sized, { kind: 'ruling', value: '4' }], [{ kind: 'ruling', value: '8' }])).toBe(true);
  });

  it.each(['colour', 'number', 'hardness', 'ruling', 'pattern', 'format', 'thickness', 'length', 'shape'] as const)(
    'may be the %s',
    (kind) => {
      expect(varies([{ kind, value: '1' }], [{ kind, value: '2' }])).toBe(true);
    },
  );
});

describe('the things that a draft stands for', () => {
  const counts = (changes: Partial<Draft>) => wishesOf(draft(changes)).map(({ quantity }) => quantity);

  it('are one piece where none are counted', () => {
    expect(wishesOf(draft())).toStrictEqual([{ article: 'flat-file', words: [], quantity: 1, traits: [] }]);
    const { article: _article, ...unknown } = draft({ words: ['Zauberstab'], typo: { written: 'a', read: 'b' } });
    expect(wishesOf(unknown)).toStrictEqual([
      { words: ['Zauberstab'], quantity: 1, traits: [], typo: { written: 'a', read: 'b' } },
    ]);
  });

  it('share the pieces, the first ones have what is over, and each has one at least', () => {
    const variations = [[BLUE], [RED]];
    expect([1, 2, 3, 4, 5, 6].map((quantity) => counts({ quantity, variations }))).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 1],
      [2, 2, 2],
    ]);
    expect(counts({ quantity: 4, isEach: true, variations })).toEqual([4, 4, 4]);
  });

  it('have each trait once', () => {
    expect(wishesOf(draft({ traits: [RED, A4, RED, BLUE] }))[0]?.traits).toEqual([RED, A4, BLUE]);
    const twelve = (['number', 'pack'] as const).map((kind): Trait => ({ kind, value: '12' }));
    expect(wishesOf(draft({ traits: twelve }))[0]?.traits).toEqual(twelve);
  });

  it.each(['coloured-pencils', 'felt-tips', 'wax-crayons'])('are one set of six %s and more', (article) => {
    expect(counts({ article, quantity: 5 })).toEqual([5]);
    expect(wishesOf(draft({ article, quantity: 5 }))[0]?.traits).toEqual([]);
    for (const quantity of [6, 7])
      expect(wishesOf(draft({ article, quantity, traits: [RED] }))).toMatchObject([
        { quantity: 1, traits: [RED, { kind: 'pack', value: String(quantity) }] },
      ]);
  });

  it('are no set where they vary, nor of other things', () => {
    expect(counts({ article: 'felt-tips', quantity: 6, traits: [RED], variations: [[BLUE]] })).toEqual([3, 3]);
    expect(counts({ article: 'pencil', quantity: 12 })).toEqual([12]);
    const { article: _article, ...unknown } = draft({ quantity: 12 });
    expect(wishesOf(unknown)[0]?.quantity).toBe(12);
  });

  it('law: are together as many as were counted, where there are enough for all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(200), (ways, more) => {
        const variations = Array.from({ length: ways - 1 }, () => [BLUE]);
        const shares = counts({ quantity: ways + more, variations });
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(ways + more);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('a cover', () => {
  it('is wanted as often as its book, in its format, unless it says so itself', () => {
    const cover = draft({ article: 'book-cover' });
    asOf(cover, [draft({ quantity: 2, traits: [A5] }), draft({ quantity: 3, traits: [RED, A4] })], true);
    expect(cover).toMatchObject({ quantity: 3, traits: [A4], implied: [A4] });
    const own = draft({ quantity: 1, traits: [BLUE, A5] });
    asOf(own, [draft({ quantity: 3, traits: [A4] })], true);
    expect(own).toMatchObject({ quantity: 1, traits: [BLUE, A5] });
    const alone = draft({ traits: [BLUE] });
    asOf(alone, [draft({ traits: [RED] })], true);
    asOf(alone, [], true);
    expect(alone).toStrictEqual(draft({ traits: [BLUE] }));
  });

  it.each([
    ['beside its book it is wanted once', undefined, [draft({ quantity: 3, traits: [A4] })], [undefined, A4]],
    ['of as many books of one format', 3, [draft({ traits: [A4] }), draft({ quantity: 2, traits: [A4] })], [3, A4]],
    ['more covers are for other books too', 3, [draft({ quantity: 2, traits: [A5] }), draft({ traits: [A4] })], [3]],
  ] as const)('%s', (_what, count, books, expected) => {
    const cover = draft(count === undefined ? {} : { quantity: count });
    asOf(cover, books, false);
    expect([cover.quantity, ...cover.traits]).toEqual(expected);
  });
});

describe('what a part of a line begins', () => {
  it('is its thing, with all that it says', () => {
    const part: Part = { isEach: true, traits: [RED], words: ['x'], numbers: [], hasRemark: false, implied: [] };
    expect(startDraft(part, undefined)).toStrictEqual({ words: ['x'], isEach: true, traits: [RED], variations: [] });
    const full = { ...part, quantity: 2, typo: { written: 'a', read: 'b' } };
    expect(startDraft(full, 'pencil')).toStrictEqual({
      article: 'pencil',
      words: ['x'],
      quantity: 2,
      isEach: true,
      traits: [RED],
      variations: [],
      typo: { written: 'a', read: 'b' },
    });
  });
});
