// Sharing a list: links that lead to it, joining and leaving, and the roles of those who have joined. Source: spec 3 §6; docs/adr/0076; OWASP API1.

import { limitSubjectOf } from '@tornister/domain/calls';
import {
  type GivenRole,
  LIST_MEMBERS_MAX,
  linksThatEnd,
  mayOnList,
  roleAfterJoining,
} from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { WishlistTables } from '../database/wishlist-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { WRONG_LIST_LINKS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { dropInvitationsOf, forgetInvitation, invitedList, readInvitations } from './invitations.ts';
import { lockList, nameOf, requireOwner, roleOfMember } from './own-lists.ts';
import { changed, notDone, showWithRevision } from './show-list.ts';

type Outcome = Promise<Result<Answer<'WishlistResult'>, Refusal>>;

type Linking = Pick<RequestContext, 'secrets' | 'now'>;

/** The list of a link or an invitation; one that was revoked is like one that was never made. */
export const linkedList = async (context: Linking, database: Database, token: string) =>
  (await invitedList(context, database, token)) ?? (await listOfLink(database, token));

const listOfLink = (database: Database, token: string) =>
  database
    .selectFrom('wishlist_links')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_links.wishlist_id')
    .selectAll('wishlists')
    .select(['wishlist_links.role as given', sql<null>`null`.as('invitation')])
    .where('token', '=', token)
    .executeTakeFirst();

/** The list of a link that somebody has tried; every try that leads nowhere counts against their address. */
export const findLinked = (context: RequestContext, database: Database, token: string) =>
  safeTry(async function* () {
    const limits = [[WRONG_LIST_LINKS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)]] as const;
    const taken = yield* await withinRateLimits(context, database, limits);
    const found = await linkedList(context, database, token);
    if (found !== undefined) await giveBack(context, taken);
    return ok(found);
  });

/** The list that a link leads to, as a reader sees it; prices are those of the visitor's own storefront. */
export const readShared = (
  context: RequestContext,
  token: string,
): ResultAsync<Answer<'SharedWishlist'> | null, Refusal> =>
  safeTry(async function* () {
    const { database } = context;
    const found = yield* await findLinked(context, database, token);
    if (found === undefined) return ok(null);
    const visitor = await requireOwner(context, database);
    const isJoined =
      visitor.isOk() &&
      (found.user_id === visitor.value || (await roleOfMember(database, found.id, visitor.value)) !== undefined);
    const { given, invitation: _, ...list } = found;
    const name = nameOf(context, list);
    const shown = { ...list, name, is_default: false, is_active: false, role: 'reader' as const };
    return ok({ list: await showWithRevision(database, shown), role: given, isJoined });
  });

/** Makes the link of a role; asked again it is the same, so that what was passed on stays good. */
export const makeLink = (context: RequestContext, listId: string, role: GivenRole): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'share-list');
      await transaction
        .insertInto('wishlist_links')
        .values({ id: unguessableId(), wishlist_id: listId, token: unguessableId(), role, created_at: context.now() })
        .onConflict((conflict) => conflict.columns(['wishlist_id', 'role']).doNothing())
        .execute();
      return ok(changed(list));
    }),
  );

/** Revokes a link at once; who has joined by it stays on the list. */
export const revokeLink = (context: RequestContext, listId: string, linkId: string): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'share-list');
      await transaction
        .deleteFrom('wishlist_links')
        .where('id', '=', linkId)
        .where('wishlist_id', '=', listId)
        .execute();
      return ok(changed(list));
    }),
  );

