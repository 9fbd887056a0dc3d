import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { piecesInBasket } from '../catalogue/quantity-rules.ts';
import { articleOf } from './article-of.ts';
import { type ClassListEntryDraft, classNameInTitle, parseBrandChoice, parseClassShare } from './class-list.ts';
import {
  CLASS_CHILDREN_MAX,
  CLASS_LIST_ENTRIES_MAX,
  CLASS_LISTS_MAX,
  CLASS_NAME_MAX_LENGTH,
  CLASS_NOTE_MAX_LENGTH,
  CLASS_QUANTITY_MAX,
  CLASS_TITLE_MAX_LENGTH,
  classQuantity,
  classTitle,
  countedClassTitle,
  parseClassListEntry,
  parseClassListHead,
  parseClosingDay,
  type TypedClassListEntry,
} from './limits.ts';
import { headForNextYear, rowsForNextYear } from './next-year.ts';
import { piecesForClass, piecesForFamily, shareOfOrdered } from './pieces.ts';
import {
  isClassListClosed,
  isPromiseSecret,
  keepsPromises,
  openPieces,
  PROMISE_COOKIE,
  PROMISE_COOKIE_S,
  promiseAfter,
} from './promises.ts';
import { NEXT_YEAR_FROM_MONTH, nextSchoolYear, parseSchoolYear, schoolYearOn } from './school-year.ts';

const HEAD = { name: 'Klasse 3b', schoolYear: '2026/27', children: '24', closesOn: '' };
const ENTRY: TypedClassListEntry = {
  title: 'Hausschuhe',
  orderNumber: '',
  quantity: '1',
  per: 'child',
  choice: 'any',
  note: '',
};
const SATCHEL = String.fromCodePoint(0x1f392);

describe('the name of a class behind "class list"', () => {
  it.each([
    ['Klasse 3b', '3b'],
    ['klasse  3b ', '3b'],
    ['Klasse: 3b', '3b'],
    ['Klassenliste Klasse 3b', '3b'],
    ['Class 4', '4'],
    ['Class list 4', '4'],
    ['Year 4', 'Year 4'],
    ['3. Klasse', '3. Klasse'],
    ['Klassenrat 5', 'Klassenrat 5'],
    ['Klasse', 'Klasse'],
    ['Classics', 'Classics'],
  ])('%s: %s', (name, shown) => {
    expect(classNameInTitle(name)).toBe(shown);
  });

  it('is read however often it is said', () => {
    expect(classNameInTitle(`${'Klasse '.repeat(100_000)}3b`)).toBe('3b');
  });
});

