// Asks a member whose e-mail address is not confirmed yet to have the link sent that confirms it.

import type { SavedContactDetails } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../account-form/account-form.tsx';
import styles from './contact-details.module.css';
import { CONTACT_INTENTS, type RefusedForm, refusedAt } from './contact-intents.ts';

type ConfirmationLinkProps = Pick<SavedContactDetails, 'email'> & { readonly refusal: RefusedForm | undefined };

/** A link goes to the address of the account; the notice of the page tells that it is under way. */
export const ConfirmationLink = ({ email, refusal }: ConfirmationLinkProps) => {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="confirmation-link-title" className={styles.part}>
      <h2 id="confirmation-link-title">{t('vue.contactDetails.confirmation.title')}</h2>
      <AccountForm
        action={PATHS.contactDetails}
        intent={CONTACT_INTENTS.confirmationLink}
        errors={[]}
        message={refusedAt(refusal, CONTACT_INTENTS.confirmationLink)?.message}
        labels={{}}
        submit={t('vue.contactDetails.confirmation.submit')}
      >
        <p className={styles.now}>{t('vue.contactDetails.confirmation.text', { email })}</p>
      </AccountForm>
    </section>
  );
};
