import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { lawThatMeets } from '../../test/law-that-meets.ts';
import { aComment, aListEntry, aWishlist, essentialsOf, productId } from '../../testing/a-wishlist.ts';
import { commentsPreview, linkify } from './comments.ts';
import { WISHLIST_ROLES } from './wishlist.ts';
import { mayOnList, roleFromFlags, WISHLIST_PERMISSIONS } from './wishlist-roles.ts';
import { isOnAnyList, toggleAction } from './wishlist-toggle.ts';

const numRuns = NUM_RUNS;

describe('laws of lists', () => {
  const lists = fc
    .array(
      fc.record({
        role: fc.constantFrom(...WISHLIST_ROLES),
        active: fc.boolean(),
        products: fc.subarray(['1', '2', '3']),
      }),
      { maxLength: 4 },
    )
    .map((drafts) =>
      drafts.map(({ products, ...draft }, index) =>
        essentialsOf(aWishlist(String(index), { ...draft, entries: products.map((each) => aListEntry(each)) })),
      ),
    );

  it('pressing the heart twice comes back: what was added can be removed', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('1', '2', '3'), (all, product) => {
        const action = toggleAction(all, productId(product), { isLoggedIn: false });
        if (action.kind !== 'add') return;
        const after = all.map((list) =>
          list.id === action.listId
            ? {
                ...list,
                entries: [
                  ...list.entries,
                  ...essentialsOf(aWishlist('added', { entries: [aListEntry(product)] })).entries,
                ],
              }
            : list,
        );
        expect(isOnAnyList(after, productId(product))).toBe(true);
        expect(toggleAction(after, productId(product), { isLoggedIn: false })).toMatchObject({
          kind: 'remove',
          listId: action.listId,
        });
      }),
      { numRuns },
    );
  });

  it('the heart never writes to a list that may only be read', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('1', '2', '3'), fc.boolean(), (all, product, isLoggedIn) => {
        const action = toggleAction(all, productId(product), { isLoggedIn });
        const touched = 'listId' in action ? [action.listId] : 'listIds' in action ? action.listIds : [];
        for (const listId of touched)
          expect(['creator', 'admin', 'editor']).toContain(all.find((list) => list.id === listId)?.role);
      }),
      { numRuns },
    );
  });

  it('each role may do what the one below it may', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WISHLIST_ROLES),
        fc.constantFrom(...WISHLIST_PERMISSIONS.creator),
        (role, action) => {
          const higher = WISHLIST_ROLES.slice(0, WISHLIST_ROLES.indexOf(role));
          if (!mayOnList({ role, isDefault: false }, action)) return;
          for (const each of higher) expect(mayOnList({ role: each, isDefault: false }, action)).toBe(true);
        },
      ),
      { numRuns },
    );
  });

  it('a further flag never takes a right away', () => {
    const flags = fc.record({
      isCreator: fc.boolean(),
      isAdmin: fc.boolean(),
      isEditor: fc.boolean(),
      isCommentator: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, fc.constantFrom('isCreator', 'isAdmin', 'isEditor', 'isCommentator'), (given, flag) => {
        const before = WISHLIST_PERMISSIONS[roleFromFlags(given)];
        expect(WISHLIST_PERMISSIONS[roleFromFlags({ ...given, [flag]: true })]).toEqual(
          expect.arrayContaining([...before]),
        );
      }),
      { numRuns },
    );
  });
});

describe('laws of comments', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'https://',
      'http://',
      'de.localhost',
      '/prod/1/',
      '@',
      ':',
      '.',
      ' ',
      '"',
      '<',
      '\\',
      ':3000',
      'evil.example',
    ),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('the parts put together again are the text', () => {
    fc.assert(
      fc.property(text, (comment) => {
        const parts = linkify(comment, ['de.localhost']);
        expect(parts.map((part) => part.text).join('')).toBe(comment);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
      { numRuns },
    );
  });

  it('every link leads to the own host over http or https, and shows where', () => {
    const ownAddress = fc
      .tuple(
        fc.constantFrom('https://de.localhost', 'http://de.localhost:3000', 'HTTPS://DE.localhost'),
        fc.constantFrom('', '/', '?', '#', ' ', '@', ':', ':80', '.', '\\', '.evil.example', '@evil.example'),
        text,
      )
      .map((parts) => parts.join(''));
    const withAddress = fc.tuple(text, ownAddress, ownAddress).map((parts) => parts.join(''));
    lawThatMeets(fc.oneof(text, { weight: 4, arbitrary: withAddress }), (comment) => {
      const links = linkify(comment, ['de.localhost']).filter((part) => part.kind === 'link');
      for (const { url, text: shown } of links) {
        expect(url).toMatch(/^https?:\/\/de\.localhost(?::\d+)?(?:[/?#]|$)/i);
        expect(url).toBe(shown);
        expect(url).not.toMatch(/[\s<>"'\\]/);
      }
      return links.length > 0;
    });
  });

  it('an address of the own host in plain words is always a link', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9/_-]{0,20}$/), (path) => {
        const url = `https://de.localhost/${path}`;
        expect(linkify(`Siehe ${url} bitte`, ['de.localhost'])[1]).toEqual({ kind: 'link', text: url, url });
      }),
      { numRuns },
    );
  });

  it('the preview and the rest are all comments, and a link shows exactly when there is a rest', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), (count) => {
        const comments = Array.from({ length: count }, (_none, index) => aComment(String(index)));
        const { shown, hasMore } = commentsPreview(comments);
        expect([...shown, ...comments.slice(shown.length)]).toEqual(comments);
        expect(hasMore).toBe(shown.length < count);
      }),
      { numRuns },
    );
  });
});
