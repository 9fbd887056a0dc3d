// Test double of the sharing of lists, a part of the port `WishlistGateway`: the links of one visitor's lists, and who has joined them.

import { instantOf, type WishlistId } from '@tornister/domain/shared';
import {
  checkListInvitation,
  LIST_INVITATION_MS,
  type Wishlist,
  type WishlistEssentials,
} from '@tornister/domain/wishlist';
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
  readonly refused: (message: string, field?: string) => ResultAsync<never, GatewayError>;
};

type Invitation = ListSharing['invitations'][number] & { readonly listId: WishlistId };

type Sharing = Pick<
  WishlistGateway,
  'shared' | 'share' | 'revokeLink' | 'invite' | 'revokeInvitation' | 'join' | 'leave' | 'changeMember'
> & {
  readonly sharingOf: (listId: WishlistId) => ListSharing;
};

/** Links and people that forget with the test. */
export const createInMemorySharing = ({ find, answer, change, refused }: Lists): Sharing => {
  let links: readonly Link[] = [];
  let invitations: readonly Invitation[] = [];
  const linkOf = (token: string) => links.find((link) => link.token === token);
  return {
    sharingOf: (listId) => ({
      links: links.filter((link) => link.listId === listId).map(({ listId: _list, ...link }) => link),
      members: [],
      invitations: invitations.filter((each) => each.listId === listId).map(({ listId: _list, ...each }) => each),
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
    invite: (listId, { email: typed, role }) => {
      const checked = checkListInvitation({ email: typed });
      if (checked.isErr()) return refused(checked.error.errors[0]?.message ?? '', 'email');
      const { email } = checked.value;
      const id = `${listId}-${email}`;
      const invited = { id, email, role, expiresAt: instantOf(LIST_INVITATION_MS), listId };
      invitations = [...invitations.filter((each) => each.id !== id), invited];
      return change(['invite', listId, email, role], listId);
    },
    revokeInvitation: (listId, invitationId) => {
      invitations = invitations.filter(({ id }) => id !== invitationId);
      return change(['revokeInvitation', listId, invitationId], listId);
    },
    join: (token) => change(['join', token], linkOf(token)?.listId),
    leave: (listId) =>
      find(listId)?.role === 'creator'
        ? refused('vue.wishlist.error.creatorStays')
        : change(['leave', listId], undefined),
    changeMember: (listId, memberId, role) => change(['changeMember', listId, memberId, role], listId),
  };
};
