// Where the focus goes on when the question about an emptied list is answered with keeping it (WCAG 2.4.3).

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { undoId } from './list-address.ts';
import { RemoveListDialog } from './remove-list-dialog.tsx';

afterEach(cleanup);

const ENTRY = aListEntry('1');

it.each([
  ['the undo of an article that was removed', { sort: 'added', removed: [ENTRY.id] }, undoId(ENTRY.id)],
  ['the page after a move, which leaves no undo', { sort: 'added', removed: [], hasMoved: true }, 'main'],
] as const)('the focus goes on at %s', async (_where, address, focused) => {
  const { entries: _entries, ...list } = aWishlist('a');
  renderInShop(
    await openTestShop(),
    <main id="main" tabIndex={-1}>
      <button type="button" id={undoId(ENTRY.id)} />
      <RemoveListDialog list={{ ...list, table: [] }} address={address} isOpen onClose={() => undefined} />
    </main>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Liste behalten' }));
  expect(document.activeElement?.id).toBe(focused);
});
