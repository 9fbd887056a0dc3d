// What the forms of the login step post: a login, a registration, or the billing address of a guest.

import { PATHS, REGISTRATION_ORIGINS } from '@tornister/domain/routing';
import type { ActionFunctionArgs } from 'react-router';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { logIn } from '../log-in.ts';
import { showNotice } from '../notices.ts';
import { openAccount } from '../open-account.ts';
import { LOGIN_FORMS } from './login-forms.ts';

const continueAsGuest = async (form: PostedForm) => {
  const { shop, posted } = form;
  const wentOn = await shop.get(sessionUseCases.continueAsGuest)(postedAddress('billingAddress', posted));
  if (wentOn.isErr()) return refuseFields(form, wentOn.error);
  const { next, notice } = wentOn.value;
  shop.get(sessionUseCases.formDrafts).drop(form.path);
  if (notice !== undefined) showNotice(shop, notice);
  return redirectTo(next, 303);
};

export const loginAction = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  switch (fieldOf(form.posted, 'intent')) {
    case 'login':
      return logIn(form, PATHS.checkoutLogin);
    case 'register':
      return openAccount(form, REGISTRATION_ORIGINS.checkout, LOGIN_FORMS.register);
    default:
      return continueAsGuest(form);
  }
};
