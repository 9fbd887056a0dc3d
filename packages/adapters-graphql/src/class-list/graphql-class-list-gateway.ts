// The port `ClassListGateway`, on GraphQL.

import type { ClassListEntry, ClassListGateway, ClassListSummary, GatewayError } from '@tornister/application/ports';
import type { ClassListEntryDraft, ClassListHead } from '@tornister/domain/classlist';
import { err, ok, type Result } from 'neverthrow';
import {
  addClassListEntries,
  changeClassListEntry,
  copyClassList,
  createClassList,
  getClassList,
  getClassListSheet,
  getClassLists,
  getSharedClassList,
  promiseForClass,
  removeClassList,
  removeClassListEntry,
  shareClassList,
  unshareClassList,
  updateClassList,
} from '../generated/operations/class-list.ts';
import type {
  ClassListEntryPartsFragment,
  ClassListPartsFragment,
  ClassListResultPartsFragment,
} from '../generated/operations.ts';
import { present, same } from '../mapping/parts-mapper.ts';
import { toOrderItem } from '../order-form/order-form-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const SHARES = { CHILD: 'child', CLASS: 'class' } as const;
const BRANDS = { ANY: 'any', EXACT: 'exact' } as const;
const SHARE_WORDS = { child: 'CHILD', class: 'CLASS' } as const;
const BRAND_WORDS = { any: 'ANY', exact: 'EXACT' } as const;

const toSummary = ({ externalId, closesOn, ...list }: ClassListPartsFragment): ClassListSummary => ({
  ...list,
  id: externalId,
  ...present('closesOn', closesOn, same),
});

const toEntry = ({
  externalId,
  per,
  brand,
  item,
  replacement,
  ...entry
}: ClassListEntryPartsFragment): ClassListEntry => ({
  ...entry,
  id: externalId,
  per: SHARES[per],
  choice: BRANDS[brand],
  ...present('item', item, toOrderItem),
  ...present('replacement', replacement, toOrderItem),
});

const headInput = ({ name, schoolYear, children, closesOn }: ClassListHead) => ({
  name,
  schoolYear,
  children,
  closesOn: closesOn ?? '',
});

const entryInput = ({ title, orderNumber, quantity, per, choice, note }: ClassListEntryDraft) => ({
  title,
  orderNumber,
  quantity,
  per: SHARE_WORDS[per],
  brand: BRAND_WORDS[choice],
  note,
});

/** Done, or why not; how much is left to promise stands in the values of the sentence. */
const done = (answer: ClassListResultPartsFragment): Result<string, GatewayError> => {
  if (answer.successful) return ok(answer.classListId ?? '');
  const message = answer.generalErrorMessage ?? '';
  const fieldErrors = answer.fieldErrors.map(({ fieldName, errorMessage, maximum }) => ({
    field: fieldName,
    message: errorMessage,
    ...present('values', maximum, (most) => ({ maximum: most })),
  }));
  const taken = answer.open === null ? [] : [{ field: 'promise', message, values: { count: answer.open } }];
  return err({ kind: 'gateway.refused', message, fieldErrors: [...fieldErrors, ...taken] });
};
const nothing = (): void => undefined;

/** The class lists of the visitor. */
export const createGraphqlClassListGateway = (transport: GraphqlTransport): ClassListGateway => ({
  lists: () => transport.run(getClassLists, {}, (answer) => answer.getClassLists.map(toSummary)),
  open: (classListId, shopAddress) =>
    transport.run(getClassList, { classListId, shopAddress }, ({ getClassList: opened }) =>
      opened === null
        ? undefined
        : {
            list: toSummary(opened.list),
            entries: opened.entries.map(toEntry),
            ...present('link', opened.link, same),
          },
    ),
  sheet: (classListId, shopAddress, withPrices) =>
    transport.run(
      getClassListSheet,
      { classListId, shopAddress, withPrices },
      (answer) => answer.getClassListSheet ?? undefined,
    ),
  shared: (token, family) =>
    transport.run(getSharedClassList, { token, family }, ({ getSharedClassList: shared }) =>
      shared === null
        ? undefined
        : {
            name: shared.name,
            schoolYear: shared.schoolYear,
            isClosed: shared.isClosed,
            entries: shared.entries.map(toEntry),
            ...present('closesOn', shared.closesOn, same),
          },
    ),
  create: (head, entries, key) =>
    transport
      .run(
        createClassList,
        { list: headInput(head), entries: entries.map(entryInput), ...present('idempotencyKey', key, same) },
        (answer) => done(answer.createClassList),
      )
      .andThen(same),
  update: (classListId, head, version) =>
    transport
      .run(updateClassList, { classListId, list: headInput(head), version }, (answer) => done(answer.updateClassList))
      .andThen(same)
      .map(nothing),
  remove: (classListId) =>
    transport
      .run(removeClassList, { classListId }, (answer) => done(answer.removeClassList))
      .andThen(same)
      .map(nothing),
  copy: (classListId, key) =>
    transport
      .run(copyClassList, { classListId, ...present('idempotencyKey', key, same) }, (answer) =>
        done(answer.copyClassList),
      )
      .andThen(same),
  add: (classListId, entries, key) =>
    transport
      .run(
        addClassListEntries,
        { classListId, entries: entries.map(entryInput), ...present('idempotencyKey', key, same) },
        (answer) => done(answer.addClassListEntries),
      )
      .andThen(same)
      .map(nothing),
  change: (classListId, classEntryId, entry, version) =>
    transport
      .run(changeClassListEntry, { classListId, classEntryId, entry: entryInput(entry), version }, (answer) =>
        done(answer.changeClassListEntry),
      )
      .andThen(same)
      .map(nothing),
  removeEntry: (classListId, classEntryId) =>
    transport
      .run(removeClassListEntry, { classListId, classEntryId }, (answer) => done(answer.removeClassListEntry))
      .andThen(same)
      .map(nothing),
  share: (classListId) =>
    transport
      .run(shareClassList, { classListId }, (answer) => done(answer.shareClassList))
      .andThen(same)
      .map(nothing),
  unshare: (classListId) =>
    transport
      .run(unshareClassList, { classListId }, (answer) => done(answer.unshareClassList))
      .andThen(same)
      .map(nothing),
  promise: (token, family, classEntryId, quantity) =>
    transport
      .run(promiseForClass, { token, family, classEntryId, quantity }, (answer) => done(answer.promiseForClass))
      .andThen(same)
      .map(nothing),
});
