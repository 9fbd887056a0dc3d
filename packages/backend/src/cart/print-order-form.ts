// Prints the visitor's cart as an order form; the cart stays as it is. Source: spec 2 §7 "generatePdfForm".

import { limitSubjectOf } from '@tornister/domain/calls';
import { type LineProblem, lineProblem, piecePrices } from '@tornister/domain/cart';
import type { CurrencyCode } from '@tornister/domain/money';
import { inLanguage, profileOf, textIn } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Delivery } from '../checkout/delivery.ts';
import { addressLines } from '../files/address-lines.ts';
import { drawInTurn, PDF_AGAIN_S } from '../files/draw-in-turn.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext, RequestStorefront } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { spelledFor } from '../graphql/spelling.ts';
import { PRINTED_FORMS_FROM_ADDRESS, PRINTED_FORMS_OF_VISITOR } from '../limits/limits.ts';
import { refuseFor, withinRateLimits } from '../limits/within-rate-limits.ts';
import { toCheckedLine } from '../orders/check-order.ts';
import { type PricedLine, readContents } from './cart-contents.ts';
import { failureText } from './cart-texts.ts';
import { educationalDeliveryTerms } from './delivery-terms.ts';
import { type OrderFormSheet, orderFormPdf } from './order-form-pdf.ts';
import { type CartRow, findOwnCart, mayReadEntered } from './own-cart.ts';

const FILE_NAME = { de: 'Bestellschein.pdf', en: 'Order-form.pdf' };

type Customer = Pick<OrderFormSheet, 'address' | 'deliveryAddress' | 'customerNumber' | 'reference'>;

/** What the shop knows of who orders, where who asks may read it. */
const customerOf = async (
  context: RequestContext,
  cart: CartRow,
  { billing, shipping }: Delivery,
): Promise<Customer> => {
  if (!mayReadEntered(context)) return { address: [], deliveryAddress: [] };
  const { database, storefront, visitor } = context;
  const accountId = visitor.login?.accountId;
  const account =
    accountId === undefined
      ? undefined
      : await database.selectFrom('accounts').select('customer_number').where('id', '=', accountId).executeTakeFirst();
  return {
    address: billing === undefined ? [] : addressLines(billing, storefront),
    deliveryAddress: shipping === undefined ? [] : addressLines(shipping, storefront),
    customerNumber: account?.customer_number ?? undefined,
    reference: cart.order_reference ?? undefined,
  };
};

const problemOf = (line: PricedLine): LineProblem | undefined => lineProblem(toCheckedLine(line));

const lineOf = (line: PricedLine, { store, language }: RequestStorefront): OrderFormSheet['lines'][number] => {
  const { goods, quantity, total } = line;
  const problem = problemOf(line);
  const name = [goods.name, ...goods.variantInfo.map(({ value }) => value)].map((text) => textIn(text, language));
  return {
    orderNumber: goods.orderNumber,
    name: spelledFor(store, name.join(', ')),
    quantity,
    pieces: piecePrices(line),
    totalCents: total.cents,
    ...(problem === undefined ? {} : { leftOut: failureText(problem, { store, language }) }),
  };
};

/**
 * The cart as it is now, with its prices, and with who orders where who asks may read it. Lines that keep it from being ordered say why, and are in none
 * of the sums: what is signed can be delivered. A cart of somebody else is CART_NOT_FOUND.
 */
export const printOrderForm = (context: RequestContext, cartId: string): ResultAsync<Answer<'PdfForm'>, Refusal> =>
  safeTry(async function* () {
    const { database, storefront, settings, now, clientAddress } = context;
    const cart = yield* await findOwnCart(context, database, cartId);
    yield* await withinRateLimits(context, database, [
      [PRINTED_FORMS_OF_VISITOR, cart.user_id],
      [PRINTED_FORMS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
    ]);
    const { lines, totals, delivery } = await readContents(context, database, cart, {
      counts: (line) => problemOf(line) === undefined,
    });
    const { store, language } = storefront;
    const isNet = profileOf(store).edition.priceDisplay === 'net';
    const sheet: OrderFormSheet = {
      seller: settings.seller,
      store,
      language,
      currency: totals.grandTotal.currency as CurrencyCode,
      isNet,
      printedAt: now(),
      ...(await customerOf(context, cart, delivery)),
      lines: lines.map((line) => lineOf(line, storefront)),
      savingCents: totals.promotionsSaving.cents,
      shippingCents: totals.shippingCost.cents,
      netCents: totals.net.cents,
      taxes: totals.taxes.map(({ ratePermille, tax }) => ({ ratePermille, taxCents: tax.cents })),
      totalCents: totals.grandTotal.cents,
      deliveryTerms: educationalDeliveryTerms(storefront, delivery.deliveryCountry),
    };
    const content = await drawInTurn(() => orderFormPdf(sheet));
    if (content === 'busy') return refuseFor(PDF_AGAIN_S, storefront);
    const fileName = inLanguage(FILE_NAME, language);
    return ok({ fileName, contentType: 'application/pdf', base64: Buffer.from(content).toString('base64') });
  });
