// When a list that is empty asks in the page whether it is to go (spec 3 §4 "Wishlist entry").

import { cleanup, screen } from '@testing-library/react';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { removeEntry, tableOf } from '@tornister/domain/wishlist';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { EmptiedList } from './list-editor.tsx';

afterEach(cleanup);

const ENTRY = aListEntry('1');
const REMOVED = { sort: 'added', removed: [ENTRY.id] } as const;
const MOVED = { sort: 'added', removed: [], hasMoved: true } as const;
const UNTOUCHED = { sort: 'added', removed: [] } as const;
const UNDO_ROW = removeEntry(tableOf([ENTRY]), ENTRY.id);

it.each([
  ['after its last article was removed', REMOVED, UNDO_ROW, false, true],
  ['after its last article was moved to another list', MOVED, [], false, true],
  ['not while it holds something', MOVED, tableOf([ENTRY]), false, false],
  ['not when it was empty before', UNTOUCHED, [], false, false],
  ['not as the default list', MOVED, [], true, false],
] as const)('a list asks %s', async (_when, address, table, isDefault, asks) => {
  const { entries: _entries, ...list } = aWishlist('a', { isDefault });
  renderInShop(await openTestShop(), <EmptiedList list={{ ...list, table }} address={address} />);
  expect(screen.queryByRole('region') !== null).toBe(asks);
});
