// The class lists of a teacher: made from pasted text, a wishlist, a former order, a curated list or nothing, worked on, shared, copied, ordered for the whole class.
// Source: docs/class-lists.md.

import {
  articleOf,
  mayBeClassSet,
  parseClassListEntry,
  parseClassListHead,
  schoolYearOn,
  type TypedClassListEntry,
  type TypedClassListHead,
} from '@tornister/domain/classlist';
import { type FieldError, shopDay } from '@tornister/domain/shared';
import { errAsync, okAsync, type Result, ResultAsync } from 'neverthrow';
import type { CountedRows } from '../alternatives/counted-rows.ts';
import type { Alternatives, FindAlternatives } from '../alternatives/find-alternatives.ts';
import type { MaterialDecisions } from '../material-list/chosen-material.ts';
import type { FillOrderForm } from '../order-form/fill-order-form.ts';
import type { ClassListGateway, Clock, GatewayError, OpenedClassList, WishlistGateway } from '../ports/index.ts';
import {
  type ClassListSource,
  type ClassListSourcePorts,
  createClassListSources,
  NOTHING_READ,
  type Refused,
} from './class-list-sources.ts';
import type { ClassListOrigins, ClassListStart } from './class-list-start.ts';
import type { LostLines } from './class-rows.ts';
import { chosenAlternatives, classRows, type OrderedRows } from './family-rows.ts';
import { mayHoldSeveral } from './may-hold-several.ts';
import { partsOfName } from './parts-of-name.ts';
import { putIntoBasket } from './put-into-basket.ts';
import { questionOfList, questionOfRow, type RemovalQuestion, type RowRemovalQuestion } from './removal-questions.ts';

type Failure = GatewayError | Refused;
type Done = ResultAsync<void, GatewayError>;

/** Names a form: what is posted twice with it is done once. */
type FormKey = string | undefined;

/** A new list, and what of its sources is not on it. */
type MadeList = LostLines & { readonly listId: string };

/** A list as its teacher sees it, with what the whole class needs of rows that count single pieces of packs; absent where there are none. */
export type CountedClassList = OpenedClassList & { readonly counted?: CountedRows };

/** As many children as a class often has. */
export const USUAL_CHILDREN = 25;

export type KeepClassLists = {
  /** The lists of the member, the wishlists that one can be made from, and the order or curated list that is asked for, where there is one. */
  readonly start: (asked?: Partial<ClassListOrigins>) => ResultAsync<ClassListStart, GatewayError>;
  readonly open: (listId: string) => ResultAsync<CountedClassList | undefined, GatewayError>;
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
  /** Packs and sets that cost less than single articles for the whole class, by row; where some were chosen already, only those of these order numbers. */
  readonly packs: (
    listId: string,
    chosen?: Readonly<Record<string, string>>,
  ) => ResultAsync<Alternatives, GatewayError>;
  /** Puts everything for the whole class into the basket, once for each key; for the rows that are named here the pack of this order number. */
  readonly order: (
    listId: string,
    key: string,
    packs?: Readonly<Record<string, string>>,
  ) => ResultAsync<OrderedRows, GatewayError>;
  readonly newKey: () => string;
};

export type KeepClassListsPorts = ClassListSourcePorts & {
  readonly classLists: ClassListGateway;
  readonly wishlists: Pick<WishlistGateway, 'essentials'>;
  readonly orderForm: Pick<FillOrderForm, 'newKey' | 'add'>;
  readonly findAlternatives: Pick<FindAlternatives, 'packs' | 'counted'>;
  /** Origin of the consumer storefront that links lead to: families never shop in the business edition. */
  readonly shopAddress: string;
  readonly clock: Pick<Clock, 'now'>;
};

const parsed = <Value>(result: Result<Value, readonly FieldError[]>): ResultAsync<Value, Failure> =>
  result.isOk() ? okAsync(result.value) : errAsync({ errors: result.error });

/** The question, where there is one; else the deed is done. */
const questionOr = <Question>(
  question: Question | undefined,
  act: () => Done,
): ResultAsync<Question | undefined, GatewayError> =>
  question === undefined ? act().map(() => undefined) : okAsync(question);

