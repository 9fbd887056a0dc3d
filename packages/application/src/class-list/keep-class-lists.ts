// The class lists of a teacher: made from pasted text, a wishlist, a former order, a curated list or nothing, worked on, shared, copied, ordered for the whole class.
// Source: docs/class-lists.md.

import {
  type ClassListEntryDraft,
  type ClassListHead,
  parseClassListEntry,
  parseClassListHead,
  schoolYearOn,
  type TypedClassListEntry,
  type TypedClassListHead,
} from '@tornister/domain/classlist';
import { orderedLines } from '@tornister/domain/orders';
import { brandId, type FieldError, type OrderId, shopDay, type WishlistId } from '@tornister/domain/shared';
import { errAsync, okAsync, type Result, ResultAsync } from 'neverthrow';
import type { Alternatives, FindAlternatives } from '../alternatives/find-alternatives.ts';
import type { MaterialDecisions } from '../material-list/chosen-material.ts';
import type { ReadMaterialList } from '../material-list/read-material-list.ts';
import type { FillOrderForm } from '../order-form/fill-order-form.ts';
import type {
  ClassListEntry,
  ClassListGateway,
  Clock,
  ContentGateway,
  GatewayError,
  OpenedClassList,
  OrdersGateway,
  WishlistGateway,
} from '../ports/index.ts';
import type { ClassListOrigin, ClassListOrigins, ClassListStart } from './class-list-start.ts';
import {
  type LostLines,
  rowsOfOrder,
  rowsOfSheet,
  rowsOfWishlist,
  unreadOfSheet,
  withClassQuantities,
} from './class-rows.ts';
import { chosenAlternatives, classRows, type OrderedRows } from './family-rows.ts';
import { questionOfList, questionOfRow, type RemovalQuestion, type RowRemovalQuestion } from './removal-questions.ts';

type Refused = { readonly errors: readonly FieldError[] };
type Failure = GatewayError | Refused;
type Done = ResultAsync<void, GatewayError>;

/** What a new list begins with: the articles of what there is, then the lines of a text, with what was decided for them. */
type ClassListSource = Partial<ClassListOrigins> & { readonly text: string; readonly decisions?: MaterialDecisions };

/** Names a form: what is posted twice with it is done once. */
type FormKey = string | undefined;

/** A new list, and what of its sources is not on it. */
type MadeList = LostLines & { readonly listId: string };

/** As many children as a class often has. */
export const USUAL_CHILDREN = 25;

export type KeepClassLists = {
  /** The lists of the member, the wishlists that one can be made from, and the order or curated list that is asked for, where there is one. */
  readonly start: (asked?: Partial<ClassListOrigins>) => ResultAsync<ClassListStart, GatewayError>;
  readonly open: (listId: string) => ResultAsync<OpenedClassList | undefined, GatewayError>;
  /** Makes a list; a text in which nothing was read is refused. */
  readonly create: (
    typed: TypedClassListHead,
    source: ClassListSource,
    key?: FormKey,
  ) => ResultAsync<MadeList, Failure>;
  /** Makes a list of a sheet whose articles were chosen on the page of material lists. */
  readonly createFromSheet: (
    name: string,
    text: string,
    decisions: MaterialDecisions,
    key?: FormKey,
  ) => ResultAsync<MadeList, Failure>;
  readonly update: (listId: string, typed: TypedClassListHead, version: number) => ResultAsync<void, Failure>;
  /** Adds what a text names, line by line; answers what of it is not on the list. */
  readonly add: (listId: string, text: string, key?: FormKey) => ResultAsync<LostLines, Failure>;
  readonly change: (
    listId: string,
    entry: { readonly id: string; readonly version: number; readonly typed: TypedClassListEntry },
  ) => ResultAsync<void, Failure>;
  /** Takes a row off; answers a question instead where families have promised something for it, and nobody has said to be sure. */
  readonly removeEntry: (
    listId: string,
    entryId: string,
    isSure?: boolean,
  ) => ResultAsync<RowRemovalQuestion | undefined, GatewayError>;
  /** Removes a list; answers a question instead where it is shared or something is promised, and nobody has said to be sure. */
  readonly remove: (listId: string, isSure?: boolean) => ResultAsync<RemovalQuestion | undefined, GatewayError>;
  readonly copy: (listId: string, key?: FormKey) => ResultAsync<string, GatewayError>;
  readonly share: (listId: string) => Done;
  readonly unshare: (listId: string) => Done;
  /** Packs and sets that cost less than single articles for the whole class, by row. */
  readonly packs: (listId: string) => ResultAsync<Alternatives, GatewayError>;
  /** Puts everything for the whole class into the basket, once for each key; for the rows that are named here the pack of this order number. */
  readonly order: (
    listId: string,
    key: string,
    packs?: Readonly<Record<string, string>>,
  ) => ResultAsync<OrderedRows, GatewayError>;
  readonly newKey: () => string;
};

