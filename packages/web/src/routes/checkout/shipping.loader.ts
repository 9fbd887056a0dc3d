// Loader and action of the route of the shipping step.

import { PATHS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { formSaved, postedForm, refuseFields, resumedForm } from '../form-refusal.ts';
import { changeBook, postedBookChange } from './book-change.ts';
import { comeBackFromPayment, openStep } from './open-step.ts';
import { nameRenewed, shippingEntry } from './shipping-entry.ts';

/** What the address of the page may ask for the billing address. */
const BILLING_MODES = ['show', 'edit', 'new'] as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const steps = shop.get(checkoutUseCases.openCheckoutSteps)({ isB2b: shop.site.storefront.isB2b });
  const back = await comeBackFromPayment(shop, request);
  const { opened, notice } = await openStep({ shop, path: PATHS.shipping }, steps.shipping(back.notice), back);
  const query = new URL(request.url).searchParams;
  return {
    ...opened,
    billingMode: BILLING_MODES.find((mode) => mode === query.get('billing')) ?? 'show',
    ...resumedForm(shop, PATHS.shipping),
    ...(notice === undefined ? {} : { notice }),
  };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const change = postedBookChange(form.posted);
  if (change !== undefined) return changeBook(form, change);
  const saved = await shop.get(checkoutUseCases.completeShipping).save(shippingEntry(form.posted));
  if (saved.isErr()) {
    nameRenewed(form.posted, saved.error.renewed);
    return refuseFields(form, saved.error);
  }
  formSaved(form);
  return redirectTo(saved.value === 'payment' ? PATHS.payment : PATHS.summary, 303);
};
