// Loader and action of /myaccount/returns/productselection/.

import { RETURN_IMAGES_PER_LINE } from '@tornister/domain/forms';
import {
  isAnythingReturnable,
  isLineReturnable,
  type ReturnableLine,
  type TypedSelection,
} from '@tornister/domain/returns';
import type { FieldError } from '@tornister/domain/shared';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type ItemField, itemField, returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { fieldOf, formSaved, type PostedForm, refuseFields, refuseForm } from '../form-refusal.ts';
import { resumedLongForm } from '../resumed-long-form.ts';
import { askStep, openOrderStep, postedStep, refuseAnswer } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { isMember, order, draft } = await openOrderStep(shop, 'productselection', request);
  const resumed = resumedLongForm(shop, returnHref('productselection', order.hash));
  return { isMember, order, draft, isReturnable: isAnythingReturnable(order), ...resumed };
};

const selectionOf = (posted: FormData, { id }: ReturnableLine): TypedSelection => {
  const field = (name: ItemField): string => fieldOf(posted, itemField(id, name));
  const reason = field('reason');
  const componentSku = field('component');
  return {
    lineId: id,
    comment: field('comment'),
    images: [],
    ...(field('picked') === '' ? {} : { quantity: field('quantity') }),
    ...(reason === '' ? {} : { reason }),
    ...(componentSku === '' ? {} : { componentSku }),
  };
};

const chosenFiles = (posted: FormData, lineId: string): readonly File[] =>
  posted
    .getAll(itemField(lineId, 'images'))
    .filter((file): file is File => file instanceof File && file.name !== '')
    .slice(0, RETURN_IMAGES_PER_LINE + 1);

/** What is wrong with several files in the same way is told once. */
const isNewIn =
  (told: readonly FieldError[]) =>
  ({ field, message }: FieldError): boolean =>
    !told.some((other) => other.field === field && other.message === message);

/** Hands the chosen pictures in, line by line; answers what is wrong with those that are not taken. */
const handIn = async (shop: Shop, hash: string, form: PostedForm, lines: readonly ReturnableLine[]) => {
  const { addImage } = shop.get(returnsUseCases.answerReturn);
  const errors: FieldError[] = [];
  for (const line of lines)
    for (const file of chosenFiles(form.posted, line.id)) {
      const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
      const taken = await addImage(hash, line, { sizeBytes: file.size, read });
      if (taken.isErr() && taken.error.kind !== 'file.invalid') return refuseAnswer(form, taken.error);
      if (taken.isErr() && taken.error.kind === 'file.invalid')
        errors.push(...taken.error.errors.filter(isNewIn(errors)));
    }
  return errors;
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  // The form is read first: it has to be there again whatever becomes of the calls.
  const { hash, form } = await postedStep(shop, 'productselection', request);
  const opened = await askStep(shop, 'productselection', request);
  if (opened.isErr()) return refuseFields(form, opened.error);
  followGuard(shop, opened.value.decision);
  const lines = (opened.value.opened?.order.lines ?? []).filter(isLineReturnable);
  const answers = shop.get(returnsUseCases.answerReturn);
  const refusedImages = await handIn(shop, hash, form, lines);
  if (!Array.isArray(refusedImages)) return refusedImages;
  const removed = fieldOf(form.posted, 'removeImage');
  if (removed !== '') {
    const gone = await answers.removeImage(hash, removed);
    if (gone.isErr()) return refuseAnswer(form, gone.error);
  }
  const selected = await answers.selectItems(
    hash,
    lines.map((line) => selectionOf(form.posted, line)),
  );
  // From here on the shop has what was typed, also where something is missing.
  if (selected.isOk() || selected.error.kind === 'returns.invalid') formSaved(form);
  if (refusedImages.length > 0) return refuseForm(form, { errors: refusedImages });
  const staysHere = removed !== '' || fieldOf(form.posted, 'intent') === 'images';
  // Pictures are changed on the way: what is missing is told when somebody wants to go on.
  if (selected.isErr() && !(staysHere && selected.error.kind === 'returns.invalid'))
    return refuseAnswer(form, selected.error);
  return redirectTo(returnHref(staysHere ? 'productselection' : 'regulations', hash), 303);
};
