// What a login form posts, on whatever page it stands.

import { PASSKEY_BUTTON } from '../components/account/login-form/passkey-button.tsx';
import { sessionUseCases } from '../composition/session-tokens.ts';
import { redirectTo } from '../respond.ts';
import { fieldOf, type PostedForm, refuseFields } from './form-refusal.ts';
import { loadAnew } from './load-anew.ts';
import { showNotice } from './notices.ts';

/**
 * Logs in with a form of the page at `path`, or with the one in the header of another page, which says where it stands; a refused one is rendered
 * again with what was typed, but for the password.
 */
export const logIn = async (form: PostedForm, path: string) => {
  const { shop, posted } = form;
  const stayLogged = fieldOf(posted, 'stayLogged') !== '';
  const from = fieldOf(posted, 'from') || path;
  const loggedIn =
    fieldOf(posted, PASSKEY_BUTTON) === ''
      ? await shop.get(sessionUseCases.logIn)(
          { email: fieldOf(posted, 'email'), password: fieldOf(posted, 'password'), stayLogged },
          from,
        )
      : await shop.get(sessionUseCases.logInWithPasskey)({ stayLogged }, from);
  if (loggedIn.isErr()) return refuseFields(form, loggedIn.error);
  const { next, notice } = loggedIn.value;
  // The business shop shows institutions another menu, and prices.
  if (shop.site.storefront.isB2b) return loadAnew(shop, next, notice);
  if (notice !== undefined) showNotice(shop, notice);
  return redirectTo(next, 303);
};
