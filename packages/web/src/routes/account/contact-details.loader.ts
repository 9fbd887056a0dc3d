// Loader and action of /myaccount/contact-details/.

import { EMAIL_TOKEN_PARAMETER, PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { resumedForm } from '../form-refusal.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';

export { contactDetailsAction as action } from './contact-details-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const emailToken = searchParams.get(EMAIL_TOKEN_PARAMETER) ?? undefined;
  const opening = shop.get(accountUseCases.editContactDetails).open(emailToken);
  const opened = await answerForMember(shop, pathname + search, opening);
  return { opened, ...resumedForm(shop, PATHS.contactDetails) };
};
