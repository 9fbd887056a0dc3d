// Finds the lists of whoever asks, and what they may do with each. A list of somebody else is answered like one that does not exist.
// Source: spec 3 §6; OWASP API1.

import { brandId, type UserId } from '@tornister/domain/shared';
import { inLanguage } from '@tornister/domain/storefront';
import { mayOnList, type WishlistAction, type WishlistRole } from '@tornister/domain/wishlist';
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

/** Everybody is the creator of the own lists. */
const asOwn = (row: ListRow): OwnList => ({ ...row, role: 'creator' });

/** The visitor's lists, the default one first, then the oldest. */
export const listsOf = async (database: Database, userId: UserId): Promise<readonly OwnList[]> => {
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

/** The visitor's list for an action that their role allows, locked until the transaction ends. */
export const lockList = async (
  context: RequestContext,
  transaction: Transaction,
  listId: string,
  action: WishlistAction,
): Promise<Result<OwnList, Refusal>> => {
  const owner = await requireOwner(context, transaction);
  if (owner.isErr()) return refuse(owner.error.code);
  const row = await transaction
    .selectFrom('wishlists')
    .selectAll()
    .where('id', '=', listId)
    .where('user_id', '=', owner.value)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse('NOT_FOUND');
  const list = asOwn(row);
  return mayOnList({ role: list.role, isDefault: list.is_default }, action) ? ok(list) : refuse('NOT_FOUND');
};

const DEFAULT_NAMES = { de: 'Merkzettel', en: 'Wishlist' } as const;

/** The default list of a visitor, made when it is needed first; of two that make it at once one does. */
export const defaultListOf = async (
  { storefront, now }: Pick<RequestContext, 'storefront' | 'now'>,
  transaction: Transaction,
  userId: UserId,
): Promise<OwnList> => {
  await transaction
    .insertInto('wishlists')
    .values({
      id: unguessableId(),
      user_id: userId,
      name: inLanguage(DEFAULT_NAMES, storefront.language),
      is_default: true,
      created_at: now(),
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
  return ok(brandId<UserId>(owner.value));
};