export type KeepClassListsPorts = {
  readonly classLists: ClassListGateway;
  readonly wishlists: Pick<WishlistGateway, 'essentials' | 'list'>;
  readonly orders: Pick<OrdersGateway, 'order'>;
  readonly content: Pick<ContentGateway, 'teaserList'>;
  readonly material: Pick<ReadMaterialList, 'read'>;
  readonly orderForm: Pick<FillOrderForm, 'newKey' | 'add'>;
  readonly findAlternatives: Pick<FindAlternatives, 'packs'>;
  /** Origin of the consumer storefront that links lead to: families never shop in the business edition. */
  readonly shopAddress: string;
  readonly clock: Pick<Clock, 'now'>;
};

const parsed = <Value>(result: Result<Value, readonly FieldError[]>): ResultAsync<Value, Failure> =>
  result.isOk() ? okAsync(result.value) : errAsync({ errors: result.error });

/** Rows of a text, and what of it did not become rows. */
type ReadText = { readonly rows: readonly ClassListEntryDraft[]; readonly lost: Omit<LostLines, 'lowered'> };
const NO_TEXT: ReadText = { rows: [], lost: { leftOut: 0, isCut: false } };

const NOTHING_READ: Refused = { errors: [{ field: 'text', message: 'vue.classList.error.nothingRead' }] };

