// Loader of /service/newsletter/success/.

import type { LoaderFunctionArgs } from 'react-router';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { confirmAddress, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

/** A link that has confirmed nothing, or does so no longer, leads to the page that says so. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get(NEWSLETTER_TOKEN) ?? '';
  if (token === '') return { isConfirmed: false };
  const { mailedLink } = context.get(shopContext).get(newsletterUseCases.manageNewsletter);
  const link = await mailedLink({ kind: 'newsletter', token });
  if (link.isErr()) throw failWith(link.error);
  if (link.value !== 'used') throw redirectTo(confirmAddress(token), 303);
  return { isConfirmed: true };
};
