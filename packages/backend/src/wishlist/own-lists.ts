// Finds the lists of whoever asks, and what they may do with each. A list of somebody else is answered like one that does not exist.
// Source: spec 3 §6; OWASP API1.

import { brandId, DAY_MS, type UserId } from '@tornister/domain/shared';
import {
  defaultListName,
  freeListName,
  mayOnList,
  shownListName,
  type WishlistAction,
  type WishlistRole,
} from '@tornister/domain/wishlist';
import type { Selectable } from 'kysely';
import { ok, type Result } from 'neverthrow';
import type { Database, Transaction } from '../database/database.ts';
import type { WishlistsTable } from '../database/wishlist-tables.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import { requireUserId } from '../visitor/require-visitor.ts';

type ListRow = Selectable<WishlistsTable>;

/** A list with what the visitor is on it. */
export type OwnList = ListRow & { readonly role: WishlistRole };

/** Whose lists are meant. The id of a member's visit alone opens nothing: the lists of an account need its login. */
export const requireOwner = async (context: RequestContext, database: Database): Promise<Result<UserId, Refusal>> => {
  const userId = requireUserId(context);
  if (userId.isErr()) return userId;
  const user = await database
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', userId.value)
    .executeTakeFirst();
  if (user === undefined) return refuse('USER_ID_REQUIRED');
  const isOpen = user.account_id === null || user.account_id === context.visitor.login?.accountId;
  return isOpen ? userId : refuse('VALID_TOKEN_REQUIRED');
};

const asOwn = (row: ListRow): OwnList => ({ ...row, role: 'creator' });

/** Lists that the visitor has made, the default one first, then the oldest. */
export const listsMadeBy = async (database: Database, userId: string): Promise<readonly OwnList[]> => {
  const rows = await database
    .selectFrom('wishlists')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(asOwn);
};

type NamingContext = Pick<RequestContext, 'storefront'>;

/** What its owner sees as the name of a list, and so does everybody who has joined it. */
export const nameOf = (
  { storefront }: NamingContext,
  { name, version, is_default: isDefault }: Pick<ListRow, 'name' | 'version' | 'is_default'>,
): string => shownListName({ name, version, isDefault }, storefront);

/** Lists of other people that the visitor has joined. For them they are neither the default nor the active one. */
const joinedLists = async (context: NamingContext, database: Database, userId: UserId): Promise<readonly OwnList[]> => {
  const rows = await database
    .selectFrom('wishlist_members')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_members.wishlist_id')
    .selectAll('wishlists')
    .select('wishlist_members.role')
    .where('wishlist_members.user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('wishlists.id')
    .execute();
  return rows.map((row) => ({ ...row, name: nameOf(context, row), is_default: false, is_active: false }));
};

/** The visitor's lists: those that they have made, the default one first, then those that they have joined. */
export const listsOf = async (
  context: NamingContext,
  database: Database,
  userId: UserId,
): Promise<readonly OwnList[]> => [
  ...(await listsMadeBy(database, userId)),
  ...(await joinedLists(context, database, userId)),
];

/** What a visitor is on a list of somebody else; undefined where they have not joined it. */
export const roleOfMember = async (
  database: Database,
  listId: string,
  userId: UserId,
): Promise<WishlistRole | undefined> => {
  const member = await database
    .selectFrom('wishlist_members')
    .select('role')
    .where('wishlist_id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.role;
};

/** Writes down, once a day, that somebody without an account works on a list: visitor and cart are kept for it. */
const noteListing = async ({ now }: Pick<RequestContext, 'now'>, transaction: Transaction, userId: UserId) => {
  await transaction
    .updateTable('users')
    .set({ listed_at: now() })
    .where('id', '=', userId)
    .where('account_id', 'is', null)
    .where((row) => row.or([row('listed_at', 'is', null), row('listed_at', '<=', now() - DAY_MS)]))
    .execute();
};

/** The visitor's list for an action that their role allows, locked until the transaction ends. */
export const lockList = async (
  context: RequestContext,
  transaction: Transaction,
  listId: string,
  action: WishlistAction,
): Promise<Result<OwnList, Refusal>> => {
  const owner = await requireOwner(context, transaction);
  if (owner.isErr()) return refuse(owner.error.code);
  // Before the list is locked, as those do that lock the owner first.
  await noteListing(context, transaction, owner.value);
  const row = await transaction
    .selectFrom('wishlists')
    .selectAll()
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse('NOT_FOUND');
  // Asked once the list is locked: who is taken off it meanwhile does nothing on it any more.
  const role = row.user_id === owner.value ? 'creator' : await roleOfMember(transaction, listId, owner.value);
  if (role === undefined) return refuse('NOT_FOUND');
  const list: OwnList = { ...row, role };
  return mayOnList({ role: list.role, isDefault: list.is_default }, action) ? ok(list) : refuse('NOT_FOUND');
};

/**
 * The default list of a visitor, made when it is needed first; of two that make it at once one does. Where a list was named as it is called, it takes
 * a number.
 */
export const defaultListOf = async (
  context: Pick<RequestContext, 'storefront' | 'now'>,
  transaction: Transaction,
  userId: UserId,
): Promise<OwnList> => {
  const taken = (await listsMadeBy(transaction, userId)).map((own) => nameOf(context, own));
  await transaction
    .insertInto('wishlists')
    .values({
      id: unguessableId(),
      user_id: userId,
      name: freeListName(defaultListName(context.storefront), taken),
      is_default: true,
      created_at: context.now(),
    })
    .onConflict((conflict) => conflict.column('user_id').where('is_default', '=', true).doNothing())
    .execute();
  const row = await transaction
    .selectFrom('wishlists')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return asOwn(row);
};

/** Lets changes of the number of a visitor's lists, and of which one is active, come one after the other. */
export const lockOwner = async (
  context: RequestContext,
  transaction: Transaction,
): Promise<Result<UserId, Refusal>> => {
  const owner = await requireOwner(context, transaction);
  if (owner.isErr()) return owner;
  await transaction.selectFrom('users').select('id').where('id', '=', owner.value).forUpdate().execute();
  await noteListing(context, transaction, owner.value);
  return ok(brandId<UserId>(owner.value));
};
