// Loader and action of the route of the payment step.

import { CHOICES_CHANGED_MESSAGE, seenAddresses } from '@tornister/domain/checkout';
import { PATHS, paymentReturnOf } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, postedForm, refuseFields, resumedForm } from '../form-refusal.ts';
import { noticeOf, showNotice } from '../notices.ts';
import { backToPrime } from '../prime/back-to-prime.ts';
import { comeBackFromPayment, openStep } from './open-step.ts';
import { postedChoices } from './posted-choices.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const query = [...new URL(request.url).searchParams];
  backToPrime(shop, request);
  const back = await comeBackFromPayment(shop, request);
  const steps = shop.get(checkoutUseCases.openCheckoutSteps)({ isB2b: shop.site.storefront.isB2b });
  const { opened, notice } = await openStep({ shop, path: PATHS.payment }, steps.payment(query, back.notice), back);
  return {
    methods: opened.payment.methods,
    totals: opened.step.cart.totals,
    voucher: opened.step.cart.voucher,
    seen: seenAddresses(opened.step.billingAddress, opened.step.shippingAddress),
    isPayless: opened.isPayless,
    reserved: opened.reserved,
    /** Reported by the tab that shows the page. */
    paymentReturn: paymentReturnOf(query),
    ...resumedForm(shop, PATHS.payment),
    ...(notice === undefined ? {} : { notice }),
  };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const { posted } = form;
  const selected = fieldOf(posted, 'paymentId');
  const chosen = await shop.get(checkoutUseCases.choosePayment).choose({
    buyerReference: fieldOf(posted, 'buyerReference'),
    seen: postedChoices(posted),
    ...(selected === '' ? {} : { selected }),
  });
  if (chosen.isErr()) return refuseFields(form, chosen.error);
  formSaved(form);
  if (chosen.value === 'summary') return redirectTo(PATHS.summary, 303);
  showNotice(shop, noticeOf({ level: 'warning', key: CHOICES_CHANGED_MESSAGE }));
  return redirectTo(PATHS.shipping, 303);
};
