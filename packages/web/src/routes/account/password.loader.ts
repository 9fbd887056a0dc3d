// Loader and action of /myaccount/password/.

import { PATHS } from '@tornister/domain/routing';
import { okAsync, ResultAsync } from 'neverthrow';
import type { LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';

export { passwordAction as action } from './password-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  // Only password managers need it: the page is there without it as well.
  const loginName = shop.get(accountUseCases.editContactDetails).loginName();
  const [logins, passkeys, username] = await answerForMember(
    shop,
    PATHS.password,
    ResultAsync.combine([
      shop.get(sessionUseCases.viewLogins).logins(),
      shop.get(sessionUseCases.managePasskeys).passkeys(),
      loginName.orElse(() => okAsync<string | undefined, never>(undefined)),
    ]),
  );
  return { logins, passkeys, ...(username === undefined ? {} : { username }) };
};