/** Makes the commands. */
export const createKeepClassLists = (ports: KeepClassListsPorts): KeepClassLists => {
  const { classLists, wishlists, orderForm, findAlternatives, shopAddress, clock } = ports;
  const sources = createClassListSources(ports);
  const usual = () => ({ schoolYear: schoolYearOn(shopDay(clock.now())), children: USUAL_CHILDREN });
  const open = (listId: string) => classLists.open(listId, shopAddress);

  const create: KeepClassLists['create'] = (typed, source, key) =>
    parsed(parseClassListHead(typed)).andThen((head) =>
      sources
        .read(source, head)
        .andThen(({ rows, lost }) => classLists.create(head, rows, key).map((listId) => ({ listId, ...lost }))),
    );

  /** Nobody who is sure is asked, and the list need not be read for that. */
  const openUnless = (isSure: boolean, listId: string) => (isSure ? okAsync(undefined) : open(listId));

  /** For the rows that are named in `chosen` the pack of this order number. */
  const chosenPacks = ({ entries, list }: OpenedClassList, chosen: Readonly<Record<string, string>>) =>
    findAlternatives
      .packs(
        entries.filter(({ id }) => chosen[id] !== undefined),
        list.children,
      )
      .map((offered) => chosenAlternatives(offered, chosen));

  /** What the words of rows count, where their article may be a pack, and how many sets for a class are needed; the vocabulary of schools is had for no other list. */
  const countedIn = ({ entries, list }: OpenedClassList): ResultAsync<CountedRows, GatewayError> => {
    const asked = entries.filter((entry) => {
      const article = articleOf(entry);
      if (article === undefined) return false;
      return mayBeClassSet(partsOfName(article)) || (entry.title !== '' && mayHoldSeveral(article));
    });
    return asked.length === 0 ? okAsync({}) : findAlternatives.counted(asked, list.children);
  };

  /** What goes into the basket for the whole class. */
  const rowsFor = (opened: OpenedClassList, chosen: Readonly<Record<string, string>>) =>
    ResultAsync.combine([chosenPacks(opened, chosen), countedIn(opened)]).map(([packs, counted]) =>
      classRows(opened.entries, opened.list.children, packs, counted),
    );

  return {
    newKey: orderForm.newKey,
    start: (asked = {}) =>
      ResultAsync.combine([classLists.lists(), wishlists.essentials(), sources.originOf(asked)]).map(
        ([lists, own, origin]) => ({
          lists,
          ...usual(),
          wishlists: own.filter(({ entries }) => entries.length > 0).map(({ id, name }) => ({ id, name })),
          ...(origin === undefined ? {} : { origin }),
        }),
      ),
    open: (listId) =>
      open(listId).andThen((opened) =>
        opened === undefined
          ? okAsync<CountedClassList | undefined>(undefined)
          : countedIn(opened).map(
              (counted): CountedClassList => (Object.keys(counted).length === 0 ? opened : { ...opened, counted }),
            ),
      ),
    create,
    createFromSheet: (name, text, decisions, key) =>
      create({ ...usual(), children: String(USUAL_CHILDREN), name, closesOn: '' }, { text, decisions }, key),
    update: (listId, typed, version) =>
      parsed(parseClassListHead(typed)).andThen((head) => classLists.update(listId, head, version)),
    add: (listId, text, key) =>
      sources
        .read({ text }, usual())
        .andThen(({ rows, lost }) =>
          rows.length === 0 ? errAsync(NOTHING_READ) : classLists.add(listId, rows, key).map(() => lost),
        ),
    change: (listId, { id, version, typed }) =>
      parsed(parseClassListEntry(typed)).andThen((entry) => classLists.change(listId, id, entry, version)),
    removeEntry: (listId, entryId, isSure = false) =>
      openUnless(isSure, listId).andThen((opened) =>
        questionOr(opened && questionOfRow(opened, entryId), () => classLists.removeEntry(listId, entryId)),
      ),
    remove: (listId, isSure = false) =>
      openUnless(isSure, listId).andThen((opened) =>
        questionOr(opened && questionOfList(opened), () => classLists.remove(listId)),
      ),
    copy: classLists.copy,
    share: classLists.share,
    unshare: classLists.unshare,
    packs: (listId, chosen) =>
      open(listId).andThen((opened) => {
        if (opened === undefined) return okAsync<Alternatives, GatewayError>({});
        return chosen === undefined
          ? findAlternatives.packs(opened.entries, opened.list.children)
          : chosenPacks(opened, chosen).map((packs) =>
              Object.fromEntries([...packs].map(([entryId, pack]) => [entryId, [pack]] as const)),
            );
      }),
    order: (listId, key, packs = {}) =>
      open(listId)
        .andThen((opened) => (opened === undefined ? okAsync([]) : rowsFor(opened, packs)))
        .andThen((rows) => putIntoBasket(orderForm, rows, key)),
  };
};
