// Loader and action of /prime/checkout/.

import { PATHS, paymentReturnOf, primeCheckoutGuard, withPaymentNote } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { resumedForm } from '../form-refusal.ts';
import { arrivedNotice } from '../notices.ts';
import { refuseInstitutions } from './prime-checkout-action.ts';

export { primeCheckoutAction as action } from './prime-checkout-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  refuseInstitutions(shop);
  const checkout = shop.get(primeUseCases.checkout);
  const query = [...new URL(request.url).searchParams];
  followGuard(shop, primeCheckoutGuard(checkout.isActive()));
  const logInFirst = (): void => shop.get(sessionUseCases.interruptedForms).want(PATHS.primeCheckout);
  if (!checkout.isMember()) {
    logInFirst();
    throw redirectTo(withPaymentNote(PATHS.login, query), 302);
  }
  const opened = await checkout.open();
  if (opened.isErr()) {
    if (opened.error.kind === 'gateway.unauthenticated') logInFirst();
    throw failWith(opened.error, withPaymentNote(PATHS.login, query));
  }
  if (opened.value === undefined) throw redirectTo(withPaymentNote(PATHS.primeMembership, query), 302);
  const notice = arrivedNotice(shop);
  return {
    ...opened.value,
    /** Reported by the tab that shows the page. */
    paymentReturn: paymentReturnOf(query),
    ...resumedForm(shop, PATHS.primeCheckout),
    ...(notice === undefined ? {} : { notice }),
  };
};
