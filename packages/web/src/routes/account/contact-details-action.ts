// What the forms of the page of contact details post.

import type { ContactError } from '@tornister/application/account';
import type { Notice } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import type { Result } from 'neverthrow';
import type { ActionFunctionArgs } from 'react-router';
import { CONTACT_INTENTS } from '../../components/account/contact-details/contact-intents.ts';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { tell } from '../notices.ts';

/** What a change came to: the page again with what is told, or the form again with what is wrong. */
const answer = (form: PostedForm, changed: Result<Notice, ContactError>) => {
  if (changed.isErr()) return refuseFields(form, changed.error);
  tell(form.shop, changed.value);
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

/** No version that there ever was, where none was posted: the form is shown again with the right one. */
const versionIn = (posted: string): number => (/^\d{1,9}$/.test(posted) ? Number(posted) : 0);

export const contactDetailsAction = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  const editing = form.shop.get(accountUseCases.editContactDetails);
  switch (fieldOf(form.posted, 'intent')) {
    case CONTACT_INTENTS.email:
      return answer(
        form,
        await editing.changeEmail({
          email: fieldOf(form.posted, 'email'),
          currentPassword: fieldOf(form.posted, 'currentPassword'),
        }),
      );
    case CONTACT_INTENTS.confirmEmail:
      return answer(form, await editing.confirmEmail(fieldOf(form.posted, 'emailToken')));
    default:
      return save(form);
  }
};
