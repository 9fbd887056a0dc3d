// What a login form posts, on whatever page it stands.

import { sessionUseCases } from '../composition/session-tokens.ts';
import { redirectTo } from '../respond.ts';
import { fieldOf, type PostedForm, refuseFields } from './form-refusal.ts';
import { loadAnew } from './load-anew.ts';
import { tell } from './notices.ts';

/**
 * Logs in with a form of the page at `path`, or with the one in the header of another page, which says where it stands; a refused one is rendered
 * again with what was typed, but for the password.
 */
export const logIn = async (form: PostedForm, path: string) => {
  const { shop, posted } = form;
  const entry = {
    email: fieldOf(posted, 'email'),
    password: fieldOf(posted, 'password'),
    stayLogged: fieldOf(posted, 'stayLogged') !== '',
  };
  const loggedIn = await shop.get(sessionUseCases.logIn)(entry, fieldOf(posted, 'from') || path);
  if (loggedIn.isErr()) return refuseFields(form, loggedIn.error);
  const { next, notice } = loggedIn.value;
  // The business shop shows institutions another menu, and prices.
  if (shop.site.storefront.isB2b) return loadAnew(shop, next, notice);
  if (notice !== undefined) tell(shop, notice);
  return redirectTo(next, 303);
};