/** Makes the commands. */
export const createKeepClassLists = ({
  classLists,
  wishlists,
  orders,
  content,
  material,
  orderForm,
  findAlternatives,
  shopAddress,
  clock,
}: KeepClassListsPorts): KeepClassLists => {
  const usual = () => ({
    schoolYear: schoolYearOn(shopDay(clock.now())),
    children: USUAL_CHILDREN,
  });
  const rowsOfText = (text: string, decisions: MaterialDecisions = {}): ResultAsync<ReadText, Failure> =>
    text.trim() === ''
      ? okAsync(NO_TEXT)
      : material.read(text).andThen((sheet): ResultAsync<ReadText, Failure> => {
          const rows = rowsOfSheet(sheet, decisions);
          return rows.length === 0 ? errAsync(NOTHING_READ) : okAsync({ rows, lost: unreadOfSheet(sheet) });
        });
  const make = (head: ClassListHead, asked: ReadText['rows'], lost: ReadText['lost'], key: FormKey) => {
    const { rows, lowered } = withClassQuantities(asked);
    return classLists.create(head, rows, key).map((listId): MadeList => ({ listId, ...lost, lowered }));
  };
  const rowsOfList = (id: string): ResultAsync<readonly ClassListEntryDraft[], GatewayError> =>
    id === ''
      ? okAsync([])
      : wishlists
          .list(brandId<WishlistId>(id), [])
          .map((list) => rowsOfWishlist((list?.rows ?? []).map(({ entry }) => entry)));
  const orderOf = (id = '') => (id === '' ? okAsync(undefined) : orders.order({ orderId: brandId<OrderId>(id) }));
  const curatedOf = (id = '') => (id === '' ? okAsync(undefined) : content.teaserList(id));
  const rowsOf = (
    { wishlistId = '', orderId, teaserId }: Partial<ClassListOrigins>,
    children: number,
  ): ResultAsync<readonly ClassListEntryDraft[], GatewayError> =>
    ResultAsync.combine([
      rowsOfList(wishlistId),
      orderOf(orderId).map((order) => (order === undefined ? [] : rowsOfOrder(order, children))),
      curatedOf(teaserId).map((list) => rowsOfWishlist((list?.items ?? []).map(({ entry }) => entry))),
    ]).map((parts) => parts.flat());
  const originOf = ({
    orderId = '',
    teaserId = '',
  }: Partial<ClassListOrigins>): ResultAsync<ClassListOrigin | undefined, GatewayError> =>
    ResultAsync.combine([orderOf(orderId), curatedOf(teaserId)]).map(([order, list]) => {
      if (order !== undefined)
        return { kind: 'order', id: orderId, name: order.orderNumber, count: orderedLines(order).length };
      return list && { kind: 'teaser', id: teaserId, name: list.name, count: list.items.length };
    });
  const parseHead = (typed: TypedClassListHead): ResultAsync<ClassListHead, Failure> =>
    parsed(parseClassListHead(typed));
  const packsFor = ({ entries, list }: OpenedClassList, isAsked: (entry: ClassListEntry) => boolean) =>
    findAlternatives.packs(entries.filter(isAsked), list.children);
  return {
    newKey: orderForm.newKey,
    start: (asked = {}) =>
      ResultAsync.combine([classLists.lists(), wishlists.essentials(), originOf(asked)]).map(
        ([lists, own, origin]) => ({
          lists,
          ...usual(),
          wishlists: own.filter(({ entries }) => entries.length > 0).map(({ id, name }) => ({ id, name })),
          ...(origin === undefined ? {} : { origin }),
        }),
      ),
    open: (listId) => classLists.open(listId, shopAddress),
    create: (typed, { text, decisions, ...origins }, key) =>
      parseHead(typed).andThen((head) =>
        rowsOfText(text, decisions).andThen(({ rows, lost }) =>
          rowsOf(origins, head.children).andThen((there) => make(head, [...there, ...rows], lost, key)),
        ),
      ),
    createFromSheet: (name, text, decisions, key) => {
      const { schoolYear, children } = usual();
      return parseHead({ name, schoolYear, children: String(children), closesOn: '' }).andThen((head) =>
        rowsOfText(text, decisions).andThen(({ rows, lost }) => make(head, rows, lost, key)),
      );
    },
    update: (listId, typed, version) => parseHead(typed).andThen((head) => classLists.update(listId, head, version)),
    add: (listId, text, key) =>
      rowsOfText(text).andThen(({ rows: asked, lost }): ResultAsync<LostLines, Failure> => {
        const { rows, lowered } = withClassQuantities(asked);
        if (rows.length === 0) return errAsync(NOTHING_READ);
        return classLists.add(listId, rows, key).map(() => ({ ...lost, lowered }));
      }),
    change: (listId, { id, version, typed }) =>
      parsed(parseClassListEntry(typed)).andThen((entry) => classLists.change(listId, id, entry, version)),
    removeEntry: (listId, entryId, isSure = false) =>
      (isSure ? okAsync(undefined) : classLists.open(listId, shopAddress)).andThen((opened) => {
        const question = opened && questionOfRow(opened, entryId);
        return question ? okAsync(question) : classLists.removeEntry(listId, entryId).map(() => undefined);
      }),
    remove: (listId, isSure = false) =>
      (isSure ? okAsync(undefined) : classLists.open(listId, shopAddress)).andThen((opened) => {
        const question = opened && questionOfList(opened);
        return question === undefined ? classLists.remove(listId).map(() => undefined) : okAsync(question);
      }),
    copy: classLists.copy,
    share: classLists.share,
    unshare: classLists.unshare,
    packs: (listId) =>
      classLists
        .open(listId, shopAddress)
        .andThen((opened) => (opened === undefined ? okAsync({}) : packsFor(opened, () => true))),
    order: (listId, key, packs = {}) =>
      classLists.open(listId, shopAddress).andThen((opened) => {
        const put = (rows: OrderedRows['rows']) => {
          const typed = rows.map(({ item, quantity }) => ({ number: item.orderNumber, quantity: String(quantity) }));
          return orderForm.add({ typed, text: '' }, key).map((filled) => ({ rows, filled }));
        };
        if (opened === undefined) return put([]);
        const { entries, list } = opened;
        return packsFor(opened, ({ id }) => packs[id] !== undefined).andThen((offered) =>
          put(classRows(entries, list.children, chosenAlternatives(offered, packs))),
        );
      }),
  };
};
