// Loader and action of /service/newsletter/newsletter-abmelden/.

import { NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { endAddress, NEWSLETTER_DONE, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get(NEWSLETTER_TOKEN) ?? '';
  const isAsked = searchParams.has(NEWSLETTER_DONE);
  const shop = context.get(shopContext);
  const email = await shop.get(accountUseCases.knownEmail)();
  if (token === '') return { token, link: undefined, isAsked, email };
  const { mailedLink } = shop.get(newsletterUseCases.manageNewsletter);
  const link = await mailedLink({ kind: 'newsletterEnd', token });
  if (link.isErr()) throw failWith(link.error);
  return { token, link: link.value, isAsked, email };
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
  shop.get(sessionUseCases.formDrafts).drop(form.path);
  return redirectTo(token === '' ? `${NEWSLETTER_UNSUBSCRIBE_PATH}?${NEWSLETTER_DONE}=form` : endAddress(token), 303);
};
