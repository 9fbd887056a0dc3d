// Loader and action of the consent's page.

import { PATHS, safeTarget } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { choiceOf } from '../../components/consent/read-choice.ts';
import { consentUseCases } from '../../composition/consent-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { showNotice } from '../notices.ts';

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { current, offered } = context.get(shopContext).get(consentUseCases.askForConsent);
  return { offered, agreedTo: current()?.purposes ?? [] };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const posted = await request.formData();
  shop.get(consentUseCases.askForConsent).decide(choiceOf(posted));
  // From the banner: the page that it was pressed on shows by itself that it asks no more.
  const page = safeTarget(posted.get('page'), []);
  if (page !== undefined) return redirectTo(page, 303);
  showNotice(shop, { id: 'vue.consent.saved', tone: 'success', message: 'vue.consent.saved' });
  return redirectTo(PATHS.consent, 303);
};
