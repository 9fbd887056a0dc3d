// Test double of the sharing of lists, a part of the port `WishlistGateway`: the links of one visitor's lists, and who has joined them.

import type { WishlistId } from '@tornister/domain/shared';
import type { Wishlist, WishlistEssentials } from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError, ListSharing, WishlistGateway } from '../../src/ports/index.ts';

type Link = ListSharing['links'][number] & { readonly listId: WishlistId };

/** What the double of the lists has for this one. */
type Lists = {
  readonly find: (listId: WishlistId) => Wishlist | undefined;
  readonly answer: <Value>(value: () => Value) => ResultAsync<Value, GatewayError>;
  readonly change: (
    call: readonly unknown[],
    listId: WishlistId | undefined,
  ) => ResultAsync<WishlistEssentials | undefined, GatewayError>;
  readonly refused: (message: string) => ResultAsync<never, GatewayError>;
};

type Sharing = Pick<WishlistGateway, 'shared' | 'share' | 'revokeLink' | 'join' | 'leave' | 'changeMember'> & {
  readonly sharingOf: (listId: WishlistId) => ListSharing;
};

/** Links and people that forget with the test. */
export const createInMemorySharing = ({ find, answer, change, refused }: Lists): Sharing => {
  let links: readonly Link[] = [];
  const linkOf = (token: string) => links.find((link) => link.token === token);
  return {
    sharingOf: (listId) => ({
      links: links.filter((link) => link.listId === listId).map(({ listId: _list, ...link }) => link),
      members: [],
    }),
    shared: (token) =>
      answer(() => {
        const link = linkOf(token);
        const list = link && find(link.listId);
        if (link === undefined || list === undefined) return undefined;
        const { entries, ...facts } = list;
        const rows = entries.map((entry) => ({ entry, isRemoved: false }));
        return { list: { ...facts, role: 'reader', rows }, role: link.role, isJoined: true };
      }),
    share: (listId, role) => {
      if (!links.some((link) => link.listId === listId && link.role === role)) {
        const id = `${listId}-${role}`;
        links = [...links, { id, token: `token-${id}`, role, listId }];
      }
      return change(['share', listId, role], listId);
    },
    revokeLink: (listId, linkId) => {
      links = links.filter(({ id }) => id !== linkId);
      return change(['revokeLink', listId, linkId], listId);
    },
    join: (token) => change(['join', token], linkOf(token)?.listId),
    leave: (listId) =>
      find(listId)?.role === 'creator'
        ? refused('vue.wishlist.error.creatorStays')
        : change(['leave', listId], undefined),
    changeMember: (listId, memberId, role) => change(['changeMember', listId, memberId, role], listId),
  };
};
