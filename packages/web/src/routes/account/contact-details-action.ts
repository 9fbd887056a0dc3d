// What the forms of the page of contact details post.

import type { ContactError } from '@tornister/application/account';
import type { Notice } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import type { Result } from 'neverthrow';
import type { ActionFunctionArgs } from 'react-router';
import { CONTACT_INTENTS, EMAIL_DRAFT } from '../../components/account/contact-details/contact-intents.ts';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { loadAnew } from '../load-anew.ts';
import { showNotice } from '../notices.ts';
import { refuseOthersForm } from './shown-to-others.ts';

/** What a change came to: the page again with what is told, or the form again with what is wrong. */
const answer = (form: PostedForm, changed: Result<Notice, ContactError>) => {
  if (changed.isErr()) return refuseFields(form, changed.error);
  showNotice(form.shop, changed.value);
  return redirectTo(PATHS.contactDetails, 303);
};

const save = async (form: PostedForm) => {
  const field = (name: string): string => fieldOf(form.posted, name);
  const saved = await form.shop.get(accountUseCases.editContactDetails).save(versionIn(field('version')), {
    salutation: field('salutation'),
    firstname: field('firstname'),
    lastname: field('lastname'),
    phone: field('phone'),
    VATRegistrationNo: field('VATRegistrationNo'),
    jobTitleCode: field('jobTitleCode'),
    primaryIndustryGroupCode: field('primaryIndustryGroupCode'),
    numberOfEmployees: field('numberOfEmployees'),
  });
  if (saved.isOk()) formSaved(form);
  return answer(form, saved);
};

const changeEmail = async (form: PostedForm) => {
  const changed = await form.shop.get(accountUseCases.editContactDetails).changeEmail({
    email: fieldOf(form.posted, 'email'),
    currentPassword: fieldOf(form.posted, 'currentPassword'),
  });
  if (changed.isOk()) form.shop.get(sessionUseCases.formDrafts).drop(EMAIL_DRAFT);
  return answer(form, changed);
};

const successNotice = (message: string): Notice => ({ id: message, tone: 'success', message });

const subscribe = ({ shop }: PostedForm) => shop.get(accountUseCases.editContactDetails).subscribe();

const unsubscribe = ({ shop }: PostedForm) =>
  shop
    .get(newsletterUseCases.manageNewsletter)
    .unsubscribeOwn()
    .map(() => successNotice('vue.newsletter.notification.unsubscribed'));

/** Nobody is logged in afterwards: cookies and all that the tab knew go, as with a logout. Where one logs in again it is said until when. */
const deleteAccount = async (form: PostedForm) => {
  const { shop, posted } = form;
  const currentPassword = fieldOf(posted, 'currentPassword');
  const deleted = await shop.get(accountUseCases.editContactDetails).deleteAccount({ currentPassword });
  if (deleted.isErr()) return refuseFields(form, deleted.error);
  const left = await shop.get(sessionUseCases.logOut)();
  // The backend has ended all logins; where a tab could not reach this side, its page offers the logout once more.
  const done = loadAnew(shop, left.isOk() ? PATHS.login : PATHS.logout, deleted.value);
  done.headers.set('Clear-Site-Data', '"cache"');
  return done;
};

/** No version that there ever was, where none was posted: the form is shown again with the right one. */
const versionIn = (posted: string): number => (/^\d{1,9}$/.test(posted) ? Number(posted) : 0);

/** A login that has ended meanwhile leads back to the link, which alone knows the token. */
const atItsLink = (form: PostedForm, { url }: Request): PostedForm => ({
  ...form,
  path: form.path + new URL(url).search,
});

export const contactDetailsAction = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  const others = refuseOthersForm(form);
  if (others !== undefined) return others;
  const editing = form.shop.get(accountUseCases.editContactDetails);
  switch (fieldOf(form.posted, 'intent')) {
    case CONTACT_INTENTS.email:
      return changeEmail(form);
    case CONTACT_INTENTS.confirmEmail:
      return answer(atItsLink(form, request), await editing.confirmEmail(fieldOf(form.posted, 'emailToken')));
    case CONTACT_INTENTS.confirmationLink:
      return answer(form, await editing.sendConfirmationLink());
    case CONTACT_INTENTS.delete:
      return deleteAccount(form);
    case CONTACT_INTENTS.subscribe:
      return answer(form, await subscribe(form));
    case CONTACT_INTENTS.unsubscribe:
      return answer(form, await unsubscribe(form));
    default:
      return save(form);
  }
};
