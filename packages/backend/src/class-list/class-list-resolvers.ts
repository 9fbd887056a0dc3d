// Resolvers of the class lists.

import { ok, safeTry } from 'neverthrow';
import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { showLink } from './class-list-link.ts';
import { readClassListSheet } from './class-list-sheet.ts';
import { addEntries, changeEntry, removeEntry } from './edit-entries.ts';
import { copyClassList, createClassList, removeClassList, updateClassList } from './edit-lists.ts';
import { classListsOf, showClassList } from './own-class-lists.ts';
import { entryRowsOf, showEntries } from './read-entries.ts';
import { promiseForClass, readSharedClassList, shareClassList, unshareClassList } from './share-list.ts';

export const classListResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    getClassLists: (_parent, _arguments, context) =>
      answered(
        safeTry(async function* () {
          const { userId } = yield* requireMember(context);
          const rows = await classListsOf(context.database, userId);
          return ok(rows.map((row) => showClassList(context, row, row.entry_count)));
        }),
      ),
    getClassList: (_parent, { classListId, shopAddress }, context) =>
      answered(
        safeTry(async function* () {
          const { userId } = yield* requireMember(context);
          const row = (await classListsOf(context.database, userId)).find(({ id }) => id === classListId);
          if (row === undefined) return ok(null);
          return ok({
            list: showClassList(context, row, row.entry_count),
            entries: await showEntries(context, await entryRowsOf(context.database, row.id)),
            link: showLink(context, row, shopAddress),
          });
        }),
      ),
    getClassListSheet: (_parent, wanted, context) => answered(readClassListSheet(context, wanted)),
    getSharedClassList: (_parent, { token, family }, context) => answered(readSharedClassList(context, token, family)),
  },
  Mutation: {
    createClassList: (_parent, { list, entries, idempotencyKey }, context) =>
      answered(createClassList(context, list, entries, idempotencyKey)),
    updateClassList: (_parent, { classListId, list, version }, context) =>
      answered(updateClassList(context, classListId, list, version)),
    removeClassList: (_parent, { classListId }, context) => answered(removeClassList(context, classListId)),
    copyClassList: (_parent, { classListId, idempotencyKey }, context) =>
      answered(copyClassList(context, classListId, idempotencyKey)),
    addClassListEntries: (_parent, { classListId, entries, idempotencyKey }, context) =>
      answered(addEntries(context, classListId, entries, idempotencyKey)),
    changeClassListEntry: (_parent, { classListId, classEntryId, entry, version }, context) =>
      answered(changeEntry(context, { listId: classListId, entryId: classEntryId }, entry, version)),
    removeClassListEntry: (_parent, { classListId, classEntryId }, context) =>
      answered(removeEntry(context, { listId: classListId, entryId: classEntryId })),
    shareClassList: (_parent, { classListId }, context) => answered(shareClassList(context, classListId)),
    unshareClassList: (_parent, { classListId }, context) => answered(unshareClassList(context, classListId)),
    promiseForClass: (_parent, { token, family, classEntryId, quantity }, context) =>
      answered(promiseForClass(context, { token, family, entryId: classEntryId, wanted: quantity })),
  },
};
