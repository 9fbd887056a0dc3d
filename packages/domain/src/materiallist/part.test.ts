import { describe, expect, it } from 'vitest';
import { aPart } from '../../test/builders/a-part.ts';
import { addQuantity, counted, countOf, isCount, isOnlyNumber, type Part, settled } from './part.ts';
import { RULINGS, type Trait } from './traits.ts';

const said = (changes: Partial<Part>, known?: string) => {
  const { quantity, traits } = settled(aPart(changes), known);
  return [quantity, ...traits.map(({ kind, value }) => `${kind}=${value}`)];
};
const RED: Trait = { kind: 'colour', value: 'red' };

describe('how many', () => {
  it('are whole pieces from 1 to 500', () => {
    expect([-1, 0, 1, 2, 499, 500, 501, 1.5, Number.NaN].map(isCount)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are what stands before the thing, or else behind it, and what is said with a sign counts first', () => {
    expect(said({ article: 'ruler', leading: 3 })).toEqual([3]);
    expect(said({ article: 'ruler', numbers: [3] })).toEqual([3]);
    expect(said({ article: 'ruler', leading: 2, numbers: [3] })).toEqual([2]);
    expect(said({ article: 'ruler', quantity: 4, leading: 2, numbers: [3] })).toEqual([4]);
    expect(said({ article: 'ruler', leading: 501, numbers: [3] })).toEqual([3]);
    expect(said({ article: 'ruler', numbers: [501] })).toEqual([undefined]);
    expect(said({ leading: 3 }, 'ruler')).toEqual([3]);
    // Without a thing of its own a number behind says nothing yet.
    expect(said({ numbers: [3] }, 'ruler')).toEqual([undefined]);
  });

  it('are not the sizes of a brush', () => {
    expect(said({ article: 'brush', numbers: [8, 10] })).toEqual([undefined, 'number=8', 'number=10']);
    expect(said({ numbers: [8] }, 'brush')).toEqual([undefined, 'number=8']);
    expect(said({ leading: 4, numbers: [8] }, 'brush')).toEqual([undefined, 'number=4', 'number=8']);
    // With more than a number in the part it is how many.
    expect(said({ article: 'brush', leading: 4 })).toEqual([4]);
    expect(said({ words: ['Zebra'], leading: 4 }, 'brush')).toEqual([4]);
    expect(said({ traits: [RED], leading: 4 }, 'brush')).toEqual([4, 'colour=red']);
  });

  it('are not the number of a model, from 30 on', () => {
    const brand: Trait = { kind: 'brand', value: 'stabilo' };
    for (const article of ['permanent-marker', 'calculator', 'fineliner'])
      expect([29, 30, 31].map((number) => said({ article, numbers: [number] })[0])).toEqual([29, undefined, undefined]);
    expect([29, 30].map((number) => said({ article: 'felt-tips', traits: [brand], numbers: [number] })[0])).toEqual([
      29,
      undefined,
    ]);
    expect(said({ article: 'felt-tips', traits: [RED], numbers: [30] })[0]).toBe(30);
  });
});

describe('the number that a part says', () => {
  it('is said in words or with a sign, else before the thing, else first behind it, if it can be how many', () => {
    expect(countOf(aPart({ quantity: 2, leading: 3, numbers: [4] }))).toBe(2);
    expect(countOf(aPart({ leading: 3, numbers: [4] }))).toBe(3);
    expect(countOf(aPart({ numbers: [4, 5] }))).toBe(4);
    expect(countOf(aPart({ leading: 501, numbers: [4] }))).toBe(4);
    expect(countOf(aPart({ numbers: [501, 5] }))).toBeUndefined();
    expect(countOf(aPart())).toBeUndefined();
  });

  it('is its quantity once it is counted', () => {
    expect(counted(aPart({ leading: 3 }))).toStrictEqual(aPart({ leading: 3, quantity: 3 }));
    expect(counted(aPart())).toStrictEqual(aPart());
  });

  it('is how many pieces, and a second one is what a pack holds, if it is more than one', () => {
    const added = (...numbers: readonly number[]) => {
      const one = aPart();
      for (const number of numbers) addQuantity(one, number);
      return [one.quantity, ...one.traits.map(({ kind, value }) => `${kind}=${value}`)];
    };
    expect(added(3)).toEqual([3]);
    expect(added(3, 1)).toEqual([3]);
    expect(added(3, 2)).toEqual([3, 'pack=2']);
    expect(added(501, 3)).toEqual([3]);
    expect(added(3, 501)).toEqual([3]);
  });

  it('stands alone where neither a thing, a trait nor a word is beside it', () => {
    expect(isOnlyNumber(aPart({ leading: 2 }))).toBe(true);
    expect(isOnlyNumber(aPart({ article: 'ruler' }))).toBe(false);
    expect(isOnlyNumber(aPart({ traits: [RED] }))).toBe(false);
    expect(isOnlyNumber(aPart({ words: ['x'] }))).toBe(false);
  });
});

describe('what a number means for a thing', () => {
  it('is the colours of a paint box, of which there are 6, 12 or 24', () => {
    expect(said({ article: 'paint-box', numbers: [6] })).toEqual([undefined, 'colours=6']);
    expect(said({ article: 'paint-box', numbers: [12, 24] })).toEqual([undefined, 'colours=12', 'colours=24']);
    expect(said({ article: 'paint-box', numbers: [5] })).toEqual([5]);
    expect(said({ article: 'ruler', numbers: [12] })).toEqual([12]);
  });

  it('is what a set for a class holds, once it is said how many sets', () => {
    expect(said({ article: 'ruler', isInClassSets: true, quantity: 2, numbers: [24] })).toEqual([2, 'pack=24']);
    expect(said({ article: 'ruler', isInClassSets: true, numbers: [24] })).toEqual([24]);
    expect(said({ article: 'ruler', quantity: 2, numbers: [24] })).toEqual([2]);
  });

  it('is the parts of dividers, unless packs are counted, and the cards of index cards', () => {
    const ten: Trait = { kind: 'pack', value: '10' };
    expect(said({ article: 'dividers', traits: [ten] })).toEqual([undefined, 'parts=10']);
    expect(said({ traits: [ten] }, 'dividers')).toEqual([undefined, 'parts=10']);
    expect(said({ article: 'dividers', traits: [ten], isInPacks: true })).toEqual([undefined, 'pack=10']);
    expect(said({ article: 'dividers', traits: [RED] })).toEqual([undefined, 'colour=red']);
    expect(said({ article: 'ruler', traits: [ten] })).toEqual([undefined, 'pack=10']);
    const sheets: Trait = { kind: 'sheets', value: '100' };
    expect(said({ article: 'index-cards', traits: [sheets] })).toEqual([undefined, 'pack=100']);
    expect(said({ article: 'copy-paper', traits: [sheets] })).toEqual([undefined, 'sheets=100']);
    expect(said({ article: 'index-cards', traits: [RED] })).toEqual([undefined, 'colour=red']);
  });

  it('is a format, but of a pencil its hardness', () => {
    const b2: Trait = { kind: 'format', value: 'B2' };
    expect(said({ article: 'pencil', traits: [b2] })).toEqual([undefined, 'hardness=2B']);
    expect(said({ article: 'exercise-book', traits: [b2] })).toEqual([undefined, 'format=B2']);
    expect(said({ article: 'pencil', traits: [{ kind: 'format', value: 'A4' }] })).toEqual([undefined, 'format=A4']);
    expect(said({ article: 'pencil', traits: [{ kind: 'brand', value: 'B2' }] })).toEqual([undefined, 'brand=B2']);
  });

  it('is a lineature of a book, with what it stands for', () => {
    const number: Trait = { kind: 'number', value: '25' };
    expect(said({ article: 'exercise-book', traits: [number] })).toEqual([
      undefined,
      'ruling=25',
      'pattern=lined',
      'margin=yes',
    ]);
    expect(said({ traits: [number] }, 'exercise-book')).toHaveLength(4);
    expect(said({ article: 'exercise-book', traits: [{ kind: 'number', value: '40' }] })).toEqual([
      undefined,
      'number=40',
    ]);
    expect(said({ article: 'exercise-book', traits: [{ kind: 'number', value: 'toString' }] })).toEqual([
      undefined,
      'number=toString',
    ]);
    expect(said({ article: 'book-cover', traits: [number] })).toEqual([undefined, 'number=25']);
    expect(said({ traits: [number] })).toEqual([undefined, 'number=25']);
    expect(said({ traits: [{ kind: 'colours', value: '25' }] }, 'exercise-book')).toEqual([undefined, 'colours=25']);
  });

  it('is a lineature wherever it is called one, also one that nobody knows', () => {
    expect(said({ traits: [{ kind: 'ruling', value: '1' }] })).toEqual([undefined, 'ruling=1', 'pattern=primary']);
    expect(said({ traits: [{ kind: 'ruling', value: '40' }] })).toEqual([undefined, 'ruling=40']);
    expect(said({ traits: [{ kind: 'ruling', value: 'toString' }] })).toEqual([undefined, 'ruling=toString']);
  });

  it('is the hardness of a pencil as America numbers it', () => {
    expect(said({ article: 'pencil', traits: [{ kind: 'number', value: '2' }] })).toEqual([undefined, 'hardness=HB']);
    expect(said({ article: 'pencil', traits: [{ kind: 'number', value: '3' }, RED] })).toEqual([
      undefined,
      'colour=red',
    ]);
    expect(said({ article: 'ruler', traits: [{ kind: 'number', value: '2' }] })).toEqual([undefined, 'number=2']);
    expect(said({ article: 'pencil', traits: [{ kind: 'length', value: '2' }] })).toEqual([undefined, 'length=2']);
  });

  it.each([
    ['0', 'primary', undefined],
    ['4', 'primary', undefined],
    ['7', 'squared', undefined],
    ['20', 'blank', undefined],
    ['21', 'lined', undefined],
    ['22', 'squared', undefined],
    ['25', 'lined', 'yes'],
    ['26', 'squared', 'yes'],
    ['27', 'lined', 'double'],
    ['28', 'squared', 'double'],
  ])('lineature %s is %s, with the margin %s', (number, pattern, margin) => {
    expect(RULINGS.get(number)).toEqual([
      { kind: 'pattern', value: pattern },
      ...(margin === undefined ? [] : [{ kind: 'margin', value: margin }]),
    ]);
  });
});

describe('what the first part of a compound word says', () => {
  const implied: readonly Trait[] = [{ kind: 'pattern', value: 'squared' }];

  it('holds where nothing else is said of its kind', () => {
    expect(said({ article: 'exercise-book', implied })).toEqual([undefined, 'pattern=squared']);
    expect(said({ article: 'exercise-book', implied, traits: [RED] })).toEqual([
      undefined,
      'colour=red',
      'pattern=squared',
    ]);
    expect(said({ article: 'exercise-book', implied, traits: [{ kind: 'pattern', value: 'lined' }] })).toEqual([
      undefined,
      'pattern=lined',
    ]);
    // A lineature says the pattern, too.
    expect(said({ article: 'exercise-book', implied, traits: [{ kind: 'ruling', value: '21' }] })).toEqual([
      undefined,
      'ruling=21',
      'pattern=lined',
    ]);
  });

  it('is what the last one of a kind says, the name of the thing', () => {
    const lined: Trait = { kind: 'pattern', value: 'lined' };
    const wide: Trait = { kind: 'format', value: 'A4' };
    expect(said({ article: 'exercise-book', implied: [lined, wide, ...implied] })).toEqual([
      ...[undefined, 'format=A4'],
      'pattern=squared',
    ]);
    expect(settled(aPart({ implied: [lined, ...implied] }), undefined).implied).toEqual(implied);
    expect(settled(aPart({ implied, traits: [lined] }), undefined).implied).toEqual([]);
  });
});