describe('the head of a class list', () => {
  it('is taken as it was typed, without white space around it', () => {
    expect(parseClassListHead({ ...HEAD, name: '  Klasse \n 3b ', closesOn: '2026-09-04' })._unsafeUnwrap()).toEqual({
      name: 'Klasse 3b',
      schoolYear: '2026/27',
      children: 24,
      closesOn: '2026-09-04',
    });
    const spaced = { name: 'Klasse 3b', schoolYear: ' 2026/27 ', children: ' 24 ', closesOn: ' \t ' };
    expect(parseClassListHead(spaced)._unsafeUnwrap()).toEqual({
      name: 'Klasse 3b',
      schoolYear: '2026/27',
      children: 24,
    });
    expect(parseClassListHead(HEAD)._unsafeUnwrap()).not.toHaveProperty('closesOn');
  });

  it('tells everything that is wrong at once', () => {
    const wrong = parseClassListHead({ name: ' ', schoolYear: '2026', children: 'viele', closesOn: 'morgen' });
    expect(wrong._unsafeUnwrapErr()).toEqual([
      { field: 'name', message: 'requiredField' },
      { field: 'schoolYear', message: 'vue.classList.error.schoolYear' },
      { field: 'children', message: 'vue.classList.error.children', values: { maximum: CLASS_CHILDREN_MAX } },
      { field: 'closesOn', message: 'vue.classList.error.closesOn' },
    ]);
  });

  it.each([CLASS_NAME_MAX_LENGTH - 1, CLASS_NAME_MAX_LENGTH])('has a name of up to %d characters', (count) => {
    expect(parseClassListHead({ ...HEAD, name: SATCHEL.repeat(count) }).isOk()).toBe(true);
  });
  it('has no longer name', () => {
    const long = parseClassListHead({ ...HEAD, name: SATCHEL.repeat(CLASS_NAME_MAX_LENGTH + 1) })._unsafeUnwrapErr();
    expect(long).toEqual([
      { field: 'name', message: 'vue.classList.error.tooLong', values: { maximum: CLASS_NAME_MAX_LENGTH } },
    ]);
  });

  it.each([
    ['0', false],
    ['1', true],
    [String(CLASS_CHILDREN_MAX - 1), true],
    [String(CLASS_CHILDREN_MAX), true],
    [String(CLASS_CHILDREN_MAX + 1), false],
    ['-1', false],
    ['2,5', false],
    ['99999', false],
  ])('%s children: %s', (children, isTaken) => {
    expect(parseClassListHead({ ...HEAD, children }).isOk()).toBe(isTaken);
  });

  it.each([
    ['2026-09-04', '2026-09-04'],
    ['1999-12-31', undefined],
    ['2000-01-01', '2000-01-01'],
    ['2099-12-31', '2099-12-31'],
    ['2100-01-01', undefined],
    [' 2028-02-29 ', '2028-02-29'],
    ['2027-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['2026-04-31', undefined],
    ['04.09.2026', undefined],
  ])('closes on %s: %s', (typed, day) => {
    expect(parseClosingDay(typed)).toBe(day);
  });
});

describe('school years', () => {
  it.each([
    ['2026/27', '2026/27'],
    [' 2026/2027 ', '2026/27'],
    ['2026-27', '2026/27'],
    ['2026 / 27', '2026/27'],
    ['2026 -2027', '2026/27'],
    ['Schuljahr 2026/27', undefined],
    ['2026/27 neu', undefined],
    ['2026  /27', undefined],
    ['2026/127', undefined],
    ['2099/00', '2099/00'],
    ['2099/2100', '2099/00'],
    ['2100/01', '2100/01'],
    ['2999/00', '2999/00'],
    ['2999/3000', undefined],
    ['1999/2000', undefined],
    ['2026/28', undefined],
    ['2026/26', undefined],
    ['26/27', undefined],
    ['2026', undefined],
  ])('%s is %s', (typed, year) => {
    expect(parseSchoolYear(typed)).toBe(year);
  });

  it('the next one comes from May on, and after each comes the next', () => {
    expect(schoolYearOn({ year: 2026, month: NEXT_YEAR_FROM_MONTH - 1, day: 30 })).toBe('2025/26');
    expect(schoolYearOn({ year: 2026, month: NEXT_YEAR_FROM_MONTH, day: 1 })).toBe('2026/27');
    expect(schoolYearOn({ year: 2026, month: 12, day: 1 })).toBe('2026/27');
    expect(nextSchoolYear('2026/27')).toBe('2027/28');
    expect(nextSchoolYear('2098/99')).toBe('2099/00');
    expect(nextSchoolYear('2099/00')).toBe('2100/01');
    expect(nextSchoolYear('2999/00')).toBe('2999/00');
    expect(nextSchoolYear('irgendwann')).toBe('irgendwann');
  });
});

describe('a row of a class list', () => {
  it('has words, an order number, or both', () => {
    expect(parseClassListEntry(ENTRY)._unsafeUnwrap()).toEqual({ ...ENTRY, quantity: 1 });
    const article = parseClassListEntry({ ...ENTRY, title: ' ', orderNumber: ' 20001 ' })._unsafeUnwrap();
    expect(article).toMatchObject({ title: '', orderNumber: '20001' });
    expect(parseClassListEntry({ ...ENTRY, title: ' ' })._unsafeUnwrapErr()).toEqual([
      { field: 'title', message: 'requiredField' },
    ]);
  });

  it('without a known share or choice is for each child, in any brand', () => {
    const read = parseClassListEntry({ ...ENTRY, per: 'everybody', choice: '' })._unsafeUnwrap();
    expect(read).toMatchObject({ per: 'child', choice: 'any' } satisfies Partial<ClassListEntryDraft>);
    expect([parseClassShare('class'), parseClassShare('x')]).toEqual(['class', undefined]);
    expect([parseBrandChoice('exact'), parseBrandChoice('x')]).toEqual(['exact', undefined]);
  });

  it.each([
    ['title', CLASS_TITLE_MAX_LENGTH],
    ['note', CLASS_NOTE_MAX_LENGTH],
  ] as const)('a %s has at most its number of characters', (field, maximum) => {
    for (const count of [maximum - 1, maximum])
      expect(parseClassListEntry({ ...ENTRY, [field]: 'a'.repeat(count) }).isOk()).toBe(true);
    const errors = parseClassListEntry({ ...ENTRY, [field]: 'a'.repeat(maximum + 1) })._unsafeUnwrapErr();
    expect(errors).toEqual([{ field, message: 'vue.classList.error.tooLong', values: { maximum } }]);
  });

  it.each([
    ['0', false],
    ['1', true],
    [String(CLASS_QUANTITY_MAX - 1), true],
    [String(CLASS_QUANTITY_MAX), true],
    [String(CLASS_QUANTITY_MAX + 1), false],
    ['', false],
    ['1.5', false],
  ])('%s pieces: %s', (quantity, isTaken) => {
    const wrong = parseClassListEntry({ ...ENTRY, quantity }).match(
      () => [],
      (errors) => errors,
    );
    const refusal = {
      field: 'quantity',
      message: 'vue.classList.error.quantity',
      values: { maximum: CLASS_QUANTITY_MAX },
    };
    expect(wrong).toEqual(isTaken ? [] : [refusal]);
  });

  it('tells everything that is wrong with it at once', () => {
    const wrong = parseClassListEntry({
      ...ENTRY,
      title: '',
      note: 'a'.repeat(CLASS_NOTE_MAX_LENGTH + 1),
      quantity: '',
    });
    expect(wrong._unsafeUnwrapErr().map(({ field }) => field)).toEqual(['title', 'note', 'quantity']);
  });

  it('takes quantities and words from elsewhere within its bounds', () => {
    expect([-1, 0, 1, 2.9, 99, 100, 9_998].map(classQuantity)).toEqual([1, 1, 1, 2, 99, 99, 99]);
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(classQuantity)).toEqual([1, 99]);
    const titles = [
      '  3 Hefte\n A5 ',
      '- 2x Bleistift',
      '☐ 12 Stück Farbstifte',
      '10er Pack Taschentücher',
      'Hausschuhe',
      '24',
      '3 pcs. glue',
      '☐ 100 Blatt Kopierpapier',
      '30 cm Lineal',
      '10 x 100 Blatt Papier',
      '2 Blattläuse',
      '12 Farben Wassermalkasten',
      '2 m Schnur',
      '2 m. Hefte',
    ];
    expect(titles.map(classTitle)).toEqual([
      'Hefte A5',
      'Bleistift',
      'Farbstifte',
      '10er Pack Taschentücher',
      'Hausschuhe',
      '24',
      'glue',
      '100 Blatt Kopierpapier',
      '30 cm Lineal',
      '100 Blatt Papier',
      'Blattläuse',
      '12 Farben Wassermalkasten',
      '2 m Schnur',
      'm. Hefte',
    ]);
    expect([...classTitle(SATCHEL.repeat(500))]).toHaveLength(CLASS_TITLE_MAX_LENGTH);
    expect(classTitle(`${'a'.repeat(CLASS_TITLE_MAX_LENGTH - 1)} b`)).toBe('a'.repeat(CLASS_TITLE_MAX_LENGTH - 1));
    expect(['☐ 3 Mappen blau', '- 1 x Mappe', '•'].map(countedClassTitle)).toEqual(['3 Mappen blau', '1 x Mappe', '•']);
  });

  it('law: has words from elsewhere as a row takes them, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const title of [classTitle(text), countedClassTitle(text)]) {
          const row = parseClassListEntry({ ...ENTRY, title, orderNumber: '20001' });
          expect(row._unsafeUnwrap().title).toBe(title);
        }
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is bought as the article that it names, or what takes its place once that is gone', () => {
    const [sold, gone, other] = [{ isForSale: true }, { isForSale: false }, { isForSale: true }];
    expect(articleOf({ item: sold, replacement: other })).toBe(sold);
    expect(articleOf({ item: gone, replacement: other })).toBe(other);
    expect(articleOf({ replacement: other })).toBe(other);
    expect(articleOf({ item: gone })).toBeUndefined();
    expect(articleOf({})).toBeUndefined();
  });

  it('is bought by a family for its child, and by the school for every child', () => {
    expect(piecesForFamily({ quantity: 3, per: 'child' }, 0)).toBe(3);
    expect(piecesForFamily({ quantity: 3, per: 'class' }, 2)).toBe(2);
    expect(piecesForFamily({ quantity: 3, per: 'class' }, 0)).toBe(0);
    expect(piecesForClass({ quantity: 3, per: 'child' }, 24)).toBe(72);
    expect(piecesForClass({ quantity: 3, per: 'class' }, 24)).toBe(3);
  });

  it('comes into the basket in as many pieces as are sold at once', () => {
    const inBasket = [1, 5, 20, 21].map((needed) =>
      piecesInBasket(needed, { minimumOrderQuantity: 5, maxQuantity: 20 }),
    );
    expect(inBasket).toEqual([5, 5, 20, 20]);
    expect(piecesInBasket(5, { minimumOrderQuantity: 5, maxQuantity: 3 })).toBe(0);
  });

  it.each([
    [23, 24, ['23 child']],
    [24, 24, ['1 child']],
    [25, 24, ['25 class']],
    [72, 24, ['3 child']],
    [3, 1, ['3 child']],
    [3, 0, ['3 child']],
    [2, 2, ['1 child']],
    [3, 2, ['3 class']],
    [99, 24, ['99 class']],
    [101, 24, ['4 child', '5 class']],
    [2400, 24, ['99 child', '1 child']],
    [250, 1, ['99 child', '99 child', '52 child']],
    [99, 100, ['99 child']],
    [249, 250, ['99 class', '99 class', '51 class']],
  ] as const)('%s pieces that were ordered for %s children: %j', (pieces, children, rows) => {
    expect(shareOfOrdered(pieces, children).map(({ quantity, per }) => `${quantity} ${per}`)).toEqual(rows);
  });
});

