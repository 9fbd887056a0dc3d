import { describe, expect, it } from 'vitest';
import { aComment, aListEntry, aListItem, entryId } from '../../testing/a-wishlist.ts';
import { COMMENTS_PREVIEW, commentsPreview, linkify, withComments } from './comments.ts';
import {
  asksToRemoveList,
  changeEntryQuantity,
  comesBackTo,
  ENTRY_UNDO_MS,
  hasAllUndoRows,
  isRemoved,
  removeEntry,
  restoreEntry,
  shownEntries,
  tableOf,
  UNDO_ROWS_MAX,
  type WishlistTable,
} from './entry-list.ts';
import { acceptsQuantity, entryQuantityLimits, orderableQuantity, piecesForBasket } from './entry-quantity.ts';

const [a, b, c] = [aListEntry('a', { quantity: 2 }), aListEntry('b'), aListEntry('c')];
const table = tableOf([a, b, c]);
const shape = (rows: WishlistTable) => rows.map(({ kind, entry }) => (kind === 'shown' ? entry.id : `(${entry.id})`));

describe('wishlist entry (spec 3 §4)', () => {
  it('a removed entry is an undo row at its former position', () => {
    const removed = removeEntry(table, entryId('b'));
    expect(shape(removed)).toEqual(['entry-a', '(entry-b)', 'entry-c']);
    expect(shownEntries(removed)).toEqual([a, c]);
    expect(isRemoved(removed, entryId('b'))).toBe(true);
    expect(isRemoved(removed, entryId('a'))).toBe(false);
  });

  it('that was removed comes back to its place for an hour, and is a new one afterwards', () => {
    expect(ENTRY_UNDO_MS).toBe(3_600_000);
    expect([0, ENTRY_UNDO_MS - 1, ENTRY_UNDO_MS].map((later) => comesBackTo(1_000, 1_000 + later))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is one of 50 undo rows at most', () => {
    const entries = Array.from({ length: UNDO_ROWS_MAX + 1 }, (_none, at) => aListEntry(String(at)));
    const almost = entries.slice(2).reduce((rows, { id }) => removeEntry(rows, id), tableOf(entries));
    expect([UNDO_ROWS_MAX, hasAllUndoRows(tableOf(entries)), hasAllUndoRows(almost)]).toEqual([50, false, false]);
    expect(hasAllUndoRows(removeEntry(almost, entryId('0')))).toBe(true);
  });

  it('restore brings the same product, item and quantity back, under the id that the server gives', () => {
    const restored = restoreEntry(removeEntry(table, entryId('b')), entryId('b'), entryId('b2'));
    expect(shape(restored)).toEqual(['entry-a', 'entry-b2', 'entry-c']);
    expect(shownEntries(restored)[1]).toEqual({ ...b, id: entryId('b2') });
  });

  it('an entry that shows cannot be restored', () => {
    expect(restoreEntry(table, entryId('b'), entryId('b2'))).toEqual(table);
  });

  it('changes the quantity of an entry that shows', () => {
    expect(shownEntries(changeEntryQuantity(table, entryId('b'), 9)).map(({ quantity }) => quantity)).toEqual([
      2, 9, 1,
    ]);
    const removed = removeEntry(table, entryId('b'));
    expect(changeEntryQuantity(removed, entryId('b'), 9)).toEqual(removed);
  });

  it('an empty list that is not the default one asks whether to go', () => {
    const one = tableOf([a]);
    expect(asksToRemoveList({ isDefault: false }, removeEntry(one, entryId('a')))).toBe(true);
    expect(asksToRemoveList({ isDefault: true }, removeEntry(one, entryId('a')))).toBe(false);
    expect(asksToRemoveList({ isDefault: false }, one)).toBe(false);
  });
});

describe('quantities of entries (spec 3 §4 "Quantity field", §9)', () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [2, false],
    [9_998, true],
    [9_999, false],
    [1.5, false],
  ])('a change from 2 to %d is accepted: %s', (wanted, accepted) => {
    expect(acceptsQuantity(table, a, wanted)).toBe(accepted);
  });

  it('an entry in the removed list takes no change', () => {
    expect(acceptsQuantity(removeEntry(table, entryId('a')), a, 1)).toBe(false);
  });

  it('what goes to the cart has at least the minimum and at most the maximum, or what a cart takes', () => {
    const item = aListItem({ minimumOrderQuantity: 5, maxQuantity: 10 });
    expect([4, 5, 10, 11].map((wanted) => orderableQuantity(wanted, item))).toEqual([5, 5, 10, 10]);
    expect([9_998, 9_999, 10_000].map((wanted) => orderableQuantity(wanted, aListItem()))).toEqual([
      9_998, 9_998, 9_998,
    ]);
    expect(orderableQuantity(5, aListItem({ minimumOrderQuantity: 5, maxQuantity: 3 }))).toBe(0);
    expect(orderableQuantity(Number.NaN, aListItem())).toBe(1);
    expect(orderableQuantity(2.9, aListItem())).toBe(2);
  });
});

