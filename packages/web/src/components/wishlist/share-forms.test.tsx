// The forms behind "share list": which role, person or invitation a button means is said with it.

import { cleanup, screen } from '@testing-library/react';
import { aWishlist } from '@tornister/application/testing';
import type { ShownList } from '@tornister/application/wishlist';
import { instantOf } from '@tornister/domain/shared';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { ShareForms } from './share-forms.tsx';

afterEach(cleanup);

const ROLES = ['admin', 'reader'] as const;
const SHARING = {
  links: ROLES.map((role) => ({ id: `link-${role}`, token: `token-${role}`, role })),
  members: ['Mia', 'Ben'].map((name) => ({ id: name, name, role: 'reader' as const })),
  invitations: ROLES.map((role) => ({ id: `invitation-${role}`, role, expiresAt: instantOf(0) })),
};

/** What is read out of a button: its words, and what they are about. */
const readOf = (button: HTMLElement): string => {
  const about = (button.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return [button, ...about.map((id) => document.getElementById(id))].map((part) => part?.textContent).join(': ');
};

it('has no two buttons of which the same is read out', async () => {
  const { entries: _none, ...list } = aWishlist('a');
  const shown: ShownList = { ...list, table: [], sharing: SHARING };
  renderInShop(
    await openTestShop(),
    <ShareForms list={shown} address={{ sort: 'added', removed: [] }} sharing={SHARING} refusal={undefined} />,
  );
  const read = screen.getAllByRole('button').map(readOf);
  expect(new Set(read)).toHaveLength(read.length);
  expect(read).toContain('Rolle speichern: Rolle von Ben');
  for (const words of ['Link zurückziehen: Zum Ansehen und Kaufen', 'Link anlegen: Auch zum Kommentieren'])
    expect(read).toContain(words);
  expect(screen.getByLabelText<HTMLInputElement>('Zum Ansehen und Kaufen').value).toContain('token-reader');
});
