import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aPart } from '../../test/builders/a-part.ts';
import {
  another,
  asOf,
  type Draft,
  giveWay,
  joinClassSet,
  nameBetter,
  startDraft,
  varies,
  wishesOf,
  withTraits,
} from './drafts.ts';
import { CLASS_SET } from './in-packs.ts';
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

const IN_PACKS: Trait = { kind: 'unit', value: 'pack' };
const IN_CLASS_SETS: Trait = { kind: 'unit', value: CLASS_SET };
const BRAND: Trait = { kind: 'brand', value: 'uhu' };

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

  it('are no set where packs of them are counted', () => {
    expect(counts({ article: 'felt-tips', quantity: 6, traits: [IN_PACKS] })).toEqual([6]);
  });

  it.each([
    ['the set itself', { article: CLASS_SET }],
    ['what is in one', { traits: [IN_CLASS_SETS] }],
    ['coloured pencils in one', { article: 'felt-tips', traits: [IN_CLASS_SETS] }],
  ])('are one set for a class from ten on: %s', (_what, changes) => {
    expect(counts({ ...changes, quantity: 9 })).toEqual([9]);
    expect(counts(changes)).toEqual([1]);
    expect(wishesOf(draft({ ...changes, quantity: 10 }))).toMatchObject([
      { quantity: 1, traits: expect.arrayContaining([{ kind: 'pack', value: '10' }]) },
    ]);
  });

  it('say no unit where they say what a pack holds', () => {
    const ten: Trait = { kind: 'pack', value: '10' };
    expect(wishesOf(draft({ traits: [IN_PACKS, ten] }))[0]?.traits).toEqual([ten]);
    expect(wishesOf(draft({ traits: [IN_PACKS] }))[0]?.traits).toEqual([IN_PACKS]);
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
    const part = aPart({ isEach: true, traits: [RED], words: ['x'] });
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

  it('keeps what only its brand or words like "klein" say of it', () => {
    const said = startDraft(aPart({ brand: BRAND, traits: [A4], implied: [A4], isInPacks: true }), 'pencil');
    expect(said).toMatchObject({ brand: BRAND, implied: [A4], traits: [A4, IN_PACKS] });
    expect(startDraft(aPart(), 'pencil')).not.toHaveProperty('brand');
    expect(startDraft(aPart(), 'pencil')).not.toHaveProperty('implied');
  });
});

describe('what only a word meant', () => {
  const small = (): Draft => draft({ traits: [RED, A5], implied: [A5] });
  const after = (current: Draft, traits: readonly Trait[], implied: readonly Trait[] = []) => {
    giveWay(current, { traits: [...traits], implied });
    return current.traits;
  };

  it('gives way to what is said of it behind', () => {
    expect(after(small(), [A4])).toEqual([RED]);
    expect(after(small(), [BLUE])).toEqual([RED, A5]);
    expect(after(small(), [])).toEqual([RED, A5]);
  });

  it('does not give way to what only a word means again, nor does what was said', () => {
    expect(after(small(), [A4], [A4])).toEqual([RED, A5]);
    expect(after(draft({ traits: [RED, A5] }), [A4])).toEqual([RED, A5]);
  });
});

describe('a name behind a brand', () => {
  const uhu = (changes: Partial<Draft> = {}): Draft =>
    draft({ article: 'liquid-glue', traits: [RED, A5], implied: [A5], brand: BRAND, ...changes });

  it('takes the place of what the brand said, with what is said of it', () => {
    const current = uhu();
    expect(nameBetter(current, aPart({ traits: [A4], isInPacks: true }), 'glue-stick')).toBe(true);
    expect(current).toMatchObject({ article: 'glue-stick', traits: [RED, BRAND, A4, IN_PACKS] });
    expect(current).not.toHaveProperty('brand');
    expect(current).not.toHaveProperty('quantity');
  });

  it('says how many, unless it was said before', () => {
    const countOf = (current: Draft, part: Partial<Part>) => {
      nameBetter(current, aPart(part), 'glue-stick');
      return current.quantity;
    };
    expect(countOf(uhu(), { quantity: 2, leading: 3 })).toBe(2);
    expect(countOf(uhu(), { leading: 3 })).toBe(3);
    expect(countOf(uhu({ quantity: 4 }), { quantity: 2 })).toBe(4);
  });

  it('is no better one where no brand stood there, or another one does', () => {
    expect(nameBetter(undefined, aPart(), 'glue-stick')).toBe(false);
    const [plain, branded] = [draft(), uhu()];
    expect(nameBetter(plain, aPart(), 'glue-stick')).toBe(false);
    expect(nameBetter(branded, aPart({ brand: { kind: 'brand', value: 'pritt' } }), 'glue-stick')).toBe(false);
    expect([plain, branded]).toStrictEqual([draft(), uhu()]);
  });
});

describe('a set for a class and what is in it', () => {
  const join = (current: Draft, part: Partial<Part>, isInside = false) =>
    joinClassSet(current, aPart(part), isInside) ? [current.article, current.quantity, ...current.traits] : undefined;
  const set = { article: CLASS_SET };

  it('are one thing behind each other, where so many are in one, or no number says that they are two', () => {
    expect(join(draft({ traits: [RED] }), set)).toEqual(['flat-file', undefined, RED, IN_CLASS_SETS]);
    expect(join(draft({ quantity: 10 }), set)).toEqual(['flat-file', 10, IN_CLASS_SETS]);
    expect(join(draft({ quantity: 9 }), set)).toBeUndefined();
    expect(join(draft(), { ...set, quantity: 2 })).toEqual(['flat-file', 2, IN_CLASS_SETS]);
    expect(join(draft({ quantity: 24 }), { ...set, quantity: 2 })).toBeUndefined();
  });

  it('are one thing in brackets, whatever their numbers are', () => {
    expect(join(draft({ quantity: 2 }), { ...set, quantity: 3, traits: [A4] }, true)).toEqual([
      ...['flat-file', 2, A4],
      IN_CLASS_SETS,
    ]);
    expect(join(draft(set), { article: 'scissors', traits: [RED] }, true)).toEqual([
      ...['scissors', undefined, RED],
      IN_CLASS_SETS,
    ]);
    expect(join(draft(set), { article: 'scissors' })).toBeUndefined();
  });

  it('are not one thing where neither of them is a set, or both are, or one is not known', () => {
    for (const isInside of [true, false]) {
      expect(join(draft(), { article: 'scissors' }, isInside)).toBeUndefined();
      expect(join(draft(set), set, isInside)).toBeUndefined();
      expect(join(draft(set), {}, isInside)).toBeUndefined();
      const { article: _article, ...unknown } = draft();
      expect(join(unknown, set, isInside)).toBeUndefined();
    }
  });
});

describe('one more of a kind', () => {
  it('has the traits of the one before it but for those that it says itself', () => {
    const before = draft({ words: ['x'], quantity: 2, traits: [RED, A4] });
    expect(another(before, aPart({ traits: [BLUE], isInPacks: true }), undefined)).toStrictEqual({
      article: 'flat-file',
      words: ['x'],
      isEach: false,
      traits: [A4, BLUE, IN_PACKS],
      variations: [],
      quantity: 2,
    });
    expect(another(before, aPart({ isEach: true }), 3)).toMatchObject({ quantity: 3, isEach: true });
    expect(another({ ...before, isEach: true }, aPart(), 3).isEach).toBe(true);
    const { article: _article, ...unknown } = draft();
    const more = another(unknown, aPart(), undefined);
    expect([Object.keys(more).includes('article'), Object.keys(more).includes('quantity')]).toEqual([false, false]);
  });
});
