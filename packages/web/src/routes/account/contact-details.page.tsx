// Route /myaccount/contact-details/: name, phone number and business fields of a member, and the e-mail address of the account, with the link that confirms it.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { ConfirmationLink } from '../../components/account/contact-details/confirmation-link.tsx';
import { ContactForm } from '../../components/account/contact-details/contact-form.tsx';
import { CONTACT_INTENTS, refusedAt } from '../../components/account/contact-details/contact-intents.ts';
import { EmailChangeForm, EmailConfirmationStep } from '../../components/account/contact-details/email-change.tsx';
import { NewsletterState } from '../../components/account/contact-details/newsletter-state.tsx';
import { AccountDeletion, DataExport } from '../../components/account/contact-details/own-data.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './contact-details.loader.ts';

export { revalidatesRefused as shouldRevalidate } from '../revalidate-refused.ts';

export const Component = () => {
  const { t } = useTranslation('account');
  const { opened, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  const refused = refusedAt(refusal, CONTACT_INTENTS.save);
  const draft = useFormDraft(PATHS.contactDetails, refused !== undefined);
  const { details, choices, confirmation, offersConfirmationLink } = opened;
  return (
    <AccountPage title={t('vue.contactDetails.title')} lead={t('vue.contactDetails.text')}>
      <EmailConfirmationStep {...{ confirmation, refusal }} newsletter={details.newsletter} />
      {offersConfirmationLink ? <ConfirmationLink email={details.shownEmail} refusal={refusal} /> : null}
      <ContactForm {...{ details, refused, draft }} {...(choices === undefined ? {} : { choices })} />
      <EmailChangeForm email={details.shownEmail} refusal={refusal} />
      <NewsletterState email={details.shownEmail} newsletter={details.newsletter} refusal={refusal} />
      <DataExport />
      <AccountDeletion details={details} refusal={refusal} />
    </AccountPage>
  );
};
