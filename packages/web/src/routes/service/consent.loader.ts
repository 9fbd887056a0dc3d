// Loader and action of the consent's page.

import { PATHS } from '@tornister/domain/routing';
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
  shop.get(consentUseCases.askForConsent).decide(choiceOf(await request.formData()));
  showNotice(shop, { id: 'vue.consent.saved', tone: 'success', message: 'vue.consent.saved' });
  return redirectTo(PATHS.consent, 303);
};
