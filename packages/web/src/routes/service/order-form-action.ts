// What the order form answers: with or without scripts the same rows by the same use case.

import type { FilledOrderForm } from '@tornister/application/order-form';
import type { GatewayError } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { type ActionFunctionArgs, data } from 'react-router';
import { orderFormUseCases } from '../../composition/order-form-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, isOutage, redirectTo, retryAfter } from '../../respond.ts';
import { showNotice } from '../notices.ts';
import { FIELDS, type PostedOrderForm, readOrderForm } from './order-form-entry.ts';

/** What the form is drawn again with. */
export type OrderFormAnswer = FilledOrderForm & {
  /** What is wrong with the form as a whole. */
  readonly message?: string;
  /** The row whose button was pressed: the focus goes on there. */
  readonly at?: number;
  readonly hasMoreRows?: boolean;
  /** Rows that went into the basket with this form before. */
  readonly addedBefore?: number;
};

const asText = ({ typed, text }: PostedOrderForm['entry']): string => {
  const rows = typed.filter(({ number }) => number.trim() !== '');
  return [...rows.map(({ number, quantity }) => `${number}\t${quantity}`), text].join('\n').trim();
};

/** A failed call keeps what was entered: in the form, or where the login has ended, for after the next one. */
const refuse = (shop: Shop, { entry, at }: PostedOrderForm, error: GatewayError) => {
  if (error.kind === 'gateway.unauthenticated')
    shop.get(sessionUseCases.interruptedForms).keep({ path: PATHS.orderForm, typed: { [FIELDS.text]: asText(entry) } });
  if (!isOutage(error)) throw failWith(error, PATHS.login);
  const isThrottled = error.kind === 'gateway.throttled';
  const answer: OrderFormAnswer = {
    rows: entry.typed.map((typed) => ({ typed })),
    rest: entry.text,
    added: [],
    message: isThrottled && error.message !== '' ? error.message : error.kind,
    ...(at === undefined ? {} : { at }),
  };
  return isThrottled
    ? data(answer, { status: 429, headers: retryAfter(error.retryAfterSeconds) })
    : data(answer, { status: 503 });
};

/** On to the basket, where every row is in it as it was entered; otherwise there is something to tell on the page. */
const toBasket = (shop: Shop, { rows, rest, added }: FilledOrderForm): Response | undefined => {
  const isDone = rows.length === 0 && rest === '' && added.every(({ kind }) => kind === 'found');
  if (!isDone || added.length === 0) return undefined;
  const message = 'vue.orderForm.inBasket';
  showNotice(shop, { id: message, tone: 'success', message, values: { amount: added.length } });
  return redirectTo(PATHS.basket, 303);
};

/** What is wrong with the form as a whole. */
const complaintOf = (
  { wants, at, isFileTooLarge }: PostedOrderForm,
  { rows, added }: FilledOrderForm,
): string | undefined => {
  if (isFileTooLarge) return 'vue.orderForm.fileTooLarge';
  const isEmpty = rows.length === 0 && added.length === 0;
  return isEmpty && wants !== 'more' && at === undefined ? 'vue.orderForm.empty' : undefined;
};

/** Checks the rows or puts them into the basket. What has to be told stays on the page, and so does what could not be done. */
export const orderFormAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await readOrderForm(await request.formData());
  const { check, add, newKey } = shop.get(orderFormUseCases.fillOrderForm);
  const asked = await (form.wants === 'add' ? add(form.entry, form.key || newKey()) : check(form.entry));
  if (asked.isErr()) return refuse(shop, form, asked.error);
  const filled = asked.value;
  const message = complaintOf(form, filled);
  const answer: OrderFormAnswer = {
    ...filled,
    hasMoreRows: form.wants === 'more',
    ...(form.addedBefore === 0 ? {} : { addedBefore: form.addedBefore }),
    ...(form.at === undefined ? {} : { at: form.at }),
    ...(message === undefined ? {} : { message }),
  };
  if (message !== undefined) return data(answer, { status: 422 });
  return (form.wants === 'add' ? toBasket(shop, filled) : undefined) ?? data(answer);
};
