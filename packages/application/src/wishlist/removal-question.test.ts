// What would be lost with a list, and who is told.

import type { WishlistId } from '@tornister/domain/shared';
import { brandId, instantOf } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aListEntry, aWishlist } from '../../testing/index.ts';
import type { AskedList } from '../ports/index.ts';
import { removalQuestion } from './removal-question.ts';

const ID = brandId<WishlistId>('1');
const { entries: _none, ...EMPTY } = aWishlist('1');
const entry = aListEntry('7');

const questionOf = async (list: Partial<AskedList> | undefined, isSure = false) => {
  const list$ = () => okAsync(list && { ...EMPTY, rows: [], ...list });
  return (await removalQuestion({ list: list$ }, ID, isSure))._unsafeUnwrap();
};

describe('the question before a list is removed', () => {
  it('counts what is on the list, who has it, and what leads to it', async () => {
    const rows = [
      { entry, isRemoved: false },
      { entry, isRemoved: true },
    ];
    const sharing = {
      links: [{ id: 'link-1', token: 'token-1', role: 'reader' }],
      members: ['Mia', 'Ben'].map((name) => ({ id: name, name, role: 'editor' as const })),
      invitations: [{ id: 'invitation-1', role: 'reader', expiresAt: instantOf(0) }],
    } as const;
    expect(await questionOf({ rows, sharing })).toEqual({ articles: 1, people: 2, ways: 2 });
    expect(await questionOf({ rows })).toEqual({ articles: 1, people: 0, ways: 0 });
  });

  it.each<[string, Partial<AskedList> | undefined, boolean]>([
    ['of a list on which nothing is any more', { rows: [{ entry, isRemoved: true }] }, false],
    ['of a list that is not there', undefined, false],
    ['of the default list', { isDefault: true, rows: [{ entry, isRemoved: false }] }, false],
    ['of a list of somebody else', { role: 'admin', rows: [{ entry, isRemoved: false }] }, false],
    ['to who is sure', { rows: [{ entry, isRemoved: false }] }, true],
  ])('is not put %s', async (_case, list, isSure) => {
    expect(await questionOf(list, isSure)).toBeUndefined();
  });
});
