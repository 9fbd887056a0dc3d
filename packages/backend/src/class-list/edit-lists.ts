// Making a class list, changing what stands above it, removing it, and copying it into the next year. Source: docs/class-lists.md.

import {
  CLASS_LIST_ENTRIES_MAX,
  CLASS_LISTS_MAX,
  headForNextYear,
  parseClassListHead,
  rowsForNextYear,
} from '@tornister/domain/classlist';
import { err, ok, type Result } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { ClassListEntryInput, ClassListInput } from '../graphql/generated/resolver-types.ts';
import { unguessableId } from '../server/ids.ts';
import { type EntryValues, readEntries } from './draft-entries.ts';
import { fieldErrorsOf } from './field-errors.ts';
import {
  type ClassListOutcome,
  type ClassListRow,
  changedList,
  changeOfList,
  changeOfMember,
  classListsOf,
  refusedList,
} from './own-class-lists.ts';
import { entryRowsOf, withGoods } from './read-entries.ts';

type Head = Pick<ClassListRow, 'name' | 'school_year' | 'children' | 'closes_on'>;

const readHead = ({
  name,
  schoolYear,
  children,
  closesOn = '',
}: ClassListInput): Result<Head, Answer<'ClassListResult'>> =>
  parseClassListHead({ name, schoolYear, children: String(children), closesOn })
    .map((head) => ({
      name: head.name,
      school_year: head.schoolYear,
      children: head.children,
      closes_on: head.closesOn ?? null,
    }))
    .orElse((errors) => err({ successful: false, fieldErrors: fieldErrorsOf(errors) }));

/** Writes rows below those that are there. */
export const writeEntries = async (
  transaction: Transaction,
  listId: string,
  values: readonly EntryValues[],
  after = 0,
): Promise<void> => {
  if (values.length === 0) return;
  await transaction
    .insertInto('class_list_entries')
    .values(
      values.map((value, at) => ({ id: unguessableId(), class_list_id: listId, position: after + at + 1, ...value })),
    )
    .execute();
};

const makeList = async (
  context: RequestContext,
  transaction: Transaction,
  userId: string,
  { head, entries }: { readonly head: Head; readonly entries: readonly EntryValues[] },
): ClassListOutcome => {
  const lists = await classListsOf(transaction, userId);
  if (lists.length >= CLASS_LISTS_MAX) return ok(refusedList('vue.classList.error.tooManyLists'));
  if (entries.length > CLASS_LIST_ENTRIES_MAX) return ok(refusedList('vue.classList.error.tooManyEntries'));
  const id = unguessableId();
  await transaction
    .insertInto('class_lists')
    .values({ id, user_id: userId, ...head, link_seed: null, link_hash: null, created_at: context.now() })
    .execute();
  await writeEntries(transaction, id, entries);
  return ok(changedList(id));
};

/** Makes a class list with its first rows. */
export const createClassList = (
  context: RequestContext,
  list: ClassListInput,
  inputs: readonly ClassListEntryInput[],
  key?: string | null,
): ClassListOutcome =>
  changeOfMember(
    context,
    async (transaction, userId) => {
      const head = readHead(list);
      if (head.isErr()) return ok(head.error);
      // Before they are read: a book is not looked up line by line.
      if (inputs.length > CLASS_LIST_ENTRIES_MAX) return ok(refusedList('vue.classList.error.tooManyEntries'));
      const entries = await readEntries(transaction, inputs);
      if (entries.isErr()) return ok(entries.error);
      return makeList(context, transaction, userId, { head: head.value, entries: entries.value });
    },
    { key, content: ['create', list, inputs] },
  );

/** Changes what stands above a list, unless another tab or device has done so since it was seen. */
export const updateClassList = (
  context: RequestContext,
  listId: string,
  input: ClassListInput,
  version: number,
): ClassListOutcome =>
  changeOfList(context, listId, async (transaction, list) => {
    const head = readHead(input);
    if (head.isErr()) return ok(head.error);
    if (list.version !== version) return ok(refusedList('vue.classList.error.changedElsewhere'));
    await transaction
      .updateTable('class_lists')
      .set({ ...head.value, version: version + 1 })
      .where('id', '=', listId)
      .execute();
    return ok(changedList(listId));
  });

/** Removes a list with its rows and everything that was promised on it. */
export const removeClassList = (context: RequestContext, listId: string): ClassListOutcome =>
  changeOfList(context, listId, async (transaction) => {
    await transaction.deleteFrom('class_lists').where('id', '=', listId).execute();
    return ok(changedList());
  });

/** Makes the list of the next year from this one. */
export const copyClassList = (context: RequestContext, listId: string, key?: string | null): ClassListOutcome =>
  changeOfList(
    context,
    listId,
    async (transaction, list) => {
      const rows = await withGoods({ ...context, database: transaction }, await entryRowsOf(transaction, listId));
      const head = headForNextYear({ name: list.name, schoolYear: list.school_year, children: list.children });
      const copied = rowsForNextYear(
        rows.map(({ goods, replacement, item_id, brand_choice, title, quantity, per, note }) => ({
          title,
          quantity,
          per,
          choice: brand_choice,
          note,
          isSold: item_id === null || goods?.isForSale === true,
          ...(item_id === null ? {} : { item: item_id }),
          ...(replacement === undefined ? {} : { replacement: String(replacement.itemId) }),
        })),
      );
      return makeList(context, transaction, list.user_id, {
        head: { name: head.name, school_year: head.schoolYear, children: head.children, closes_on: null },
        entries: copied.map(({ choice, item, ...row }) => ({ ...row, brand_choice: choice, item_id: item ?? null })),
      });
    },
    { key, content: ['copy', listId] },
  );