describe('bounds', () => {
  it('an account has room for the classes of a teacher, a list for what a sheet holds', () => {
    expect([CLASS_LISTS_MAX, CLASS_LIST_ENTRIES_MAX]).toEqual([30, 100]);
  });

  it('the secret of a browser lives for a year, under a name that cookies may have', () => {
    expect(PROMISE_COOKIE).toMatch(/^[a-z]+$/i);
    expect([31, 32, 80, 81].map((digits) => isPromiseSecret('a'.repeat(digits)))).toEqual([false, true, true, false]);
    expect(isPromiseSecret(`${'a'.repeat(32)}.`)).toBe(false);
    expect(PROMISE_COOKIE_S).toBe(31_536_000);
  });
});

describe('promises', () => {
  const entry = { quantity: 5, per: 'class' } as const;
  const ask = { entry, byOthers: 0, before: 0, wanted: 1, isClosed: false };

  it('are taken up to what the class needs, and say what is left beyond that', () => {
    expect(promiseAfter({ ...ask, byOthers: 3, wanted: 2 })._unsafeUnwrap()).toBe(2);
    expect(promiseAfter({ ...ask, byOthers: 3, wanted: 3 })._unsafeUnwrapErr()).toEqual({ kind: 'taken', open: 2 });
    expect([openPieces(entry, 3), openPieces(entry, 7), openPieces({ ...entry, per: 'child' }, 0)]).toEqual([2, 0, 0]);
  });

  it('of more than the class needs blame nobody where nobody else has promised any', () => {
    expect(promiseAfter({ ...ask, wanted: 5 })._unsafeUnwrap()).toBe(5);
    expect(promiseAfter({ ...ask, wanted: 6 })._unsafeUnwrapErr()).toEqual({ kind: 'too-many', open: 5 });
    expect(promiseAfter({ ...ask, before: 2, wanted: 6 })._unsafeUnwrapErr()).toEqual({ kind: 'too-many', open: 5 });
    expect(promiseAfter({ ...ask, byOthers: 1, wanted: 6 })._unsafeUnwrapErr()).toEqual({ kind: 'taken', open: 4 });
  });

  it('are taken back and made smaller even where others have promised everything', () => {
    expect(promiseAfter({ ...ask, byOthers: 5, before: 2, wanted: 0 })._unsafeUnwrap()).toBe(0);
    expect(promiseAfter({ ...ask, byOthers: 5, before: 2, wanted: 2 })._unsafeUnwrap()).toBe(2);
    expect(promiseAfter({ ...ask, byOthers: 5, before: 2, wanted: 3 }).isErr()).toBe(true);
  });

  it('are not taken once the list is closed, for what each child brings, or in no number', () => {
    const kindOf = (change: Partial<typeof ask>) => promiseAfter({ ...ask, ...change })._unsafeUnwrapErr().kind;
    expect(kindOf({ isClosed: true })).toBe('closed');
    expect(promiseAfter({ ...ask, entry: { quantity: 5, per: 'child' } })._unsafeUnwrapErr().kind).toBe(
      'not-for-class',
    );
    for (const wanted of [-1, 0.5, Number.NaN]) expect(kindOf({ wanted })).toBe('no-quantity');
  });

  it('end after the closing day, which still counts', () => {
    const today = { year: 2026, month: 9, day: 4 };
    expect(isClassListClosed('2026-09-03', today)).toBe(true);
    expect(isClassListClosed('2026-09-04', today)).toBe(false);
    expect(isClassListClosed('2026-09-05', today)).toBe(false);
    expect(isClassListClosed(undefined, today)).toBe(false);
    for (const none of ['abc', '', '2026', '2020-02-30']) expect(isClassListClosed(none, today)).toBe(false);
  });

  it('keep their place when the row is changed', () => {
    expect(keepsPromises({ quantity: 3, per: 'class' }, 3)).toBe(true);
    expect(keepsPromises({ quantity: 2, per: 'class' }, 3)).toBe(false);
    expect(keepsPromises({ quantity: 9, per: 'child' }, 3)).toBe(false);
    expect(keepsPromises({ quantity: 1, per: 'child' }, 0)).toBe(true);
  });
});

describe('the next year', () => {
  it('has the same class, a year later, without its closing day', () => {
    const head = { name: 'Klasse 3b', schoolYear: '2026/27', children: 24, closesOn: '2026-09-04' };
    expect(headForNextYear(head)).toEqual({ name: 'Klasse 3b', schoolYear: '2027/28', children: 24 });
  });

  it('replaces what is no longer sold, in any brand, and keeps the rest', () => {
    const row = { quantity: 2, per: 'child', choice: 'exact', note: 'blau', title: '' } as const;
    expect(
      rowsForNextYear([
        { ...row, item: 'pen', isSold: true, replacement: 'ink' },
        { ...row, item: 'gone', isSold: false, replacement: 'new' },
        { ...row, item: 'gone', isSold: false },
        { ...row, title: 'Hausschuhe', isSold: false },
      ]),
    ).toStrictEqual([
      { ...row, item: 'pen' },
      { ...row, choice: 'any', item: 'new' },
      { ...row, item: 'gone' },
      { ...row, title: 'Hausschuhe' },
    ]);
  });
});
