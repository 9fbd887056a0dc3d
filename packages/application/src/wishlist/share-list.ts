// Lists that several people use: the list behind a link, joining and leaving, links and roles. Source: spec 3 §4 "Login", §6; docs/adr/0076.

import { WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { WishlistId } from '@tornister/domain/shared';
import type { GivenRole } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CookieJar, GatewayError, SharedList, WishlistGateway } from '../ports/index.ts';
import { keepRedirect } from '../session/stored-redirect.ts';
import { addToBasket, type BasketPorts, type ListAdded } from './list-to-basket.ts';

type Done = ResultAsync<void, GatewayError>;

export type ShareList = {
  /** The list of a link; undefined where the link leads nowhere. */
  readonly open: (token: string) => ResultAsync<SharedList | undefined, GatewayError>;
  /** Puts the list among the visitor's. Who has to log in first comes back to `path` afterwards (the share-data redirect). */
  readonly join: (token: string, path: string) => ResultAsync<WishlistId | undefined, GatewayError>;
  /** A key for one press: what is posted twice with it is added once. */
  readonly newKey: () => string;
  readonly addAllToBasket: (token: string, key: string) => ResultAsync<ListAdded, GatewayError>;
  readonly share: (listId: WishlistId, role: GivenRole) => Done;
  readonly revokeLink: (listId: WishlistId, linkId: string) => Done;
  /** Invites one person by mail; nobody learns whether the address is known. */
  readonly invite: (listId: WishlistId, invited: { readonly email: string; readonly role: GivenRole }) => Done;
  readonly revokeInvitation: (listId: WishlistId, invitationId: string) => Done;
  readonly leave: (listId: WishlistId) => Done;
  /** Without a role they are taken off the list. */
  readonly changeMember: (listId: WishlistId, memberId: string, role: GivenRole | undefined) => Done;
};

export type ShareListPorts = BasketPorts & {
  readonly wishlists: Pick<
    WishlistGateway,
    'shared' | 'share' | 'revokeLink' | 'invite' | 'revokeInvitation' | 'join' | 'leave' | 'changeMember'
  >;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  /** The hearts and the header of this tab have to know. */
  readonly onChange: () => void;
};

/** Makes the use case of sharing. */
export const createShareList = (ports: ShareListPorts): ShareList => {
  const { wishlists, cookies, tabs, onChange } = ports;
  const tellTabs = (): void => {
    tabs.send(WISHLISTS_CHANGED);
    onChange();
  };
  const done = (change: ResultAsync<unknown, GatewayError>): Done => change.andTee(tellTabs).map(() => undefined);
  return {
    open: wishlists.shared,
    join: (token, path) =>
      wishlists
        .join(token)
        .andTee(tellTabs)
        .orTee(({ kind }) => {
          if (kind === 'gateway.unauthenticated') keepRedirect(cookies, { kind: 'share-data', target: path });
        })
        .map((list) => list?.id),
    newKey: () => ports.keys.make(),
    addAllToBasket: (token, key) =>
      wishlists.shared(token).andThen((shared) =>
        shared === undefined
          ? okAsync({ wanted: 0, added: 0 })
          : addToBasket(
              ports,
              shared.list.rows.map(({ entry }) => entry),
              key,
            ),
      ),
    share: (listId, role) => done(wishlists.share(listId, role)),
    revokeLink: (listId, linkId) => done(wishlists.revokeLink(listId, linkId)),
    invite: (listId, invited) => done(wishlists.invite(listId, invited)),
    revokeInvitation: (listId, invitationId) => done(wishlists.revokeInvitation(listId, invitationId)),
    leave: (listId) => done(wishlists.leave(listId)),
    changeMember: (listId, memberId, role) => done(wishlists.changeMember(listId, memberId, role)),
  };
};
