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
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { type CartContents, readContents } from '../cart/cart-contents.ts';
import { lockOpenCart } from '../cart/own-cart.ts';
import type { CartsTable } from '../database/cart-tables.ts';
import { json } from '../database/columns.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { FieldValueInput } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { paymentMethodsOf } from './payment-methods.ts';
import { speditionMistakes } from './spedition-fields.ts';

type Change = Answer<'MutationResult'>;
type Changing = Promise<Result<Change, Refusal>>;
const DONE: Change = { successful: true, fieldErrors: [] };

const refused = (fieldName: string, errorMessage: string): Result<Change, never> =>
  ok({ successful: false, fieldErrors: [{ fieldName, errorMessage }] });

const SHIPPER_REFUSED: Worded<string> = {
  de: 'Diese Versandart ist für die Lieferadresse oder die Artikel nicht möglich.',
  en: 'This shipping method is not possible for the delivery address or the items.',
};

/** Changes columns of the visitor's open cart. */
const writeToCart = (context: RequestContext, cartId: string, values: Updateable<CartsTable>): Changing =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const cart = yield* await lockOpenCart(context, transaction, cartId);
      await transaction
        .updateTable('carts')
        .set({ ...values, updated_at: context.now() })
        .where('id', '=', cart.id)
        .execute();
      return ok(DONE);
    }),
  );

const withContents = (context: RequestContext, cartId: string): ResultAsync<CartContents, Refusal> =>
  safeTry(async function* () {
    const { database } = context;
    const cart = yield* await inTransaction(database, (transaction) => lockOpenCart(context, transaction, cartId));
    return ok(await readContents(context, database, cart));
  });

/** Chooses a shipper; one that cannot bring this cart is refused. */
export const setShipper = (context: RequestContext, cartId: string, code: string): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { shippers } = yield* withContents(context, cartId);
    const isEnabled = shippers.some((shipper) => shipper.code === code && shipper.availability.enabled);
    if (isEnabled) return writeToCart(context, cartId, { shipper_code: code });
    const generalErrorMessage = inLanguage(SHIPPER_REFUSED, context.storefront.language);
    return ok<Change>({ successful: false, generalErrorMessage, fieldErrors: [] });
  });

export const setComment = async (context: RequestContext, cartId: string, comment: string): Changing =>
  comment.length > ORDER_COMMENT_MAX_LENGTH
    ? refused('orderComment', 'tooLong')
    : writeToCart(context, cartId, { order_comment: comment.trim() || null });

export const setReference = async (context: RequestContext, cartId: string, reference: string): Changing =>
  reference.length > ORDER_REFERENCE_MAX_LENGTH
    ? refused('orderReference', 'tooLong')
    : writeToCart(context, cartId, { order_reference: reference.trim() || null });

export const setNewsletter = (context: RequestContext, cartId: string, newsletter: boolean): Changing =>
  writeToCart(context, cartId, { newsletter });

/** Stores what the forwarding agent has to know, or names every field that is wrong. */
export const saveSpedition = async (
  context: RequestContext,
  cartId: string,
  fields: readonly FieldValueInput[],
): Changing => {
  const values = Object.fromEntries(fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue.trim()]));
  const mistakes = speditionMistakes(values);
  return mistakes.length > 0
    ? ok({ successful: false, fieldErrors: mistakes })
    : writeToCart(context, cartId, { spedition_fields: json(values) });
};

/**
 * Chooses a payment method; the electronic invoice needs a buyer reference that is one. A business customer, who pays as agreed, says with it
 * whether there is a Leitweg-ID for this order; the next ones remember it once it is placed.
 */
export const selectPayment = (
  context: RequestContext,
  cartId: string,
  paymentId: string,
  buyerReference: string | null | undefined,
): ResultAsync<Answer<'SelectedPaymentResult'>, Refusal> =>
  safeTry(async function* () {
    const contents = yield* withContents(context, cartId);
    const methods = paymentMethodsOf(context, contents);
    const chosen = choosePayment(paymentId, methods, buyerReference ?? '');
    if (chosen.isErr()) {
      const { kind } = chosen.error;
      const errorMessage = kind === 'payment.none-selected' ? NO_PAYMENT_SELECTED_MESSAGE : kind;
      return ok({ successful: false, errorMessage });
    }
    const { paymentId: payment_id, buyerReference: reference } = chosen.value;
    yield* await writeToCart(context, cartId, { payment_id, buyer_reference: reference ?? null });
    return ok({ successful: true });
  });
