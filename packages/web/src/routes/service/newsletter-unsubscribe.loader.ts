// Loader and action of /service/newsletter/newsletter-abmelden/.

import { NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { NEWSLETTER_DONE, NEWSLETTER_ENDED, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get(NEWSLETTER_TOKEN) ?? '', done: searchParams.get(NEWSLETTER_DONE) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const newsletter = shop.get(newsletterUseCases.manageNewsletter);
  const token = fieldOf(form.posted, NEWSLETTER_TOKEN);
  const ended =
    token === ''
      ? await newsletter.unsubscribe({
          email: fieldOf(form.posted, 'email'),
          houseNr: fieldOf(form.posted, 'houseNr'),
        })
      : await newsletter.unsubscribeByLink(token);
  if (ended.isErr()) return refuseFields(form, ended.error);
  return redirectTo(
    `${NEWSLETTER_UNSUBSCRIBE_PATH}?${NEWSLETTER_DONE}=${token === '' ? NEWSLETTER_ENDED.byForm : NEWSLETTER_ENDED.byLink}`,
    303,
  );
};
