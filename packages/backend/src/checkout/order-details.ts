// What is stored with a cart until it becomes an order: shipper, payment, comment, reference, newsletter, spedition fields.
// Source: spec 2 §3 "Order draft", §4, §5, §7.

import {
  choosePayment,
  NO_PAYMENT_SELECTED_MESSAGE,
  ORDER_COMMENT_MAX_LENGTH,
  ORDER_REFERENCE_MAX_LENGTH,
} from '@tornister/domain/checkout';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { Updateable } from 'kysely';
import { type CartContents, readContents } from '../cart/cart-contents.ts';
import { lockOpenCart } from '../cart/own-cart.ts';
import type { CartsTable } from '../database/cart-tables.ts';
import { json } from '../database/columns.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { FieldValueInput } from '../graphql/generated/resolver-types.ts';
import { rememberBuyerReference } from './agreed-terms.ts';
import { paymentMethodsOf } from './payment-methods.ts';
import { speditionMistakes } from './spedition-fields.ts';

type Result = Answer<'MutationResult'>;
const DONE: Result = { successful: true, fieldErrors: [] };

const refused = (fieldName: string, errorMessage: string): Result => ({
  successful: false,
  fieldErrors: [{ fieldName, errorMessage }],
});

const SHIPPER_REFUSED: Worded<string> = {
  de: 'Diese Versandart ist für die Lieferadresse oder die Artikel nicht möglich.',
  en: 'This shipping method is not possible for the delivery address or the articles.',
};

/** Changes columns of the visitor's open cart. */
const keep = (context: RequestContext, cartId: string, values: Updateable<CartsTable>): Promise<Result> =>
  context.database.transaction().execute(async (transaction) => {
    const cart = await lockOpenCart(context, transaction, cartId);
    await transaction
      .updateTable('carts')
      .set({ ...values, updated_at: context.now() })
      .where('id', '=', cart.id)
      .execute();
    return DONE;
  });

const withContents = async (context: RequestContext, cartId: string): Promise<CartContents> => {
  const cart = await context.database.transaction().execute((trx) => lockOpenCart(context, trx, cartId));
  return readContents(context, context.database, cart);
};

/** Chooses a shipper; one that cannot bring this cart is refused. */
export const setShipper = async (context: RequestContext, cartId: string, code: string): Promise<Result> => {
  const { shippers } = await withContents(context, cartId);
  const isEnabled = shippers.some((shipper) => shipper.code === code && shipper.availability.enabled);
  return isEnabled
    ? keep(context, cartId, { shipper_code: code })
    : {
        successful: false,
        generalErrorMessage: inLanguage(SHIPPER_REFUSED, context.storefront.language),
        fieldErrors: [],
      };
};

export const setComment = async (context: RequestContext, cartId: string, comment: string): Promise<Result> =>
  comment.length > ORDER_COMMENT_MAX_LENGTH
    ? refused('orderComment', 'tooLong')
    : keep(context, cartId, { order_comment: comment.trim() || null });

export const setReference = async (context: RequestContext, cartId: string, reference: string): Promise<Result> =>
  reference.length > ORDER_REFERENCE_MAX_LENGTH
    ? refused('orderReference', 'tooLong')
    : keep(context, cartId, { order_reference: reference.trim() || null });

export const setNewsletter = (context: RequestContext, cartId: string, newsletter: boolean): Promise<Result> =>
  keep(context, cartId, { newsletter });

/** Keeps what the forwarding agent has to know, or names every field that is wrong. */
export const saveSpedition = async (
  context: RequestContext,
  cartId: string,
  fields: readonly FieldValueInput[],
): Promise<Result> => {
  const values = Object.fromEntries(fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue.trim()]));
  const mistakes = speditionMistakes(values);
  return mistakes.length > 0
    ? { successful: false, fieldErrors: mistakes }
    : keep(context, cartId, { spedition_fields: json(values) });
};

/**
 * Chooses a payment method; the electronic invoice needs a buyer reference that is one. A business customer, who pays as agreed, says with it
 * whether there is a Leitweg-ID, for this order and the next ones.
 */
export const selectPayment = async (
  context: RequestContext,
  cartId: string,
  paymentId: string,
  buyerReference: string | null | undefined,
): Promise<Answer<'SelectedPaymentResult'>> => {
  const contents = await withContents(context, cartId);
  const methods = paymentMethodsOf(context, contents);
  const chosen = choosePayment(paymentId, methods, buyerReference ?? '');
  if (chosen.isErr()) {
    const { kind } = chosen.error;
    return { successful: false, errorMessage: kind === 'payment.none-selected' ? NO_PAYMENT_SELECTED_MESSAGE : kind };
  }
  const { paymentId: payment_id, buyerReference: reference } = chosen.value;
  if (contents.agreed === undefined) await keep(context, cartId, { payment_id, buyer_reference: reference ?? null });
  else await rememberBuyerReference(context.database, contents.cart.user_id, reference);
  return { successful: true };
};