describe('the pieces of an entry for the basket (spec 3 §8 "Quantity above limit")', () => {
  it('are the minimum at least, one of an item that has none, and more than the maximum where that is wanted', () => {
    const item = aListItem({ minimumOrderQuantity: 5, maxQuantity: 10 });
    expect([0, 4, 5, 11].map((wanted) => piecesForBasket(wanted, item))).toEqual([5, 5, 5, 11]);
    expect(piecesForBasket(0, aListItem({ minimumOrderQuantity: 0 }))).toBe(1);
  });
});

describe('what the quantity of an entry can be changed to', () => {
  it.each([
    [undefined, { minimum: 1, maximum: 9_998 }],
    [9_997, { minimum: 1, maximum: 9_997 }],
    [9_998, { minimum: 1, maximum: 9_998 }],
    [9_999, { minimum: 1, maximum: 9_998 }],
  ])('of an item with the maximum %s', (maxQuantity, limits) => {
    expect(entryQuantityLimits(aListItem(maxQuantity === undefined ? {} : { maxQuantity }))).toEqual(limits);
  });

  it('begins with the minimum of the item', () => {
    expect(entryQuantityLimits(aListItem({ minimumOrderQuantity: 5 })).minimum).toBe(5);
  });
});

describe('comments (spec 3 §5)', () => {
  it('shows the first 3, and all by a link when there are more', () => {
    const comments = ['1', '2', '3', '4'].map(aComment);
    expect(COMMENTS_PREVIEW).toBe(3);
    expect(commentsPreview(comments.slice(0, 2))).toEqual({ shown: comments.slice(0, 2), hasMore: false });
    expect(commentsPreview(comments.slice(0, 3))).toEqual({ shown: comments.slice(0, 3), hasMore: false });
    expect(commentsPreview(comments)).toEqual({ shown: comments.slice(0, 3), hasMore: true });
  });

  it('belong to the entry that their position names, and to no other', () => {
    const [first, second] = [aComment('1'), aComment('2')];
    const commented = aListEntry('b', { comments: [aComment('old')] });
    const entries = withComments(
      [a, commented],
      [
        { positionId: entryId('a'), comments: [first, second] },
        { positionId: entryId('z'), comments: [second] },
      ],
    );
    expect(entries).toEqual([
      { ...a, comments: [first, second] },
      { ...commented, comments: [] },
    ]);
  });

  const links = (text: string, hosts = ['de.localhost']) =>
    linkify(text, hosts)
      .filter(({ kind }) => kind === 'link')
      .map((part) => part.text);

  it('makes addresses of the shop clickable', () => {
    expect(linkify('See https://de.localhost/prod/7/?varid=8#x.', ['de.localhost'])).toEqual([
      { kind: 'text', text: 'See ' },
      {
        kind: 'link',
        text: 'https://de.localhost/prod/7/?varid=8#x',
        url: 'https://de.localhost/prod/7/?varid=8#x',
      },
      { kind: 'text', text: '.' },
    ]);
    expect(linkify('https://de.localhost/a/', ['de.localhost'])).toEqual([
      { kind: 'link', text: 'https://de.localhost/a/', url: 'https://de.localhost/a/' },
    ]);
    expect(links('(https://de.localhost/a/) https://DE.localhost https://de.localhost?q=1')).toEqual([
      'https://de.localhost/a/',
      'https://DE.localhost',
      'https://de.localhost?q=1',
    ]);
    expect(links('http://de.localhost:3000/a')).toEqual(['http://de.localhost:3000/a']);
    expect(links('http://de.localhost:3000/a', ['DE.localhost:3000'])).toEqual(['http://de.localhost:3000/a']);
  });

  it.each([
    'https://evil.example/de.localhost',
    'https://de.localhost.evil.example/',
    'https://de.localhost@evil.example/',
    'https://user:x@de.localhost/',
    'https://evilde.localhost/',
    'https://de.localhost:80x/',
    'javascript:alert(1)//https:/de.localhost/',
    'ftp://de.localhost/',
    '//de.localhost/',
    'https://',
  ])('leaves %s as text', (text) => {
    expect(linkify(text, ['de.localhost'])).toEqual([{ kind: 'text', text }]);
  });

  it('ends an address before quotes and brackets of markup', () => {
    expect(links('<a href="https://de.localhost/a">x</a>')).toEqual(['https://de.localhost/a']);
    expect(linkify('', ['de.localhost'])).toEqual([]);
  });
});
