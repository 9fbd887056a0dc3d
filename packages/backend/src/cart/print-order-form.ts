// Prints the visitor's cart as an order form; the cart stays as it is. Source: spec 2 §7 "generatePdfForm".

import { limitSubjectOf } from '@tornister/domain/calls';
import { piecePrices } from '@tornister/domain/cart';
import type { CurrencyCode } from '@tornister/domain/money';
import { inLanguage, profileOf, textIn } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { addressLines } from '../files/address-lines.ts';
import { drawInTurn, PDF_AGAIN_S } from '../files/draw-in-turn.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { spelledFor } from '../graphql/spelling.ts';
import { PRINTED_FORMS_FROM_ADDRESS, PRINTED_FORMS_OF_VISITOR } from '../limits/limits.ts';
import { refuseFor, withinRateLimits } from '../limits/within-rate-limits.ts';
import { readContents } from './cart-contents.ts';
import { type OrderFormSheet, orderFormPdf } from './order-form-pdf.ts';
import { findOwnCart, mayReadEntered } from './own-cart.ts';

const FILE_NAME = { de: 'Bestellschein.pdf', en: 'Order-form.pdf' };

/** The cart as it is now, with its prices, and its address where who asks may read it. A cart of somebody else is CART_NOT_FOUND. */
export const printOrderForm = (context: RequestContext, cartId: string): ResultAsync<Answer<'PdfForm'>, Refusal> =>
  safeTry(async function* () {
    const { database, storefront, settings, now, clientAddress } = context;
    const cart = yield* await findOwnCart(context, database, cartId);
    yield* await withinRateLimits(context, database, [
      [PRINTED_FORMS_OF_VISITOR, cart.user_id],
      [PRINTED_FORMS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
    ]);
    const { lines, totals, delivery } = await readContents(context, database, cart);
    const { store, language } = storefront;
    const isNet = profileOf(store).edition.priceDisplay === 'net';
    const sheet: OrderFormSheet = {
      seller: settings.seller,
      store,
      language,
      currency: totals.grandTotal.currency as CurrencyCode,
      isNet,
      printedAt: now(),
      address:
        delivery.billing !== undefined && mayReadEntered(context) ? addressLines(delivery.billing, storefront) : [],
      lines: lines.map(({ goods, ...line }) => ({
        orderNumber: goods.orderNumber,
        name: spelledFor(
          store,
          [textIn(goods.name, language), ...goods.variantInfo.map(({ value }) => textIn(value, language))].join(', '),
        ),
        quantity: line.quantity,
        pieces: piecePrices(line),
        totalCents: line.total.cents,
      })),
      savingCents: totals.promotionsSaving.cents,
      shippingCents: totals.shippingCost.cents,
      netCents: totals.net.cents,
      taxes: totals.taxes.map(({ ratePermille, tax }) => ({ ratePermille, taxCents: tax.cents })),
      totalCents: totals.grandTotal.cents,
    };
    const content = await drawInTurn(() => orderFormPdf(sheet));
    if (content === 'busy') return refuseFor(PDF_AGAIN_S, storefront);
    const fileName = inLanguage(FILE_NAME, language);
    return ok({ fileName, contentType: 'application/pdf', base64: Buffer.from(content).toString('base64') });
  });
