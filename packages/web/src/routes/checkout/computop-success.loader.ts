// Loader of the page to which the card provider sends shoppers back.

import { NOT_SEEN } from '@tornister/application/checkout';
import { CONFIRMATION_ORDER_PARAMETER, NOTICES, PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { noticeOf, showNotice } from '../notices.ts';
import { backToPrimeAfterDecline } from '../prime/back-to-prime.ts';
import { answerOf, paymentReturnAddress } from './open-step.ts';

/** Said to whoever paid for an order that was cancelled before. */
const CANCELLED = 'vue.checkout.payment.orderCancelled';

/**
 * The return page of the card provider (spec 2 §2). It only looks how the order stands: what the address says about the payment is not
 * believed, and opening it twice changes nothing. While the provider has not decided it waits, and thanks nobody.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const named = new URL(request.url).searchParams.get(CONFIRMATION_ORDER_PARAMETER) ?? undefined;
  const arrival = await answerOf(
    { shop, path: paymentReturnAddress(named) },
    shop.get(checkoutUseCases.returnFromPayment).arrive(named),
  );
  switch (arrival.kind) {
    case 'confirmed':
      throw redirectTo(
        `${PATHS.confirmation}?${CONFIRMATION_ORDER_PARAMETER}=${encodeURIComponent(arrival.orderId)}`,
        303,
      );
    case 'waiting':
      return { isMembership: arrival.isMembership };
    case 'declined':
      if (arrival.isMembership) backToPrimeAfterDecline(shop);
      // The payment step warns of it and reports it, as of a code that the provider brings there itself.
      throw redirectTo(`${PATHS.payment}?${ROUTE_PARAMETERS.errorCode}=declined`, 303);
    case 'cancelled':
      showNotice(shop, { id: CANCELLED, tone: 'warning', message: CANCELLED });
      throw redirectTo(PATHS.basket, 303);
    case 'not-seen':
      showNotice(shop, NOT_SEEN);
      throw redirectTo(PATHS.basket, 303);
    case 'unknown':
      showNotice(shop, noticeOf(NOTICES.checkoutSessionExpired));
      throw redirectTo(PATHS.basket, 303);
  }
};
