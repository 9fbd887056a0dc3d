// What a form that opens an account posts, on whatever page it stands.

import { GUEST_ORDER_GONE_MESSAGE } from '@tornister/domain/session';
import { GUEST_ORDER_FIELD } from '../components/account/keep-account/keep-account.tsx';
import { sessionUseCases } from '../composition/session-tokens.ts';
import { redirectTo } from '../respond.ts';
import { handInCertificate } from './account/posted-certificate.ts';
import { registrationEntry } from './account/registration-entry.ts';
import { type PostedForm, refuseFields } from './form-refusal.ts';
import { loadAnew } from './load-anew.ts';
import { showNotice } from './notices.ts';

/**
 * Opens the account and goes on to where `origin` says; a refused form is rendered again with what was typed, but for the passwords. What was kept of
 * it under `draft` is dropped.
 */
export const openAccount = async (form: PostedForm, origin: string | undefined, draft = form.path) => {
  const { shop, posted } = form;
  const { isB2b } = shop.site.storefront;
  const handedIn = await handInCertificate(form);
  if (handedIn.isErr()) return refuseFields(form, handedIn.error);
  const registered = await shop.get(sessionUseCases.register)(registrationEntry(posted, origin, isB2b));
  if (registered.isErr()) {
    // Sent once more, the form opens the account without the order.
    if ('message' in registered.error && registered.error.message === GUEST_ORDER_GONE_MESSAGE)
      posted.delete(GUEST_ORDER_FIELD);
    return refuseFields(form, registered.error);
  }
  shop.get(sessionUseCases.formDrafts).drop(draft);
  const { next, notice } = registered.value;
  // The business shop shows institutions another menu, and prices.
  if (isB2b) return loadAnew(shop, next, notice);
  showNotice(shop, notice);
  return redirectTo(next, 303);
};
