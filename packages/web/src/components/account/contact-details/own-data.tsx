// A member's own data as a file, and the end of the account: how long it waits, what goes and what the law keeps.

import type { SavedContactDetails } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/form-field/password-field.tsx';
import { AccountForm } from '../account-form/account-form.tsx';
import styles from './contact-details.module.css';
import { CONTACT_INTENTS, MY_DATA_PATH, type RefusedForm, refusedAt } from './contact-intents.ts';

/** Leads to the file. */
export const DataExport = () => {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="export-title" className={styles.part}>
      <h2 id="export-title">{t('vue.contactDetails.export.title')}</h2>
      <p>{t('vue.contactDetails.export.text')}</p>
      <p>{t('vue.contactDetails.export.byEmail')}</p>
      <p>
        <LinkButton href={MY_DATA_PATH} look="secondary">
          {t('vue.contactDetails.export.submit')}
        </LinkButton>
      </p>
    </section>
  );
};

type DeletionProps = {
  readonly details: Pick<SavedContactDetails, 'deletionDays' | 'shownEmail' | 'isEmailConfirmed'>;
  readonly refusal: RefusedForm | undefined;
};

/** Says plainly what happens before it asks for the password. */
export const AccountDeletion = ({ details, refusal }: DeletionProps) => {
  const { t } = useTranslation('account');
  const { deletionDays, shownEmail: email, isEmailConfirmed } = details;
  const { isB2b } = useShop().site.storefront;
  const { errors = [], message } = refusedAt(refusal, CONTACT_INTENTS.delete) ?? {};
  const labels = { currentPassword: t('vue.contactDetails.password') };
  return (
    <section aria-labelledby="deletion-title" className={styles.part}>
      <h2 id="deletion-title">{t('vue.contactDetails.deletion.title')}</h2>
      <p>{t('vue.contactDetails.deletion.text', { count: deletionDays })}</p>
      <p>{t('vue.contactDetails.deletion.classLists')}</p>
      {isEmailConfirmed ? null : <p>{t('vue.contactDetails.deletion.unconfirmed', { email })}</p>}
      <p>{t('vue.contactDetails.deletion.kept')}</p>
      {isB2b ? null : <p>{t('vue.contactDetails.deletion.prime')}</p>}
      <AccountForm
        action={PATHS.contactDetails}
        intent={CONTACT_INTENTS.delete}
        idPrefix="delete-"
        {...{ errors, message, labels }}
        submit={t('vue.contactDetails.deletion.submit')}
      >
        <PasswordField
          name="currentPassword"
          id="delete-currentPassword"
          label={labels.currentPassword}
          errors={errors}
          autoComplete="current-password"
        />
      </AccountForm>
    </section>
  );
};
