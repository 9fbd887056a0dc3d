// How many pieces the forms say that take an entry off a list: what is removed is reported with them.

import { cleanup } from '@testing-library/react';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { tableOf } from '@tornister/domain/wishlist';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { ListChooser } from './list-chooser.tsx';
import { WishlistTable } from './wishlist-table.tsx';

registerArea(browseModule);
afterEach(cleanup);

const ENTRY = aListEntry('1', { quantity: 5 });
const LIST = aWishlist('1', { isDefault: true, entries: [ENTRY] });

const formWith = (field: string): FormData => {
  const control = document.querySelector<HTMLInputElement | HTMLButtonElement>(field);
  return new FormData(control?.form ?? undefined);
};

it('the form of a row says them', async () => {
  const { entries, ...facts } = LIST;
  const list = { ...facts, table: tableOf(entries) };
  const address = { listId: LIST.id, sort: 'added', removed: [] } as const;
  renderInShop(await openTestShop(), <WishlistTable list={list} lists={[]} address={address} isLoggedIn={false} />);
  expect(formWith('[name=intent][value=remove]').getAll('quantity')).toEqual(['5']);
});

it('the choice of a list says those of each entry', async () => {
  const { productId, itemId, name } = ENTRY.item;
  const list = { ...LIST, entries: [{ id: ENTRY.id, productId, itemId, quantity: ENTRY.quantity }] };
  renderInShop(await openTestShop(), <ListChooser lists={[list]} product={{ productId, itemId, name }} from="/" />);
  const form = formWith('[name=intent][value=take]');
  expect([form.getAll('entryId'), form.getAll('pieces')]).toEqual([['entry-1'], ['5']]);
});
