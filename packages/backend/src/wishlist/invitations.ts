// Invitations to a list by mail: one for one person, good once and for a while. The shop looks nobody up: the answer is the same whether the address
// has an account or not. Source: spec 3 §2 "Login flyout"; docs/adr/0076; docs/adr/0067.

import { checkListInvitation, type GivenRole, LIST_INVITATION_MS, LIST_MEMBERS_MAX } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { readableEmail } from '../checkout/show-address.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { takeAll } from '../limits/limiter.ts';
import { LIST_INVITATION_MAILS_TO_RECIPIENT, LIST_INVITATIONS_OF_ACCOUNT } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import type { Secrets } from '../server/secrets.ts';
import { idOfSigned, signedId } from '../server/signed-ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { lockList } from './own-lists.ts';
import { changed, notDone, wrongFields } from './show-list.ts';

const LINK = 'list-invitation';

/** What the link of the mail carries: the invitation and its signature, so that the tables alone open no list. */
export const invitationToken = (secrets: Pick<Secrets, 'jwt'>, invitationId: string): string =>
  signedId(secrets, LINK, invitationId);

/** The list that somebody is invited to, and as what; nothing once the invitation is accepted, taken back or over. */
export const invitedList = async (
  { secrets, now }: Pick<RequestContext, 'secrets' | 'now'>,
  database: Database,
  token: string,
) => {
  const id = idOfSigned(secrets, LINK, token);
  if (id === undefined) return undefined;
  return database
    .selectFrom('wishlist_invitations')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_invitations.wishlist_id')
    .selectAll('wishlists')
    .select(['wishlist_invitations.role as given', 'wishlist_invitations.id as invitation'])
    .where('wishlist_invitations.id', '=', id)
    .where('expires_at', '>', now())
    .executeTakeFirst();
};

/** People who are on the list, and those who may come to it by their mails, beside whom this invitation is about. */
const countPeople = async (transaction: Transaction, listId: string, now: number, renewed: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from wishlist_members where wishlist_id = ${listId}) +
    (select count(*) from wishlist_invitations
      where wishlist_id = ${listId} and expires_at > ${now} and id <> ${renewed}))::int as count`.execute(transaction);
  return rows[0]?.count ?? 0;
};

/** Invites somebody, or anew whom the member has invited before. Beyond the recipient's limit no mail is sent, and nobody is told. */
export const inviteToList = (
  context: RequestContext,
  listId: string,
  { email: typed, role }: { readonly email: string; readonly role: GivenRole },
): ResultAsync<Answer<'WishlistResult'>, Refusal> =>
  safeTry(async function* () {
    const { accountId, userId } = yield* requireMember(context);
    const checked = checkListInvitation({ email: typed });
    if (checked.isErr()) return ok(wrongFields(checked.error));
    const { email } = checked.value;
    return inTransaction(context.database, (transaction) =>
      safeTry(async function* () {
        const list = yield* await lockList(context, transaction, listId, 'share-list');
        yield* await withinRateLimits(context, transaction, [[LIST_INVITATIONS_OF_ACCOUNT, accountId]]);
        const now = context.now();
        const before = await transaction
          .selectFrom('wishlist_invitations')
          .select('id')
          .where('wishlist_id', '=', listId)
          .where('user_id', '=', userId)
          .where('email', '=', email)
          .executeTakeFirst();
        const id = before?.id ?? unguessableId();
        if ((await countPeople(transaction, listId, now, id)) >= LIST_MEMBERS_MAX)
          return ok(notDone('vue.wishlist.error.tooManyInvited'));
        const row = { role, expires_at: now + LIST_INVITATION_MS };
        await transaction
          .insertInto('wishlist_invitations')
          .values({ id, wishlist_id: listId, user_id: userId, email, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        const mayMail = await takeAll({ database: transaction, now: context.now }, [
          [LIST_INVITATION_MAILS_TO_RECIPIENT, email],
        ]);
        if (mayMail.isOk()) await postInvitation(context, transaction, id);
        return ok(changed(list));
      }),
    );
  });

const postInvitation = async (
  { storefront: { store, language, baseUrl }, now }: RequestContext,
  transaction: Transaction,
  invitationId: string,
): Promise<void> => {
  const key = `list-invitation:${unguessableId()}`;
  await post(transaction, key, { kind: 'list-invitation', key, invitationId, store, language, baseUrl }, now());
};

/** Accepted, an invitation is over: it is good once, and the address is no longer needed. */
export const forgetInvitation = async (transaction: Transaction, invitationId: string): Promise<void> => {
  await transaction.deleteFrom('wishlist_invitations').where('id', '=', invitationId).execute();
};

/** Takes an invitation back; the address is forgotten with it. */
export const revokeInvitation = (
  context: RequestContext,
  listId: string,
  invitationId: string,
): Promise<Result<Answer<'WishlistResult'>, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'share-list');
      await transaction
        .deleteFrom('wishlist_invitations')
        .where('id', '=', invitationId)
        .where('wishlist_id', '=', listId)
        .execute();
      return ok(changed(list));
    }),
  );

/** Invitations of somebody who may share the list no more lead nowhere. */
export const dropInvitationsOf = async (transaction: Transaction, listId: string, userId: string): Promise<void> => {
  await transaction
    .deleteFrom('wishlist_invitations')
    .where('wishlist_id', '=', listId)
    .where('user_id', '=', userId)
    .execute();
};

/** The open invitations of a list, for who may share it; an address is shown to nobody but who has typed it. */
export const readInvitations = async (
  { database, now, visitor }: Pick<RequestContext, 'database' | 'now' | 'visitor'>,
  listId: string,
): Promise<Answer<'WishlistSharing'>['invitations']> => {
  const rows = await database
    .selectFrom('wishlist_invitations')
    .select(['id', 'user_id', 'email', 'role', 'expires_at'])
    .where('wishlist_id', '=', listId)
    .where('expires_at', '>', now())
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, user_id, email, role, expires_at }) => ({
    externalId: id,
    email: user_id === visitor.userId ? readableEmail(email) : null,
    role,
    expiresAt: expires_at,
  }));
};
