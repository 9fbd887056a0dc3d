// What the forms of the page of passwords, passkeys and logins post.

import type { Notice } from '@tornister/application/ports';
import type { PasskeyError, PasswordError } from '@tornister/application/session';
import { PATHS } from '@tornister/domain/routing';
import type { Result } from 'neverthrow';
import type { ActionFunctionArgs } from 'react-router';
import { PASSKEY_INTENTS } from '../../components/account/passkey-list/passkey-list.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';

/** What a change came to: the page again with what is told, or the form again with what is wrong. */
const answer = (form: PostedForm, changed: Result<Notice, PasskeyError | PasswordError>) => {
  if (changed.isErr()) return refuseFields(form, changed.error);
  showNotice(form.shop, changed.value);
  return redirectTo(PATHS.password, 303);
};

const changePassword = async (form: PostedForm) => {
  const { shop, posted } = form;
  const changed = await shop.get(sessionUseCases.changePassword)({
    currentPassword: fieldOf(posted, 'currentPassword'),
    newPassword: fieldOf(posted, 'newPassword'),
    newPasswordRepeated: fieldOf(posted, 'newPasswordRepeated'),
  });
  return answer(form, changed);
};

const endLogins = async (form: PostedForm) => {
  const id = fieldOf(form.posted, 'id');
  const ended = await form.shop.get(sessionUseCases.viewLogins).endLogins(id === '' ? undefined : id);
  return ended.isErr() ? refuseFields(form, ended.error) : redirectTo(PATHS.password, 303);
};

export const passwordAction = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  const { shop, posted } = form;
  const passkeys = shop.get(sessionUseCases.managePasskeys);
  const id = fieldOf(posted, 'id');
  switch (fieldOf(posted, 'intent')) {
    case 'change':
      return changePassword(form);
    case PASSKEY_INTENTS.add:
      return answer(form, await passkeys.add({ currentPassword: fieldOf(posted, 'currentPassword') }));
    case PASSKEY_INTENTS.rename:
      return answer(form, await passkeys.rename(id, fieldOf(posted, 'name')));
    case PASSKEY_INTENTS.remove:
      return answer(form, await passkeys.remove(id));
    default:
      return endLogins(form);
  }
};
