import { CONFIRMATION_ORDER_PARAMETER, NOTICES, PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { answerOf, noticeOf, tell } from './open-step.ts';

/**
 * The return page of the card provider (spec 2 §2). It only looks how the order stands: what the address says about the payment is not
 * believed, and opening it twice changes nothing.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const named = new URL(request.url).searchParams.get(CONFIRMATION_ORDER_PARAMETER) ?? undefined;
  const arrival = await answerOf(
    { shop, path: PATHS.payment },
    shop.get(checkoutUseCases.tidyConfirmation).arrive(named),
  );
  switch (arrival.kind) {
    case 'confirmed':
      throw redirectTo(
        `${PATHS.confirmation}?${CONFIRMATION_ORDER_PARAMETER}=${encodeURIComponent(arrival.orderId)}`,
        303,
      );
    case 'not-paid':
      tell(shop, noticeOf(NOTICES.paymentError));
      throw redirectTo(PATHS.payment, 303);
    case 'unknown':
      tell(shop, noticeOf(NOTICES.checkoutSessionExpired));
      throw redirectTo(PATHS.basket, 303);
  }
};

/** Nothing is ever drawn: the loader always leads on. */
export const Component = () => null;
