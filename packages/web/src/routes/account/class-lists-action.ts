// What the forms of a teacher's class lists post, with or without scripts.

import type { KeepClassLists } from '@tornister/application/class-list';
import type { GatewayError } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { type FieldError, parsePostedKey } from '@tornister/domain/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import { type ActionFunctionArgs, data } from 'react-router';
import { insteadIn } from '../../components/class-list/alternative-fields.ts';
import { classListHref, readClassListAddress, readListHref } from '../../components/class-list/class-list-address.ts';
import { orderReport } from '../../components/class-list/row-notes.ts';
import { decisionsIn, FIELDS } from '../../components/material-list/list-fields.ts';
import { classListUseCases } from '../../composition/class-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { decisionsOfSheet, keptForm } from './posted-sheet.ts';

type Failure = GatewayError | { readonly errors: readonly FieldError[] };
type Done = ResultAsync<string, Failure>;

const headIn = (posted: FormData) => ({
  name: fieldOf(posted, 'name'),
  schoolYear: fieldOf(posted, 'schoolYear'),
  children: fieldOf(posted, 'children'),
  closesOn: fieldOf(posted, 'closesOn'),
});

const entryIn = (posted: FormData) => ({
  id: fieldOf(posted, 'entryId'),
  version: Number(fieldOf(posted, 'version')) || 0,
  typed: {
    title: fieldOf(posted, 'title'),
    orderNumber: fieldOf(posted, 'orderNumber'),
    quantity: fieldOf(posted, 'quantity'),
    per: fieldOf(posted, 'per'),
    choice: fieldOf(posted, 'choice'),
    note: fieldOf(posted, 'note'),
  },
});

/** The intents: what each does, and where it leads; undefined for what is none. */
const carryOut = (lists: KeepClassLists, listId: string, posted: FormData): Done | undefined => {
  const here = () => classListHref(listId);
  const key = parsePostedKey(fieldOf(posted, 'key'));
  switch (fieldOf(posted, 'intent')) {
    case 'create':
      return lists
        .create(
          headIn(posted),
          {
            text: fieldOf(posted, 'text'),
            wishlistId: fieldOf(posted, 'wishlistId'),
            orderId: fieldOf(posted, 'orderId'),
            teaserId: fieldOf(posted, 'teaserId'),
            decisions: decisionsOfSheet(posted),
          },
          key,
        )
        .map((made) => readListHref(made.listId, made));
    case 'sheet':
      return lists
        .createFromSheet(fieldOf(posted, 'className'), fieldOf(posted, FIELDS.read), decisionsIn(posted), key)
        .map((made) => readListHref(made.listId, made));
    case 'update':
      return lists.update(listId, headIn(posted), Number(fieldOf(posted, 'version')) || 0).map(here);
    case 'add':
      return lists.add(listId, fieldOf(posted, 'text'), key).map((lost) => readListHref(listId, lost));
    case 'change':
      return lists.change(listId, entryIn(posted)).map(here);
    case 'share':
      return lists.share(listId).map(here);
    case 'unshare':
      return lists.unshare(listId).map(here);
    case 'copy':
      return lists.copy(listId, key).map(classListHref);
    default:
      return undefined;
  }
};

/**
 * Orders for the whole class. Where the answer did not come, the form is drawn with the packs that it was posted with: pressed again under its key,
 * it asks for the same rows, and what is in the basket already is not added once more. Where they cannot be had, there is no form to press.
 */
const order = async (form: PostedForm, lists: KeepClassLists, listId: string) => {
  const key = parsePostedKey(fieldOf(form.posted, 'key'));
  const chosen = insteadIn(form.posted);
  const ordered = await lists.order(listId, key ?? lists.newKey(), chosen);
  if (ordered.isOk()) return data({ ordered: orderReport(ordered.value) });
  const refused = refuseFields(form, ordered.error);
  if (Object.keys(chosen).length === 0) return refused;
  const found = await lists.packs(listId, chosen);
  if (found.isErr()) throw failWith(ordered.error, PATHS.login);
  return data({ ...refused.data, packs: found.value }, refused.init ?? {});
};

/** Removes a list; of one that families know, the page asks first. */
const remove = async (form: PostedForm, lists: KeepClassLists, listId: string) => {
  const removed = await lists.remove(listId, fieldOf(form.posted, 'sure') !== '');
  if (removed.isErr()) return refuseFields(form, removed.error);
  if (removed.value !== undefined) return data({ removal: removed.value });
  formSaved(form);
  return redirectTo(PATHS.classLists, 303);
};

/** Removes a row; of one that families have promised something for, the page asks first. */
const removeEntry = async (form: PostedForm, lists: KeepClassLists, listId: string) => {
  const removed = await lists.removeEntry(listId, fieldOf(form.posted, 'entryId'), fieldOf(form.posted, 'sure') !== '');
  if (removed.isErr()) return refuseFields(form, removed.error);
  if (removed.value !== undefined) return data({ rowRemoval: removed.value });
  formSaved(form);
  return redirectTo(classListHref(listId), 303);
};

const CHANGED_ELSEWHERE = 'vue.classList.error.changedElsewhere';

/** The form as it is drawn again: what was changed elsewhere is posted next over the version that the answering page shows. */
const drawnAgain = (posted: FormData, error: Failure): FormData => {
  const kept = keptForm(posted);
  if ('kind' in error && error.kind === 'gateway.refused' && error.message === CHANGED_ELSEWHERE)
    kept.delete('version');
  return kept;
};

/** What the whole class needs in packs that cost less. */
const packs = async (form: PostedForm, lists: KeepClassLists, listId: string) => {
  const found = await lists.packs(listId);
  return found.isErr() ? refuseFields(form, found.error) : data({ packs: found.value });
};

/** Does what a form asks for and leads back to the list; a refusal keeps what was typed. */
export const classListsAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const form = { ...(await postedForm(shop, request)), path: pathname + search };
  const lists = shop.get(classListUseCases.keepClassLists);
  const { listId = '' } = readClassListAddress(searchParams);
  if (fieldOf(form.posted, 'intent') === 'order') return order(form, lists, listId);
  if (fieldOf(form.posted, 'intent') === 'packs') return packs(form, lists, listId);
  if (fieldOf(form.posted, 'intent') === 'remove') return remove(form, lists, listId);
  if (fieldOf(form.posted, 'intent') === 'remove-entry') return removeEntry(form, lists, listId);
  const done = await (carryOut(lists, listId, form.posted) ?? errAsync<string, Failure>({ errors: [] }));
  if (done.isErr()) return refuseFields({ ...form, posted: drawnAgain(form.posted, done.error) }, done.error);
  formSaved(form);
  return redirectTo(done.value, 303);
};
