// Finds the class lists of a member. A list of somebody else is answered like one that does not exist. Source: OWASP API1.

import { isClassListClosed } from '@tornister/domain/classlist';
import { shopDay } from '@tornister/domain/shared';
import { type Selectable, sql } from 'kysely';
import { err, ok, type Result, safeTry } from 'neverthrow';
import type { ClassListsTable } from '../database/class-list-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { CLASS_LIST_CHANGES_OF_ACCOUNT } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { requestByContent, storeAnswer, storedAnswer } from '../orders/idempotency.ts';
import { requireMember } from '../visitor/require-visitor.ts';

export type ClassListRow = Selectable<ClassListsTable>;
export type ClassListOutcome = Promise<Result<Answer<'ClassListResult'>, Refusal>>;

/** What a change answers that was done. */
export const changedList = (classListId?: string): Answer<'ClassListResult'> => ({
  successful: true,
  fieldErrors: [],
  ...(classListId === undefined ? {} : { classListId }),
});

/** What people can run into is said by a key that the client has words for. */
export const refusedList = (key: `vue.classList.error.${string}`): Answer<'ClassListResult'> => ({
  successful: false,
  generalErrorMessage: key,
  fieldErrors: [],
});

/** Whether families may still promise something. */
export const isClosedNow = (
  { now }: Pick<RequestContext, 'now'>,
  { closes_on }: Pick<ClassListRow, 'closes_on'>,
): boolean => isClassListClosed(closes_on ?? undefined, shopDay(now()));

/** A list as its owner sees it. */
export const showClassList = (
  context: Pick<RequestContext, 'now'>,
  row: ClassListRow,
  entryCount: number,
): Answer<'ClassList'> => ({
  externalId: row.id,
  name: row.name,
  schoolYear: row.school_year,
  children: row.children,
  closesOn: row.closes_on,
  isClosed: isClosedNow(context, row),
  version: row.version,
  entryCount,
  isShared: row.link_hash !== null,
});

/** The class lists of the member, the newest first, with the number of their rows. */
export const classListsOf = (
  database: Database,
  userId: string,
): Promise<readonly (ClassListRow & { readonly entry_count: number })[]> =>
  database
    .selectFrom('class_lists')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from class_list_entries where class_list_id = class_lists.id)`.as(
        'entry_count',
      ),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The member's list, locked until the transaction ends. */
const lockClassList = async (
  transaction: Transaction,
  userId: string,
  listId: string,
): Promise<Result<ClassListRow, Refusal>> => {
  const row = await transaction
    .selectFrom('class_lists')
    .selectAll()
    .where('id', '=', listId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? refuse('NOT_FOUND') : ok(row);
};

/** What a change is known by when it comes again: the key of its form and what it does. */
type RepeatedChange = { readonly key: string | null | undefined; readonly content: unknown };

/** What was done under a key is answered as the first time; what was refused may be tried again. The same form with other words is another change. */
const onceUnderKey = async (
  context: RequestContext,
  transaction: Transaction,
  userId: string,
  { key, content }: RepeatedChange,
  work: () => ClassListOutcome,
): ClassListOutcome => {
  if (!key) return work();
  const request = requestByContent(`class-list:${userId}`, key, content);
  const before = await storedAnswer<Answer<'ClassListResult'>>(transaction, request);
  if (before.isErr()) return err(before.error);
  if (before.value !== undefined) {
    const { classListId } = before.value;
    // The list has been removed since: whoever sends the old form wants one again.
    const isGone = classListId != null && (await lockClassList(transaction, userId, classListId)).isErr();
    return isGone ? work() : ok(before.value);
  }
  const outcome = await work();
  if (outcome.isErr() || !outcome.value.successful) return outcome;
  return (await storeAnswer(transaction, request, outcome.value, context.now())).map(() => outcome.value);
};

/** A change by a member, one after the other for each account, within what an account may change in an hour. */
export const changeOfMember = (
  context: RequestContext,
  work: (transaction: Transaction, userId: string) => ClassListOutcome,
  repeated?: RepeatedChange,
): ClassListOutcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId, accountId } = yield* requireMember(context);
      yield* await withinRateLimits(context, transaction, [[CLASS_LIST_CHANGES_OF_ACCOUNT, accountId]]);
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const done = () => work(transaction, userId);
      return repeated === undefined ? done() : onceUnderKey(context, transaction, userId, repeated, done);
    }),
  );

/** A change of one list of the member. */
export const changeOfList = (
  context: RequestContext,
  listId: string,
  work: (transaction: Transaction, list: ClassListRow) => ClassListOutcome,
  repeated?: RepeatedChange,
): ClassListOutcome =>
  changeOfMember(
    context,
    async (transaction, userId) => {
      const list = await lockClassList(transaction, userId, listId);
      return list.isErr() ? list.map(() => changedList()) : work(transaction, list.value);
    },
    repeated,
  );
