// Loader and action of /myaccount/password/.

import { PATHS } from '@tornister/domain/routing';
import { ResultAsync } from 'neverthrow';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';

export { passwordAction as action } from './password-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const [logins, passkeys] = await answerForMember(
    shop,
    PATHS.password,
    ResultAsync.combine([
      shop.get(sessionUseCases.viewLogins).logins(),
      shop.get(sessionUseCases.managePasskeys).passkeys(),
    ]),
  );
  return { logins, passkeys };
};
