// Adding, changing and removing rows of a class list. Each row has a version of its own: two people who change different rows lose nothing, and of
// one row the change that came later is told. Source: docs/class-lists.md.

import { CLASS_LIST_ENTRIES_MAX, keepsPromises } from '@tornister/domain/classlist';
import { ok } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { ClassListEntryInput } from '../graphql/generated/resolver-types.ts';
import { refuse } from '../graphql/refusal.ts';
import { readEntries } from './draft-entries.ts';
import { writeEntries } from './edit-lists.ts';
import { type ClassListOutcome, changedList, changeOfList, refusedList } from './own-class-lists.ts';
import { type EntryRow, entryRowsOf, withGoods } from './read-entries.ts';

/** Adds rows at the end of a list. */
export const addEntries = (
  context: RequestContext,
  listId: string,
  inputs: readonly ClassListEntryInput[],
  key?: string | null,
): ClassListOutcome =>
  changeOfList(
    context,
    listId,
    async (transaction) => {
      const rows = await entryRowsOf(transaction, listId);
      if (rows.length + inputs.length > CLASS_LIST_ENTRIES_MAX)
        return ok(refusedList('vue.classList.error.tooManyEntries'));
      const entries = await readEntries(transaction, inputs);
      if (entries.isErr()) return ok(entries.error);
      await writeEntries(transaction, listId, entries.value, rows.at(-1)?.position ?? 0);
      return ok(changedList(listId));
    },
    { key, content: ['add', listId, inputs] },
  );

/** Whether the row names an article that this store does not have: its form cannot show it, and so does not mean to take it away. */
const hidesArticle = async (context: RequestContext, transaction: Transaction, row: EntryRow): Promise<boolean> => {
  if (row.item_id === null) return false;
  const [shown] = await withGoods({ ...context, database: transaction }, [row]);
  return shown?.goods === undefined;
};

/** Changes a row, unless it was changed since it was seen or families have promised more than it asks for then. */
export const changeEntry = (
  context: RequestContext,
  { listId, entryId }: { readonly listId: string; readonly entryId: string },
  input: ClassListEntryInput,
  version: number,
): ClassListOutcome =>
  changeOfList(context, listId, async (transaction) => {
    // Locked, so that nobody promises something for the row at this moment.
    await transaction
      .selectFrom('class_list_entries')
      .select('id')
      .where('id', '=', entryId)
      .where('class_list_id', '=', listId)
      .forUpdate()
      .execute();
    const row = (await entryRowsOf(transaction, listId)).find(({ id }) => id === entryId);
    if (row === undefined) return refuse('NOT_FOUND');
    const entries = await readEntries(transaction, [input]);
    if (entries.isErr()) return ok(entries.error);
    const [values] = entries.value;
    if (values === undefined) return refuse('BAD_REQUEST');
    if (row.version !== version) return ok(refusedList('vue.classList.error.changedElsewhere'));
    if (!keepsPromises(values, row.promised)) return ok(refusedList('vue.classList.error.promised'));
    const isKept = values.item_id === null && (await hidesArticle(context, transaction, row));
    await transaction
      .updateTable('class_list_entries')
      .set({ ...values, ...(isKept ? { item_id: row.item_id } : {}), version: version + 1 })
      .where('id', '=', entryId)
      .execute();
    return ok(changedList(listId));
  });

/** Takes a row off a list, with what was promised for it. */
export const removeEntry = (
  context: RequestContext,
  { listId, entryId }: { readonly listId: string; readonly entryId: string },
): ClassListOutcome =>
  changeOfList(context, listId, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('class_list_entries')
      .where('id', '=', entryId)
      .where('class_list_id', '=', listId)
      .executeTakeFirst();
    return numDeletedRows === 0n ? refuse('NOT_FOUND') : ok(changedList(listId));
  });
