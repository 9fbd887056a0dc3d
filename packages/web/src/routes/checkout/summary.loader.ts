// Loader and action of the route of the summary.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { resumedForm } from '../form-refusal.ts';
import { comeBackFromPayment, openStep } from './open-step.ts';
import { hasSubmitted } from './summary-action.ts';
import { summaryChoices } from './summary-choices-part.ts';
import { comeBackFromWallet } from './wallet-action.ts';

export { summaryAction as action } from './summary-action.ts';

export const openSummary = async (args: LoaderFunctionArgs) => {
  // Its code comes with the data, so that the page is whole when the tab renders it.
  const code = summaryChoices.fetch().catch(() => undefined);
  const shop = args.context.get(shopContext);
  const fromWallet = await comeBackFromWallet(shop, args.request);
  if (fromWallet !== undefined) throw fromWallet;
  const steps = shop.get(checkoutUseCases.openCheckoutSteps)({ isB2b: shop.site.storefront.isB2b });
  const back = await comeBackFromPayment(shop, args.request);
  const { opened, notice } = await openStep({ shop, path: PATHS.summary }, steps.summary(back.notice), back);
  await code;
  const offersNewsletter = await shop.get(newsletterUseCases.manageNewsletter).isOffered();
  return {
    kind: 'open' as const,
    ...opened,
    offersNewsletter,
    // Made once for each view: posting the same view twice gives the same answer.
    idempotencyKey: shop.get(checkoutUseCases.submitOrder).newKey(),
    ...resumedForm(shop, PATHS.summary),
    ...(notice === undefined ? {} : { notice }),
  };
};

export const loader = async (args: LoaderFunctionArgs) =>
  args.context.get(hasSubmitted) ? { kind: 'leaving' as const } : openSummary(args);
