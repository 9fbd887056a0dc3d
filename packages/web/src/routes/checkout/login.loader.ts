// Loader and action of the route of the checkout's first step.

import type { RegistrationChoices } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { resumedForm } from '../form-refusal.ts';
import { openStep } from './open-step.ts';

export { loginAction as action } from './login-action.ts';

/** What the form of a new account offers to choose from; asked for when that form is shown. */
const registrationChoices = async (shop: Shop): Promise<RegistrationChoices> => {
  const choices = await shop.get(sessionUseCases.readRegistrationChoices)();
  if (choices.isErr()) throw failWith(choices.error, PATHS.checkoutLogin);
  return choices.value;
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { isB2b } = shop.site.storefront;
  const steps = shop.get(checkoutUseCases.openCheckoutSteps)({ isB2b });
  const { opened, notice } = await openStep({ shop, path: PATHS.checkoutLogin }, steps.login());
  // Its guard has told of a login that ended; no other page does so again.
  shop.get(sessionUseCases.takeEndedLogin)();
  const option = new URL(request.url).searchParams.get('option') ?? undefined;
  return {
    countries: opened.step.billingCountries,
    isCartEmpty: opened.isCartEmpty,
    isPayless: opened.isPayless,
    isExpressWallet: opened.isExpressWallet,
    reserved: opened.reserved,
    option,
    ...(option === 'register' ? { choices: await registrationChoices(shop) } : {}),
    ...resumedForm(shop, PATHS.checkoutLogin),
    ...(notice === undefined ? {} : { notice }),
  };
};
