// What the order form answers when it is posted: with or without scripts the same rows by the same use case.

import {
  addedView,
  enteredView,
  type FilledOrderForm,
  type OrderFormEntry,
  type OrderFormView,
} from '@tornister/application/order-form';
import type { GatewayError } from '@tornister/application/ports';
import { rowsAfterMore } from '@tornister/domain/orderform';
import { PATHS } from '@tornister/domain/routing';
import { okAsync } from 'neverthrow';
import { type ActionFunctionArgs, data } from 'react-router';
import { orderFormUseCases } from '../../composition/order-form-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, isOutage, redirectTo, retryAfter } from '../../respond.ts';
import { readForm, resumedDone } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { type AddressedForm, orderFormAddress } from './order-form-address.ts';
import { FIELDS, type PostedOrderForm, readOrderForm } from './order-form-entry.ts';

/** What the form is drawn again with. */
export type OrderFormAnswer = FilledOrderForm & {
  /** What is wrong with the form as a whole. */
  readonly message?: string;
  /** The row whose button was pressed: the focus goes on there. */
  readonly at?: number;
  readonly wantedRows?: number;
  /** Rows that went into the basket with this form. */
  readonly inBasket: number;
  /** The key of a form whose answer did not come: sent again with it, rows that are in the basket already are not added once more. */
  readonly key?: string;
};

const asText = ({ typed, text }: OrderFormEntry): string => {
  const rows = typed.filter(({ number }) => number.trim() !== '');
  return [...rows.map(({ number, quantity }) => `${number}\t${quantity}`), text].join('\n').trim();
};

/** A failed call keeps what was entered: in the form, or where the login has ended, for after the next one. */
export const refuseOrderForm = (
  shop: Shop,
  { entry, inBasket, at, key = '' }: Pick<PostedOrderForm, 'entry' | 'at'> & Pick<OrderFormAnswer, 'inBasket' | 'key'>,
  error: GatewayError,
) => {
  if (error.kind === 'gateway.unauthenticated')
    shop.get(sessionUseCases.interruptedForms).keep({ path: PATHS.orderForm, typed: { [FIELDS.text]: asText(entry) } });
  if (!isOutage(error)) throw failWith(error, PATHS.login);
  const isThrottled = error.kind === 'gateway.throttled';
  const answer: OrderFormAnswer = {
    rows: entry.typed.map((typed) => ({ typed })),
    rest: entry.text,
    added: [],
    inBasket,
    message: isThrottled && error.message !== '' ? error.message : error.kind,
    ...(at === undefined ? {} : { at }),
    ...(key === '' ? {} : { key }),
  };
  return isThrottled
    ? { answer, status: 429, headers: retryAfter(error.retryAfterSeconds) }
    : { answer, status: 503, headers: {} };
};

/** On to the basket, where every row is in it as it was entered; otherwise there is something to tell on the page. */
const toBasket = (shop: Shop, { rows, rest, added }: FilledOrderForm): Response | undefined => {
  const isDone = rows.length === 0 && rest === '' && added.every(({ kind }) => kind === 'found');
  if (!isDone || added.length === 0) return undefined;
  const message = 'vue.orderForm.inBasket';
  showNotice(shop, { id: message, tone: 'success', message, values: { amount: added.length } });
  return redirectTo(PATHS.basket, 303);
};

const toAddress = (address: string | undefined): Response | undefined =>
  address === undefined ? undefined : redirectTo(address, 303);

/** What is wrong with the form as a whole. */
const complaintOf = ({ wants, at, fileFault, isCut }: PostedOrderForm, isEmpty: boolean): string | undefined => {
  if (isCut) return 'vue.orderForm.tooLong';
  if (fileFault === 'tooLarge') return 'vue.orderForm.fileTooLarge';
  if (fileFault === 'noText') return 'vue.orderForm.fileNoText';
  return isEmpty && wants !== 'more' && at === undefined ? 'vue.orderForm.empty' : undefined;
};

/** Where in the form somebody is, and how many rows it is to have. */
const placeIn = ({ wants, at, shownRows }: PostedOrderForm, { typed }: OrderFormView) => ({
  ...(wants === 'more' ? { wantedRows: rowsAfterMore(typed.length, shownRows) } : {}),
  ...(at === undefined ? {} : { at }),
});

/**
 * Puts the rows into the basket, or takes over what was entered; then the form is shown at an address of its own, where a reload posts nothing.
 * What is too long for an address is answered at once: posted again, it is added once all the same.
 */
export const orderFormAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await readOrderForm(await readForm(request));
  const { show, add, newKey } = shop.get(orderFormUseCases.fillOrderForm);
  const { entry, wants, key, addedBefore } = form;
  const refuse = (error: GatewayError) => {
    const { answer, ...response } = refuseOrderForm(shop, { ...form, inBasket: addedBefore }, error);
    return data(answer, response);
  };
  const asked = await (wants === 'add' ? add(entry, key || newKey()) : okAsync<undefined, GatewayError>(undefined));
  if (asked.isErr()) return refuse(asked.error);
  const filled = asked.value;
  if (filled !== undefined) resumedDone({ shop, path: PATHS.orderForm });
  const inCart = filled?.added ?? [];
  const added = inCart.filter(({ isUnchanged }) => isUnchanged !== true).length;
  const view = filled === undefined ? enteredView(entry) : addedView(filled);
  const message = complaintOf(form, view.typed.length === 0 && inCart.length === 0);
  const shown: AddressedForm = {
    view,
    inBasket: added === 0 ? addedBefore : added,
    ...placeIn(form, view),
  };
  const onward =
    message === undefined ? ((filled && toBasket(shop, filled)) ?? toAddress(orderFormAddress(shown))) : undefined;
  if (onward !== undefined) return onward;
  const drawn = await show(view);
  if (drawn.isErr()) return refuse(drawn.error);
  const { view: _, ...rest } = shown;
  const answer: OrderFormAnswer = { ...drawn.value, ...rest, ...(message === undefined ? {} : { message }) };
  return data(answer, { status: message === undefined ? 200 : 422 });
};
