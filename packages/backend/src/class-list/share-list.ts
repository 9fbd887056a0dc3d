// The link of a class list: made, replaced, revoked by the owner; opened by families, who see prices of their own store and promise things for the
// class. Nobody learns who has promised what. Source: docs/class-lists.md; docs/adr/0031.

import { limitSubjectOf } from '@tornister/domain/calls';
import { isPromiseSecret, type PromiseRefusal, promiseAfter } from '@tornister/domain/classlist';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { PROMISES_FROM_ADDRESS, WRONG_CLASS_LINKS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { unguessableId } from '../server/ids.ts';
import { classListToken, familyHash, tokenHash } from './class-list-link.ts';
import { type ClassListOutcome, changedList, changeOfList, isClosedNow, refusedList } from './own-class-lists.ts';
import { entryRowsOf, showEntries } from './read-entries.ts';

/** Makes the link anew; the one before leads nowhere from then on. */
export const shareClassList = (context: RequestContext, listId: string): ClassListOutcome =>
  changeOfList(context, listId, async (transaction) => {
    const seed = unguessableId();
    await transaction
      .updateTable('class_lists')
      .set({ link_seed: seed, link_hash: tokenHash(classListToken(context.secrets, seed)) })
      .where('id', '=', listId)
      .execute();
    return ok(changedList(listId));
  });

/** Revokes the link at once; what was promised stays. */
export const unshareClassList = (context: RequestContext, listId: string): ClassListOutcome =>
  changeOfList(context, listId, async (transaction) => {
    await transaction
      .updateTable('class_lists')
      .set({ link_seed: null, link_hash: null })
      .where('id', '=', listId)
      .execute();
    return ok(changedList(listId));
  });

const linkedList = (database: Database, token: string) =>
  database.selectFrom('class_lists').selectAll().where('link_hash', '=', tokenHash(token)).executeTakeFirst();

/** The list of a link that somebody has tried; every try that leads nowhere counts against their address. */
const findLinked = (context: RequestContext, token: string) =>
  safeTry(async function* () {
    const { database, clientAddress } = context;
    const limits = [[WRONG_CLASS_LINKS_FROM_ADDRESS, limitSubjectOf(clientAddress)]] as const;
    const taken = yield* await withinRateLimits(context, database, limits);
    const found = await linkedList(database, token);
    if (found !== undefined) await giveBack(context, taken);
    return ok(found);
  });

/** The list that a link leads to, as families see it. */
export const readSharedClassList = (
  context: RequestContext,
  token: string,
  family: string,
): ResultAsync<Answer<'SharedClassList'> | null, Refusal> =>
  safeTry(async function* () {
    const list = yield* await findLinked(context, token);
    if (list === undefined) return ok(null);
    const asked = isPromiseSecret(family) ? familyHash(family, list.id) : '';
    return ok({
      name: list.name,
      schoolYear: list.school_year,
      closesOn: list.closes_on,
      isClosed: isClosedNow(context, list),
      entries: await showEntries(context, await entryRowsOf(context.database, list.id, asked)),
    });
  });

const refusedPromise = (refusal: PromiseRefusal): Answer<'ClassListResult'> => ({
  ...refusedList(`vue.classList.error.${refusal.kind}`),
  ...('open' in refusal ? { open: refusal.open } : {}),
});

type Promised = { readonly token: string; readonly family: string; readonly entryId: string; readonly wanted: number };

/** The row that a promise is for, locked, on a list that its link still leads to; undefined where one of both is not there. */
const lockPromised = async (transaction: Transaction, listId: string, { token, family, entryId }: Promised) => {
  const locked = await transaction
    .selectFrom('class_list_entries')
    .select('id')
    .where('id', '=', entryId)
    .where('class_list_id', '=', listId)
    .forUpdate()
    .executeTakeFirst();
  // Revoked or closed in between: asked once nobody else can promise anything for the row.
  const list = locked && (await linkedList(transaction, token));
  if (list === undefined) return undefined;
  const hash = familyHash(family, list.id);
  const row = (await entryRowsOf(transaction, list.id, hash)).find(({ id }) => id === entryId);
  return row && { list, row, hash };
};

const writePromise = async (
  transaction: Transaction,
  own: { readonly entry_id: string; readonly family_hash: string },
  promise: { readonly quantity: number; readonly promised_at: number },
): Promise<void> => {
  await transaction
    .deleteFrom('class_list_promises')
    .where('entry_id', '=', own.entry_id)
    .where('family_hash', '=', own.family_hash)
    .execute();
  if (promise.quantity === 0) return;
  const values = { id: unguessableId(), ...own, ...promise };
  await transaction.insertInto('class_list_promises').values(values).execute();
};

/** What a family brings for the class. Promises for one row come one after the other, so that together they are never more than it asks for. */
export const promiseForClass = (
  context: RequestContext,
  promised: Promised,
): ResultAsync<Answer<'ClassListResult'>, Refusal> =>
  safeTry(async function* () {
    if (!isPromiseSecret(promised.family)) return refuse('BAD_REQUEST');
    const linked = yield* await findLinked(context, promised.token);
    if (linked === undefined) return refuse('NOT_FOUND');
    return inTransaction(context.database, (transaction) =>
      safeTry(async function* () {
        const subject = limitSubjectOf(context.clientAddress);
        yield* await withinRateLimits(context, transaction, [[PROMISES_FROM_ADDRESS, subject]]);
        const found = await lockPromised(transaction, linked.id, promised);
        if (found === undefined) return refuse('NOT_FOUND');
        const { list, row, hash } = found;
        const after = promiseAfter({
          entry: row,
          byOthers: row.promised - row.promised_here,
          before: row.promised_here,
          wanted: promised.wanted,
          isClosed: isClosedNow(context, list),
        });
        if (after.isErr()) return ok(refusedPromise(after.error));
        const own = { entry_id: row.id, family_hash: hash };
        await writePromise(transaction, own, { quantity: after.value, promised_at: context.now() });
        return ok(changedList());
      }),
    );
  });