const isFull = async (transaction: Transaction, listId: string): Promise<boolean> => {
  const { count } = await transaction
    .selectFrom('wishlist_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('wishlist_id', '=', listId)
    .executeTakeFirstOrThrow();
  return count >= LIST_MEMBERS_MAX;
};

const putOnList = async (transaction: Transaction, member: Omit<WishlistTables['wishlist_members'], 'id'>) => {
  await transaction
    .insertInto('wishlist_members')
    .values({ id: unguessableId(), ...member })
    .onConflict((conflict) => conflict.columns(['wishlist_id', 'user_id']).doUpdateSet({ role: member.role }))
    .execute();
};

/** The list of a link, locked; nothing where it was removed or the link revoked meanwhile. */
const lockLinked = async (context: Linking, transaction: Transaction, token: string, listId: string) => {
  await transaction.selectFrom('wishlists').select('id').where('id', '=', listId).forUpdate().execute();
  return linkedList(context, transaction, token);
};

/** Puts a member on the list of a link. Whose list it is already is on it; who has joined it keeps the higher role. */
export const joinList = (context: RequestContext, token: string): ResultAsync<Answer<'WishlistResult'>, Refusal> =>
  safeTry(async function* () {
    const { userId } = yield* requireMember(context);
    const linked = yield* await findLinked(context, context.database, token);
    if (linked === undefined) return refuse('NOT_FOUND');
    return inTransaction(context.database, async (transaction) => {
      const locked = await lockLinked(context, transaction, token, linked.id);
      if (locked === undefined) return refuse('NOT_FOUND');
      const { given, invitation, ...list } = locked;
      if (list.user_id === userId) return ok(changed({ ...list, role: 'creator' }));
      const before = await roleOfMember(transaction, list.id, userId);
      if (before === undefined && (await isFull(transaction, list.id)))
        return ok(notDone('vue.wishlist.error.tooManyMembers'));
      const role = roleAfterJoining(before, given) as GivenRole;
      await putOnList(transaction, { wishlist_id: list.id, user_id: userId, role, joined_at: context.now() });
      if (invitation !== null) await forgetInvitation(transaction, invitation);
      return ok(changed({ ...list, is_default: false, is_active: false, role }));
    });
  });

/** Takes a member off a list that is somebody else's. The creator removes the list instead. */
export const leaveList = (context: RequestContext, listId: string): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'view');
      if (list.role === 'creator') return ok(notDone('vue.wishlist.error.creatorStays'));
      await transaction
        .deleteFrom('wishlist_members')
        .where('wishlist_id', '=', listId)
        .where('user_id', '=', userId)
        .execute();
      await dropInvitationsOf(transaction, listId, userId);
      return ok<Answer<'WishlistResult'>>({ successful: true, fieldErrors: [] });
    }),
  );

/** Ends the links of roles; who has joined by them stays on the list. */
const endLinks = async (transaction: Transaction, listId: string, roles: readonly GivenRole[]): Promise<void> => {
  if (roles.length === 0) return;
  await transaction.deleteFrom('wishlist_links').where('wishlist_id', '=', listId).where('role', 'in', roles).execute();
};

/**
 * Gives somebody on the list another role, or takes them off it; the creator is no member and stays what they are. What they would come back
 * by ends with it: invitations that they have sent, and links that give more than they have now.
 */
export const changeMember = (
  context: RequestContext,
  listId: string,
  { memberId, role }: { readonly memberId: string; readonly role: GivenRole | undefined },
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'share-list');
      const member = await transaction
        .selectFrom('wishlist_members')
        .select(['id', 'user_id', 'role'])
        .where('id', '=', memberId)
        .where('wishlist_id', '=', listId)
        .executeTakeFirst();
      if (member === undefined) return refuse('NOT_FOUND');
      if (role === undefined) await transaction.deleteFrom('wishlist_members').where('id', '=', memberId).execute();
      else await transaction.updateTable('wishlist_members').set({ role }).where('id', '=', memberId).execute();
      if (role === undefined || !mayOnList({ role, isDefault: list.is_default }, 'share-list'))
        await dropInvitationsOf(transaction, listId, member.user_id);
      await endLinks(transaction, listId, linksThatEnd(member.role, role));
      return ok(changed(list));
    }),
  );

/** The first name of a member. */
export const readOwnName = async (database: Database, userId: string): Promise<string | undefined> => {
  const account = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('first_name')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return account?.first_name;
};

/** The first name of whose list it is. */
export const readOwnerName = async (database: Database, listId: string): Promise<string | null> => {
  const owner = await database
    .selectFrom('wishlists')
    .innerJoin('users', 'users.id', 'wishlists.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('first_name')
    .where('wishlists.id', '=', listId)
    .executeTakeFirst();
  return owner?.first_name ?? null;
};

/** Links, people and open invitations of a list, for who may share it. */
export const readSharing = async (context: RequestContext, listId: string): Promise<Answer<'WishlistSharing'>> => {
  const { database } = context;
  const links = await database
    .selectFrom('wishlist_links')
    .select(['id as externalId', 'token', 'role'])
    .where('wishlist_id', '=', listId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const members = await database
    .selectFrom('wishlist_members')
    .innerJoin('users', 'users.id', 'wishlist_members.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['wishlist_members.id as externalId', 'first_name as name', 'role'])
    .where('wishlist_id', '=', listId)
    .orderBy('joined_at')
    .orderBy('wishlist_members.id')
    .execute();
  return { links, members, invitations: await readInvitations(context, listId) };
};
