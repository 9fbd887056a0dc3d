// Route /myaccount/: redirects to the first page of the account that is built.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { hasPage } from '../../routing/find-page.ts';

/** The account begins with the contact details; while that page is not built, with the first of the others that is. */
export const loader = ({ context, request }: LoaderFunctionArgs): never => {
  const { pathname: path, searchParams } = new URL(request.url);
  const decision = context.get(shopContext).get(sessionUseCases.enterAccountPage)({ path, query: [...searchParams] });
  const wanted = decision.kind === 'go' ? decision.to : PATHS.password;
  throw redirectTo([wanted, PATHS.password].find(hasPage) ?? PATHS.home, 302);
};

export const Component = () => null;
