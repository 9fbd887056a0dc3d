// What the forms of shared lists post: links, roles, joining and leaving.

import type { GatewayError, Notice } from '@tornister/application/ports';
import type { ListAdded, ShareList } from '@tornister/application/wishlist';
import { PATHS } from '@tornister/domain/routing';
import { brandId, parsePostedKey, type WishlistId } from '@tornister/domain/shared';
import { parseGivenRole } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import { listHref } from '../../components/wishlist/list-address.ts';
import { sharedHref } from '../../components/wishlist/shared-address.ts';
import { fieldOf } from '../form-refusal.ts';

/** Where it leads, what has gone into the basket, and what is to be told. */
type Shared = { readonly path: string; readonly added?: ListAdded; readonly notice?: Notice };

const INVITED: Notice = { id: 'vue.wishlist.invited', tone: 'success', message: 'vue.wishlist.invited' };

/** Does what a form of a shared list asks for; undefined for every other form. */
export const carryOutSharing = (
  sharing: ShareList,
  posted: FormData,
  here: string,
): ResultAsync<Shared, GatewayError> | undefined => {
  const listId = brandId<WishlistId>(fieldOf(posted, 'listId'));
  const role = parseGivenRole(fieldOf(posted, 'role'));
  const memberId = fieldOf(posted, 'memberId');
  const token = fieldOf(posted, 'token');
  const done = () => ({ path: here });
  switch (fieldOf(posted, 'intent')) {
    case 'share':
      return role === undefined ? okAsync({ path: here }) : sharing.share(listId, role).map(done);
    case 'revoke':
      return sharing.revokeLink(listId, fieldOf(posted, 'linkId')).map(done);
    case 'invite':
      return role === undefined
        ? okAsync({ path: here })
        : sharing
            .invite(listId, { email: fieldOf(posted, 'email'), role })
            .map(() => ({ path: here, notice: INVITED }));
    case 'revoke-invitation':
      return sharing.revokeInvitation(listId, fieldOf(posted, 'invitationId')).map(done);
    case 'member-role':
      return role === undefined ? okAsync({ path: here }) : sharing.changeMember(listId, memberId, role).map(done);
    case 'member-remove':
      return sharing.changeMember(listId, memberId, undefined).map(done);
    case 'leave':
      return sharing.leave(listId).map(() => ({ path: PATHS.wishlist }));
    case 'join':
      return sharing.join(token, sharedHref(token)).map((joined) => ({
        path: joined === undefined ? PATHS.wishlist : listHref({ listId: joined, sort: 'added', removed: [] }),
      }));
    case 'shared-to-basket':
      return sharing
        .addAllToBasket(token, parsePostedKey(fieldOf(posted, 'key')) ?? sharing.newKey())
        .map((added) => ({ path: sharedHref(token), added }));
    default:
      return undefined;
  }
};
