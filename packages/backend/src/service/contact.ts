// The contact form and the request to be called back. Source: spec 2 §7 `sendContactFormMail`, `getContactFormData`.

import { type CallBackForm, type ContactForm, checkCallBackForm, checkContactForm } from '@tornister/domain/forms';
import { ok, okAsync, type ResultAsync, safeTry } from 'neverthrow';
import { readableEmail } from '../checkout/show-address.ts';
import { canWithdrawFrom } from '../contracts/order-withdrawal.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { ORDER_STATES } from '../orders/show-orders.ts';
import { refuseEndedLogin } from '../visitor/require-visitor.ts';
import { type FormAnswer, formRefused, type TakenForm, takeForm } from './take-form.ts';

/** Orders to choose from; an older one is chosen from its own page. */
const MOST_ORDERS = 20;

const EMPTY: Answer<'ContactFormData'> = { name: '', email: '', shownEmail: '', phone: '', orders: [] };

/** The member's orders in this shop, the newest first; for everybody else there are none. */
const ordersOf = ({ database, storefront, visitor }: RequestContext) => {
  const { accountId, userId } = visitor.login ?? {};
  if (accountId === undefined || userId === undefined) return undefined;
  return database
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'ordered_at', 'store', 'kind', 'cart_id'])
    .where('user_id', '=', userId)
    .where('store', '=', storefront.store)
    .orderBy('ordered_at', 'desc')
    .orderBy('number', 'desc');
};

/** What the form opens with: a member's name, addresses and newest orders, and an older one that was asked for. */
export const contactFormData = async (
  context: RequestContext,
  orderId: string | null | undefined,
): Promise<Answer<'ContactFormData'>> => {
  const own = ordersOf(context);
  const { accountId, userId } = context.visitor.login ?? {};
  if (own === undefined || accountId === undefined || userId === undefined) return EMPTY;
  const { database } = context;
  const account = await database
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const address = await database
    .selectFrom('addresses')
    .select('phone')
    .where('user_id', '=', userId)
    .where('use', '=', 'customer')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const newest = await own.limit(MOST_ORDERS).execute();
  const isListed = newest.some(({ id }) => id === orderId);
  const asked = !orderId || isListed ? [] : await own.where('id', '=', orderId).execute();
  return {
    name: `${account.first_name} ${account.last_name}`.trim(),
    email: account.email,
    shownEmail: readableEmail(account.email),
    phone: account.phone ?? address?.phone ?? '',
    orders: [...newest, ...asked].map((order) => ({
      orderId: order.id,
      orderNumber: String(order.number),
      state: ORDER_STATES[order.state],
      isWithdrawable: canWithdrawFrom(order),
      orderedAt: order.ordered_at,
    })),
  };
};

type Posted = Pick<TakenForm, 'key' | 'honeypotField'>;

/** Takes a message; one about an order of somebody else is a message about none. */
export const sendContactForm = (
  context: RequestContext,
  { orderId, ...typed }: ContactForm & { readonly orderId: string | null | undefined },
  posted: Posted,
): ResultAsync<FormAnswer, Refusal> =>
  safeTry(async function* () {
    const checked = checkContactForm(typed);
    if (checked.isErr()) return ok(formRefused(checked.error.errors));
    // Somebody whose login has ended writes about an order that the shop would not see.
    if (orderId) yield* refuseEndedLogin(context);
    const order = orderId ? await ordersOf(context)?.where('id', '=', orderId).executeTakeFirst() : undefined;
    const form = {
      kind: 'contact',
      ...checked.value,
      ...(order === undefined ? {} : { orderNumber: order.number }),
    } as const;
    return ok(yield* takeForm(context, { ...posted, form, receiptTo: checked.value.email }));
  });

/** Takes the wish to be called back. */
export const requestCallBack = (
  context: RequestContext,
  typed: CallBackForm,
  posted: Posted,
): ResultAsync<FormAnswer, Refusal> =>
  checkCallBackForm(typed).match(
    (form) => takeForm(context, { ...posted, form: { kind: 'call-back', ...form } }),
    ({ errors }) => okAsync(formRefused(errors)),
  );
